/**
 * The nouns that Node (plugin), the server render and the theme share. Types only:
 * nothing here exists at run time.
 */
import type { ComponentType } from 'preact'

// ---------------------------------------------------------------------------
// Settings: docs.json after reading. One shape for both schema generations,
// defaults filled in. Every string is already checked (hex, href, icon).
// ---------------------------------------------------------------------------

/** An icon as authors write it: a bare name, a URL, a root path, or an object. */
export interface IconRef {
  /** `rocket`, `/images/a.svg`, `https://…`; an `fa-` prefix is already removed. */
  name: string
  /** Font Awesome style: `solid`, `regular`, `brands`, `duotone`, … */
  style?: string
  library?: 'fontawesome' | 'lucide' | 'tabler'
}

/** A pair of values, one for each mode. */
export interface LightDark<T = string> {
  light: T
  dark: T
}

/** `#rrggbb`, or a gradient of several. */
export type Paint = string | { from: string; via?: string; to: string }

export interface FontSettings {
  family: string
  weight?: number
  /** A URL or a root path; without it the family is looked for on the reader's machine. */
  source?: string
  format?: 'woff' | 'woff2'
}

export type NavbarLink =
  | {
      type: 'link'
      label: string
      href: string
      icon?: IconRef
      arrow?: boolean
      style?: 'pill' | 'roundedRectangle'
    }
  | { type: 'github'; href: string }
  | { type: 'discord'; href: string }

export interface Banner {
  /** Inline Markdown. */
  content: string
  dismissible: boolean
  type: 'info' | 'warning' | 'critical'
  color?: LightDark
}

export interface Footer {
  /** In the author's order. */
  socials: { platform: string; url: string }[]
  links: { header?: string; items: { label: string; href: string }[] }[]
}

export interface Redirect {
  source: string
  destination: string
  permanent: boolean
}

export interface ApiSource {
  /** A URL or a path relative to the project's root, without a leading slash. */
  source: string
  directory?: string
  overlays?: string[]
}

export interface ApiSettings {
  openapi: ApiSource[]
  asyncapi: ApiSource[]
  /** Base URLs of manual pages (`api: METHOD /path`). */
  servers: string[]
  auth?: {
    method: 'bearer' | 'basic' | 'key' | 'cobo'
    name?: string
    inputPrefix?: string
  }
  playground: {
    display: 'interactive' | 'simple' | 'none'
    /** URL of the site owner's own proxy. */
    proxy?: string
    credentials: boolean
  }
  params: { expanded: 'all' | 'topLevel' | 'topLevelOneOfs' | 'closed'; post: string[] }
  examples: {
    languages?: string[]
    defaults: 'all' | 'required'
    prefill: boolean
    autogenerate: boolean
  }
  /** Show the full base URL in the endpoint line. */
  fullUrl: boolean
  /** Keep the key order of the spec; off only in legacy settings that do not ask for it. */
  maintainOrder: boolean
}

/** Where a navigation entry was written, for diagnostics: the file, and the JSON path in it. */
export interface SettingPlace {
  file: string
  keys: (string | number)[]
}

export type DivisionKind =
  | 'language'
  | 'version'
  | 'product'
  | 'tab'
  | 'dropdown'
  | 'anchor'
  /** An entry of a tab's menu. */
  | 'item'

/** Navigation as written, in the modern tree; legacy settings are converted into it. */
export type NavigationEntry = DivisionEntry | GroupEntry | PageEntry

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
   * Legacy `url`, without slashes around it: of several divisions that draw a page, the one whose
   * prefix the page has is the active one.
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
  banner?: Banner
  footer?: Footer
  navbar?: { links: NavbarLink[]; primary?: NavbarLink }
  /** Interface language of a legacy version with `locale`. */
  locale?: string
  /** Entries seen on every branch below this node (`global`). */
  global?: DivisionEntry[]
  /** For a tab with `menu`: entries of kind `item`. */
  children: NavigationEntry[]
  place: SettingPlace
}

export interface GroupEntry {
  kind: 'group'
  /** May be empty: an untitled block. */
  name: string
  icon?: IconRef
  tag?: string
  hidden: boolean
  searchable?: boolean
  boost?: number
  /** Page reference opened by the group's title. */
  root?: string
  expanded: boolean
  openapi?: ApiSource[]
  asyncapi?: ApiSource[]
  directory?: 'none' | 'accordion' | 'card'
  children: NavigationEntry[]
  place: SettingPlace
}

export interface PageEntry {
  kind: 'page'
  /** As written: a page path, `METHOD /path` or `file METHOD /path`. */
  ref: string
  place: SettingPlace
}

export interface NavigationSettings {
  children: NavigationEntry[]
  /** Entries visible everywhere (`navigation.global`). */
  global: DivisionEntry[]
  directory?: 'none' | 'accordion' | 'card'
}

export interface Settings {
  /** Which generation the file was written in. */
  schema: 'legacy' | 'modern'
  /** The settings file, relative to the root: `docs.json` or `mint.json`. */
  file: string
  name: string
  description?: string
  /** The theme's modern name (legacy ones are converted); `mint` when absent. */
  theme: string
  /** `sidebar` for themes without a top bar (maple, willow; legacy sidenav). */
  layout: 'topbar' | 'sidebar'
  colors: { primary: string; light: string; dark: string; anchors?: Paint }
  logo?: LightDark & { href: string }
  favicon?: LightDark
  appearance: { default: 'system' | 'light' | 'dark'; strict: boolean }
  background: {
    image?: LightDark
    decoration?: 'gradient' | 'grid' | 'windows'
    color: { light?: string; dark?: string }
  }
  styling: {
    eyebrows: 'section' | 'breadcrumbs'
    /** Shiki theme names. */
    codeblocks: LightDark
    /** Paths of TextMate grammars. */
    languages: string[]
    latex?: boolean
    rounded: 'default' | 'sharp'
  }
  icons: { library: 'fontawesome' | 'lucide' | 'tabler' }
  fonts: { heading?: FontSettings; body?: FontSettings }
  navbar: { links: NavbarLink[]; primary?: NavbarLink }
  navigation: NavigationSettings
  footer: Footer
  feedback: { suggestEdit: boolean; raiseIssue: boolean; thumbsRating: boolean }
  search: { prompt?: string }
  seo: {
    metatags: Record<string, string>
    paths: { path: string; metatags: Record<string, string> }[]
    organization?: Record<string, unknown>
    indexing: 'navigable' | 'all'
    trailingSlash: boolean
  }
  redirects: Redirect[]
  errors: { 404: { redirect: boolean; title?: string; description?: string } }
  banner?: Banner
  contextual?: { options: ContextualOption[]; display: 'header' | 'toc' }
  api: ApiSettings
  integrations: Record<string, Record<string, unknown>>
  thumbnails: {
    appearance?: 'light' | 'dark'
    background?: string
    fonts?: { family: string }
  }
  metadata: { timestamp: boolean }
  variables: Record<string, string>
  interaction: { drilldown?: boolean }
  markdown: { schema: boolean; instructions: string[] }
}

export type ContextualOption =
  | string
  | {
      title: string
      description: string
      icon?: IconRef
      href: string | { base: string; query: { key: string; value: string }[] }
    }

// ---------------------------------------------------------------------------
// Pages
// ---------------------------------------------------------------------------

export type PageMode = 'default' | 'wide' | 'center' | 'frame' | 'custom'

/** Frontmatter after checking; unknown keys are kept as they are. */
export interface Frontmatter {
  title?: string
  description?: string
  sidebarTitle?: string
  icon?: IconRef
  tag?: string
  mode?: PageMode
  url?: string
  api?: string
  openapi?: string
  'openapi-schema'?: string
  asyncapi?: string
  authMethod?: 'bearer' | 'basic' | 'key' | 'cobo' | 'none'
  playground?: 'interactive' | 'simple' | 'none'
  contentType?: string
  version?: string
  deprecated?: boolean
  hidden?: boolean
  noindex?: boolean
  robots?: string
  searchable?: boolean
  boost?: number
  hideFooterPagination?: boolean
  hideApiMarker?: boolean
  keywords?: string[]
  canonical?: string
  timestamp?: boolean
  lastUpdatedDate?: string
  createdDate?: string
  rss?: boolean
  contextual?: Settings['contextual']
  related?: unknown
  [key: string]: unknown
}

export interface Heading {
  depth: 1 | 2 | 3 | 4
  id: string
  /** Plain text. */
  text: string
  /** The github-style id, where it differs: a hidden second anchor. */
  alias?: string
  /** Listed under "On this page". */
  toc: boolean
  /** Ids of the Tab or View panels around it, outermost first. */
  within?: string[]
}

/** What the theme knows of the page being drawn. */
export interface PageData {
  /** File path without extension, posix: `guides/start`, `guides/index`, `index`. */
  path: string
  /** Address without the base: `/guides/start`, `/guides`, `/`. */
  url: string
  /** Source file relative to the root; for generated pages the spec file. */
  file: string
  title: string
  description?: string
  mode: PageMode
  /** BCP 47 tag of the page's language. */
  language: string
  frontmatter: Frontmatter
  headings: Heading[]
  /** ISO 8601 date from frontmatter or git. */
  lastModified?: string
  /** Has RequestExample, ResponseExample or Panel: the right column shows it. */
  hasPanel: boolean
  /** Tags of the page's Updates, most frequent first. */
  updateTags: string[]
  /** `Page.indexable`; without it the frontmatter decides. */
  indexable?: boolean
  /** Set on API pages. */
  operation?: { method: string; path: string }
  /** The page has examples of its own, which take the place of generated ones. */
  examples?: { request: boolean; response: boolean }
  /** ParamFields of a page that describes its own endpoint (`api: METHOD /path`). */
  fields?: PageField[]
  /** Set when the page could not be compiled: its place shows the problem. */
  failed?: boolean
}

export type FieldPlace = 'path' | 'query' | 'header' | 'cookie' | 'body'

/** A ParamField as written, with the fields in it. */
export interface PageField {
  place: FieldPlace
  name: string
  /** Free text: `string`, `integer[]`, `User Object`. */
  type?: string
  required: boolean
  deprecated?: true
  /** Boxed: `false` is a value. */
  default?: { value: unknown }
  /** What the playground's input holds at first. */
  initial?: { value: unknown }
  fields: PageField[]
}

// ---------------------------------------------------------------------------
// Navigation: what is drawn around a page
// ---------------------------------------------------------------------------

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
  /** `GET`, `POST`, …: drawn as a badge. */
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

/** Everything drawn around one page. */
export interface PageNavigation {
  /** Outermost first. */
  selectors: NavSelector[]
  tabs: NavChoice[]
  anchors: NavChoice[]
  /**
   * The same array object for every page of a branch: what does not hold the
   * current page may be drawn once and kept.
   */
  sidebar: NavItem[]
  /** From the outermost group to the nearest, without the page itself. */
  breadcrumbs: { title: string; url?: string }[]
  previous?: NavPage
  next?: NavPage
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

// ---------------------------------------------------------------------------
// Islands
// ---------------------------------------------------------------------------

/** When an island wakes: a moment, or a media query such as `(min-width: 64rem)`. */
export type When = 'load' | 'idle' | 'visible' | 'interaction' | `(${string})`

export interface IslandModule<Props = Record<string, unknown>> {
  default: ComponentType<Props>
  when?: When
}

/** Where the browser finds an island: filled from the client build's manifest (in dev, Vite's own addresses). */
export interface IslandAsset {
  src: string
  /** Modules to fetch beside it. */
  imports: string[]
  styles: string[]
}

// ---------------------------------------------------------------------------
// Rendering
// ---------------------------------------------------------------------------

/** What a compiled page evaluates to. */
export interface PageModule {
  Content: ComponentType
  /** RequestExample, ResponseExample and Panel, lifted out of the flow. */
  Panel?: ComponentType
}

/** A page's own HTML, which depends on nothing outside the page: it is cached by content. */
export interface RenderedContent {
  html: string
  panel?: string
  /** Names of islands in `html` and `panel`. */
  islands: string[]
  /** Those of them that wake at once: their modules are preloaded. */
  loadIslands: string[]
  /** Classes that its components generated (`useGeneratedStyle`), with their declarations. */
  styles: Record<string, string>
  warnings: RenderWarning[]
}

/** One HTML file, and what the shell around the content brought along. */
export interface RenderedDocument {
  html: string
  /** Every island of the page, the content's included. */
  islands: string[]
  /** Generated classes of the shell; the content's are in RenderedContent. */
  styles: Record<string, string>
  warnings: RenderWarning[]
}

export interface RenderWarning {
  code: string
  message: string
  hint?: string
  /** The page's own file where absent. */
  file?: string
  line?: number
  column?: number
}

/** What stands in the place of a page that could not be compiled or rendered. */
export interface PageProblem {
  message: string
  code?: string
  hint?: string
  file?: string
  line?: number
  column?: number
  frame?: string
}

/** Facts of the site that every page shares. */
export interface SiteData {
  settings: Settings
  /** Vite's base, with a slash at both ends: `/`, `/docs/`. */
  base: string
  /** Public origin without a slash at the end, when known: `https://docs.example.com`. */
  origin?: string
  /** For "suggest edits" and "raise issue". */
  repository?: { url: string; branch: string; directory: string }
  /** True in the dev server. */
  dev: boolean
  /** Sizes of the logo's files, where they lie in the project and can be measured. */
  logoSizes?: Partial<LightDark<{ width: number; height: number }>>
  /** Island name to its addresses. */
  islands: Record<string, IslandAsset>
  /** Output switched on, so that the shell may link to it. */
  features: { search: boolean; markdown: boolean; feeds: string[] }
}

/** What the document's head links to, already with base and hash. */
export interface DocumentAssets {
  styles: string[]
  /** The loader (`runtime/loader.ts`): one small module. */
  loader?: string
  /** `runtime/hydrate.ts`, which the loader fetches with the first island. Required where there are islands. */
  hydrate?: IslandAsset
  /** `runtime/actions.ts`, which the loader fetches when the reader first moves: copying, menus, shortcuts. */
  actions?: string
  /** The site owner's own scripts. */
  scripts: string[]
  /** Extra elements for the head, as HTML (metadata, data scripts). */
  head: string
}
