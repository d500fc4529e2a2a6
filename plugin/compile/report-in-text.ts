import type { Text } from 'mdast'
import type { Compilation, Point, UnplacedDiagnostic } from '../mdx/compilation.ts'

/**
 * Reports a problem where something is written in a text. Escapes and entities are shorter in the
 * text than in its source, so the place within a later line is searched for.
 *
 * @param index Where it starts in the text's value.
 * @returns Where it was reported.
 */
export function reportInText(
  page: Compilation,
  node: Text,
  written: string,
  index: number,
  problem: UnplacedDiagnostic,
): Point {
  const source = page.sourceOf(node)
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  const below = node.value.slice(0, index).split('\n').length - 1
  const from = below === 0 ? column - 1 : 0
  const found = source.text.split('\n')[line - 1 + below]?.indexOf(written, from) ?? -1
  const point = { line: line + below, column: Math.max(found, from) + 1 }
  page.reportAt(source, point, problem)
  return point
}
