import type { Expression } from 'estree'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx'
import type { Compilation } from '../mdx/compilation.ts'
import { isFunction, RUNS_IN_BROWSER } from '../mdx/names-of-program.ts'
import { expressionOf } from '../mdx/tag.ts'
import type { CodeInReach } from './code-in-reach.ts'
import { holdsFunction, holdsHandler } from './holds-function.ts'
import { readsBrowser } from './reads-browser.ts'
import { LISTENER } from './script-names.ts'

/** An attribute of a tag, or a spread. */
export type TagAttribute = MdxJsxAttribute | MdxJsxExpressionAttribute

/** The file that contains the tags. */
export interface TagFile {
  page: Compilation
  /** Names that its code declares. */
  declared: ReadonlySet<string>
  reach: CodeInReach
  /** Whether other names may be props, as in a snippet. */
  hasProps: boolean
  /** Names that don't mean the browser's. */
  own: ReadonlySet<string>
}

/** The name of a component, as opposed to a constant. */
const COMPONENT = /^[A-Z][\w$]*[a-z]/

/**
 * Whether an attribute is a function or an event handler, or a spread with some, or a value that
 * only browsers know.
 */
export function isLive(
  attribute: TagAttribute,
  isElement: boolean,
  file: TagFile,
): boolean {
  const { reach } = file
  const expression = valueOf(attribute)
  if (!expression) return false
  if (isOfBrowser(expression, file)) return true
  if (attribute.type !== 'mdxJsxAttribute') return holdsHandler(expression, reach.values)
  const { name } = attribute
  if (isElement) return RUNS_IN_BROWSER.test(name) && expression.type !== 'Literal'
  return (
    isFunction(expression) ||
    (LISTENER.test(name) && holdsFunction(expression, reach.values))
  )
}

/** Whether an attribute is a component that the page's code declares. */
export function isComponent(
  attribute: TagAttribute,
  declared: ReadonlySet<string>,
): boolean {
  const expression = valueOf(attribute)
  return (
    expression?.type === 'Identifier' &&
    COMPONENT.test(expression.name) &&
    declared.has(expression.name)
  )
}

/** Whether an attribute is a value with functions in it, or the name of one. */
export function isHolding(attribute: TagAttribute, reach: CodeInReach): boolean {
  const expression = valueOf(attribute)
  return expression !== undefined && holdsFunction(expression, reach.values)
}

/** The value of an attribute in braces, or of a spread. */
function valueOf(attribute: TagAttribute): Expression | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return expressionOf(attribute)
  const { value } = attribute
  return typeof value === 'object' && value !== null ? expressionOf(value) : undefined
}

/** Whether only browsers know the value of an expression. */
export function isOfBrowser(expression: Expression | undefined, file: TagFile): boolean {
  const { own, reach } = file
  return expression !== undefined && readsBrowser(expression, own, reach.values)
}
