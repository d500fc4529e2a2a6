/** What is known of a page before it is rendered. */

import type { IconRef, SiteSettings } from './settings.ts'

export type PageMode = 'default' | 'wide' | 'center' | 'frame' | 'custom'

/** Frontmatter after checking; unknown keys pass through unchanged. */
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
  related?: unknown
  [key: string]: unknown
}

export interface Heading {
  depth: 1 | 2 | 3 | 4
  id: string
  /** Plain text. */
  text: string
  /** Ids of other rules, where they differ: hidden further anchors. */
  aliases?: string[]
  /** Listed under "On this page". */
  toc: boolean
  /** Ids of the Tab or View panels around it, outermost first. */
  within?: string[]
}

/** What the theme knows about the page being rendered. */
export interface PageData {
  /** Address of the page's social card, without the base, where the build makes one. */
  socialCard?: string
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
  /** It shows what an API description says: examples are among that or come after it. */
  isReference?: boolean
  /** Set on pages of operations and channels. */
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
