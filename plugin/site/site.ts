import type { Frontmatter, PageMode } from '../../runtime/types/pages.ts'
import type {
  ApiSource,
  DivisionEntry,
  GroupEntry,
  Redirect,
  SettingPlace,
  Settings,
} from '../../runtime/types/settings.ts'
import type { ImportStatement } from './find-imports.ts'
import type { LocateSetting } from '../settings/setting-place.ts'
import type { OperationRef } from '../../playground/index.ts'

/**
 * What is known of the text after a page's frontmatter. The text itself isn't kept, because large
 * sites have 100 MB of it: `readPageBody` reads it again.
 */
export interface PageBody {
  /** `contentHash` of the text. */
  hash: string
  /** Line of the file on which it starts, 1-based. */
  line: number
  imports: readonly WrittenImport[]
  /** Files that it refers to, root-relative (`mentionsOfPage`). */
  mentions: readonly string[]
}

/** An import statement of a page. */
export type WrittenImport = Pick<ImportStatement, 'bindings' | 'from' | 'isIndented'>

/** A page as read from its file, or generated from an API description. Not compiled. */
export interface SourcePage {
  /** POSIX file path without extension: `guides/start`, `index`. */
  path: string
  /** URL without base: `/guides/start`, `/`. */
  url: string
  /** POSIX path relative to the root. For generated pages, the API description. */
  file: string
  format: 'mdx' | 'md' | 'api'
  frontmatter: Frontmatter
  /** From the frontmatter, the body's first heading, the operation's summary, or the file name. */
  title: string
  /** Navigation label: `sidebarTitle` or the title. */
  label: string
  mode: PageMode
  /** Whether to omit the body's opening heading, because it became or repeats the title. */
  firstHeading: 'drop' | 'keep'
  body: PageBody
  /** For pages generated from or bound to an API description. */
  operation?: OperationRef
}

/** What the navigation decides about a page. */
export interface Placement {
  /** Whether visible navigation contains it. */
  listed: boolean
  /** Hidden by its frontmatter or by all its places in the navigation. */
  hidden: boolean
  searchable: boolean
  /** Whether search engines may index it. */
  indexable: boolean
  boost: number
  /** BCP 47 tag of the language it is shown in. */
  language: string
  version?: string
}

/** A page of the site. */
export interface Page extends SourcePage, Placement {}

/** Files of a content folder other than pages. */
export interface SiteFiles {
  /** Absolute path of the content folder. */
  root: string
  settings: Settings
  /** POSIX paths of snippets and of code that pages import. */
  snippets: string[]
  /** Root-relative files that are copied. */
  assets: string[]
  /** Root-relative `.css` files, in order. */
  styles: string[]
  /** Root-relative `.js` files, in order. */
  scripts: string[]
  /** Relative paths of API descriptions. */
  specs: string[]
  redirects: Redirect[]
  /** The output folder, root-relative, if it is in the content folder. */
  outDir?: string
  /** Locates a settings entry, for diagnostics. */
  locate?: LocateSetting
}

/** The site's files, with pages from files and API descriptions. */
export interface SourceSite extends SiteFiles {
  /** By `SourcePage.path`, in file order. */
  pages: ReadonlyMap<string, SourcePage>
}

/** A site whose pages are placed in the navigation. */
export interface Site extends SiteFiles {
  /** By `Page.path`, in file order. */
  pages: ReadonlyMap<string, Page>
}

/**
 * Resolves entries of the navigation to pages of API descriptions, which are in `SourceSite.pages`.
 * The implementation reports unknown operations.
 */
export interface OperationPages {
  /**
   * The path of the page for `METHOD /path` or `file METHOD /path`.
   *
   * @param sources `openapi` of the nearest enclosing node that has it; otherwise empty.
   */
  find(
    ref: string,
    sources: readonly ApiSource[],
    place: SettingPlace,
  ): string | undefined
  /**
   * All pages of a node with `openapi` or `asyncapi`, grouped by tag, with the names of the groups
   * around each group. Only called for nodes that don't list operations themselves.
   */
  list(
    node: DivisionEntry | GroupEntry,
  ): { group: string; around?: string[]; pages: string[] }[]
}
