import type { Root } from 'mdast'
import { markdownText } from '../mdx/tag.ts'

/**
 * The first `# Heading` became the page's title: it is not rendered again.
 *
 * @returns Its text, for the anchor that is left of it.
 */
export function dropFirstHeading(tree: Root): string | undefined {
  const index = tree.children.findIndex(
    (child) => child.type === 'heading' && child.depth === 1,
  )
  const [heading] = index === -1 ? [] : tree.children.splice(index, 1)
  return heading && markdownText(heading)
}
