import type { Identifier, Node } from 'estree'
import { walk } from 'estree-walker'
import { namesIn } from './names-of-program.ts'

/**
 * Gives names of code's top level, or of the world around it, other names: where they are
 * declared, imported and used. What they are imported from or exported as, and keys of objects,
 * keep theirs.
 *
 * @param root A program, statement or expression, with or without JSX; changed in place.
 * @param renamed New names by old ones.
 */
export function renameNames(root: Node, renamed: ReadonlyMap<string, string>): void {
  const nameFor = (name: string) => renamed.get(name) ?? name
  for (const { node, parent, name } of namesIn(root))
    if (parent?.type !== 'ExportSpecifier') (node as Identifier).name = nameFor(name)
  walk(root, {
    enter(node, parent) {
      switch (node.type) {
        case 'Property':
          return keepKey(node)
        case 'ExportSpecifier':
          // `export { a } from 'b'` names nothing of this code.
          if (parent?.type === 'ExportNamedDeclaration' && parent.source) return
          if (node.local.type !== 'Identifier') return
          node.local = { ...node.local, name: nameFor(node.local.name) }
          return
        case 'ImportSpecifier':
        case 'ImportDefaultSpecifier':
        case 'ImportNamespaceSpecifier':
          // The parser may have made one node of both names.
          node.local = { ...node.local, name: nameFor(node.local.name) }
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
