import type { NavItem } from './types/navigation.ts'

/** The most rows with which a sidebar is rendered in full. A longer one is rendered in part. */
export const MAX_SIDEBAR_ROWS = 150

/** The most rows with which a list in a long sidebar is rendered in full. */
export const MAX_LIST_ROWS = 40

/**
 * Whether a sidebar has more than `MAX_SIDEBAR_ROWS` pages and groups, at any depth, and is
 * therefore rendered in part.
 */
export function isLongSidebar(items: readonly NavItem[]): boolean {
  return countRows(items, MAX_SIDEBAR_ROWS + 1) > MAX_SIDEBAR_ROWS
}

/** Rows that fit into most windows. */
const WINDOW_ROWS = 18

/** Whether a sidebar may need to scroll, so that its scroll position is kept across pages. */
export function mayScroll(items: readonly NavItem[]): boolean {
  return countRows(items, WINDOW_ROWS + 1) > WINDOW_ROWS
}

/** Counts rows at any depth, and stops at `enough`. */
function countRows(items: readonly NavItem[], enough: number): number {
  let count = items.length
  for (const item of items) {
    if (count >= enough) break
    if (item.kind === 'group') count += countRows(item.children, enough - count)
  }
  return count
}
