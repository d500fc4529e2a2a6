import type {
  Definition,
  Image,
  Link,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast'

/** Turns `[text][id]` and `![alt][id]` into plain links and images, for the steps that follow. */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>()
  collect(tree, definitions)
  if (definitions.size > 0) replace(tree, definitions)
}

function collect(parent: Parents, definitions: Map<string, Definition>): void {
  for (const child of parent.children as RootContent[]) {
    if (child.type === 'definition') {
      // The first definition of a label takes precedence.
      const id = child.identifier.toUpperCase()
      if (!definitions.has(id)) definitions.set(id, child)
    } else if ('children' in child) collect(child, definitions)
  }
}

function replace(parent: Parents, definitions: Map<string, Definition>): void {
  parent.children.forEach((child, index) => {
    const node = child as RootContent
    if ('children' in node) replace(node, definitions)
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return
    const definition = definitions.get(node.identifier.toUpperCase())
    if (!definition) return
    const { url, title = null } = definition
    const { position } = node
    const resolved: Link | Image =
      node.type === 'linkReference'
        ? {
            type: 'link',
            url,
            title,
            children: node.children as PhrasingContent[],
            position,
          }
        : { type: 'image', url, title, alt: node.alt ?? '', position }
    ;(parent.children as RootContent[])[index] = resolved
  })
}
