import type { Expression } from 'estree'
import type { Element } from 'hast'
import { toEstree } from 'hast-util-to-estree'
import { isWrittenAsText, svgName } from '../../runtime/kit/element-attribute.ts'
import { expressionProgram } from '../mdx/build-estree.ts'
import { expressionOf, isTag, literalOf, type Tag } from '../mdx/tag.ts'
import { childrenOf, isParent, type HtmlNode, type HtmlParent } from './html-node.ts'

/** Attributes that are more than text in the element's own tag. */
const NEEDS_VNODE = new Set(['dangerouslySetInnerHTML', 'key', 'ref', 'children'])
/** Elements whose value is not an attribute of their own. */
const WITH_VALUE = new Set(['select', 'textarea', 'option'])
/** Names of one attribute, of which the first wins wherever it stands. */
const SYNONYMS = [
  ['class', 'className'],
  ['for', 'htmlFor'],
] as const

/** `<div>`, `<my-element>`: no component. */
export function isElementTag({ name }: Tag): boolean {
  return name !== null && /^[a-z][^.]*$/.test(name)
}

/** Whether an element cannot be written into a template: Preact does more than write its attributes. */
export function needsVnode({ name, attributes }: Tag): boolean {
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

/**
 * Whether code gives a part of what is in an element. In the text of a template Preact would not
 * know that the part stands in an `<svg>`.
 */
export function holdsCode(node: HtmlParent): boolean {
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
    return isParent(child) && holdsCode(child)
  })
}

/** Attributes of an `<svg>` itself get the names that they have inside of one. */
export function renameSvgAttributes(tag: Tag): void {
  for (const attribute of tag.attributes)
    if (attribute.type === 'mdxJsxAttribute' && !isWrittenAsText(attribute.name))
      attribute.name = svgName(attribute.name)
}

/** White space between blocks. */
export function isBlockSpace(text: string): boolean {
  return text.trim() === '' && /[\n\r]/.test(text)
}

/** Code as a node of the tree. */
export function expressionNode(code: Expression): HtmlNode {
  return {
    type: 'mdxFlowExpression',
    value: '',
    data: { estree: expressionProgram(code) },
  } as HtmlNode
}

/** A node as code: JSX, which MDX's own plugins turn into calls. */
export function jsxCode(node: HtmlNode): Expression {
  if (node.type === 'mdxFlowExpression') return expressionOf(node)!
  const [statement] = toEstree(node as Element).body
  if (statement?.type !== 'ExpressionStatement') throw new Error('expected JSX')
  return statement.expression
}
