import { isLongSidebar } from '../../runtime/long-sidebar.ts'
import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import { withBase } from '../../runtime/with-base.ts'
import { contentHash } from '../kit/content-hash.ts'

/** Where the dev server gives the rows that a page with a long sidebar lacks: below it, the page's address. */
export const ROWS = '/@skerry/sidebar'

/** A page's navigation, with the address of rows where its sidebar is long: another one when it has changed. */
export function withRows(
  navigation: PageNavigation,
  { url, language }: PageData,
  base: string,
): PageNavigation {
  const { sidebar } = navigation
  if (!isLongSidebar(sidebar)) return navigation
  const version = contentHash(sidebar, language).slice(0, 8)
  return { ...navigation, sidebarRows: withBase(base, `${ROWS}${url}?${version}`) }
}
