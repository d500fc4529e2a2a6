import type { Settings, SettingPlace } from '../runtime/types.ts'
import type { Diagnostic } from './diagnostic.ts'
import { SkerryError } from './diagnostic.ts'
import { findCacheDirectory, openCache, type ContentCache } from './disk-cache.ts'
import type { SkerryOptions } from './options.ts'
import { readOverrides, type Overrides } from './overrides.ts'
import { readSettings } from './settings/read-settings.ts'
import { buildNavigation, type BuiltNavigation } from './site/build-navigation.ts'
import { readSite } from './site/read-site.ts'
import type { Site } from './site/types.ts'

/** One documentation project as the plugin sees it now. The dev server replaces its parts as files change. */
export interface Project {
  /** Absolute path of the content folder, posix. */
  readonly root: string
  readonly options: SkerryOptions
  readonly cache: ContentCache
  settings: Settings
  overrides: Overrides
  site: Site
  navigation: BuiltNavigation
  /** Settings files, with what they refer to: a change in one reads everything anew. */
  settingsFiles: string[]
  diagnostics: Diagnostic[]
}

/**
 * Reads settings, pages and navigation.
 *
 * @param root Absolute path of the content folder.
 * @throws SkerryError when the settings cannot give a site; it carries all their problems.
 */
export async function readProject(root: string, options: SkerryOptions): Promise<Project> {
  const cache = openCache(findCacheDirectory(root))
  return { root, options, cache, ...(await readParts(root, options)) }
}

/**
 * Reads everything of a project anew, in place.
 *
 * @throws SkerryError as readProject does; the project then keeps its last good parts.
 */
export async function rereadProject(project: Project): Promise<void> {
  Object.assign(project, await readParts(project.root, project.options))
}

async function readParts(root: string, options: SkerryOptions) {
  const read = await readSettings(root)
  if (!read.settings) throw new SkerryError(read.diagnostics)
  const locate = (place: SettingPlace) => read.locate(place)
  const overrides = readOverrides(root, options.components ?? {})
  const site = await readSite(root, read.settings, { locate })
  const navigation = buildNavigation(site)
  return {
    settings: read.settings,
    settingsFiles: read.files,
    overrides,
    site,
    navigation,
    diagnostics: [
      ...read.diagnostics,
      ...overrides.diagnostics,
      ...site.diagnostics,
      ...navigation.diagnostics,
    ],
  }
}
