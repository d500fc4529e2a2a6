import { contentHash } from '../kit/content-hash.ts'
import type { CompiledPage, CompileInput, CompileOptions } from '../mdx/compiled-page.ts'
import { hashReads, type ContentSurroundings } from './record-reads.ts'

/**
 * Key of what a page is compiled from, except the files that it includes. It doesn't depend on
 * where the project is, so moving it keeps the cache valid. Plugins, including those in a
 * config file, are covered by `tools`.
 *
 * @param bodyHash `contentHash` of the body.
 */
export function compileKey(
  { root: _, options, ...input }: Omit<CompileInput, 'body'>,
  bodyHash: string,
): string {
  return contentHash('page', bodyHash, input, keyOfOptions(options))
}

/** Options are the same object for all pages of a build. */
const optionKeys = new WeakMap<CompileOptions, string>()

function keyOfOptions(options: CompileOptions): string {
  const known = optionKeys.get(options)
  if (known !== undefined) return known
  const { config: _, ...rest } = options
  const key = contentHash('options', rest)
  optionKeys.set(options, key)
  return key
}

/** Key of a compiled page's code: depends on the content of included snippets and images. */
export function codeKey(
  key: string,
  { dependencies }: Pick<CompiledPage, 'dependencies'>,
): string {
  return contentHash('code', key, dependencies)
}

/**
 * Key of a page's rendered content.
 *
 * @param contentKey `PreparedPage.contentKey`: everything that it is made from, except what it
 *   reads from its surroundings.
 * @param reads What it reads from them (`recordReads`).
 */
export function renderedKey(
  contentKey: string,
  reads: readonly string[],
  surroundings: ContentSurroundings,
): string {
  return contentHash('rendered', contentKey, hashReads(reads, surroundings))
}
