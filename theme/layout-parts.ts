import type { ComponentType } from 'preact'

/** Parts of the page layout that a site may replace: name to module, like `componentModules`. */
export const layoutModules = {
  Layout: 'layout/layout',
  Banner: 'layout/banner',
  Navbar: 'layout/navbar',
  TabsRow: 'layout/tabs-row',
  Sidebar: 'layout/sidebar',
  MobileBar: 'layout/mobile-bar',
  PageHeader: 'layout/page-header',
  TableOfContents: 'layout/table-of-contents',
  Pagination: 'layout/pagination',
  PageFooter: 'layout/page-footer',
  Footer: 'layout/footer',
  NotFound: 'layout/not-found',
  PageError: 'layout/page-error',
} as const

export type LayoutPart = keyof typeof layoutModules

/** Layout parts take no props but children: they read the page with `usePage()`. */
export type LayoutParts = Record<LayoutPart, ComponentType<any>>
