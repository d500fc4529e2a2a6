import type { Frontmatter, PageMode } from '../../runtime/types/pages.ts'
import type {
  ApiSource,
  DivisionEntry,
  GroupEntry,
  Redirect,
  SettingPlace,
  Settings,
} from '../../runtime/types/settings.ts'
import type { LocateSetting } from '../settings/setting-place.ts'
import type { OperationRef } from '../../playground/index.ts'

/** A page as its file says it, or the API description that it is made from. Nothing of it is compiled yet. */
export interface SourcePage {
  /** File path without extension, posix: `guides/start`, `index`. */
  path: string
  /** Address without base: `/guides/start`, `/`. */
  url: string
  /** Relative to the root, posix. For generated pages: the API description. */
  file: string
  format: 'mdx' | 'md' | 'api'
  frontmatter: Frontmatter
  /** From the frontmatter, the heading that opens the body, the operation's summary, or the file's name. */
  title: string
  /** Navigation label: `sidebarTitle` or the title. */
  label: string
  mode: PageMode
  /** What becomes of a `# Heading` that opens the body: dropped where it gave the title, or repeats it. */
  firstHeading: 'drop' | 'keep'
  /** The text after the frontmatter. */
  body: string
  /** Line of the file on which `body` starts, from 1. */
  bodyLine: number
  /** For pages made from, or bound to, an API description. */
  operation?: OperationRef
}

/** What the navigation decides about a page. */
export interface Placement {
  /** Reachable through visible navigation. */
  listed: boolean
  /** Hidden by itself or by what is around it in the navigation. */
  hidden: boolean
  searchable: boolean
  /** Robots may index it. */
  indexable: boolean
  boost: number
  /** Inherited from navigation; BCP 47. */
  language: string
  version?: string
}

/** A page of the site. */
export interface Page extends SourcePage, Placement {}

/** What a content folder holds beside its pages. */
export interface SiteFiles {
  /** Absolute path of the content folder. */
  root: string
  settings: Settings
  /** Files under snippets folders, relative, posix. */
  snippets: string[]
  /** Root-relative files served as they are. */
  assets: string[]
  /** Root-relative `.css` files, in order. */
  styles: string[]
  /** Root-relative `.js` files, in order. */
  scripts: string[]
  /** API description files found, relative. */
  specs: string[]
  redirects: Redirect[]
  /** Where an entry of the settings stands, for diagnostics; given to `readFolder`. */
  locate?: LocateSetting
}

/** Files with the pages that they hold, or that API descriptions add. */
export interface SourceSite extends SiteFiles {
  /** By `SourcePage.path`, in file order. */
  pages: ReadonlyMap<string, SourcePage>
}

/** The site: its files, and its pages in their places. */
export interface Site extends SiteFiles {
  /** By `Page.path`, in file order. */
  pages: ReadonlyMap<string, Page>
}

/**
 * What API descriptions add to the navigation. The pages that it names are in `SourceSite.pages`
 * already, by path; an operation that no description has is reported by who implements this.
 */
export interface OperationPages {
  /**
   * The page of an entry `METHOD /path` or `file METHOD /path`.
   *
   * @param sources `openapi` of the nearest node that has one; empty at the top.
   */
  find(
    ref: string,
    sources: readonly ApiSource[],
    place: SettingPlace,
  ): string | undefined
  /**
   * All pages of a node that carries `openapi` or `asyncapi`, in groups by tag. Asked only where
   * no operation is listed by hand below the node.
   */
  list(node: DivisionEntry | GroupEntry): { group: string; pages: string[] }[]
}
