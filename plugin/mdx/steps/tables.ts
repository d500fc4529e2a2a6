import type { Parents, RootContent } from 'mdast'
import { makeTag } from '../tag.ts'

/** Tables scroll in a container of their own: the theme's `<Table>` stands around each. */
export function wrapTables(parent: Parents): void {
  parent.children.forEach((child, index) => {
    const node = child as RootContent
    if (node.type === 'table') {
      const tag = makeTag('mdxJsxFlowElement', 'Table', {}, [node], node.position)
      ;(parent.children as RootContent[])[index] = tag as RootContent
    } else if ('children' in node) wrapTables(node)
  })
}
