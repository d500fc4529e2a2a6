import type { SiteData } from '../runtime/types/rendering.ts'
import type { SettingPlace, Settings } from '../runtime/types/settings.ts'
import type { Diagnostic } from './diagnostic.ts'
import { SkerryError } from './diagnostic.ts'
import { findCacheDirectory, openCache, type ContentCache } from './disk-cache.ts'
import type { SkerryOptions } from './options.ts'
import { readOverrides, type Overrides } from './overrides.ts'
import { readSettings } from './settings/read-settings.ts'
import { readGitDates, readRepository } from './site/git.ts'
import { readPublicAddress } from './site/public-address.ts'
import { readLogoSizes } from './site/logo-sizes.ts'
import { checkRedirects } from './site/redirects.ts'
import {
  buildOperationPages,
  type BuiltOperationPages,
} from '../playground/site/operation-pages.ts'
import type { Api } from '../playground/api.ts'
import { readApis } from './apis/read-apis.ts'
import { buildNavigation, type BuiltNavigation } from './site/build-navigation.ts'
import { readSite } from './site/read-site.ts'
import type { Site } from './site/types.ts'

/** What is read from a project's folder, and read again when something in it changes. */
export interface ProjectParts {
  settings: Settings
  overrides: Overrides
  site: Site
  navigation: BuiltNavigation
  /** Pages of API descriptions, and what they show. */
  operations: BuiltOperationPages
  /** API descriptions by location: relative path or URL. */
  apis: Map<string, Api>
  /** Files that the API descriptions were read from. */
  apiFiles: string[]
  /** Settings files, with what they refer to: a change in one reads everything anew. */
  settingsFiles: string[]
  /** Public origin, when known. */
  origin: string | undefined
  repository: SiteData['repository']
  logoSizes: SiteData['logoSizes']
  /** ISO 8601 date of a file's last commit. */
  lastModified(file: string): string | undefined
  diagnostics: Diagnostic[]
}

/** One documentation project as the plugin sees it now. The dev server replaces its parts as files change. */
export interface Project extends ProjectParts {
  /** Absolute path of the content folder, posix. */
  readonly root: string
  readonly options: SkerryOptions
  readonly cache: ContentCache
}

/**
 * Reads settings, pages and navigation.
 *
 * @param root Absolute path of the content folder.
 * @throws SkerryError when the settings cannot give a site; it carries all their problems.
 */
export async function readProject(
  root: string,
  options: SkerryOptions,
): Promise<Project> {
  const cache = openCache(findCacheDirectory(root))
  return { root, options, cache, ...(await readParts(root, options, cache)) }
}

/**
 * Reads everything of a project anew.
 *
 * @throws SkerryError as readProject does.
 */
export async function readParts(
  root: string,
  options: SkerryOptions,
  cache: ContentCache,
): Promise<ProjectParts> {
  const read = await readSettings(root)
  const broken = read.diagnostics.some(({ severity }) => severity === 'error')
  if (!read.settings || broken) throw new SkerryError(read.diagnostics)
  const { settings } = read
  const locate = (place: SettingPlace) => read.locate(place)
  const overrides = readOverrides(root, options.components ?? {})
  const excluded = [...read.files, ...(options.outDir ? [options.outDir] : [])]
  const found = await readSite(root, settings, { locate, excluded })
  const apis = await readApis(found, cache)
  const operations = buildOperationPages(found, apis.apis)
  const navigation = buildNavigation(operations.site, operations)
  const site = navigation.withNavigation(operations.site)
  const address = readPublicAddress(
    options.site,
    settings.seo.metatags['canonical'],
    process.env,
  )
  const [repository, logoSizes, dates] = await Promise.all([
    readRepository(root, process.env, options.repository),
    readLogoSizes(root, settings.logo),
    settings.metadata.timestamp
      ? readGitDates(
          root,
          [...site.pages.values()].map(({ file }) => file),
        )
      : new Map<string, string>(),
  ])
  return {
    settings,
    settingsFiles: read.files,
    overrides,
    site,
    navigation,
    operations,
    apis: apis.apis,
    apiFiles: apis.files,
    origin: address.origin,
    repository,
    logoSizes,
    lastModified: (file) => dates.get(file),
    diagnostics: [
      ...read.diagnostics,
      ...overrides.diagnostics,
      ...site.diagnostics,
      ...apis.diagnostics,
      ...operations.diagnostics,
      ...navigation.diagnostics,
      ...checkRedirects(site),
      ...address.diagnostics,
    ],
  }
}
