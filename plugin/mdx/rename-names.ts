import type { Identifier, Node } from 'estree'
import { walk } from 'estree-walker'
import { namesIn } from './names-of-program.ts'

/**
 * Renames top-level and free names of code, where they are declared, imported and used. Names that
 * they are imported from or exported as, and property keys, stay the same.
 *
 * @param root A program, statement or expression, with or without JSX; changed in place.
 * @param renamed Old name → new name.
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
          // `export { a } from 'b'` refers to no local name.
          if (parent?.type === 'ExportNamedDeclaration' && parent.source) return
          if (node.local.type !== 'Identifier') return
          node.local = { ...node.local, name: nameFor(node.local.name) }
          return
        case 'ImportSpecifier':
        case 'ImportDefaultSpecifier':
        case 'ImportNamespaceSpecifier':
          // Copy: the parser may use one node for both names.
          node.local = { ...node.local, name: nameFor(node.local.name) }
      }
    },
  })
}

/** Turns `{ a }` into `{ a: b }` if `a` became `b`. */
function keepKey(property: Node & { type: 'Property' }): void {
  const { key, value } = property
  const local = value.type === 'AssignmentPattern' ? value.left : value
  if (!property.shorthand || key.type !== 'Identifier' || local.type !== 'Identifier')
    return
  property.shorthand = key.name === local.name
}
