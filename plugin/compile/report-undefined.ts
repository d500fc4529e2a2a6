import { nearest } from '../../runtime/kit/nearest.ts'
import { shortened } from '../../runtime/kit/shortened.ts'
import type { Compilation, Positioned } from '../mdx/compilation.ts'
import { areReported } from '../mdx/double-braces.ts'
import type { NameUse } from '../mdx/names-of-program.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'
import { importProblem } from './import-problem.ts'

/** A container of another tool, up to its attributes: `:::tip` in `:::tip{title="…"}`. */
const CONTAINER = /^\s*:{3,}[ \t]*[a-z-]+(?:\[[^\]]*\])?[ \t]*$/i

/** Attributes whose value is a function: handlers, and `ref`. */
const TAKES_FUNCTION = /^(?:on[A-Z]\w*|ref)$/

/**
 * Reports an undefined name in the code of a page, unless what surrounds it is reported as the
 * syntax of another tool.
 *
 * @param node The expression or attribute.
 * @param written Its source text, with braces.
 * @param declared Names that the page declares, of which one may be meant.
 * @param attribute The name of the attribute whose value it is.
 */
export function reportUndefined(
  use: NameUse,
  node: Positioned,
  written: string,
  declared: ReadonlySet<string>,
  page: Compilation,
  attribute?: string,
): void {
  const isAttribute = attribute !== undefined
  const before = isAttribute ? '' : textBefore(node, page)
  const isDouble = before.endsWith('{')
  const braces = isDouble ? `{${written}}` : written
  if (areReported(braces) || CONTAINER.test(before)) return
  if (isDouble) dropOuterBrace(node, page)
  const line = braces.replace(/\s+/g, ' ')
  const near = nearest(use.name, [...declared])
  // Locate `{id}` at its brace, but `{foo.bar}` at the undefined name.
  const isWhole = node.position && written.slice(1, -1).trim() === use.name
  const effect = isAttribute
    ? 'the attribute is left out'
    : `${shortened(line, 60)} is shown as written`
  page.report(isWhole ? node : positionOfCode(use.node), {
    // Mintlify drops `{id}` and publishes the page. Other code would throw.
    severity: isWhole && !isDouble && !isAttribute ? 'warning' : 'error',
    code: 'mdx/undefined-name',
    message: `\`${use.name}\` is not defined, so ${effect}`,
    hint: `${near ? `Did you mean \`${near}\`? ` : ''}${isAttribute ? asValue(use, attribute) : asText(line)}`,
    ...importProblem(page.sourceOf(node), use.name, effect),
  })
}

/** How to write an attribute in braces that is text, is a function, or calls one. */
function asValue({ name, parent, key }: NameUse, attribute: string): string {
  if (TAKES_FUNCTION.test(attribute))
    return `Declare \`${name}\` with \`export const\`, or import it.`
  return parent?.type === 'CallExpression' && key === 'callee'
    ? `Import \`${name}\`, or replace the call by a text in quotes.`
    : 'Write text in quotes instead of braces.'
}

/** How to write braces that are text. */
function asText(braces: string): string {
  return braces.length > 60
    ? 'For text in braces, write \\{ or put it in backticks.'
    : `Write ${braces.replace(/^\{+|\}+$/g, (marks) => marks.replace(/./g, '\\$&'))} or \`${braces}\` for text in braces.`
}

/** What precedes a node on its line. Empty if variables on the line were replaced. */
function textBefore(node: Positioned, page: Compilation): string {
  const { line, column } = node.position?.start ?? { line: 0, column: 1 }
  const row = page.sourceOf(node).text.split('\n')[line - 1] ?? ''
  return row[column - 1] === '{' ? row.slice(0, column - 1) : ''
}

/** The first of two braces starts no expression, which needn't be reported too. */
function dropOuterBrace(node: Positioned, page: Compilation): void {
  const { line, column } = node.position!.start
  const source = page.sourceOf(node)
  for (const expression of page.refusedExpressions) {
    const { point } = expression
    const isOuter = point.line === line && point.column === column - 1
    if (isOuter && expression.source === source)
      page.refusedExpressions.delete(expression)
  }
}
