import { join, posix } from 'node:path'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import type { Settings } from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { dropConflictingPages, refusePath } from './check-file-names.ts'
import { readIgnoreRules } from './ignore-rules.ts'
import { findImports } from './find-imports.ts'
import { isAgentFile } from './file-kinds.ts'
import { DATA_FILE, isApiDescription } from './is-api-description.ts'
import { isMissingFile, ifExists } from '../kit/if-exists.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { branchRefs, listRefs, listsPage } from './navigation-refs.ts'
import { PAGE_FILE, pagePath } from '../../runtime/kit/page-url.ts'
import type { SiteExtensions } from './extensions.ts'
import { readPage, type ReadPage } from './read-page.ts'
import type { LocateSetting } from '../settings/setting-place.ts'
import type { SourcePage, SourceSite } from './site.ts'
import { unreadPage } from './unread-page.ts'
import { walkFiles } from './walk-files.ts'

/** Options of `readFolder`. */
interface ReadFolderOptions {
  /** Locates a settings entry. */
  locate?: LocateSetting
  /**
   * Root-relative files and folders that aren't part of the site: output and staging folder,
   * cache, overrides, settings files.
   */
  excluded?: readonly string[]
  /** The option that changes the frontmatter of page files. */
  frontmatter?: SiteExtensions['frontmatter']
  /** If the site is large, read only the pages around its first page. */
  isPartial?: boolean
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

const SNIPPETS_FOLDER = /^_?snippets\//
/** Dotfiles are ignored, except for pages that the navigation names: `sdks/.NET`. */
const DOT_PAGE = /(?:^|\/)\.[^/]+\.mdx?$/i
/** Source files that pages import. They are bundled, not published. */
const SOURCE_FILE = /\.(?:jsx|tsx|ts|mts|cts|mjs|cjs)$/i

/** Editors and git replace files by renaming, so a file that disappeared may be back soon. */
const MAX_TRIES = 4
/** Sites with up to this many pages are read at once, which is fast enough. */
const MAX_READ_WHOLE = 2_000
/** Milliseconds to read before yielding to the event loop. */
const TURN = 10
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
  { locate, excluded = [], frontmatter, isPartial = false }: ReadFolderOptions,
): Promise<{ folder: ContentFolder; isWhole: boolean }> {
  let isWhole = true
  const listed = new Set(listRefs(settings.navigation.children))
  const isIgnored = readIgnoreRules(root, [...excluded, settings.file], listed)
  const { files, diagnostics } = await walkFiles(
    root,
    (path) => isIgnored(path) && !(DOT_PAGE.test(path) && listed.has(pagePath(path))),
  )
  const sorted = sortFiles(files, listed)

  const isWanted = isPartial ? choosePages(sorted.pages, settings) : () => true
  const read: ReadPage[] = []
  const all: SourcePage[] = []
  const unread = new Set<string>()
  let turn = performance.now()
  for (const file of sorted.pages) {
    const refused = refusePath(pagePath(file))
    if (refused !== undefined) {
      diagnostics.push(refusal(file, refused))
    } else if (!isWanted(file)) {
      unread.add(file)
      all.push(unreadPage(file))
    } else {
      const page = ifExists(() => readPage(root, file, { ...settings, frontmatter }))
      isWhole &&= page !== undefined
      if (page) read.push(page)
      if (page) all.push(page.page)
    }
    if (performance.now() - turn < TURN) continue
    await nextTurn()
    turn = performance.now()
  }
  const pageProblems = new Map(
    read.map(({ page, diagnostics: found }) => [page.file, found]),
  )
  const imported = findImportedPages(root, all, sorted.snippets)
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
    ...(locate && { locate }),
  }
  return { folder: { site, pageProblems, diagnostics, unread }, isWhole }
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
    if (isAgentFile(file) && !listed.has(pagePath(file))) sorted.assets.push(file)
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

function refusal(file: string, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'site/file-name',
    message: `the page \`${printable(file)}\` ${reason}`,
    hint: 'Rename the file; it is not published.',
    file: printable(file),
  }
}

/** Escapes control characters, which would garble the report. */
function printable(file: string): string {
  return JSON.stringify(file)
    .slice(1, -1)
    .replace(/\\(["\\])/g, '$1')
}

/** Markdown files that others import, which makes them snippets wherever they are. */
function findImportedPages(
  root: string,
  pages: readonly SourcePage[],
  snippets: readonly string[],
): Set<string> {
  const texts = pages.map(({ file, body }) => ({ file, text: body }))
  const others = snippets.filter((file) => PAGE_FILE.test(file))
  const read = others.map((file) => ({
    file,
    text: readTextFile(join(root, file)) ?? '',
  }))
  const importsOf = new Map<string, string[]>()
  for (const { file, text } of [...texts, ...read])
    importsOf.set(file, importedFiles(file, text))
  return reachedFromOutside(importsOf)
}

/** Markdown files that a text imports, root-relative. */
export function importedFiles(file: string, text: string): string[] {
  return findImports(text)
    .filter(({ from }) => /\.mdx?$/.test(from))
    .map(({ from }) =>
      posix.normalize(
        from.startsWith('/') ? from.slice(1) : posix.join(posix.dirname(file), from),
      ),
    )
}

/**
 * Imported files, except those only reachable through an import cycle: they stay pages, so that the
 * cycle is reported.
 */
function reachedFromOutside(importsOf: ReadonlyMap<string, string[]>): Set<string> {
  const imported = new Set([...importsOf.values()].flat())
  const reached = new Set<string>()
  const visit = (file: string) => {
    for (const target of importsOf.get(file) ?? []) {
      if (reached.has(target)) continue
      reached.add(target)
      visit(target)
    }
  }
  for (const file of importsOf.keys()) if (!imported.has(file)) visit(file)
  return reached
}
