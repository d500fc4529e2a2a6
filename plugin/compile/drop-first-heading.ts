import type { Root } from 'mdast'
import { markdownText } from '../mdx/tag.ts'

/**
 * Removes the first level 1 heading, which is already rendered as the page's title.
 *
 * @returns Its text, from which its anchor is made. Undefined if there is none.
 */
export function dropFirstHeading(tree: Root): string | undefined {
  const index = tree.children.findIndex(
    (child) => child.type === 'heading' && child.depth === 1,
  )
  const [heading] = index === -1 ? [] : tree.children.splice(index, 1)
  return heading && markdownText(heading)
}
