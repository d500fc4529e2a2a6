import { MAX_LIST_ROWS } from '../../runtime/long-sidebar.ts'
import { renderPart } from '../../runtime/render-content.tsx'
import { createRenderRecord } from '../../runtime/render-record.ts'
import type { NavItem, PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { RenderedRows, SiteData } from '../../runtime/types/rendering.ts'
import { titlePage, WholeList } from './folded-tree.tsx'

export interface SidebarRowsInput {
  sidebar: NavItem[]
  /** Any page with this sidebar. Its language is used for UI strings. */
  page: PageData
  site: SiteData
}

/**
 * Renders the lists of a long sidebar that pages omit or truncate (`FoldedTree`), without a
 * current page. Rethrows errors of components such as a custom icon.
 */
export function renderSidebarRows({
  sidebar,
  page,
  site,
}: SidebarRowsInput): RenderedRows {
  const record = createRenderRecord('')
  const styles = new Map<string, string>()
  const lists: Record<string, string> = {}
  const navigation: PageNavigation = {
    selectors: [],
    tabs: [],
    anchors: [],
    sidebar,
    breadcrumbs: [],
  }
  const context = { page, site, navigation }
  const add = (items: readonly NavItem[], at: string, isClosable: boolean) => {
    if (isClosable || items.length > MAX_LIST_ROWS) {
      const List = () => <WholeList items={items} at={at} />
      lists[at] = renderPart(List, context, record, styles)
    }
    for (const [index, item] of items.entries()) {
      if (item.kind === 'page') continue
      const place = at === '' ? String(index) : `${at}.${index}`
      add(item.children, place, titlePage(item) !== undefined)
    }
  }
  add(sidebar, '', false)
  return { lists, styles: Object.fromEntries(styles), warnings: record.warnings }
}
