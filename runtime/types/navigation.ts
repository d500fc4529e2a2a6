/** What is rendered around a page. */

import type {
  Banner,
  DivisionKind,
  Footer,
  IconRef,
  LightDark,
  NavbarLink,
  Paint,
} from './settings.ts'

export interface NavPage {
  kind: 'page'
  /** Page path, as in PageData.path. */
  path: string
  title: string
  /** Without the base; absolute where frontmatter `url` leads elsewhere. */
  url: string
  external?: boolean
  icon?: IconRef
  tag?: string
  deprecated?: boolean
  /** `GET`, `POST`, …: shown as a badge. */
  method?: string
}

export interface NavGroup {
  kind: 'group'
  title: string
  icon?: IconRef
  tag?: string
  /** Opened by the group's title. */
  root?: NavPage
  expanded: boolean
  children: NavItem[]
}

export type NavItem = NavPage | NavGroup

/** One choice of a selector, tab row or anchor list. */
export interface NavChoice {
  /** Stable within its selector: the division's name. */
  name: string
  /** What is shown: languages by their own name (`Português`). */
  label: string
  icon?: IconRef
  color?: Paint | LightDark
  description?: string
  tag?: string
  /** First page, or the link. For versions and languages the twin of the current page where there is one. */
  url: string
  external: boolean
  active: boolean
  align?: 'start' | 'end'
  /** A tab's menu. */
  menu?: NavChoice[]
}

export interface NavSelector {
  kind: 'language' | 'version' | 'product' | 'dropdown'
  choices: NavChoice[]
}

/** Everything rendered around one page. */
export interface PageNavigation {
  /** Outermost first. */
  selectors: NavSelector[]
  tabs: NavChoice[]
  anchors: NavChoice[]
  /**
   * The same array object for every page of a branch: parts without the current page can be
   * rendered once and cached.
   */
  sidebar: NavItem[]
  /**
   * Address of the file with the rows of groups that the page has closed, where the sidebar is a
   * long one. With base.
   */
  sidebarRows?: string
  /** From the outermost group to the nearest, without the page itself. */
  breadcrumbs: { title: string; url?: string }[]
  previous?: NavPage | undefined
  next?: NavPage | undefined
  /** On the `root` page of a group with `directory`: what is in the group, to be listed below the content. */
  directory?: { style: 'accordion' | 'card'; items: NavItem[] }
  /** Settings that the page's language replaces. */
  banner?: Banner
  footer?: Footer
  navbar?: { links: NavbarLink[]; primary?: NavbarLink }
  /** Names of the active version and language; the search is scoped by them. */
  version?: string
  language?: string
}

/** The whole tree, as `virtual:skerry/navigation` gives it. */
export interface NavDivision {
  kind: DivisionKind
  name: string
  label: string
  icon?: IconRef
  url: string
  external: boolean
  hidden: boolean
  default?: boolean
  children: (NavDivision | NavItem)[]
}

export interface Navigation {
  children: (NavDivision | NavItem)[]
  global: NavDivision[]
}
