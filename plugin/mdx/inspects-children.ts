import type { Node } from 'estree'
import { walk } from 'estree-walker'

/** Parents in which children are only rendered, passed on, or tested for existence. */
const SHOWS = new Set([
  'JSXExpressionContainer',
  'ConditionalExpression',
  'LogicalExpression',
  'UnaryExpression',
  'ReturnStatement',
  'IfStatement',
  'Property',
  'AssignmentPattern',
])

/** Whether code does more with `children` or `props.children` than render them. */
export function inspectsChildren(statement: Node): boolean {
  let found = false
  walk(statement, {
    enter(node, parent) {
      if (found) return this.skip()
      const isChildren =
        node.type === 'MemberExpression'
          ? namesChildren(node.property) && endsInProps(node.object)
          : namesChildren(node) && parent?.type !== 'MemberExpression'
      const isObject =
        namesChildren(node) &&
        parent?.type === 'MemberExpression' &&
        parent.object === node
      const isBody = parent?.type === 'ArrowFunctionExpression' && parent.body === node
      found = isObject || (isChildren && !isBody && !SHOWS.has(parent?.type ?? ''))
    },
  })
  return found
}

function namesChildren(node: Node): boolean {
  return node.type === 'Identifier' && node.name === 'children'
}

/** `props`, or `node.props`. The DOM's `element.children` is something else. */
function endsInProps(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'props'
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'props'
  )
}
