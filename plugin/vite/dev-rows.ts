import { isLongSidebar } from '../../runtime/long-sidebar.ts'
import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import { withBase } from '../../runtime/with-base.ts'
import { contentHash } from '../kit/content-hash.ts'

/** Path prefix of the rows that a page with a long sidebar leaves out. The page's path follows. */
export const ROWS = '/@skerry/sidebar'

/**
 * Adds the URL of the rows to the navigation of a page with a long sidebar. It changes with the
 * sidebar.
 */
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
