/** docs.json after reading: one shape for both schema generations, defaults filled in. Every
 * string is already checked (hex, href, icon). */

/** An icon as authors write it: a bare name, a URL, a root path, or an object. */
export interface IconRef {
  /** `rocket`, `/images/a.svg`, `https://…`; an `fa-` prefix is already removed. */
  name: string
  /** Font Awesome style: `solid`, `regular`, `brands`, `duotone`, … */
  style?: string
  library?: 'fontawesome' | 'lucide' | 'tabler'
}

/** An icon as SVG: what goes inside `<svg>`, and its view box. */
export interface IconDrawing {
  body: string
  viewBox: string
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
