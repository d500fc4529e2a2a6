import type { ShikiTransformer } from 'shiki/core'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Navigation, PageNavigation } from '../../runtime/types/navigation.ts'
import type { Frontmatter, PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import type { Strings } from '../../theme/strings/en.ts'

/** Where code of a site's own comes in: a part of the options of `skerry()`. */
export interface SiteExtensions {
  /**
   * Changes the frontmatter of every page file before anything is made of it: returns what stands
   * in its place. Titles, the navigation, the search and the output follow it.
   */
  frontmatter?: (frontmatter: Readonly<Frontmatter>, page: PageSource) => Frontmatter
  /**
   * Changes the navigation around a page: returns what stands in its place. What it is given is
   * shared by pages, so changes go into a copy.
   */
  navigation?: (
    navigation: Readonly<PageNavigation>,
    page: Readonly<PageData>,
  ) => PageNavigation
  /** Elements for the `<head>` of every page, or a function that returns those of one. */
  head?: HeadElement[] | ((page: Readonly<PageData>, site: SiteData) => HeadElement[])
  /**
   * Words of the interface by language tag, in place of the theme's: `{ en: { nextPage: 'Onward' } }`.
   * A language that the theme does not have takes the words that it lacks from English.
   */
  words?: Readonly<Record<string, Partial<Strings>>>
  /** Transformers of Shiki for the code blocks of pages. */
  shikiTransformers?: ShikiTransformer[]
  /** Make files beside the pages, once all pages are rendered. */
  outputs?: OutputWriter[]
}

/** A page file whose frontmatter was read. */
export interface PageSource {
  /** Without extension, posix: `guides/start`. */
  path: string
  /** Relative to the content folder, posix. */
  file: string
  /** The text below the frontmatter. */
  body: string
}

/** An element of the head. */
export interface HeadElement {
  tag: 'base' | 'link' | 'meta' | 'noscript' | 'script' | 'style'
  /**
   * `true` makes an attribute without a value, `false` and undefined make none. The base path is
   * added to `href` and `src` that start with a slash.
   */
  attributes?: Record<string, string | number | boolean | undefined>
  /** The code of a script or of styles, the HTML in a `noscript`. */
  content?: string
}

/** A file of the output that is no page. */
export interface OutputFile {
  /** Relative to the output folder, posix. */
  path: string
  content: string | Uint8Array
}

/** Makes files that are written beside the pages. They stand in the place of those that Skerry makes. */
export type OutputWriter = (
  site: BuiltSite,
) => Iterable<OutputFile> | Promise<Iterable<OutputFile>>

/** The site after its pages are rendered. */
export interface BuiltSite {
  site: SiteData
  navigation: Navigation
  /** In order of their addresses. */
  pages: readonly BuiltPage[]
  /** Reports a problem, which the build shows; it stops the build where the option `strict` is on. */
  report(problem: Diagnostic): void
}

/** A page that was rendered. */
export interface BuiltPage {
  data: PageData
  /** The file that was written for it, relative to the output folder. */
  output: string
  /** Search engines may list it. */
  isIndexed: boolean
  /** The page's own HTML, without the layout around it. */
  html(): Promise<string>
  /** The same as Markdown; undefined while the option `markdown` is off. */
  markdown(): Promise<string | undefined>
}
