import type { NavItem } from './types/navigation.ts'

/** Rows that a sidebar has in a page as a whole; of a longer one a page has a part. */
export const MOST_ROWS = 150

/** In a longer sidebar, rows that one list has in a page as a whole. */
export const LIST_ROWS = 40

/** Whether a sidebar is folded: its pages and groups, at any depth, are more than `MOST_ROWS`. */
export function isLongSidebar(items: readonly NavItem[]): boolean {
  return countRows(items, MOST_ROWS + 1) > MOST_ROWS
}

/** Rows that most windows have room for. */
const WINDOW_ROWS = 18

/** Whether a sidebar may have to scroll, so that its place is kept from page to page. */
export function isHighSidebar(items: readonly NavItem[]): boolean {
  return countRows(items, WINDOW_ROWS + 1) > WINDOW_ROWS
}

/** Counts rows, and ends where there are enough. */
function countRows(items: readonly NavItem[], enough: number): number {
  let count = items.length
  for (const item of items) {
    if (count >= enough) break
    if (item.kind === 'group') count += countRows(item.children, enough - count)
  }
  return count
}
