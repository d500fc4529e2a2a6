import { randomUUID } from 'node:crypto'
import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { PageProblem, SiteData } from '../../runtime/types/rendering.ts'
import { componentModules } from '../../theme/components/about.ts'
import { layoutModules } from '../../theme/layout-parts.ts'
import { apiPart, type ApiPart } from '../render/api-part.ts'
import { contentHash } from '../kit/content-hash.ts'
import { packageFile } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { grammarTools } from '../render/compile-tools.ts'
import { viteImportId } from '../render/vite-import-id.ts'
import { pageData } from '../render/page-data.ts'
import type { AuthorModules } from '../render/remembered-reads.ts'
import { pageNavigation } from '../render/page-navigation.ts'
import { toolVersions } from '../kit/tool-versions.ts'
import type { ModuleGraph } from './module-graph.ts'

/** A compiled page with everything that rendering needs. */
export interface PreparedPage {
  compilation: PageCompilation
  data: PageData
  around: PageNavigation
  /**
   * Key of everything that the page's content is made from, except what it reads of page and
   * site.
   */
  contentKey: string
  /** Why it couldn't be compiled. */
  problem?: PageProblem
  /** The part of an API description that it shows. */
  api?: ApiPart
}

/**
 * Prepares pages for rendering.
 *
 * @param modules The modules of the server bundle.
 */
export function preparePages(
  project: Project,
  compilations: readonly PageCompilation[],
  modules: ModuleGraph,
  site: SiteData,
): PreparedPage[] {
  const { common, api } = contentTools(project, modules, site)
  return compilations.map((compilation) => {
    const { page, facts, key } = compilation
    const part = apiPart(project, page)
    const data = pageData(page, facts, part, project.lastModified(page.file))
    const imported = facts.imports.map(({ id }) => viteImportId(project.root, id))
    const problem = facts.failed
      ? facts.diagnostics.find(({ severity }) => severity === 'error')
      : undefined
    return {
      compilation,
      data,
      around: pageNavigation(project, data),
      contentKey: contentHash(
        key,
        common,
        modules.hashOf(imported),
        problem ?? '',
        // Without caching, it is rendered in each build, because its code reads data by itself.
        page.frontmatter.cache === false ? randomUUID() : '',
        part ? [api, part] : '',
      ),
      ...(problem && { problem }),
      ...(part && { api: part }),
    }
  })
}

/** Hashes what all contents are rendered with, and what API pages additionally use. */
function contentTools(
  { root, overrides, options }: Project,
  modules: ModuleGraph,
  { features, settings }: SiteData,
): { common: string; api: string } {
  // Parts of the layout that may be rendered in place of the content.
  const stand = (['PageError', 'NotFound'] as const).map(
    (part) => overrides.layout.get(part) ?? packageFile(`theme/${layoutModules[part]}`),
  )
  const components = Object.entries(componentModules)
    .filter(([name]) => !overrides.components.has(name))
    .map(([, module]) => packageFile(`theme/${module}`))
  const runtime = packageFile('runtime/render-page')
  return {
    common: contentHash(
      toolVersions(),
      modules.hashOf([runtime, ...stand, ...components]),
      features.markdown,
      options.cacheKey ?? '',
      modules.useReact([...overrides.components.values(), ...overrides.layout.values()]),
    ),
    api: contentHash(
      modules.hashOf([packageFile('playground/pages/api-module')]),
      grammarTools(root, settings.styling.languages),
    ),
  }
}

/** Lists the author's modules with their imports, except those that our own code imports too. */
export function authorModules(
  { overrides }: Project,
  pageImports: ReadonlyMap<string, string>,
  modules: ModuleGraph,
): AuthorModules {
  const own = [packageFile('runtime/render-page'), packageFile('runtime/index')]
  const brought = [
    ...pageImports,
    ...[...overrides.components].map(([name, file]): [string, string] => [
      `overrides.${name}`,
      file,
    ]),
  ]
  return Object.fromEntries(brought.map(([name, id]) => [name, modules.list([id], own)]))
}

/** Hashes what each of the author's component overrides does. */
export function overrideHashes(
  { overrides: { components } }: Project,
  modules: ModuleGraph,
): Record<string, string> {
  return Object.fromEntries(
    [...components].map(([name, file]) => [name, modules.hashOf([file])]),
  )
}
