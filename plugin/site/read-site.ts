import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { NavigationEntry, Settings } from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { dropClashes, refusePath } from './check-file-names.ts'
import { readIgnoreRules } from './ignore-rules.ts'
import { DATA_FILE, isApiDescription } from './is-api-description.ts'
import { normaliseRef } from './page-ref.ts'
import { PAGE_FILE, pagePath } from './page-url.ts'
import { readPage } from './read-page.ts'
import type { LocateSetting, Page, Site } from './types.ts'
import { walkFiles } from './walk-files.ts'

export interface ReadSiteOptions {
  /** The line and column of a settings entry. */
  locate?: LocateSetting
  /**
   * Root-relative files and folders that are no part of the site: output and staging folder,
   * cache, overrides, the files that the settings were read from.
   */
  excluded?: readonly string[]
}

interface PageFile {
  /** Absent where the file's name is refused. */
  page?: Page
  diagnostics: Diagnostic[]
}

/** Files open at the same time: more gain nothing and meet the system's limit. */
const AT_ONCE = 64
const SNIPPETS_FOLDER = /^_?snippets\//
/** Sources that pages import or tools compile; published only as what is built from them. */
const SOURCE_FILE = /\.(?:jsx|tsx|ts|mts|cts|mjs|cjs)$/i

/**
 * Reads a content folder: one walk, then pages and API descriptions side by side (behaviour 3.1).
 * Nothing is compiled. Problems of files are in `diagnostics`, and the file is left out where it
 * cannot be used.
 *
 * @param root Absolute path of the content folder.
 * @throws what the file system throws when the folder cannot be read.
 */
export async function readSite(
  root: string,
  settings: Settings,
  { locate, excluded = [] }: ReadSiteOptions = {},
): Promise<Site> {
  const isIgnored = readIgnoreRules(root, [...excluded, settings.file])
  const { files, diagnostics } = await walkFiles(root, isIgnored)
  const sorted = sortFiles(files)

  const read = sorted.pages.map((file): PageFile => {
    const refused = refusePath(pagePath(file))
    if (refused !== undefined) return { diagnostics: [refusal(file, refused)] }
    return readPage(root, file, settings)
  })
  diagnostics.push(...read.flatMap((one) => one.diagnostics))
  const imported = findImportedPages(
    root,
    read.flatMap(({ page }) => page ?? []),
    sorted.snippets,
  )
  const listed = new Set(listRefs(settings.navigation.children))
  const isSnippet = (page: Page) => imported.has(page.file) && !listed.has(page.path)

  const pages = read.flatMap(({ page }) => (page && !isSnippet(page) ? [page] : []))
  const distinct = dropClashes(pages)
  diagnostics.push(...distinct.diagnostics)
  const snippets = read.flatMap(({ page }) =>
    page && isSnippet(page) ? [page.file] : [],
  )

  const described = await mapAtOnce(
    sorted.assets.filter((file) => DATA_FILE.test(file)),
    async (file) => ((await isApiDescription(join(root, file))) ? [file] : []),
  )
  return {
    root,
    settings,
    pages: new Map(distinct.pages.map((page) => [page.path, page])),
    snippets: [...sorted.snippets, ...snippets],
    assets: sorted.assets,
    styles: sorted.styles,
    scripts: sorted.scripts,
    specs: described.flat(),
    redirects: settings.redirects,
    diagnostics,
    ...(locate && { locate }),
  }
}

/** Which file is what (behaviour 3.1). */
function sortFiles(files: readonly string[]) {
  const sorted = {
    pages: [] as string[],
    snippets: [] as string[],
    assets: [] as string[],
    styles: [] as string[],
    scripts: [] as string[],
  }
  for (const file of files) {
    const inSnippets = SNIPPETS_FOLDER.test(file)
    if (PAGE_FILE.test(file)) (inSnippets ? sorted.snippets : sorted.pages).push(file)
    else if (SOURCE_FILE.test(file)) sorted.snippets.push(file)
    else if (/\.css$/i.test(file)) sorted.styles.push(file)
    else if (/\.js$/i.test(file))
      (inSnippets ? sorted.snippets : sorted.scripts).push(file)
    else sorted.assets.push(file)
  }
  return sorted
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

/** Control characters would break the report apart. */
function printable(file: string): string {
  return JSON.stringify(file)
    .slice(1, -1)
    .replace(/\\(["\\])/g, '$1')
}

const IMPORT = /^[ \t]*import\s[^'"]*?from\s*['"]([^'"]+\.mdx?)['"]/gm

/** Markdown files that other files import: they are snippets wherever they lie (behaviour 3.1). */
function findImportedPages(
  root: string,
  pages: readonly Page[],
  snippets: readonly string[],
): Set<string> {
  const texts = pages.map(({ file, body }) => ({ file, text: body }))
  const others = snippets.filter((file) => PAGE_FILE.test(file))
  const read = others.map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }))
  const importsOf = new Map<string, string[]>()
  for (const { file, text } of [...texts, ...read]) {
    if (!text.includes('import')) continue
    const targets = [...text.matchAll(IMPORT)].map(([, target]) =>
      target!.startsWith('/')
        ? target!.slice(1)
        : posix.join(posix.dirname(file), target!),
    )
    importsOf.set(
      file,
      targets.map((path) => posix.normalize(path)),
    )
  }
  return reachedFromOutside(importsOf)
}

/**
 * Files that are imported, but for those that only import each other in a circle: nobody
 * would see them, so they stay pages, whose circle is reported.
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

/** Paths that the navigation names: a listed page stays a page, though others import it. */
function listRefs(entries: readonly NavigationEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'page') return [normaliseRef(entry.ref)]
    const root =
      entry.kind === 'group' && entry.root !== undefined ? [normaliseRef(entry.root)] : []
    return [...root, ...listRefs(entry.children)]
  })
}

/** `Promise.all` over a list, a bounded number at a time; the results keep the list's order. */
async function mapAtOnce<From, To>(
  items: readonly From[],
  run: (item: From) => Promise<To>,
): Promise<To[]> {
  const results: To[] = []
  let next = 0
  async function work(): Promise<void> {
    while (next < items.length) {
      const index = next++
      results[index] = await run(items[index]!)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work))
  return results
}
