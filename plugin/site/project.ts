import type { ConfigEnv } from 'vite'
import type { SiteData } from '../../runtime/types/rendering.ts'
import type { Settings } from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { SharedCache } from '../kit/remote-cache.ts'
import type { Store } from '../kit/store.ts'
import type { SkerryOptions } from './options.ts'
import type { ApiLinks } from './api-links.ts'
import type { Overrides } from './overrides.ts'
import type { Api, ApiPages } from '../../playground/index.ts'
import type { BuiltNavigation } from './build-navigation.ts'
import type { FileEvidence } from './read-evidence.ts'
import type { ContentFolder } from './read-folder.ts'
import type { PublishedFiles } from './publish-files.ts'
import type { Site } from './site.ts'

/** What is read from a project's folder. */
export interface ProjectSources {
  settings: Settings
  /** Settings files, with what they refer to: a change in one reads everything again. */
  settingsFiles: string[]
  overrides: Overrides
  /** Files and pages, before they have their places. */
  folder: ContentFolder
  /** What files beside the pages say of each other. */
  evidence: FileEvidence
  /** Patterns of files that are published though nothing links them: of the settings, and the option. */
  files: readonly string[]
  /** API descriptions by location: relative path or URL. */
  apis: Map<string, Api>
  /** Files that the API descriptions were read from. */
  apiFiles: string[]
  /** Public origin, when known. */
  origin: string | undefined
  /** Path of the public address, with a slash at both ends, where it names one: `/docs/`. */
  publicPath: string | undefined
  repository: SiteData['repository']
  logoSizes: SiteData['logoSizes']
  stars: NonNullable<SiteData['stars']>
  /** ISO 8601 dates of the pages' last commits, by file. Git is asked when they are first wanted, and once. */
  gitDates(): Promise<ReadonlyMap<string, string>>
  /** The same for one file, where the settings have pages show it. */
  lastModified(file: string): string | undefined
  /** Problems of settings, options and API descriptions, and of the public address. */
  problems: Record<'settings' | 'options' | 'apis' | 'address', Diagnostic[]>
}

/** What is made of the sources, without reading anything. */
export interface ArrangedSite {
  /** Pages of API descriptions, and what they show. */
  operations: ApiPages
  /** Where the links in the texts of API descriptions lead. */
  apiLinks: ApiLinks
  navigation: BuiltNavigation
  site: Site
  /** Files of the folder that are not published, and what is to be said of them. */
  unpublished: Pick<PublishedFiles, 'leftOut' | 'unlinked' | 'diagnostics'>
  /** All problems, of the sources too. */
  diagnostics: Diagnostic[]
}

/** One documentation project as it was read. A change of its files gives another one. */
export interface Project extends ProjectSources, ArrangedSite {
  /** Absolute path of the content folder, posix. */
  readonly root: string
  readonly options: SkerryOptions
  readonly place: ProjectPlace
  /** What was worked out before, and need not be again. */
  readonly store: Store
  /** The store that machines share; absent where nobody wants one, or none was asked for. */
  readonly shared: SharedCache | undefined
  /** For files that are made anew where they are missing; undefined where nothing can be written. */
  readonly cacheFolder: string | undefined
}

/** What Vite knows of a project. */
export interface ProjectPlace {
  /** Its config file, where this `skerry()` is called in one: threads take plugins from it. */
  config?: ConfigSource | undefined
  /** The output folder where it lies in the content folder, relative to that: it is never read. */
  outDir?: string | undefined
  /** Wrong settings do not keep the project from being read: what is wrong counts as absent. */
  lenient?: boolean
}

/** A config file, and how Vite read it: threads read it in the same way. */
export interface ConfigSource {
  /** Absolute. */
  file: string
  /** What the file's function is called with, where it exports one. */
  env: ConfigEnv
  /** The root of the command line or of a call, which counts before the file's own. */
  root?: string
  /** How the file is loaded (`--configLoader`). */
  loader?: 'bundle' | 'runner' | 'native'
}
