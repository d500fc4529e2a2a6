import type { ComponentType } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { GeneratedStyles } from './generated-style.ts'
import { PageContext, type PageContextValue } from './page-context.ts'
import { locateRenderError } from './render-error.ts'
import { withIdScope } from './with-id-scope.ts'
import {
  createRenderRecord,
  RenderRecordContext,
  type GivenToRecord,
  type RenderRecord,
} from './render-record.ts'
import { preserveNesting } from './preserve-nesting.ts'
import { makeIdsUnique } from './snippet-ids.ts'
import { translateFootnotes } from './translate-footnotes.ts'
import './without-updates.ts'
import type { PageNavigation } from './types/navigation.ts'
import type { PageData } from './types/pages.ts'
import type { PageModule, RenderedContent, SiteData } from './types/rendering.ts'

interface ContentInput extends GivenToRecord {
  module: PageModule
  page: PageData
  site: SiteData
  /** Only for the 404 page. */
  navigation?: PageNavigation
}

/**
 * Renders a page's content and its panel. Deterministic, and independent of the navigation and
 * the client build.
 *
 * Throws a RenderError, with a location if known, when an expression or a component of the page
 * throws or an island gets a prop that JSON can't represent. An island that throws is only a
 * warning.
 */
export function renderContent({
  module,
  page,
  site,
  navigation,
  ...given
}: ContentInput): RenderedContent {
  const styles = new Map<string, string>()
  const content = createRenderRecord('c', given)
  const panel = createRenderRecord('p', given)
  const context = { page, site, navigation }
  try {
    const html = translateFootnotes(
      renderPart(module.Content, context, content, styles),
      page,
    )
    const panelHtml = module.Panel && renderPart(module.Panel, context, panel, styles)
    return {
      html,
      ...(panelHtml && { panel: panelHtml }),
      ...usedIslands(content, panel),
      styles: Object.fromEntries(styles),
      warnings: [...content.warnings, ...panel.warnings],
    }
  } catch (error) {
    throw locateRenderError(error, page.file)
  }
}

/** Renders a component to HTML with all contexts that server components use. */
export function renderPart(
  Part: ComponentType,
  context: PageContextValue,
  record: RenderRecord,
  styles: Map<string, string>,
): string {
  const html = renderToString(
    withIdScope(
      <PageContext.Provider value={context}>
        <RenderRecordContext.Provider value={record}>
          <GeneratedStyles.Provider value={styles}>
            <Part />
          </GeneratedStyles.Provider>
        </RenderRecordContext.Provider>
      </PageContext.Provider>,
      record.scope,
    ),
  )
  return makeIdsUnique(preserveNesting(html), record.snippets)
}

/**
 * Island names from the records, deduplicated, in order of use. `loadIslands` are those that
 * hydrate on load.
 */
export function usedIslands(...records: RenderRecord[]): {
  islands: string[]
  loadIslands: string[]
} {
  const used = records.flatMap((record) => [...record.islands])
  const atOnce = used.filter(([, moments]) => moments.has('load'))
  return {
    islands: [...new Set(used.map(([name]) => name))],
    loadIslands: [...new Set(atOnce.map(([name]) => name))],
  }
}
