import type { ComponentChildren, ComponentType } from 'preact'
import type { PageProblem } from '../runtime/types/rendering.ts'

/** Layout parts that a site can replace: name to module, like `componentModules`. */
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

/** The name of a part, under which a site can override it. */
export type LayoutPart = keyof typeof layoutModules

/** Props that `renderDocument` passes to the outermost part. */
export interface LayoutProps {
  /** The page's own content, for `#content`. */
  children: ComponentChildren
  /**
   * The page's examples or Panel, for `#panel`, if `page.hasPanel`. Empty if the content has
   * its own place for them.
   */
  panel?: ComponentChildren
}

/** Layout parts read the page with `useShell()`. Only these two also take props. */
export type LayoutParts = Record<
  Exclude<LayoutPart, 'Layout' | 'PageError'>,
  ComponentType<{ children?: ComponentChildren }>
> & { Layout: ComponentType<LayoutProps>; PageError: ComponentType<PageProblem> }
