import type { Root } from 'mdast'

/** The first `# Heading` became the page's title: it is not rendered again. */
export function dropFirstHeading(tree: Root): void {
  const index = tree.children.findIndex(
    (child) => child.type === 'heading' && child.depth === 1,
  )
  if (index !== -1) tree.children.splice(index, 1)
}
