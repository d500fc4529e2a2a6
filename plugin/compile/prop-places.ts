import type { Expression, Node, Program } from 'estree'
import { walk } from 'estree-walker'
import { freeNames, isFunction, type NameUse } from '../mdx/names-of-program.ts'
import type { SnippetProps } from './snippet-props.ts'

/** A place at which code of a snippet reads a prop, or all of them. */
export interface PropPlace {
  /** `props.name` or `name`; `props` where all are meant. */
  node: Node
  /** Undefined for all. */
  name: string | undefined
  /** `{ name }`, of which the key stays. */
  parent: Node | null
  /** Names that are declared in functions and blocks around it. */
  around: ReadonlySet<string>
}

/**
 * The places at which code of a snippet reads props: `props.name`, `props["name"]`, `props`, and,
 * where the snippet declares no such name, the name alone.
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
    const around = new Set(place.scopes.flatMap(({ defined }) => defined))
    if (name === 'props') {
      const member = tag ? undefined : memberName(place)
      return member === undefined
        ? [{ node, name: undefined, parent, around }]
        : [{ node: parent!, name: member, parent: null, around }]
    }
    const isProp = !tag && (values.has(name) || name === 'children')
    return isProp ? [{ node, name, parent, around }] : []
  })
}

/** The name in `props.name`, `props?.name` and `props["name"]`. */
function memberName({ parent, key }: NameUse): string | undefined {
  if (parent?.type !== 'MemberExpression' || key !== 'object') return undefined
  const { property, computed } = parent
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' && typeof property.value === 'string'
    ? property.value
    : undefined
}

/** What code does with some of its nodes, beside reading them once. */
export interface NodeUses {
  /** Assigned, deleted, or in an assignment's pattern. */
  changed: ReadonlySet<Node>
  /** Evaluated as often as a function is called, or on a condition. */
  sometimes: ReadonlySet<Node>
}

/** Finds what code changes, and what it evaluates not exactly once. */
export function nodeUses(code: Program): NodeUses {
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

/** The prop that is all of an expression in braces: `{name}`, `{props.name}`. */
export function onlyPlace(
  expression: Expression | undefined,
  places: readonly PropPlace[],
): PropPlace | undefined {
  const only = expression?.type === 'ChainExpression' ? expression.expression : expression
  return places.find(({ node }) => node === only)
}
