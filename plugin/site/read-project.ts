import type { Api } from '../../playground/index.ts'
import type { SettingPlace } from '../../runtime/types/settings.ts'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { findCacheFolders } from '../kit/find-cache-folders.ts'
import { openSharedCache, type SharedCache } from '../kit/remote-cache.ts'
import { openStore, storeLimits } from '../kit/open-store.ts'
import type { Store } from '../kit/store.ts'
import type { SkerryOptions } from './options.ts'
import { checkExtensions } from './check-extensions.ts'
import { checkPlugins } from './check-plugins.ts'
import { checkTypePackages } from './type-packages.ts'
import { readOverrides } from './overrides.ts'
import { readAnySettings, readSettings } from '../settings/read-settings.ts'
import { readGitDates, readRepository } from './read-git.ts'
import { readPublicUrl } from './read-public-url.ts'
import { readLogoSizes } from './read-logo-sizes.ts'
import { arrangeSite } from './arrange-site.ts'
import { readApis } from './read-apis.ts'
import { readFileFacts } from './read-file-facts.ts'
import { readFolder } from './read-folder.ts'
import { readStars } from './read-stars.ts'
import { withRootFavicon } from './root-favicon.ts'
import { stripOwnPrefixes } from './strip-own-prefixes.ts'
import { ownPrefixes } from './own-prefixes.ts'
import type { Project, ProjectPlace, ProjectSources } from './project.ts'

/** What a project is read for. */
export interface ProjectUse {
  /** All pages will be built, so it is worth waiting for the shared cache. */
  usesShared?: boolean
  /** Adds entries from elsewhere to the store before anything is read. */
  fill?(store: Store): void
  /** If the site is large, read only the pages around its first page (`ContentFolder.unread`). */
  isPartial?: boolean
}

/**
 * Reads settings, pages and navigation.
 *
 * @param root Absolute path of the content folder.
 * @throws SkerryError with all problems, if settings or options have errors.
 */
export async function readProject(
  root: string,
  options: SkerryOptions,
  place: ProjectPlace = {},
  { usesShared = false, fill, isPartial = false }: ProjectUse = {},
): Promise<Project> {
  const folders = findCacheFolders(root)
  const limits = storeLimits(options.cache?.maxSize)
  const store = openStore(folders?.store, limits)
  fill?.(store)
  const wanted = { url: options.cacheUrl, readOnly: options.cacheReadOnly }
  const shared = usesShared
    ? openSharedCache(wanted, process.env, limits.maxBytes)
    : undefined
  const sources = await readSources(root, options, store, place, { shared, isPartial })
  return {
    root,
    options,
    place,
    store,
    shared,
    cacheFolder: folders?.project,
    ...sources,
    ...arrangeSite(sources),
  }
}

/**
 * Reads all sources of a project again.
 *
 * @throws SkerryError like `readProject`.
 */
export async function rereadProject(project: Project): Promise<Project> {
  const { root, options, store, place } = project
  const sources = await readSources(root, options, store, place, { before: project.apis })
  return { ...project, ...sources, ...arrangeSite(sources) }
}

/** Reads files other than pages again, after one of them has changed. */
export async function rereadFileFacts(project: Project): Promise<Project> {
  const { root, options, folder, settingsFiles, apiFiles, origin } = project
  const fileFacts = await readFileFacts({
    site: folder.site,
    settingsFiles,
    apiFiles,
    origin,
  })
  const overrides = readOverrides(root, options.components ?? {})
  const sources = { ...project, overrides, fileFacts }
  return { ...sources, ...arrangeSite(sources) }
}

interface SourcesUse {
  shared?: SharedCache | undefined
  isPartial?: boolean
  /** API descriptions as they were read before (`readApis`). */
  before?: ReadonlyMap<string, Api>
}

async function readSources(
  root: string,
  options: SkerryOptions,
  store: Store,
  { base, outDir, lenient = false }: ProjectPlace,
  { shared, isPartial = false, before }: SourcesUse = {},
): Promise<ProjectSources> {
  const read = lenient ? await readAnySettings(root) : await readSettings(root)
  const optionProblems = [
    ...checkExtensions(root, options),
    ...checkTypePackages(root, options),
    ...checkPlugins(root, options),
  ]
  const problems = [...read.diagnostics, ...optionProblems]
  const fatal = lenient ? optionProblems : problems
  const broken = fatal.some(({ severity }) => severity === 'error')
  if (!read.settings || broken) throw new SkerryError(problems)
  const locate = (place: SettingPlace) => read.locate(place)
  const overrides = readOverrides(root, options.components ?? {})
  const { frontmatter } = options
  const url = readPublicUrl(
    options.site,
    read.settings.seo.metatags['canonical'],
    process.env,
  )
  const { origin } = url
  const outside = { excluded: read.files, outDir }
  const folderOptions = { ...outside, locate, frontmatter, origin, isPartial, store }
  const [content] = await Promise.all([
    readFolder(root, read.settings, folderOptions),
    shared?.fetch(store, read.settings.name),
  ])
  const prefixes = ownPrefixes(content.site, [base, url.path])
  const written = stripOwnPrefixes(read.settings, prefixes)
  const settings = withRootFavicon(written, content.site.assets)
  const { redirects } = settings
  const folder = { ...content, site: { ...content.site, settings, redirects } }
  const [apis, stars] = await Promise.all([
    readApis(folder.site, store, before),
    readStars(settings, store),
  ])
  const fileFacts = await readFileFacts({
    site: folder.site,
    settingsFiles: read.files,
    apiFiles: apis.files,
    origin,
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
    fileFacts,
    files: [...settings.files, ...(options.files ?? [])],
    apis: apis.apis,
    apiFiles: apis.files,
    origin,
    publicPath: url.path,
    repository,
    logoSizes,
    stars,
    gitDates,
    lastModified: (file) => shownDates.get(file),
    problems: {
      settings: read.diagnostics,
      options: optionProblems,
      apis: apis.diagnostics,
      url: url.diagnostics,
    },
  }
}
