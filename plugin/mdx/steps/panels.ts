import type { Parents, Root, RootContent } from 'mdast'
import type { Compilation } from '../compilation.ts'
import { isTag, type Tag } from '../tag.ts'

const LIFTED = new Set(['RequestExample', 'ResponseExample', 'Panel'])

/**
 * Takes `RequestExample`, `ResponseExample` and `Panel` out of the flow, for the right
 * column (behaviour 4.8). Of each only the first counts; further ones are reported and
 * left out. What stands in a lifted `Panel` stays there.
 */
export function liftPanels(tree: Root, page: Compilation): Tag[] {
  const lifted: Tag[] = []
  lift(tree, page, lifted)
  return lifted
}

function lift(parent: Parents, page: Compilation, lifted: Tag[]): void {
  parent.children = (parent.children as RootContent[]).filter((child) => {
    if (isTag(child) && LIFTED.has(child.name ?? '')) {
      const first = lifted.find(({ name }) => name === child.name)
      if (!first) lifted.push(child)
      else {
        page.report(child, {
          code: 'mdx/extra-panel',
          message: `A page shows one <${child.name}>, so this one is left out`,
          hint: `Put its content into the first one, on line ${page.placeOf(first).line}`,
        })
      }
      return false
    }
    if ('children' in child) lift(child, page, lifted)
    return true
  }) as typeof parent.children
}
