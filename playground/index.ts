/**
 * The Node entry of `playground/`, imported by the plugin: reads API descriptions and lists the
 * pages they generate. The components that render those pages load Preact, so they are reached
 * only through a module of the site's server bundle (`pages/api-module.tsx`).
 */
import type { ReadApiContext, ReadApiResult } from './document/read/read-api.ts'
import type { SpecFiles } from './document/read/spec-files.ts'

export type { Api, Operation, ResolvedLinks } from './document/api-model.ts'
export type { OperationRef } from './document/model/operation-ref.ts'
export { type FetchCache, FetchedEntry } from './document/read/fetch-cache.ts'
export { type Locate, createLocate } from './document/read/locate.ts'
export type { ReadApiResult } from './document/read/read-api.ts'
export type {
  ApiModule,
  ApiTarget,
  HighlightSample,
} from './pages/list/api-page-input.ts'
export { type ApiBinding, targetOf } from './pages/list/bind-page.ts'
export type { GeneratedPage } from './pages/list/described-site.ts'
export { mayHaveRow, outerRows } from './pages/list/row-ids.ts'
export { resolveHeader } from './pages/list/resolve-in-text.ts'
export { resolveLinks } from './pages/list/resolve-links.ts'
export { requestUrls } from './pages/list/request-urls.ts'
export {
  apiSources,
  listedSources,
  overlaysOf,
  specLocation,
} from './pages/list/api-sources.ts'
export { generatingSources, idleSources } from './pages/list/generating-nodes.ts'
export {
  parseNavigationReference,
  parseOperationReference,
} from './pages/list/match-spec.ts'
export { withAuthorization } from './document/model/with-authorization.ts'
export { withServers } from './document/model/with-servers.ts'
export { type ApiPages, buildOperationPages } from './pages/list/operation-pages.ts'

/**
 * Reads an API description with `document/read/read-api.ts`. The module and its parsers are
 * imported on first use, so sites without a description don't load them.
 */
export async function readApi(
  source: string,
  context: ReadApiContext,
): Promise<ReadApiResult> {
  const reader = await import('./document/read/read-api.ts')
  return reader.readApi(source, context)
}

/**
 * Lazily imports `document/read/read-numbers.ts` (exact number parsing and arithmetic), which
 * only `skerry check` needs, to validate examples.
 */
export async function loadNumbers(): Promise<
  typeof import('./document/read/read-numbers.ts')
> {
  return import('./document/read/read-numbers.ts')
}

/**
 * Opens the files of an API description for a linter. They are read and overlaid as by `readApi`,
 * with the same limits, but URLs are not fetched. References that lead nowhere, in a loop or
 * an overlong chain, are removed, because a linter that follows them may not end.
 *
 * @param root Absolute path of the content folder. Files outside are not read.
 * @param name Path of the description, relative to the root. It is absent from the result if it
 *   can't be read.
 * @param overlays Paths of the overlays to apply, in this order. Problems with them are for
 *   `readApi` to report.
 */
export async function openSpecFiles(
  root: string,
  name: string,
  overlays: readonly string[],
): Promise<SpecFiles> {
  const [{ SpecFiles }, { applyOverlay }, { loadReferences }] = await Promise.all([
    import('./document/read/spec-files.ts'),
    import('./document/read/apply-overlay.ts'),
    import('./document/read/load-references.ts'),
  ])
  const files = new SpecFiles(root, { offline: true })
  await files.load(name)
  if (!files.first) return files
  for (const path of overlays) {
    await files.load(path)
    const overlay = files.get(path)
    if (overlay) applyOverlay(files.first, overlay)
  }
  await loadReferences(files, files.first)
  return files
}
