import type { ShikiTransformer } from 'shiki/core'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Navigation, PageNavigation } from '../../runtime/types/navigation.ts'
import type { Frontmatter, PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import type { Strings } from '../../theme/strings/en.ts'

/** Options of `skerry()` that take the author's code and data. */
export interface SiteExtensions {
  /**
   * Changes the frontmatter of every page file before it is used, by returning a new one. Titles,
   * navigation, search and output are based on the result.
   */
  frontmatter?: (frontmatter: Readonly<Frontmatter>, page: PageSource) => Frontmatter
  /**
   * Changes the navigation around a page, by returning a new one. The argument is shared by pages,
   * so don't modify it.
   */
  navigation?: (
    navigation: Readonly<PageNavigation>,
    page: Readonly<PageData>,
  ) => PageNavigation
  /** Elements for the `<head>` of every page, or a function that returns those of one. */
  head?: HeadElement[] | ((page: Readonly<PageData>, site: SiteData) => HeadElement[])
  /**
   * UI strings that replace the theme's, by language tag: `{ en: { nextPage: 'Onward' } }`. For a
   * language that the theme lacks, missing strings are English.
   */
  words?: Readonly<Record<string, Partial<Strings>>>
  /** Shiki transformers for the code blocks of pages. */
  shikiTransformers?: ShikiTransformer[]
  /** Generate additional files after all pages were rendered. */
  outputs?: OutputWriter[]
}

/** A page file with parsed frontmatter. */
export interface PageSource {
  /** POSIX path without extension: `guides/start`. */
  path: string
  /** POSIX path relative to the content folder. */
  file: string
  /** The text below the frontmatter. */
  body: string
}

/** An element of the head. */
export interface HeadElement {
  tag: 'base' | 'link' | 'meta' | 'noscript' | 'script' | 'style'
  /**
   * `true` makes an attribute without a value, `false` and undefined omit it. The base path is
   * added to `href` and `src` if they start with a slash.
   */
  attributes?: Record<string, string | number | boolean | undefined>
  /** Code of a script, CSS of a style, or HTML of a `noscript`. */
  content?: string
}

/** An output file that isn't a page. */
export interface OutputFile {
  /** POSIX path relative to the output folder. */
  path: string
  content: string | Uint8Array
}

/** Generates files next to the pages. They replace files of the same name that Skerry generates. */
export type OutputWriter = (
  site: BuiltSite,
) => Iterable<OutputFile> | Promise<Iterable<OutputFile>>

/** A site with rendered pages. */
export interface BuiltSite {
  site: SiteData
  navigation: Navigation
  /** Ordered by URL. */
  pages: readonly BuiltPage[]
  /** Reports a problem as part of the build. With the option `strict`, it fails the build. */
  report(problem: Diagnostic): void
}

/** A rendered page. */
export interface BuiltPage {
  data: PageData
  /** Its file, relative to the output folder. */
  output: string
  /** Whether search engines may index it. */
  isIndexed: boolean
  /** The page's content as HTML, without the layout. */
  html(): Promise<string>
  /** The content as Markdown. Undefined if the option `markdown` is off. */
  markdown(): Promise<string | undefined>
}
