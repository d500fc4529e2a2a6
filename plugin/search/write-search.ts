import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { PreparedPage } from '../build/prepare-pages.ts'
import type { Contents } from '../build/render-contents.ts'
import { contentHash } from '../content-hash.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { buildId } from '../package-files.ts'
import type { Project } from '../project.ts'
import {
  buildSearchIndex,
  closeSearch,
  SEARCH_FOLDER,
  type SearchFile,
} from './build-search-index.ts'
import { isSearchable, searchPage, type SearchPage } from './search-page.ts'

/** The cache's folder of indexes. */
const INDEXES = 'search'

/** What the search of a build cost. */
export interface SearchReport {
  pages: number
  files: number
  bytes: number
  /** After the last page was drawn. */
  seconds: number
  /** It was that of an earlier build. */
  cached: boolean
}

export interface SearchInput {
  project: Project
  pages: readonly PreparedPage[]
  contents: Contents
  /** The output folder. */
  folder: string
  report(diagnostic: Diagnostic): void
}

/**
 * Writes the search index of a build: from the pages' own HTML, without hidden pages
 * (behaviour 2.3) and without what stands around them. The index of an earlier build is
 * taken where no page has changed. A failure is a diagnostic, not the end of the build.
 */
export async function writeSearch(input: SearchInput): Promise<SearchReport | undefined> {
  const { project, pages, contents, folder, report } = input
  const target = join(folder, SEARCH_FOLDER)
  const drawn = contents.finish().then(() => performance.now())
  const candidates = pages.filter(
    ({ compilation: { page, facts } }) => isSearchable(page) && !facts.failed,
  )
  let found: PreparedPage[]
  let cached = false
  try {
    // Where no earlier index may do, pages are taken as they come.
    let files = hasIndex(project) ? undefined : await indexFiles(contents, candidates)
    await drawn
    found = candidates.filter((page) => contents.factsOf(page).error === undefined)
    const kept = keptIndex(project, found)
    if (kept !== undefined && existsSync(join(kept, 'pagefind-entry.json'))) {
      cached = true
      cpSync(kept, target, { recursive: true })
    } else {
      files ??= await indexFiles(contents, candidates)
      writeFiles(target, files)
      if (kept !== undefined) keep(kept, files)
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    report({
      severity: 'warning',
      code: 'output/search-index',
      message: `The search index could not be built: ${message}`,
      hint: 'Switch the search off with `search: false` if this system cannot build it.',
    })
    return undefined
  }
  const sizes = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  return {
    pages: found.length,
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    seconds: (performance.now() - (await drawn)) / 1000,
    cached,
  }
}

/** Indexes pages in their order, each as soon as it is drawn, but those that could not be. */
async function indexFiles(
  contents: Contents,
  pages: readonly PreparedPage[],
): Promise<SearchFile[]> {
  async function* read(): AsyncGenerator<SearchPage> {
    for (const page of pages) {
      await contents.ready(page)
      if (contents.factsOf(page).error !== undefined) continue
      const { html, panel = '' } = contents.read(page)
      // Generated examples of operations would drown the words of the page.
      yield describe(page, page.api ? html : html + panel)
    }
  }
  const hasVersions = pages.some(({ compilation }) => compilation.page.version)
  try {
    return await buildSearchIndex(read(), hasVersions)
  } finally {
    await closeSearch()
  }
}

function describe({ compilation, data, around }: PreparedPage, html: string): SearchPage {
  return searchPage(compilation.page, data, around, html)
}

/** Whether an earlier build left its index. */
function hasIndex({ cache: { directory } }: Project): boolean {
  return directory !== undefined && existsSync(join(directory, INDEXES))
}

/** The folder in which the index of exactly these pages is kept. */
function keptIndex(
  { cache }: Project,
  pages: readonly PreparedPage[],
): string | undefined {
  if (cache.directory === undefined) return undefined
  const parts = pages.map((page) => [page.contentKey, describe(page, '')])
  return join(cache.directory, INDEXES, contentHash(buildId, parts))
}

/** Only the newest is kept: an index has megabytes. */
function keep(folder: string, files: readonly SearchFile[]): void {
  try {
    rmSync(dirname(folder), { recursive: true, force: true })
    writeFiles(folder, files)
  } catch {
    // A full or read-only disk costs time at the next build, nothing else.
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeFiles(folder: string, files: readonly SearchFile[]): void {
  // Last: with it the index is whole.
  const entry = ({ path }: SearchFile) => Number(path === 'pagefind-entry.json')
  for (const file of [...files].sort((a, b) => entry(a) - entry(b))) {
    const path = join(folder, file.path)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file.content)
  }
}
