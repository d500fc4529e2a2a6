/** Replaces a node of a tree in place, so that its parent needs no change. */
export function replaceNode(node: object, other: object): void {
  for (const key of Object.keys(node)) Reflect.deleteProperty(node, key)
  Object.assign(node, other)
}
