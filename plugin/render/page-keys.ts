import { contentHash } from '../kit/content-hash.ts'
import type { CompiledPage, CompileInput } from '../mdx/compiled-page.ts'
import { hashReads, type ContentSurroundings } from './record-reads.ts'

/**
 * Names what a page is compiled from, but for the files that it turns out to include. Where the
 * project lies is not in it: a moved one finds what it had. What plugins do, also those of a
 * config file, is in `tools`.
 */
export function compileKey({ root: _, options, ...input }: CompileInput): string {
  const { config: __, ...rest } = options
  return contentHash('page', input, rest)
}

/** Names the code of a compiled page: with another snippet or image it is another. */
export function codeKey(
  key: string,
  { dependencies }: Pick<CompiledPage, 'dependencies'>,
): string {
  return contentHash('code', key, dependencies)
}

/**
 * Names a page's own HTML.
 *
 * @param contentKey `PreparedPage.contentKey`: all that it is made from, but for what it turns
 *   out to read of its surroundings.
 * @param reads That (`recordReads`).
 */
export function renderedKey(
  contentKey: string,
  reads: readonly string[],
  surroundings: ContentSurroundings,
): string {
  return contentHash('rendered', contentKey, hashReads(reads, surroundings))
}
