import type { Expression } from 'estree'
import type { Element } from 'hast'
import { toEstree } from 'hast-util-to-estree'
import { isWrittenAsText, svgName } from '../../runtime/kit/element-attribute.ts'
import { expressionProgram } from '../mdx/build-estree.ts'
import { RUNS_IN_BROWSER } from '../mdx/names-of-program.ts'
import { expressionOf, isTag, literalOf, type Tag } from '../mdx/tag.ts'
import { childrenOf, isParent, type HtmlNode, type HtmlParent } from './html-node.ts'

/** Attributes that don't simply become an attribute in HTML. */
const NEEDS_VNODE = new Set(['dangerouslySetInnerHTML', 'key', 'ref', 'children'])
/** Elements whose `value` isn't rendered as their own attribute. */
const WITH_VALUE = new Set(['select', 'textarea', 'option'])
/** Pairs of synonymous attributes. Preact always lets the first win, whatever their order. */
const SYNONYMS = [
  ['class', 'className'],
  ['for', 'htmlFor'],
] as const

/** Whether a tag is an element, like `<div>` or `<my-element>`, rather than a component. */
export function isElementTag({ name }: Tag): boolean {
  return name !== null && /^[a-z][^.]*$/.test(name)
}

/** Whether an element can't be part of a template, because Preact treats its props specially. */
export function needsVnode(tag: Tag): boolean {
  const { name, attributes } = tag
  if (mayTakeFunctions(tag)) return true
  const names = new Set<string>()
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || NEEDS_VNODE.has(attribute.name))
      return true
    names.add(attribute.name)
  }
  if (names.size < attributes.length) return true
  if (WITH_VALUE.has(name!) && (names.has('value') || names.has('defaultValue')))
    return true
  return names.size > 1 && SYNONYMS.some((pair) => pair.every((each) => names.has(each)))
}

/** Whether an element may be given functions, which HTML can't contain. */
export function mayTakeFunctions({ attributes }: Tag): boolean {
  return attributes.some(
    (each) =>
      each.type !== 'mdxJsxAttribute' ||
      (RUNS_IN_BROWSER.test(each.name) &&
        typeof each.value === 'object' &&
        each.value !== null),
  )
}

/**
 * Whether some of an element's content is dynamic. Inside a template's text, Preact wouldn't know
 * that this part is in an `<svg>`.
 */
export function hasDynamicContent(node: HtmlParent): boolean {
  return childrenOf(node).some((child) => {
    if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') {
      const expression = expressionOf(child)
      return expression !== undefined && literalOf(expression) === undefined
    }
    if (
      isTag(child) &&
      child.name !== null &&
      (!isElementTag(child) || needsVnode(child))
    )
      return true
    return isParent(child) && hasDynamicContent(child)
  })
}

/** Renames attributes of an `<svg>` itself as Preact does for elements inside one. */
export function renameSvgAttributes(tag: Tag): void {
  for (const attribute of tag.attributes)
    if (attribute.type === 'mdxJsxAttribute' && !isWrittenAsText(attribute.name))
      attribute.name = svgName(attribute.name)
}

/** Whether text is white space with a line break, as between blocks. */
export function isBlockSpace(text: string): boolean {
  return text.trim() === '' && /[\n\r]/.test(text)
}

/** Wraps code in an expression node. */
export function expressionNode(code: Expression): HtmlNode {
  return {
    type: 'mdxFlowExpression',
    value: '',
    data: { estree: expressionProgram(code) },
  } as HtmlNode
}

/** Converts a node to code: JSX, which MDX's plugins compile to calls later. */
export function jsxCode(node: HtmlNode): Expression {
  if (node.type === 'mdxFlowExpression') return expressionOf(node)!
  const [statement] = toEstree(node as Element).body
  if (statement?.type !== 'ExpressionStatement') throw new Error('expected JSX')
  return statement.expression
}
