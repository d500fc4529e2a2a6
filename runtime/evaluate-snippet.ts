import { h, type ComponentType } from 'preact'
import { useContext } from 'preact/hooks'
import { addOnce } from './add-once.ts'
import { evaluatePage, type PageCode } from './evaluate-page.ts'
import { IslandPlace } from './island-place.ts'
import { islandTemplate } from './island-template.ts'
import { PageContext, type PageContextValue } from './page-context.ts'
import type { PageRuntime } from './page-scope.ts'
import { RenderRecordContext, type RenderRecord } from './render-record.ts'
import { snippetContent } from './snippet-ids.ts'

/**
 * Runs the code of a compiled snippet, and makes a component of its content. What throws in it is
 * reported for the page that shows it.
 *
 * @param ids Ids that the compiler gave to its headings, accordions etc.
 */
export async function evaluateSnippet(
  code: PageCode,
  runtime: Pick<PageRuntime, 'components' | 'imports'>,
  ids: readonly string[],
): Promise<ComponentType> {
  let record: RenderRecord | undefined
  let page: PageContextValue | undefined
  const { Content } = await evaluatePage(code, {
    ...runtime,
    template: islandTemplate,
    frontmatter: {
      get value() {
        return page?.page.frontmatter ?? {}
      },
    },
    report: (problem) => record && addOnce(record.warnings, problem),
  })
  const Snippet = (props: object) => {
    // A thread renders one page at a time.
    record = useContext(RenderRecordContext)
    // The browser, which renders what an island contains, doesn't know it.
    const isInIsland = useContext(IslandPlace) === 'island'
    const context = useContext(PageContext)
    page = isInIsland ? undefined : context
    return h(Content, props)
  }
  return snippetContent(Object.assign(Snippet, Content), ids)
}
