import type { Expression, Program } from 'estree'
import type { Parents, RootContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx'
import { altWithBraces, withBraces } from './markdown-with-props.ts'
import { replaceNode } from './replace-node.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { identifier, property } from '../mdx/build-estree.ts'
import { freeNames } from '../mdx/names-of-program.ts'
import { expressionOf, isTag, literalOf } from '../mdx/tag.ts'
import { codeOf, nodesIn, type SyntaxNode } from './code-in-tree.ts'
import { nodeUses, onlyPlace, propPlaces, type PropPlace } from './prop-places.ts'
import { PROP_IN_TEXT } from './text-with-props.ts'
import { keepsOrder } from './evaluation-order.ts'
import { isPure, type SnippetProps } from './snippet-props.ts'

const CONTENT_MARK = 'isContentOfTag'

/** Names that the snippet declares, which shadow props. */
type Declared = ReadonlyMap<string, unknown>

/**
 * Whether a snippet can be inlined with its props without a change in behaviour: props are only
 * read, children are only rendered, and impure values are evaluated exactly once.
 */
export function canInline(
  tree: Parents,
  props: SnippetProps,
  declared: Declared,
): boolean {
  const evaluated = new Map<string, number>()
  if (!keepsOrder(tree, props, declared)) return false
  for (const node of nodesIn(tree)) {
    if (isTag(node) && node.name?.startsWith('props.') && !declared.has('props'))
      return false
    for (const code of codeOf(node)) {
      const places = propPlaces(code, props, declared)
      if (places.length === 0) continue
      const { changed, sometimes } = nodeUses(code)
      for (const place of places) {
        if (changed.has(place.node) || isCaptured(place, props)) return false
        if (!fitsChildren(node, place, places, props)) return false
        for (const name of place.name === undefined ? props.values.keys() : [place.name])
          evaluated.set(
            name,
            (evaluated.get(name) ?? 0) + (sometimes.has(place.node) ? 2 : 1),
          )
      }
    }
  }
  return [...props.values].every(
    ([name, value]) => isPure(value) || evaluated.get(name) === 1,
  )
}

/** Whether a scope around the place where a prop is read captures names in the prop's value. */
function isCaptured({ name, scopeNames }: PropPlace, { values }: SnippetProps): boolean {
  if (scopeNames.size === 0) return false
  const read = name === undefined ? [...values.values()] : [values.get(name)]
  return read.some(
    (value) => value && freeNames(value).some((use) => scopeNames.has(use.name)),
  )
}

/** Children are nodes, not values: they can be rendered, but not used in code. */
function fitsChildren(
  node: SyntaxNode,
  place: PropPlace,
  places: readonly PropPlace[],
  { children }: SnippetProps,
): boolean {
  if ((place.node.type as string) === 'JSXIdentifier') return false
  if (children.length === 0) return true
  if (place.name !== undefined && place.name !== 'children') return true
  return (
    place.name === 'children' &&
    !isTag(node) &&
    onlyPlace(expressionOf(node), places) === place
  )
}

/**
 * Replaces `{name}` and `{props.name}` with prop values: in content, expressions and attributes.
 * Strings and numbers also in code blocks and URLs.
 */
export function substituteProps(
  tree: Parents,
  props: SnippetProps,
  declared: Declared,
  page: Compilation,
): void {
  tree.children = (tree.children as RootContent[]).map((child) => {
    if ('children' in child) substituteProps(child, props, declared, page)
    return withValues(child, props, declared, page)
  }) as typeof tree.children
}

/**
 * Replaces `{children}` and `{props.children}` with the content of the snippet's tag, where
 * `substituteProps` has found them: those of snippets that were inlined since are not its own.
 */
export function substituteChildren(tree: Parents, { children }: SnippetProps): void {
  let isFirst = true
  const replace = (parent: Parents) => {
    parent.children = (parent.children as RootContent[]).flatMap((child) => {
      if ('children' in child) replace(child)
      if (!isMarked(child)) return [child]
      const content = isFirst ? children : structuredClone(children)
      isFirst = false
      return content
    }) as typeof parent.children
  }
  replace(tree)
}

function isChildren(node: RootContent, props: SnippetProps, declared: Declared): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false
  const code = node.data?.estree
  if (!code || props.values.has('children')) return false
  const places = propPlaces(code, props, declared)
  const place = onlyPlace(expressionOf(node), places)
  if (place?.name !== 'children') return false
  // Without any props, `{children}` may be literal text in braces.
  const given = props.children.length > 0 || props.values.size > 0
  return given || place.node.type !== 'Identifier'
}

/** Marks a node that stands for the content of a tag. */
function markContent(node: RootContent): void {
  node.data = Object.assign(node.data ?? {}, { [CONTENT_MARK]: true })
}

function isMarked({ data }: RootContent): boolean {
  return data !== undefined && CONTENT_MARK in data
}

/** Whether a node is only `{children}`, of a tag without any: it may be literal text in braces. */
function isProse(node: RootContent, { values }: SnippetProps): boolean {
  const expression = expressionOf(node)
  return (
    expression?.type === 'Identifier' &&
    expression.name === 'children' &&
    !values.has('children')
  )
}

function withValues(
  node: RootContent,
  props: SnippetProps,
  declared: Declared,
  page: Compilation,
): RootContent {
  const fill = (text: string) => fillIn(text, props, declared)
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const text = onlyLiteral(node, props, declared)
      if (typeof text === 'string' || typeof text === 'number')
        return { type: 'text', value: String(text), position: node.position }
      if (isChildren(node, props, declared)) markContent(node)
      else if (!isProse(node, props)) putIn(node.data?.estree, props, declared)
      return node
    }
    case 'code':
    case 'inlineCode':
      node.value = fill(node.value)
      if (node.type === 'code' && node.meta) node.meta = fill(node.meta)
      return node
    case 'link':
    case 'image':
    case 'definition':
      node.url = fill(withBraces(node.url))
      if (node.title) node.title = fill(node.title)
      if (node.type === 'image' && node.alt)
        node.alt = fill(altWithBraces(node, page) ?? node.alt)
      return node
    default:
      if (isTag(node))
        for (const attribute of node.attributes)
          putInAttribute(attribute, props, declared)
      return node
  }
}

function putInAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  props: SnippetProps,
  declared: Declared,
): void {
  if (attribute.type !== 'mdxJsxAttribute') {
    putIn(attribute.data?.estree ?? undefined, props, declared)
    return
  }
  const { value } = attribute
  if (typeof value === 'string') {
    attribute.value = fillIn(value, props, declared)
  } else if (value) {
    const text = onlyLiteral(value, props, declared)
    if (typeof text === 'string') attribute.value = text
    else putIn(value.data?.estree ?? undefined, props, declared)
  }
}

/** The literal value of an expression that is only a prop. */
function onlyLiteral(
  node: { data?: { estree?: Program | null | undefined } | undefined },
  props: SnippetProps,
  declared: Declared,
): unknown {
  if (!node.data?.estree) return undefined
  const places = propPlaces(node.data.estree, props, declared)
  const name = onlyPlace(expressionOf(node), places)?.name
  const value = name === undefined ? undefined : props.values.get(name)
  return value && literalOf(value)
}

/** Replaces `{name}` and `{props.name}` in text. */
function fillIn(text: string, { values }: SnippetProps, declared: Declared): string {
  if (!text.includes('{')) return text
  return text.replace(
    PROP_IN_TEXT,
    (written, object: string | undefined, name: string) => {
      const value = declared.has(object ? 'props' : name) ? undefined : values.get(name)
      const literal = value && literalOf(value)
      return typeof literal === 'string' || typeof literal === 'number'
        ? String(literal)
        : written
    },
  )
}

/** Replaces props anywhere in code. */
function putIn(
  code: Program | null | undefined,
  props: SnippetProps,
  declared: Declared,
): void {
  if (!code) return
  const { values } = props
  for (const { node, name, parent } of propPlaces(code, props, declared)) {
    const value =
      name === undefined
        ? objectOf(values)
        : (values.get(name) ?? identifier('undefined'))
    if (parent?.type === 'Property' && parent.shorthand) parent.shorthand = false
    replaceNode(node, structuredClone(value))
  }
}

function objectOf(values: SnippetProps['values']): Expression {
  return {
    type: 'ObjectExpression',
    properties: [...values].map(([name, value]) =>
      name === '__proto__'
        ? { ...property(name, value), computed: true }
        : property(name, value),
    ),
  }
}
