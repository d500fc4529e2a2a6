/** Islands, and what rendering takes and gives. */

import type { ComponentType } from 'preact'
import type { RenderWarning } from '../kit/diagnostic.ts'
import type { LightDark, SiteSettings } from './settings.ts'

export type { RenderWarning } from '../kit/diagnostic.ts'

/** When an island wakes: a moment, or a media query such as `(min-width: 64rem)`. */
export type When = 'load' | 'idle' | 'visible' | 'interaction' | `(${string})`

/** A component in a map of components by name, where each has its own props. */
// oxlint-disable-next-line typescript/no-explicit-any -- what every component's props accept
export type AnyComponent = ComponentType<any>

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

/** The rows that pages with a long sidebar lack. */
export interface RenderedRows {
  /** The HTML of a group's list, by the numbers of the entries on the way to it: `2.0.5`. */
  lists: Record<string, string>
  /** As in RenderedDocument. */
  styles: Record<string, string>
  warnings: RenderWarning[]
}

/** What stands in the place of a page that could not be compiled or rendered. */
export interface PageProblem extends Omit<RenderWarning, 'code'> {
  code?: string
  /** The lines around the place, the column marked. */
  frame?: string
}

/** What GitHub says of a repository. */
export interface StarCounts {
  stars: number
  forks: number
}

/** Facts of the site that every page shares. */
export interface SiteData {
  settings: SiteSettings
  /** Vite's base, with a slash at both ends: `/`, `/docs/`. */
  base: string
  /** Addresses of pages end with a slash (`seo.trailingSlash`); decoded, those of which it cannot be told that they are pages, or files. */
  slashes?: { exceptions: readonly string[] }
  /** Public origin without a slash at the end, when known: `https://docs.example.com`. */
  origin?: string
  /** For "suggest edits" and "raise issue". */
  repository?: { url: string; branch: string; directory: string }
  /** Stars and forks of repositories in the top bar, by `owner/name`, as far as they are known. */
  stars?: Record<string, StarCounts>
  /** True in the dev server. */
  dev: boolean
  /** Sizes of the logo's files, where they lie in the project and can be measured. */
  logoSizes?: Partial<LightDark<{ width: number; height: number }>>
  /** Island name to its addresses. */
  islands: Record<string, IslandAsset>
  /** Output switched on, so that the shell may link to it. */
  features: {
    search: boolean
    markdown: boolean
    feeds: string[]
    /** "Was this page helpful?", where somebody hears the answer. */
    rating?: boolean
  }
}

/** What the document's head links to, already with base and hash. */
export interface DocumentAssets {
  styles: string[]
  /** Font files to fetch beside the styles. */
  fonts?: string[]
  /** The loader (`runtime/loader/`): one small module. */
  loader?: string
  /** `runtime/hydrate.ts`, which the loader fetches with the first island. Required where there are islands. */
  hydrate?: IslandAsset
  /** `runtime/actions.ts`, which the loader fetches when the reader first moves: copying, menus, shortcuts. */
  actions?: string
  /** `runtime/answer-sidebar.ts`, which `actions.ts` fetches where the sidebar is a long one. */
  sidebar?: string
  /** The site owner's own scripts. */
  scripts: string[]
  /** Extra elements for the head, as HTML (metadata, data scripts). */
  head: string
}
