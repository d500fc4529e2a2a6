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
import type { FileFacts } from './read-file-facts.ts'
import type { ContentFolder } from './read-folder.ts'
import type { PublishedFiles } from './publish-files.ts'
import type { Site } from './site.ts'

/** What was read of a project. */
export interface ProjectSources {
  settings: Settings
  /** Settings files, including those they refer to. A change in one rereads everything. */
  settingsFiles: string[]
  overrides: Overrides
  /** Files and pages, before pages are placed in the navigation. */
  folder: ContentFolder
  /** What files other than pages refer to and contain. */
  fileFacts: FileFacts
  /** Patterns of files to publish even if nothing links them, from settings and options. */
  files: readonly string[]
  /** API descriptions by location: relative path, or URL. */
  apis: Map<string, Api>
  /** Files that the API descriptions were read from. */
  apiFiles: string[]
  /** Public origin, if known. */
  origin: string | undefined
  /** Path of the public URL, with slashes at both ends, if it has one: `/docs/`. */
  publicPath: string | undefined
  repository: SiteData['repository']
  logoSizes: SiteData['logoSizes']
  stars: NonNullable<SiteData['stars']>
  /** ISO 8601 dates of the last commits, by file. Runs git on the first call. */
  gitDates(): Promise<ReadonlyMap<string, string>>
  /** The date of a file's last commit, if the settings show it on pages. */
  lastModified(file: string): string | undefined
  problems: SourceProblems
}

/** What is wrong with the sources. */
interface SourceProblems {
  settings: readonly Diagnostic[]
  options: readonly Diagnostic[]
  /** By location of the API description. */
  apis: ReadonlyMap<string, readonly Diagnostic[]>
  /** The public URL. */
  url: readonly Diagnostic[]
}

/** What is derived from the sources without reading anything. */
export interface ArrangedSite {
  /** Pages of API descriptions, with what they show. */
  operations: ApiPages
  /** The resolved links in texts of API descriptions. */
  apiLinks: ApiLinks
  navigation: BuiltNavigation
  site: Site
  /** Files that aren't published, with the diagnostics about them. */
  unpublished: Pick<PublishedFiles, 'leftOut' | 'unlinked' | 'diagnostics'>
  /** All diagnostics, including those of the sources. */
  diagnostics: Diagnostic[]
}

/** A documentation project. Immutable: a change of its files produces a new one. */
export interface Project extends ProjectSources, ArrangedSite {
  /** Absolute POSIX path of the content folder. */
  readonly root: string
  readonly options: SkerryOptions
  readonly place: ProjectPlace
  /** The local cache. */
  readonly store: Store
  /** The cache shared by machines, if configured and wanted. */
  readonly shared: SharedCache | undefined
  /** For files that can be regenerated. Undefined if nothing can be written. */
  readonly cacheFolder: string | undefined
}

/** What Vite's configuration says about a project. */
export interface ProjectPlace {
  /** Path that the site is served under, with slashes at both ends. `/` by default. */
  base?: string | undefined
  /** The config file that contains the `skerry()` call, from which worker threads load plugins. */
  config?: ConfigSource | undefined
  /** The output folder relative to the content folder, if it is inside, so that it isn't read. */
  outDir?: string | undefined
  /** Ignore invalid settings instead of refusing to read the project. */
  lenient?: boolean
}

/** A config file and how Vite loaded it, so that worker threads can load it in the same way. */
export interface ConfigSource {
  /** Absolute path. */
  file: string
  /** Argument for the function that the file may export. */
  env: ConfigEnv
  /** The root from the command line or API call, which overrides the file's. */
  root?: string
  /** How to load the file (`--configLoader`). */
  loader?: 'bundle' | 'runner' | 'native'
}
