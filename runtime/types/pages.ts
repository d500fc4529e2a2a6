/** Data about a page that is known before it is rendered. */

import type { IconRef, SiteSettings } from './settings.ts'

/** The frontmatter `mode`: how much of the layout is around the content. */
export type PageMode = 'default' | 'wide' | 'center' | 'frame' | 'custom'

/** Validated frontmatter. Unknown keys are passed through. */
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
  cache?: boolean
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
  contextual?: SiteSettings['contextual']
  /** Pages, paths and URLs, listed below the page. A page has its own title by default. */
  related?: { href: string; title?: string }[]
  audience?: string[]
  /** In place of the setting `thumbnails`. An empty background or eyebrow is none. */
  thumbnail?: {
    preset?: 'classic' | 'headline' | 'minimal'
    appearance?: 'light' | 'dark'
    surface?: 'brand' | 'neutral'
    background?: string
    /** The text above the title. */
    eyebrow?: string
  }
  [key: string]: unknown
}

/** A heading in the content, or the title of a component that is listed like one. */
export interface PageHeading {
  depth: 1 | 2 | 3 | 4
  id: string
  /** Plain text. */
  text: string
  /** Whether it has expressions. `text` lacks their values until the page is rendered. */
  computed?: true
  /** Additional ids by other slug algorithms, where they differ. Rendered as hidden anchors. */
  aliases?: string[]
  /** Whether it is listed under "On this page". */
  toc: boolean
  /** Ids of the enclosing Tab or View panels, outermost first. */
  within?: string[]
}

/** What the theme knows about the page being rendered. */
export interface PageData {
  /** URL of the generated social card, without the base. */
  socialCard?: string
  /** POSIX file path without extension: `guides/start`, `guides/index`, `index`. */
  path: string
  /** URL without the base: `/guides/start`, `/guides`, `/`. */
  url: string
  /** Source file relative to the root; for generated pages, the API description. */
  file: string
  title: string
  description?: string
  mode: PageMode
  /** BCP 47 tag of the page's language. */
  language: string
  frontmatter: Frontmatter
  headings: PageHeading[]
  /** ISO 8601 date, from frontmatter or git. */
  lastModified?: string
  /** Date from `createdDate` in frontmatter, ISO 8601. */
  published?: string
  /**
   * Whether the page has a RequestExample, ResponseExample or Panel, which go into the right
   * column.
   */
  hasPanel: boolean
  /** Tags of the page's `<Update>`s, most frequent first. */
  updateTags: string[]
  /** False for the 404 page and the list of all pages: they have no Markdown version. */
  hasMarkdown?: false
  /** `Page.indexable`. If absent, the frontmatter decides. */
  indexable?: boolean
  /**
   * Whether the page renders an API description. Its examples then follow the content in the
   * document.
   */
  isReference?: boolean
  /** Set on pages of operations and channels. */
  operation?: { method: string; path: string }
  /** Which generated examples the page replaces with its own. */
  examples?: { request: boolean; response: boolean }
  /** ParamFields of a page that documents an endpoint itself (`api: METHOD /path`). */
  fields?: PageField[]
  /** The page failed to compile, and the problem is shown instead. */
  failed?: boolean
}

/** Where a request has the value of a `ParamField`. */
export type FieldPlace = 'path' | 'query' | 'header' | 'cookie' | 'body'

/** A ParamField as written, with its nested fields. */
export interface PageField {
  place: FieldPlace
  name: string
  /** Free text: `string`, `integer[]`, `User Object`. */
  type?: string
  required: boolean
  deprecated?: true
  /** Boxed, because `false` is a valid default. */
  default?: { value: unknown }
  /** Placeholder of the playground's input. */
  placeholder?: string
  /** Initial value of the playground's input. */
  initial?: { value: unknown }
  fields: PageField[]
}
