import type { Root } from 'mdast'
import type { DroppedHeading } from '../mdx/compilation.ts'
import { markdownText } from '../mdx/tag.ts'
import { takeCustomId } from './record-headings.ts'

/**
 * Removes the first level 1 heading, which is already rendered as the page's title. Returns
 * undefined if there is none.
 */
export function dropFirstHeading(tree: Root): DroppedHeading | undefined {
  const index = tree.children.findIndex(
    (child) => child.type === 'heading' && child.depth === 1,
  )
  const [heading] = index === -1 ? [] : tree.children.splice(index, 1)
  if (heading?.type !== 'heading') return undefined
  const id = takeCustomId(heading)
  return { text: markdownText(heading), id }
}
