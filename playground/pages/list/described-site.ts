import type { Frontmatter } from '../../../runtime/types/pages.ts'
import type { SettingPlace, Settings } from '../../../runtime/types/settings.ts'
import type { OperationRef } from '../../document/model/operation-ref.ts'

/** What making the pages of API descriptions takes from a site. */
export interface DescribedSite {
  /** Absolute path of the content folder. */
  root: string
  settings: Settings
  /** API descriptions found in the folder, relative. */
  specs: readonly string[]
  /** The pages that have files, by path without ending. */
  pages: ReadonlyMap<string, WrittenPage>
  /** Where an entry of the settings stands, for diagnostics. */
  locate?: (place: SettingPlace) => { file: string; line?: number; column?: number }
}

/** A page that has a file. */
export interface WrittenPage {
  /** File path without ending, posix: `guides/start`. */
  path: string
  /** Relative to the root. */
  file: string
  frontmatter: Frontmatter
  title: string
}

/** A page that an API description makes: no file of the project holds it. */
export interface MadePage {
  path: string
  /** The description: relative path or URL. */
  source: string
  title: string
  frontmatter: Frontmatter
  operation: OperationRef
}

/** What a page that is bound to an API description takes from it. */
export interface BoundPage {
  title: string
  frontmatter: Frontmatter
  operation: OperationRef
}
