import type { SettingPlace } from '../../runtime/types/settings.ts'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { findCacheFolders } from '../kit/cache-folders.ts'
import { openStore, storeLimits, type Store } from '../kit/store.ts'
import type { SkerryOptions } from './options.ts'
import { checkExtensions } from './check-extensions.ts'
import { readOverrides } from './overrides.ts'
import { readAnySettings, readSettings } from '../settings/read-settings.ts'
import { readGitDates, readRepository } from './read-git.ts'
import { readPublicAddress } from './public-address.ts'
import { readLogoSizes } from './logo-sizes.ts'
import { arrangeSite } from './arrange-site.ts'
import { readApis } from './read-apis.ts'
import { readEvidence } from './read-evidence.ts'
import { readFolder } from './read-folder.ts'
import { readStars } from './read-stars.ts'
import type { Project, ProjectPlace, ProjectSources } from './project.ts'

/**
 * Reads settings, pages and navigation.
 *
 * @param root Absolute path of the content folder.
 * @throws SkerryError when the settings cannot give a site; it carries all their problems.
 */
export async function readProject(
  root: string,
  options: SkerryOptions,
  place: ProjectPlace = {},
): Promise<Project> {
  const folders = findCacheFolders(root)
  const store = openStore(folders?.store, storeLimits(options.cache?.maxSize))
  const sources = await readSources(root, options, store, place)
  return {
    root,
    options,
    place,
    store,
    cacheFolder: folders?.project,
    ...sources,
    ...arrangeSite(sources),
  }
}

/**
 * Reads everything of a project.
 *
 * @throws SkerryError as readProject does.
 */
export async function rereadProject(project: Project): Promise<Project> {
  const { root, options, store, place } = project
  const sources = await readSources(root, options, store, place)
  return { ...project, ...sources, ...arrangeSite(sources) }
}

/** Reads anew what files beside the pages say of each other: one of them has changed. */
export async function rereadEvidence(project: Project): Promise<Project> {
  const { folder, settingsFiles, apiFiles, origin } = project
  const evidence = await readEvidence({
    site: folder.site,
    settingsFiles,
    apiFiles,
    origin,
  })
  const sources = { ...project, evidence }
  return { ...sources, ...arrangeSite(sources) }
}

async function readSources(
  root: string,
  options: SkerryOptions,
  store: Store,
  { outDir, lenient = false }: ProjectPlace,
): Promise<ProjectSources> {
  const read = lenient ? await readAnySettings(root) : await readSettings(root)
  const optionProblems = checkExtensions(options)
  const problems = [...read.diagnostics, ...optionProblems]
  const fatal = lenient ? optionProblems : problems
  const broken = fatal.some(({ severity }) => severity === 'error')
  if (!read.settings || broken) throw new SkerryError(problems)
  const { settings } = read
  const locate = (place: SettingPlace) => read.locate(place)
  const overrides = readOverrides(root, options.components ?? {})
  const excluded = [...read.files, ...(outDir === undefined ? [] : [outDir])]
  const { frontmatter } = options
  const folder = await readFolder(root, settings, { locate, excluded, frontmatter })
  const [apis, stars] = await Promise.all([
    readApis(folder.site, store),
    readStars(settings, store),
  ])
  const address = readPublicAddress(
    options.site,
    settings.seo.metatags['canonical'],
    process.env,
  )
  const evidence = await readEvidence({
    site: folder.site,
    settingsFiles: read.files,
    apiFiles: apis.files,
    origin: address.origin,
  })
  const files = [...folder.site.pages.values()].map(({ file }) => file)
  let history: Promise<ReadonlyMap<string, string>> | undefined
  const gitDates = () => (history ??= readGitDates(root, files))
  const [repository, logoSizes, shownDates] = await Promise.all([
    readRepository(root, process.env, options.repository),
    readLogoSizes(root, settings.logo),
    settings.metadata.timestamp ? gitDates() : new Map<string, string>(),
  ])
  return {
    settings,
    settingsFiles: read.files,
    overrides,
    folder,
    evidence,
    files: [...settings.files, ...(options.files ?? [])],
    apis: apis.apis,
    apiFiles: apis.files,
    origin: address.origin,
    publicPath: address.path,
    repository,
    logoSizes,
    stars,
    gitDates,
    lastModified: (file) => shownDates.get(file),
    problems: {
      settings: read.diagnostics,
      options: optionProblems,
      apis: apis.diagnostics,
      address: address.diagnostics,
    },
  }
}
