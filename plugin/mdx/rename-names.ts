import type { Identifier, Node } from 'estree'
import { walk } from 'estree-walker'
import { namesIn } from './names-of-program.ts'

/**
 * Gives names of code's top level, or of the world around it, other names: where they are
 * declared, imported and used. What they are imported from, and keys of objects, keep theirs.
 *
 * @param root A program, statement or expression; changed in place.
 * @param renamed New names by old ones.
 */
export function renameNames(root: Node, renamed: ReadonlyMap<string, string>): void {
  for (const { node, name } of namesIn(root)) {
    const other = renamed.get(name)
    if (other !== undefined) (node as Identifier).name = other
  }
  walk(root, {
    enter(node) {
      if (node.type === 'Property') keepKey(node)
      else if (
        node.type === 'ImportSpecifier' ||
        node.type === 'ImportDefaultSpecifier' ||
        node.type === 'ImportNamespaceSpecifier'
      )
        // The parser may have made one node of both names.
        node.local = {
          ...node.local,
          name: renamed.get(node.local.name) ?? node.local.name,
        }
    },
  })
}

/** `{ a }` means `{ a: b }` where `a` has become `b`. */
function keepKey(property: Node & { type: 'Property' }): void {
  const { key, value } = property
  const local = value.type === 'AssignmentPattern' ? value.left : value
  if (!property.shorthand || key.type !== 'Identifier' || local.type !== 'Identifier')
    return
  property.shorthand = key.name === local.name
}
