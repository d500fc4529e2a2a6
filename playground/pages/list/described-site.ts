import type { Frontmatter } from '../../../runtime/types/pages.ts'
import type { SettingPlace, Settings } from '../../../runtime/types/settings.ts'
import type { OperationRef } from '../../document/model/operation-ref.ts'

/** The parts of a site that are needed to generate API pages. */
export interface DescribedSite {
  /** Absolute path of the content folder. */
  root: string
  settings: Settings
  /** API descriptions found in the content folder, as relative paths. */
  specs: readonly string[]
  /** Pages with a file, by path without extension. */
  pages: ReadonlyMap<string, AuthoredPage>
  /** Locates an entry of the settings for diagnostics. */
  locate?: (place: SettingPlace) => { file: string; line?: number; column?: number }
}

/** A page with a file, as opposed to a generated one. */
export interface AuthoredPage {
  /** Path of the file without extension, with `/` separators: `guides/start`. */
  path: string
  /** Path relative to `root`. */
  file: string
  frontmatter: Frontmatter
  title: string
}

/** A page generated from an API description. */
export interface GeneratedPage {
  path: string
  /** Location of the description: a relative path or URL. */
  source: string
  title: string
  frontmatter: Frontmatter
  operation: OperationRef
}

/** What a page with a file takes from the description it is bound to. */
export interface BoundPage {
  title: string
  frontmatter: Frontmatter
  operation: OperationRef
}
