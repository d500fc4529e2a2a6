import type { Root } from 'hast'
import { componentsThat } from '../../theme/components/about.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { isTag, makeTag, type Tag } from '../mdx/tag.ts'
import { childrenOf, isParent, type HtmlParent } from './html-node.ts'

const LIFTED = componentsThat(({ roles }) => roles.includes('side-panel'))

/** Temporary tag around the lifted content: last in the tree, unwrapped when code is generated. */
export const PANEL = 'Lifted$'

/**
 * Moves `RequestExample`, `ResponseExample` and `Panel` out of the flow, into the right column.
 * Only the first of each is used; others are reported and dropped. Those inside a lifted `Panel`
 * stay there.
 */
export function hoistPanels(tree: Root, page: Compilation): void {
  const lifted: Tag[] = []
  lift(tree, page, lifted)
  page.hasPanel = lifted.length > 0
  if (lifted.length === 0) return
  putRequestFirst(lifted)
  const children = lifted.flatMap((tag, index) =>
    index === 0 ? [tag] : [{ type: 'text' as const, value: '\n' }, tag],
  )
  childrenOf(tree).push(makeTag('mdxJsxFlowElement', PANEL, {}, children))
}

/** Puts the request above the response, whatever their order in the source. */
function putRequestFirst(lifted: Tag[]): void {
  const at = (name: string) => lifted.findIndex((tag) => tag.name === name)
  const [request, response] = [at('RequestExample'), at('ResponseExample')]
  if (response === -1 || request < response) return
  const [tag] = lifted.splice(request, 1)
  lifted.splice(response, 0, tag!)
}

function lift(parent: HtmlParent, page: Compilation, lifted: Tag[]): void {
  const kept = childrenOf(parent).filter((child) => {
    if (isTag(child) && LIFTED.has(child.name ?? '')) {
      const first = lifted.find(({ name }) => name === child.name)
      if (!first) lifted.push(child)
      else {
        page.report(child, {
          code: 'mdx/extra-panel',
          message: `A page shows one <${child.name}>, so this one is left out`,
          hint: `Put its content into the first one, on line ${page.placeOf(first).line}.`,
        })
      }
      return false
    }
    if (isParent(child)) lift(child, page, lifted)
    return true
  })
  parent.children = kept as typeof parent.children
}
