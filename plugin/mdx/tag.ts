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

/** What a step may give an attribute: text, true for a bare name, or a JSON value. */
export type AttributeValue = string | boolean | number | undefined | object

export function isTag(node: Nodes | { type: string }): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Builds a tag as if an author had written it. Undefined attributes are left out. */
export function makeTag(
  type: Tag['type'],
  name: string,
  attributes: Record<string, AttributeValue>,
  children: (RootContent | HtmlContent)[],
  position?: UnistNode['position'],
): Tag {
  // Tags of the tree of HTML hold HTML, which the types of Markdown's tags do not know.
  const tag = { type, name, attributes: [], children } as UnistNode as Tag
  if (position) tag.position = position
  for (const [key, value] of Object.entries(attributes)) writeAttribute(tag, key, value)
  return tag
}

export function findAttribute(tag: Tag, name: string): MdxJsxAttribute | undefined {
  for (const attribute of tag.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) return attribute
  }
  return undefined
}

/** An attribute's text: a string, or an expression that is nothing but a literal. */
export function readText(tag: Tag, name: string): string | undefined {
  const value = readLiteral(tag, name)
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : undefined
}

/** A flag: bare, `{true}` or the word `true` in any case. */
export function readFlagAttribute(tag: Tag, name: string): boolean | undefined {
  const attribute = findAttribute(tag, name)
  if (!attribute) return undefined
  if (attribute.value === null || attribute.value === undefined) return true
  const value = readLiteral(tag, name)
  return typeof value === 'string' ? value.toLowerCase() !== 'false' : value !== false
}

/** An attribute's value where it is known without running code; bare attributes are true. */
export function readLiteral(tag: Tag, name: string): unknown {
  const attribute = findAttribute(tag, name)
  if (!attribute) return undefined
  const { value } = attribute
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  const expression = expressionOf(value)
  return expression && literalOf(expression)
}

/** Writes an attribute; undefined and false are left out. */
export function writeAttribute(tag: Tag, name: string, value: AttributeValue): void {
  if (value === undefined || value === false) return
  const written: MdxJsxAttribute['value'] =
    typeof value === 'string' ? value : value === true ? null : jsonExpression(value)
  const known = findAttribute(tag, name)
  if (known) known.value = written
  else tag.attributes.push({ type: 'mdxJsxAttribute', name, value: written })
}

export function removeAttribute(tag: Tag, name: string): void {
  tag.attributes = tag.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== name,
  )
}

/** The one expression in braces, or undefined for a comment. */
export function expressionOf(node: { data?: unknown }): Expression | undefined {
  const { estree } = (node.data ?? {}) as { estree?: Program }
  const statement = estree?.body[0]
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** The value of an expression made of literals only; undefined for others. */
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

/** Text of a node and all below it, code included, tags' text too. */
export function markdownText(node: Nodes | RootContent): string {
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode'))
    return node.value
  if ('children' in node)
    return node.children.map((child) => markdownText(child)).join('')
  return ''
}

/** A value in braces. */
export function jsonExpression(
  value: number | object | false,
): MdxJsxAttributeValueExpression {
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: { estree: expressionProgram(literal(value)) },
  }
}

/** Children that a tag of this kind accepts; the grammar is looser than the types. */
export function setChildren(
  tag: Tag,
  children: (RootContent | PhrasingContent | BlockContent)[],
): void {
  tag.children = children as typeof tag.children
}
