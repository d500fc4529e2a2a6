import type { DivisionKind } from './division-kinds.ts'
import type { SettingPlace } from './setting-place.ts'
import type {
  ApiSource,
  BannerSettings,
  FooterSettings,
  IconRef,
  LightDark,
  NavbarSettings,
  Paint,
} from './setting-types.ts'

/** Navigation as written, in the modern tree; legacy settings are converted into it. */
export type NavigationEntry = DivisionEntry | GroupEntry | PageEntry

/** A part of the navigation that a reader switches to: a tab, a version, a language. */
export interface DivisionEntry {
  kind: DivisionKind
  /** The visible label; for a language its code (`pt-BR`). */
  name: string
  icon?: IconRef
  color?: Paint | LightDark
  description?: string
  /** Small pill, e.g. `Latest` on a version. */
  tag?: string
  hidden: boolean
  /** Legacy `isDefaultHidden`: shown only while the current page lies inside. */
  hiddenUntilActive?: boolean
  /**
   * Legacy `url`, without slashes around it: of several divisions that show a page, the one whose
   * prefix the page has is the active one. With `href`: a division without pages.
   */
  prefix?: string
  /** On versions and languages. */
  default?: boolean
  align?: 'start' | 'end'
  searchable?: boolean
  /** A link elsewhere, or to a page: then there are no children. */
  href?: string
  openapi?: ApiSource[]
  asyncapi?: ApiSource[]
  directory?: 'none' | 'accordion' | 'card'
  /** Languages: what replaces the site-wide setting of the same name. */
  banner?: BannerSettings
  footer?: FooterSettings
  navbar?: NavbarSettings
  /** Interface language of a legacy version with `locale`. */
  locale?: string
  /** Entries seen on every branch below this node (`global`). */
  global?: DivisionEntry[]
  /** For a tab with `menu`: entries of kind `item`. */
  children: NavigationEntry[]
  /** Whether its target or some of its children could not be read, which is reported. */
  isPartial?: boolean
  place: SettingPlace
}

/** A titled section of the sidebar, which may contain others. */
export interface GroupEntry {
  kind: 'group'
  /** May be empty: an untitled block. */
  name: string
  icon?: IconRef
  tag?: string
  hidden: boolean
  searchable?: boolean
  boost?: number
  /** Readers for whom its pages are listed, unless a page names its own. */
  audience?: string[]
  /** Page reference opened by the group's title. */
  root?: string
  expanded: boolean
  openapi?: ApiSource[]
  asyncapi?: ApiSource[]
  directory?: 'none' | 'accordion' | 'card'
  children: NavigationEntry[]
  /** Whether its target or some of its children could not be read, which is reported. */
  isPartial?: boolean
  place: SettingPlace
}

/** A page, or an operation of an API description, at its place in the navigation. */
export interface PageEntry {
  kind: 'page'
  /** As written: a page path, `METHOD /path` or `file METHOD /path`. */
  ref: string
  place: SettingPlace
}

/**
 * The navigation of the whole site: its outermost entries, and what is visible beside all of them.
 */
export interface NavigationSettings {
  children: NavigationEntry[]
  /** Entries visible everywhere (`navigation.global`). */
  global: DivisionEntry[]
  directory?: 'none' | 'accordion' | 'card'
  /**
   * Texts in entries that are left out because of errors, such as references of pages. `all` if
   * the navigation can't be read.
   */
  leftOut?: readonly string[] | 'all'
}
