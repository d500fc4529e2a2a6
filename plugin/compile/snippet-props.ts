import type { Expression, Node } from 'estree'
import { walk } from 'estree-walker'
import type { RootContent } from 'mdast'
import type { MdxJsxExpressionAttribute } from 'mdast-util-mdx'
import { isFunction } from '../mdx/names-of-program.ts'
import { expressionOf, type Tag } from '../mdx/tag.ts'

/** What a snippet's tag hands in. */
export interface SnippetProps {
  values: ReadonlyMap<string, Expression>
  children: RootContent[]
}

/** The attributes of a snippet's tag, as expressions, and what is inside it. */
export function propsOf(tag: Tag): SnippetProps {
  const values = new Map<string, Expression>()
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      for (const [name, value] of spreadProps(attribute) ?? []) values.set(name, value)
      continue
    }
    const { name, value } = attribute
    if (value === null || value === undefined)
      values.set(name, { type: 'Literal', value: true })
    else if (typeof value === 'string') values.set(name, { type: 'Literal', value })
    else {
      const expression = expressionOf(value)
      if (expression) values.set(name, expression)
    }
  }
  // JSX keeps the one for itself, and content counts more than an attribute of its name.
  values.delete('key')
  if (tag.children.length > 0) values.delete('children')
  return { values, children: tag.children as RootContent[] }
}

/**
 * Whether a snippet's tag says more than can be put into its text: components for its elements, or
 * props that only running code knows.
 */
export function needsComponent(tag: Tag): boolean {
  return tag.attributes.some((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? attribute.name === 'components'
      : spreadProps(attribute) === undefined,
  )
}

/** Whether code may be evaluated where, and as often as, one likes: it calls and changes nothing. */
export function isPure(code: Expression): boolean {
  let pure = true
  walk(code, {
    enter(node) {
      // What a function does, it does when it is called.
      if (isFunction(node)) this.skip()
      else if (hasEffect(node)) pure = false
    },
  })
  return pure
}

/** Whether a piece of code, apart from what is inside it, calls or changes something. */
export function hasEffect(node: Node): boolean {
  return EFFECTS.has(node.type) || isDelete(node)
}

const EFFECTS = new Set<string>([
  'AssignmentExpression',
  'AwaitExpression',
  'CallExpression',
  'ClassExpression',
  'ImportExpression',
  'NewExpression',
  'TaggedTemplateExpression',
  'UpdateExpression',
  'YieldExpression',
])

function isDelete(node: Node): boolean {
  return node.type === 'UnaryExpression' && node.operator === 'delete'
}

/** Props in `{...{ name: value }}`; undefined where they are not written there. */
function spreadProps(
  attribute: MdxJsxExpressionAttribute,
): [name: string, value: Expression][] | undefined {
  const object = expressionOf(attribute)
  const spread = object?.type === 'ObjectExpression' ? object.properties[0] : undefined
  if (spread?.type !== 'SpreadElement') return undefined
  const { argument } = spread
  if (argument.type !== 'ObjectExpression') return undefined
  const props: [string, Expression][] = []
  for (const part of argument.properties) {
    if (part.type !== 'Property' || part.computed || part.kind !== 'init')
      return undefined
    const name =
      part.key.type === 'Identifier'
        ? part.key.name
        : String((part.key as { value?: unknown }).value)
    props.push([name, part.value as Expression])
  }
  return props.some(([name]) => name === 'components') ? undefined : props
}
