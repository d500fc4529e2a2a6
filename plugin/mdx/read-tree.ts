import type { Root } from 'mdast'
import type { Compilation, Source } from './compilation.ts'
import { substituteVariables } from './substitute-variables.ts'
import { checkDepth } from './check-depth.ts'
import { parseText, type ExtraSyntax } from './parse-text.ts'
import { unravel } from './unravel.ts'

/**
 * The tree of a page or snippet: variables put in, parsed, tags on lines of their own
 * made flow.
 *
 * @throws {UnreadablePage} When the text cannot be read; reported.
 */
export function readTree(
  source: Source,
  format: 'mdx' | 'md',
  extra: ExtraSyntax,
  page: Compilation,
): Root {
  const text = substituteVariables(source, page)
  const tree = parseText(source, text, format, extra, page)
  checkDepth(tree, page)
  unravel(tree)
  return tree
}
