/** Islands, and the inputs and outputs of rendering. */

import type { ComponentType } from 'preact'
import type { RenderWarning } from '../kit/diagnostic.ts'
import type { IconDrawing, IconRef, LightDark, SiteSettings } from './settings.ts'

export type { RenderWarning } from '../kit/diagnostic.ts'

/**
 * When an island hydrates: on an event, or when a media query such as `(min-width: 64rem)`
 * matches.
 */
export type When = 'load' | 'idle' | 'visible' | 'interaction' | `(${string})`

/**
 * A component in a record of components, each with its own props. `any` is the only type that
 * the props of every component accept.
 */
export type AnyComponent = ComponentType<any>

/** A module that the browser loads to make a component of a page interactive. */
export interface IslandModule<Props = Record<string, unknown>> {
  default: ComponentType<Props>
  when?: When
  /**
   * Set if it inspects its children, which are then a tree rather than one slot: the exports of
   * its module. Those that are components are rendered by the island when they are among its
   * children, so that they are what it compares, clones and shares a context with.
   */
  parts?: object
  /** Set if it may show icons that its props name. Server only. */
  readIcon?: (icon: IconRef) => IconDrawing | undefined
}

/** URLs of an island, from the manifest of the client build, or in dev Vite's own. */
export interface IslandAsset {
  src: string
  /** URLs of modules that it imports, to be fetched in parallel. */
  imports: string[]
  styles: string[]
}

/** The result of evaluating a compiled page. */
export interface PageModule {
  Content: ComponentType
  /** RequestExample, ResponseExample and Panel, moved out of the content. */
  Panel?: ComponentType
}

/** A page's own HTML. Depends only on the page itself, so it is cached by content. */
export interface RenderedContent {
  html: string
  panel?: string
  /** Names of islands in `html` and `panel`. */
  islands: string[]
  /** The subset that hydrates on load. Their modules are preloaded. */
  loadIslands: string[]
  /** Generated class (`useGeneratedStyle`) to its declarations. */
  styles: Record<string, string>
  warnings: RenderWarning[]
}

/** One HTML file, and what rendering the layout produced. */
export interface RenderedDocument {
  html: string
  /** All islands of the page, including those of the content. */
  islands: string[]
  /** Generated classes of the layout. Those of the content are in RenderedContent. */
  styles: Record<string, string>
  warnings: RenderWarning[]
}

/** The rows that are omitted from pages with a long sidebar. */
export interface RenderedRows {
  /** HTML of a group's list, by the indexes of the entries that lead to it: `2.0.5`. */
  lists: Record<string, string>
  /** As in RenderedDocument. */
  styles: Record<string, string>
  warnings: RenderWarning[]
}

/** Shown instead of a page that could not be compiled or rendered. */
export interface PageProblem extends Omit<RenderWarning, 'code'> {
  code?: string
  /** Source lines around the location, with the column marked. */
  frame?: string
}

/** A repository's numbers from the GitHub API. */
export interface StarCounts {
  stars: number
  forks: number
}

/** Data shared by all pages of the site. */
export interface SiteData {
  settings: SiteSettings
  /** Vite's base, with leading and trailing slash: `/`, `/docs/`. */
  base: string
  /**
   * Set if page URLs end with a slash (`seo.trailingSlash`). `exceptions` are decoded paths
   * that don't look like what they are: pages like `/node.js` and files like `/LICENSE`.
   */
  slashes?: { exceptions: readonly string[] }
  /** Public origin without trailing slash, if known: `https://docs.example.com`. */
  origin?: string
  /** Target of "suggest edits" and "raise issue". */
  repository?: { url: string; branch: string; directory: string }
  /** Stars and forks of repositories in the top bar, by `owner/name`, as far as known. */
  stars?: Record<string, StarCounts>
  /** Whether this is the dev server. */
  dev: boolean
  /** Dimensions of logo files that are in the project and can be measured. */
  logoSizes?: Partial<LightDark<{ width: number; height: number }>>
  /**
   * URLs, with base, of logos in the page menu, by the key of their assistant. Others are
   * inlined, as all are in dev.
   */
  logos?: Record<string, string>
  /** Island name to its URLs. */
  islands: Record<string, IslandAsset>
  /** Enabled outputs that the layout can link to. */
  features: {
    search: boolean
    markdown: boolean
    feeds: string[]
    /** Rows of the sidebar have `id` and `data-title`: the site's styles or scripts select them. */
    rowNames?: boolean
    /** Groups of the sidebar have the ids and the tag by which the site's scripts select them. */
    groupIds?: boolean
    /** Scripts of the site select buttons of the bar, and may move them. */
    movedParts?: boolean
    /** "Was this page helpful?" is shown if something receives the answers. */
    rating?: boolean
  }
}

/** Files that the document's head links to, with base and hash. */
export interface DocumentAssets {
  styles: string[]
  /** Font files to preload. */
  fonts?: string[]
  /** The font of code, preloaded on pages with code blocks. */
  codeFont?: string
  /** The loader (`runtime/loader/`). */
  loader?: string
  /**
   * `runtime/hydrate.ts`, which the loader fetches with the first island. Required if there are
   * islands.
   */
  hydrate?: IslandAsset
  /** `runtime/actions.ts`, which the loader fetches on the reader's first interaction. */
  actions?: string
  /** `runtime/handle-sidebar.ts`, which `actions.ts` fetches on pages with a long sidebar. */
  sidebar?: string
  /** The site's own scripts. */
  scripts: string[]
  /** Additional elements for the head, as HTML (metadata, data scripts). */
  head: string
}

/** Code to be highlighted once the page is rendered, because grammars are loaded on demand. */
export interface PendingCode {
  /** Unique on the page. The value of `data-pending` of its `<code>`. */
  id: string
  code: string
  /** As written. */
  language: string
  /** Numbers of highlighted lines, from 1. */
  highlight: readonly number[]
  /** Numbers of focused lines, from 1. */
  focus: readonly number[]
}
