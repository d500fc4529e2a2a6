import type { Frontmatter, PageMode } from '../../runtime/types/pages.ts'
import type {
  ApiSource,
  DivisionEntry,
  GroupEntry,
  Redirect,
  SettingPlace,
  Settings,
} from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../diagnostic.ts'

/** A page that has a source file (or, for API pages, an operation of a spec). Nothing of it is compiled yet. */
export interface Page {
  /** File path without extension, posix: `guides/start`, `index`. */
  path: string
  /** Address without base: `/guides/start`, `/`. */
  url: string
  /** Relative to the root, posix. For generated pages: the spec file. */
  file: string
  format: 'mdx' | 'md' | 'api'
  frontmatter: Frontmatter
  /** Title by the rule of behaviour 3.3: frontmatter, first H1, operation summary, or the slug. */
  title: string
  /** Navigation label: `sidebarTitle` or the title. */
  label: string
  mode: PageMode
  /**
   * What becomes of a `# Heading` that opens the body: dropped where it gave the title, or repeats
   * it (behaviour 3.3).
   */
  firstHeading: 'drop' | 'keep'
  /** The text after the frontmatter. */
  body: string
  /** Line of the file on which `body` starts, from 1. */
  bodyLine: number
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
  /** For pages made from, or bound to, an API description. */
  operation?: OperationRef
}

/** Names one operation, webhook or schema of one spec. */
export interface OperationRef {
  /** As in Site.specs: relative path or URL. */
  spec: string
  kind: 'operation' | 'webhook' | 'schema'
  /** Upper case; empty for schemas. */
  method: string
  /** Path, webhook name or schema name. */
  path: string
}

/** The project as read from disk. */
export interface Site {
  /** Absolute path of the content folder. */
  root: string
  settings: Settings
  /** By `Page.path`, in file order. */
  pages: Map<string, Page>
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
  diagnostics: Diagnostic[]
  /** Where an entry of the settings stands, for diagnostics; given to `readSite`. */
  locate?: LocateSetting
}

/** The line and column of a settings entry, as far as they are known. */
export type LocateSetting = (place: SettingPlace) => {
  file: string
  line?: number
  column?: number
}

/**
 * What API descriptions add to the navigation. The pages that it names are in `Site.pages`
 * already, by `Page.path`; an operation that no description has is reported by who implements this.
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
   * no operation is listed by hand below the node (behaviour 5.2).
   */
  list(node: DivisionEntry | GroupEntry): { group: string; pages: string[] }[]
}
