import type { Node, Program } from 'estree'
import { walk } from 'estree-walker'
import { handlesEvents, isFunction } from '../mdx/names-of-program.ts'

/** The declarations of page code, by name. */
export type Values = ReadonlyMap<string, Node>

/**
 * Whether a value is written as a function, or as an array or object that contains one, also
 * through names, such as a list of buttons with their handlers. JSON can't represent it.
 *
 * @param values See `declaredValues`.
 */
export function holdsFunction(
  node: Node,
  values: Values,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  const holds = (part: Node | null) => part !== null && holdsFunction(part, values, seen)
  if (isFunction(node)) return true
  switch (node.type) {
    case 'ArrayExpression':
      return node.elements.some(holds)
    case 'ObjectExpression':
      return node.properties.some((part) => holds('value' in part ? part.value : part))
    case 'SpreadElement':
      return holds(node.argument)
    case 'ConditionalExpression':
      return holds(node.consequent) || holds(node.alternate)
    case 'LogicalExpression':
      return holds(node.left) || holds(node.right)
    case 'MemberExpression':
      return holds(node.object)
    case 'Identifier': {
      const value = seen.has(node.name) ? undefined : values.get(node.name)
      return (
        value !== undefined && holdsFunction(value, values, new Set([...seen, node.name]))
      )
    }
    default:
      return false
  }
}

/** Whether the value of a spread may have event handlers, also if code makes it. */
export function holdsHandler(
  node: Node,
  values: Values,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (!isFunction(node) && holdsFunction(node, values)) return true
  let found = false
  walk(node, {
    enter(part) {
      if (found) return this.skip()
      found = handlesEvents(part)
      if (part.type !== 'Identifier' || seen.has(part.name)) return
      const value = values.get(part.name)
      found =
        value !== undefined && holdsHandler(value, values, new Set([...seen, part.name]))
    },
  })
  return found
}

/** What the names of page code are declared as: functions, and the values of constants. */
export function declaredValues(body: Program['body']): Values {
  const values = new Map<string, Node>()
  for (const statement of body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'FunctionDeclaration')
      values.set(declaration.id.name, declaration)
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) values.set(id.name, init)
  }
  return values
}
