import type { Expression, Node } from 'estree'
import { walk } from 'estree-walker'
import type { RootContent } from 'mdast'
import type { MdxJsxExpressionAttribute } from 'mdast-util-mdx'
import { literal } from '../mdx/build-estree.ts'
import { isFunction } from '../mdx/names-of-program.ts'
import { expressionOf, type Tag } from '../mdx/tag.ts'
import { GIVEN_PROPS, READ_PROP, WITH_PROPS } from './runtime-functions.ts'

/** The props and children of a snippet's tag. */
export interface SnippetProps {
  values: ReadonlyMap<string, Expression>
  children: RootContent[]
}

/** Objects whose properties are known when the page is compiled, by name: `frontmatter`. */
type KnownObjects = ReadonlyMap<string, object>

/** Reads a snippet tag's attributes as expressions, and its children. */
export function propsOf(tag: Tag, known: KnownObjects): SnippetProps {
  const values = new Map<string, Expression>()
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      for (const [name, value] of spreadProps(attribute, known) ?? [])
        values.set(name, value)
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
  // JSX reserves `key`, and content takes precedence over an attribute `children`.
  values.delete('key')
  if (tag.children.length > 0) values.delete('children')
  return { values, children: tag.children as RootContent[] }
}

/**
 * Whether a snippet's tag has attributes that prevent inlining: `components`, or a spread of
 * anything but an object literal or a known object.
 */
export function needsComponent(tag: Tag, known: KnownObjects): boolean {
  return tag.attributes.some((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? attribute.name === 'components'
      : spreadProps(attribute, known) === undefined,
  )
}

/** Whether evaluating code elsewhere, or repeatedly, changes nothing: it has no side effects. */
export function isPure(code: Expression): boolean {
  let pure = true
  walk(code, {
    enter(node) {
      // The body of a function has effects only when called.
      if (isFunction(node)) this.skip()
      else if (hasEffect(node)) pure = false
    },
  })
  return pure
}

/** Whether a node itself, without its descendants, calls or modifies something. */
export function hasEffect(node: Node): boolean {
  return (EFFECTS.has(node.type) && !isPropRead(node)) || isDelete(node)
}

/** `{name}` and `{...props}` in a snippet that is a component. */
function isPropRead(node: Node): boolean {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    [READ_PROP, WITH_PROPS, GIVEN_PROPS].includes(node.callee.name)
  )
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

/** Props of `{...{ name: value }}` and `{...frontmatter}`. Undefined for other spreads. */
function spreadProps(
  attribute: MdxJsxExpressionAttribute,
  known: KnownObjects,
): [name: string, value: Expression][] | undefined {
  const object = expressionOf(attribute)
  const spread = object?.type === 'ObjectExpression' ? object.properties[0] : undefined
  if (spread?.type !== 'SpreadElement') return undefined
  const value = spread.argument.type === 'Identifier' && known.get(spread.argument.name)
  const argument = value ? literal(value) : spread.argument
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
