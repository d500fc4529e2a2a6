import type { PageNavigation } from '../../runtime/types/navigation.ts'

/** Label of the tab that a page is in. */
export function activeTab({ tabs }: PageNavigation): string | undefined {
  return tabs.find(({ active }) => active)?.label
}

/** Where a page is in the navigation: labels of its tab and groups, outermost first. */
export function pageTrail(around: PageNavigation): string[] {
  const tab = activeTab(around)
  const groups = around.breadcrumbs.map(({ title }) => title).filter(Boolean)
  return tab === undefined || groups[0] === tab ? groups : [tab, ...groups]
}
