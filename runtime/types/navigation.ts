/** Data for the navigation around a page. */

import type {
  BannerSettings,
  DivisionKind,
  FooterSettings,
  IconRef,
  LightDark,
  NavbarLink,
  Paint,
} from './settings.ts'

/** A page as the sidebar, the pagination and menus link to it. */
export interface NavPage {
  kind: 'page'
  /** Same as `PageData.path`. */
  path: string
  title: string
  /** Without the base. Absolute if frontmatter `url` points to another site. */
  url: string
  external?: boolean
  icon?: IconRef
  tag?: string
  deprecated?: boolean
  /** `GET`, `POST`, …, shown as a badge. */
  method?: string
}

/** A titled section of the sidebar, which may contain others. */
export interface NavGroup {
  kind: 'group'
  title: string
  icon?: IconRef
  tag?: string
  /** The page that the group's title links to. */
  root?: NavPage
  expanded: boolean
  children: NavItem[]
}

/** A line of the sidebar. */
export type NavItem = NavPage | NavGroup

/** One entry of a selector, a tab bar or a list of anchors. */
export interface NavChoice {
  /** Unique within its selector: the division's name. */
  name: string
  /** Displayed text. Languages are in their own language (`Português`). */
  label: string
  /** BCP 47 tag of a language: its `name` may be `cn` or `jp`. */
  language?: string
  icon?: IconRef
  color?: Paint | LightDark
  description?: string
  tag?: string
  /**
   * First page, or the link's target. For versions and languages, the counterpart of the
   * current page if there is one.
   */
  url: string
  /** Whether `url` is that of a counterpart. */
  isCounterpart?: true
  external: boolean
  active: boolean
  align?: 'start' | 'end'
  /** Dropdown menu of a tab. */
  menu?: NavChoice[]
}

/** A menu that switches between divisions of one kind, such as versions. */
export interface NavSelector {
  kind: 'language' | 'version' | 'product' | 'dropdown'
  choices: NavChoice[]
}

/** The navigation around one page. */
export interface PageNavigation {
  /** Outermost first. */
  selectors: NavSelector[]
  tabs: NavChoice[]
  anchors: NavChoice[]
  /**
   * The same array instance for every page of a branch, so that parts without the current page
   * can be rendered once and cached.
   */
  sidebar: NavItem[]
  /** URL, with base, of the file with the rows of collapsed groups. Only for long sidebars. */
  sidebarRows?: string
  /** Outermost group first. Excludes the page itself. */
  breadcrumbs: { title: string; url?: string }[]
  previous?: NavPage | undefined
  next?: NavPage | undefined
  /**
   * On the `root` page of a group with `directory`: the group's entries, listed below the
   * content.
   */
  directory?: { style: 'accordion' | 'card'; items: NavItem[] }
  /** The pages and links of `related` in the frontmatter, listed below the content. */
  related?: NavPage[]
  /** Overrides of settings for the page's language. */
  banner?: BannerSettings
  footer?: FooterSettings
  navbar?: { links: NavbarLink[]; primary?: NavbarLink }
  /** Names of the active version and language, to which the search is scoped. */
  version?: string
  language?: string
}

/** The whole tree, as exported by `virtual:skerry/navigation`. */
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

/** The navigation of the whole site. `global` divisions are visible beside all others. */
export interface Navigation {
  children: (NavDivision | NavItem)[]
  global: NavDivision[]
}
