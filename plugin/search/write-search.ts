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

/** What the search of a build cost. */
export interface SearchReport {
  pages: number
  files: number
  bytes: number
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
  const started = performance.now()
  const target = join(input.folder, SEARCH_FOLDER)
  const found = searchable(input.pages, input.contents)
  const kept = keptIndex(input.project, found)
  const cached = kept !== undefined && existsSync(join(kept, 'pagefind-entry.json'))
  try {
    if (cached) cpSync(kept, target, { recursive: true })
    else {
      const files = await indexFiles(input, found)
      writeFiles(target, files)
      if (kept !== undefined) keep(kept, files)
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    input.report({
      severity: 'warning',
      code: 'output/search-index',
      message: `The search index could not be built: ${message}`,
      hint: 'Switch the search off with `search: false` if this system cannot build it.',
    })
    return undefined
  }
  const files = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  return {
    pages: found.length,
    files: files.length,
    bytes: files.reduce((sum, size) => sum + size, 0),
    seconds: (performance.now() - started) / 1000,
    cached,
  }
}

/** Pages that may be found and could be rendered. */
function searchable(pages: readonly PreparedPage[], contents: Contents): PreparedPage[] {
  return pages.filter((page) => {
    const { page: source, facts } = page.compilation
    return (
      isSearchable(source) && !facts.failed && contents.factsOf(page).error === undefined
    )
  })
}

async function indexFiles(
  { contents }: SearchInput,
  pages: readonly PreparedPage[],
): Promise<SearchFile[]> {
  function* read(): Generator<SearchPage> {
    for (const page of pages) {
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

/** The folder in which the index of exactly these pages is kept. */
function keptIndex(
  { cache }: Project,
  pages: readonly PreparedPage[],
): string | undefined {
  if (cache.directory === undefined) return undefined
  const parts = pages.map((page) => [page.contentKey, describe(page, '')])
  return join(cache.directory, 'search', contentHash(buildId, parts))
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
