import type { Root } from 'mdast'
import type { Compilation, Source } from './compilation.ts'
import { substituteVariables } from './substitute-variables.ts'
import { checkDepth } from './check-depth.ts'
import { parseText, type ExtraSyntax } from './parse-text.ts'
import { unravel } from './unravel.ts'
import { hoistModuleCode } from './hoist-module-code.ts'

/**
 * Parses a page or snippet to mdast: substitutes variables, parses, and turns tags on their own
 * lines into flow, and moves ESM code out of tags.
 *
 * @throws {UnreadablePage} If the text can't be parsed, after reporting it.
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
  hoistModuleCode(tree)
  return tree
}
