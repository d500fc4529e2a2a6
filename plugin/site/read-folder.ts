import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Settings } from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { checkPageName, dropConflictingPages } from './check-file-names.ts'
import { readIgnoreRules } from './ignore-rules.ts'
import { findImportedPages } from './find-imported-pages.ts'
import { isAgentFile, isSkillSource } from './file-kinds.ts'
import { DATA_FILE, isApiDescription } from './is-api-description.ts'
import { isMissingFile } from '../kit/if-exists.ts'
import type { Store } from '../kit/store.ts'
import { mapConcurrently } from '../kit/map-concurrently.ts'
import { branchRefs, listRefs, listsPage } from './navigation-refs.ts'
import { PAGE_FILE, pagePath } from '../../runtime/kit/page-url.ts'
import type { SiteExtensions } from './extensions.ts'
import { readPages } from './read-pages.ts'
import type { LocateSetting } from '../settings/setting-place.ts'
import type { SourcePage, SourceSite } from './site.ts'
import { unreadPage } from './unread-page.ts'
import { walkFiles } from './walk-files.ts'

/** Options of `readFolder`. */
interface ReadFolderOptions {
  /** Locates a settings entry. */
  locate?: LocateSetting
  /**
   * Root-relative files and folders that aren't part of the site: cache, overrides, settings
   * files.
   */
  excluded?: readonly string[]
  /** The output folder, root-relative, if it is in the content folder. */
  outDir?: string | undefined
  /** The option that changes the frontmatter of page files. */
  frontmatter?: SiteExtensions['frontmatter']
  /** The site's public origin, if known. */
  origin?: string | undefined
  /** If the site is large, read only the pages around its first page. */
  isPartial?: boolean
  /** For what was read of pages. */
  store?: Store
}

/** The content of a folder. */
export interface ContentFolder {
  site: SourceSite
  /** Diagnostics by page file, replaced when the page is read again. */
  pageProblems: ReadonlyMap<string, readonly Diagnostic[]>
  /** Diagnostics about the folder and ignored files. */
  diagnostics: Diagnostic[]
  /** Page files that haven't been read yet (`isPartial`), of which only the name is known. */
  unread: ReadonlySet<string>
}

/** All diagnostics of a folder and its pages. */
export function folderProblems({
  diagnostics,
  pageProblems,
}: ContentFolder): Diagnostic[] {
  return [...diagnostics, ...[...pageProblems.values()].flat()]
}

/** Start of the paths of files that pages include. */
export const SNIPPETS_FOLDER = /^_?snippets\//
/** Dotfiles are ignored, except for pages that the navigation names: `sdks/.NET`. */
export const DOT_PAGE = /(?:^|\/)\.[^/]+\.mdx?$/i
/** Source files that pages import. They are bundled, not published. */
const SOURCE_FILE = /\.(?:jsx|tsx|ts|mts|cts|mjs|cjs)$/i

/** Editors and git replace files by renaming, so a file that disappeared may be back soon. */
const MAX_TRIES = 4
/** Sites with up to this many pages are read at once, which is fast enough. */
const MAX_READ_WHOLE = 2_000
/** Milliseconds before the folder is read again, multiplied by the number of tries. */
const PAUSE = 30

/**
 * Reads a content folder without compiling anything: walks it, then reads pages and detects API
 * descriptions. Files with problems are reported, and omitted if they can't be used. If a page
 * disappears in the meantime, the folder is read again.
 *
 * @param root Absolute path of the content folder.
 * @throws Errors of the file system, if the folder can't be read.
 */
export async function readFolder(
  root: string,
  settings: Settings,
  options: ReadFolderOptions = {},
): Promise<ContentFolder> {
  for (let tries = 1; ; tries++) {
    const { folder, isWhole } = await readOnce(root, settings, options)
    if (isWhole || tries === MAX_TRIES) return folder
    await delay(tries * PAUSE)
  }
}

/** Reads a folder. `isWhole` is false if a page disappeared after the walk. */
async function readOnce(
  root: string,
  settings: Settings,
  options: ReadFolderOptions,
): Promise<{ folder: ContentFolder; isWhole: boolean }> {
  const { locate, frontmatter, origin, isPartial = false, store, outDir } = options
  const listed = new Set(listRefs(settings.navigation.children))
  const output = outDir === undefined ? [] : [outDir]
  const excluded = [...(options.excluded ?? []), ...output, settings.file]
  const isIgnored = readIgnoreRules(root, excluded, listed)
  const { files, diagnostics } = await walkFiles(
    root,
    (path) => isIgnored(path) && !(DOT_PAGE.test(path) && listed.has(pagePath(path))),
  )
  const sorted = sortFiles(files, listed)

  const isWanted = isPartial ? choosePages(sorted.pages, settings) : () => true
  const named: string[] = []
  for (const file of sorted.pages) {
    const problem = checkPageName(file)
    if (problem) diagnostics.push(problem)
    if (problem?.severity !== 'error') named.push(file)
  }
  const wanted = named.filter(isWanted)
  const read = await readPages(root, wanted, { ...settings, frontmatter, origin }, store)
  const unread = new Set(named.filter((file) => !isWanted(file)))
  const all = named.flatMap((file) =>
    unread.has(file) ? unreadPage(file) : (read.get(file)?.page ?? []),
  )
  const pageProblems = new Map(
    [...read].map(([file, { diagnostics: found }]) => [file, found]),
  )
  const imported = findImportedPages(root, read, sorted.snippets)
  const isSnippet = (page: SourcePage) =>
    imported.has(page.file) && !listed.has(page.path)

  const distinct = dropConflictingPages(all.filter((page) => !isSnippet(page)))
  diagnostics.push(...distinct.diagnostics)
  const snippets = all.filter(isSnippet).map(({ file }) => file)

  const described = await mapConcurrently(
    sorted.assets.filter((file) => DATA_FILE.test(file)),
    async (file) => {
      const isDescription = await isApiDescription(join(root, file)).catch(falseWhereGone)
      return isDescription ? [file] : []
    },
  )
  const site: SourceSite = {
    root,
    settings,
    pages: new Map(distinct.pages.map((page) => [page.path, page])),
    snippets: [...sorted.snippets, ...snippets],
    assets: sorted.assets,
    styles: sorted.styles,
    scripts: sorted.scripts,
    specs: described.flat(),
    redirects: settings.redirects,
    ...(outDir !== undefined && { outDir }),
    ...(locate && { locate }),
  }
  return {
    folder: { site, pageProblems, diagnostics, unread },
    isWhole: read.size === wanted.length,
  }
}

/** Selects the files to read first: if the site is large, those around its first page. */
function choosePages(
  files: readonly string[],
  { navigation }: Settings,
): (file: string) => boolean {
  const refs = branchRefs(navigation.children)
  if (files.length <= MAX_READ_WHOLE || refs.size === 0) return () => true
  return (file) => file.startsWith('index.') || listsPage(refs, pagePath(file))
}

/**
 * Sorts files by kind.
 *
 * @param listed Paths of pages in the navigation.
 */
function sortFiles(files: readonly string[], listed: ReadonlySet<string>) {
  const sorted = {
    pages: [] as string[],
    snippets: [] as string[],
    assets: [] as string[],
    styles: [] as string[],
    scripts: [] as string[],
  }
  for (const file of files) {
    const inSnippets = SNIPPETS_FOLDER.test(file)
    if (isSkillSource(file) || (isAgentFile(file) && !listed.has(pagePath(file))))
      sorted.assets.push(file)
    else if (PAGE_FILE.test(file))
      (inSnippets ? sorted.snippets : sorted.pages).push(file)
    else if (SOURCE_FILE.test(file)) sorted.snippets.push(file)
    else if (/\.css$/i.test(file)) sorted.styles.push(file)
    else if (/\.js$/i.test(file))
      (inSnippets ? sorted.snippets : sorted.scripts).push(file)
    else sorted.assets.push(file)
  }
  return sorted
}

function falseWhereGone(error: unknown): false {
  if (isMissingFile(error)) return false
  throw error
}
