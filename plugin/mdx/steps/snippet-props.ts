import type { Expression, Node, Program } from 'estree'
import { walk } from 'estree-walker'
import type { Parents, RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx'
import { expressionOf, isTag, literalOf, type Tag } from '../tag.ts'

/** What a snippet's tag hands in. */
export interface SnippetProps {
  values: ReadonlyMap<string, Expression>
  children: RootContent[]
}

/** The attributes of a snippet's tag, as expressions, and what is inside it. */
export function propsOf(tag: Tag): SnippetProps {
  const values = new Map<string, Expression>()
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    if (value === null || value === undefined)
      values.set(name, { type: 'Literal', value: true })
    else if (typeof value === 'string') values.set(name, { type: 'Literal', value })
    else {
      const expression = expressionOf(value)
      if (expression) values.set(name, expression)
    }
  }
  return { values, children: tag.children as RootContent[] }
}

/**
 * Puts props in place of `{name}` and `{props.name}`: in content, in expressions and
 * attributes, and, for text, in code and addresses too (behaviour 3.7).
 */
export function substituteProps(tree: Parents, props: SnippetProps): void {
  if (props.values.size === 0 && props.children.length === 0) return
  const children: RootContent[] = []
  for (const child of tree.children as RootContent[]) {
    if ('children' in child) substituteProps(child, props)
    children.push(...substituteNode(child, props))
  }
  tree.children = children as typeof tree.children
}

function substituteNode(node: RootContent, props: SnippetProps): RootContent[] {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const expression = expressionOf(node)
      const name = expression && propName(expression)
      if (name === 'children' && !props.values.has('children')) return props.children
      const value = name === undefined ? undefined : props.values.get(name)
      const text = value && literalOf(value)
      if (typeof text === 'string' || typeof text === 'number')
        return [{ type: 'text', value: String(text), position: node.position }]
      substituteIn(node.data as { estree?: Program } | undefined, props)
      return [node]
    }
    case 'code':
    case 'inlineCode':
      node.value = fillIn(node.value, props)
      if (node.type === 'code' && node.meta) node.meta = fillIn(node.meta, props)
      return [node]
    case 'link':
    case 'image':
    case 'definition':
      // In addresses, braces may be escaped by the parser's rules.
      node.url = fillIn(node.url.replace(/%7B/gi, '{').replace(/%7D/gi, '}'), props)
      if (node.title) node.title = fillIn(node.title, props)
      if (node.type === 'image' && node.alt) node.alt = fillIn(node.alt, props)
      return [node]
    default:
      if (isTag(node))
        for (const attribute of node.attributes) substituteAttribute(attribute, props)
      return [node]
  }
}

function substituteAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  props: SnippetProps,
): void {
  if (attribute.type !== 'mdxJsxAttribute') {
    substituteIn(attribute.data as { estree?: Program } | undefined, props)
    return
  }
  const { value } = attribute
  if (typeof value === 'string') {
    attribute.value = fillIn(value, props)
  } else if (value) {
    const expression = expressionOf(value)
    const name = expression && propName(expression)
    const given = name === undefined ? undefined : props.values.get(name)
    const text = given && literalOf(given)
    if (typeof text === 'string') attribute.value = text
    else substituteIn(value.data as { estree?: Program } | undefined, props)
  }
}

/** `{name}` and `{props.name}` in a text. */
function fillIn(text: string, { values }: SnippetProps): string {
  if (!text.includes('{')) return text
  return text.replace(
    /\{\s*(?:props\.)?([A-Za-z_$][\w$]*)\s*\}/g,
    (written, name: string) => {
      const value = values.get(name)
      const literal = value && literalOf(value)
      return typeof literal === 'string' || typeof literal === 'number'
        ? String(literal)
        : written
    },
  )
}

/** Names of props anywhere in an expression. */
function substituteIn(
  data: { estree?: Program } | undefined,
  { values }: SnippetProps,
): void {
  if (!data?.estree) return
  walk(data.estree as never, {
    enter(entered, enteredParent, key) {
      const node = entered as Node
      const parent = enteredParent as Node | null
      const name =
        node.type === 'Identifier' || node.type === 'MemberExpression'
          ? propName(node)
          : undefined
      const value = name === undefined ? undefined : values.get(name)
      if (!value) return
      const isKey = parent?.type === 'Property' && key === 'key' && !parent.computed
      const isMember =
        parent?.type === 'MemberExpression' && key === 'property' && !parent.computed
      if (isKey || isMember) return
      if (parent?.type === 'Property' && parent.shorthand) parent.shorthand = false
      this.replace(structuredClone(value) as never)
      this.skip()
    },
  })
}

function propName(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  const isProp =
    node.type === 'MemberExpression' &&
    !node.computed &&
    node.object.type === 'Identifier' &&
    node.object.name === 'props' &&
    node.property.type === 'Identifier'
  return isProp ? (node.property as { name: string }).name : undefined
}
