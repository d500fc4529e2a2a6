import type { Expression, Program } from 'estree'
import type { RootContent as HtmlContent } from 'hast'
import type { BlockContent, Nodes, PhrasingContent, RootContent } from 'mdast'
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx'
import type { Node as UnistNode } from 'unist'
import { expressionProgram, literal } from './build-estree.ts'

/** A tag of a page: `<Card>`, `<img />`. */
export type Tag = MdxJsxFlowElement | MdxJsxTextElement

/** Value for an attribute: text, true for a bare attribute, or JSON. */
export type AttributeValue = string | boolean | number | undefined | object

/** Whether a node is a tag. */
export function isTag(node: Nodes | { type: string }): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/**
 * The HTML element that a tag renders, also if its functions were extracted. Undefined for
 * components.
 */
export function elementName(tag: Tag): string | undefined {
  const { element } = (tag.data ?? {}) as { element?: string }
  return element ?? (/^[a-z]/.test(tag.name ?? '') ? tag.name! : undefined)
}

/** Creates a tag as if it had been written. Attributes that are undefined or false are omitted. */
export function makeTag(
  type: Tag['type'],
  name: string,
  attributes: Record<string, AttributeValue>,
  children: (RootContent | HtmlContent)[],
  position?: UnistNode['position'],
): Tag {
  // In hast, tags contain hast nodes, but their types say mdast.
  const tag = { type, name, attributes: [], children } as UnistNode as Tag
  if (position) tag.position = position
  for (const [key, value] of Object.entries(attributes)) writeAttribute(tag, key, value)
  return tag
}

/** Finds an attribute by name; spreads aren't considered. */
export function findAttribute(tag: Tag, name: string): MdxJsxAttribute | undefined {
  for (const attribute of tag.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) return attribute
  }
  return undefined
}

/** An attribute's text, from a string or a literal expression. */
export function readText(tag: Tag, name: string): string | undefined {
  const value = readLiteral(tag, name)
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : undefined
}

/** A boolean attribute. False only for `{false}` and `"false"` in any case. Undefined if absent. */
export function readFlagAttribute(tag: Tag, name: string): boolean | undefined {
  const attribute = findAttribute(tag, name)
  if (!attribute) return undefined
  if (attribute.value === null || attribute.value === undefined) return true
  const value = readLiteral(tag, name)
  return typeof value === 'string' ? value.toLowerCase() !== 'false' : value !== false
}

/** An attribute's value if it is a literal. Bare attributes are true. */
export function readLiteral(tag: Tag, name: string): unknown {
  const attribute = findAttribute(tag, name)
  if (!attribute) return undefined
  const { value } = attribute
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  const expression = expressionOf(value)
  return expression && literalOf(expression)
}

/** Sets an attribute. Does nothing if the value is undefined or false. */
export function writeAttribute(tag: Tag, name: string, value: AttributeValue): void {
  if (value === undefined || value === false) return
  const written: MdxJsxAttribute['value'] =
    typeof value === 'string' ? value : value === true ? null : jsonExpression(value)
  const known = findAttribute(tag, name)
  if (known) known.value = written
  else tag.attributes.push({ type: 'mdxJsxAttribute', name, value: written })
}

/** Removes an attribute. */
export function removeAttribute(tag: Tag, name: string): void {
  tag.attributes = tag.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== name,
  )
}

/** The expression in braces. Undefined if there is only a comment. */
export function expressionOf(node: { data?: unknown }): Expression | undefined {
  const { estree } = (node.data ?? {}) as { estree?: Program }
  const statement = estree?.body[0]
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** The value of an expression made only of literals. Undefined for others. */
export function literalOf(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value ?? undefined
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? (expression.quasis[0]!.value.cooked ?? undefined)
        : undefined
    case 'UnaryExpression': {
      const value = literalOf(expression.argument)
      return expression.operator === '-' && typeof value === 'number' ? -value : undefined
    }
    case 'ArrayExpression': {
      const items = expression.elements.map((item) =>
        item && item.type !== 'SpreadElement' ? literalOf(item) : undefined,
      )
      return items.includes(undefined) ? undefined : items
    }
    default:
      return undefined
  }
}

/** The text content of a node, with that of inline code and tags. */
export function markdownText(node: Nodes | RootContent): string {
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode'))
    return node.value
  if ('children' in node)
    return node.children.map((child) => markdownText(child)).join('')
  return ''
}

/** An attribute value in braces. */
export function jsonExpression(
  value: number | object | false,
): MdxJsxAttributeValueExpression {
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: { estree: expressionProgram(literal(value)) },
  }
}

/** Sets a tag's children. The types allow less than MDX does. */
export function setChildren(
  tag: Tag,
  children: (RootContent | PhrasingContent | BlockContent)[],
): void {
  tag.children = children as typeof tag.children
}
