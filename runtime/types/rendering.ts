/** Islands, and what rendering takes and gives. */

import type { ComponentType } from 'preact'
import type { LightDark, Settings } from './settings.ts'

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

/** Something an author should know, with the way out. */
export interface RenderWarning {
  /** `area/name`, listed in `plugin/diagnostics/`. */
  code: string
  /** What is wrong, without a full stop. */
  message: string
  /** What to do about it. */
  hint?: string
  /** Relative to the project's root, posix; the page's own where it is absent. */
  file?: string
  /** From 1. */
  line?: number
  /** From 1, in UTF-16 units. */
  column?: number
}

/** What stands in the place of a page that could not be compiled or rendered. */
export interface PageProblem extends Omit<RenderWarning, 'code'> {
  code?: string
  /** The lines around the place, the column marked. */
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
