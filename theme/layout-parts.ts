import type { ComponentChildren, ComponentType } from 'preact'
import type { PageProblem } from '../runtime/types/rendering.ts'

/** Parts of the page layout that a site may replace: name to module, like `componentModules`. */
export const layoutModules = {
  Head: 'layout/head',
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

/** What `renderDocument` hands to the outermost part: the rendered page. */
export interface LayoutProps {
  /** The page's own content: goes into `#content`. */
  children: ComponentChildren
  /** The page's examples or Panel, when `page.hasPanel`: go into `#panel`. Empty where they are among the content. */
  panel?: ComponentChildren
}

/** Layout parts read the page with `useShell()`; only these two take props beside. */
export type LayoutParts = Record<
  Exclude<LayoutPart, 'Layout' | 'PageError'>,
  ComponentType<{ children?: ComponentChildren }>
> & { Layout: ComponentType<LayoutProps>; PageError: ComponentType<PageProblem> }
