import type { Expression, Node, Program } from 'estree'
import { walk } from 'estree-walker'
import { freeNames, isFunction, type NameUse } from '../mdx/names-of-program.ts'
import type { SnippetProps } from './snippet-props.ts'

/** Where a snippet's code reads one prop, or all of them. */
export interface PropPlace {
  /** `props.name` or `name`; `props` if all are read. */
  node: Node
  /** Undefined if all are read. */
  name: string | undefined
  /** For shorthand properties, `{ name }`, whose key must be kept. */
  parent: Node | null
  /** Names declared in enclosing functions and blocks. */
  scopeNames: ReadonlySet<string>
}

/**
 * Finds where a snippet's code reads props: `props.name`, `props["name"]`, `props` and, unless the
 * snippet declares the name itself, just `name`.
 *
 * @param declared The names that the snippet declares.
 */
export function propPlaces(
  code: Program,
  { values }: Pick<SnippetProps, 'values'>,
  declared: ReadonlyMap<string, unknown>,
): PropPlace[] {
  return freeNames(code).flatMap((place): PropPlace[] => {
    const { name, node, parent, tag } = place
    if (declared.has(name)) return []
    const scopeNames = new Set(place.scopes.flatMap(({ defined }) => defined))
    if (name === 'props') {
      const member = tag ? undefined : memberName(place)
      return member === undefined || (isInherited(member) && !values.has(member))
        ? [{ node, name: undefined, parent, scopeNames }]
        : [{ node: parent!, name: member, parent: null, scopeNames }]
    }
    const isProp = !tag && (values.has(name) || name === 'children')
    return isProp ? [{ node, name, parent, scopeNames }] : []
  })
}

/** Whether every object has a property of that name, such as `hasOwnProperty`. */
function isInherited(name: string): boolean {
  return name in Object.prototype
}

/** The name in `props.name`, `props?.name` and `props["name"]`. */
export function memberName({ parent, key }: NameUse): string | undefined {
  if (parent?.type !== 'MemberExpression' || key !== 'object') return undefined
  const { property, computed } = parent
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' && typeof property.value === 'string'
    ? property.value
    : undefined
}

/** Nodes that code doesn't simply read once. */
interface NodeUses {
  /** Assigned, updated, deleted, or part of a destructuring assignment. */
  changed: ReadonlySet<Node>
  /** Inside a function or a conditional branch. */
  sometimes: ReadonlySet<Node>
}

/** Finds nodes that code modifies, or doesn't evaluate exactly once. */
export function nodeUses(code: Node): NodeUses {
  const changed = new Set<Node>()
  const sometimes = new Set<Node>()
  walk(code, {
    enter(node, parent, key) {
      if (parent && (sometimes.has(parent) || isSometimes(parent, key)))
        sometimes.add(node)
      const isTarget =
        (parent?.type === 'AssignmentExpression' && key === 'left') ||
        parent?.type === 'UpdateExpression' ||
        (parent?.type === 'UnaryExpression' && parent.operator === 'delete') ||
        ((parent?.type === 'ForInStatement' || parent?.type === 'ForOfStatement') &&
          key === 'left')
      if (isTarget || (parent && changed.has(parent))) changed.add(node)
    },
  })
  return { changed, sometimes }
}

function isSometimes(parent: Node, key: unknown): boolean {
  if (isFunction(parent)) return true
  if (parent.type === 'ConditionalExpression') return key !== 'test'
  return parent.type === 'LogicalExpression' && key === 'right'
}

/** The prop that is the whole expression: `{name}`, `{props.name}`. */
export function onlyPlace(
  expression: Expression | undefined,
  places: readonly PropPlace[],
): PropPlace | undefined {
  const only = expression?.type === 'ChainExpression' ? expression.expression : expression
  return places.find(({ node }) => node === only)
}
