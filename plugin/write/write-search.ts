import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PreparedPage } from './prepare-pages.ts'
import type { Contents } from './render-contents.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Project } from '../site/project.ts'
import { slashRule } from '../site/slash-rule.ts'
import type { SlashRule } from '../../runtime/kit/page-address.ts'
import { contentHash } from '../kit/content-hash.ts'
import {
  buildSearchIndex,
  indexBatches,
  SEARCH_FOLDER,
  type IndexOptions,
  type SearchIndex,
} from './build-search-index.ts'
import { closeSearch } from './run-pagefind.ts'
import type { SearchFile } from './search-file.ts'
import { fileFailure } from '../kit/system-error.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import {
  isSearchable,
  navigationOrder,
  searchPage,
  sourceKey,
  type SearchPage,
} from './search-page.ts'
import type { SearchSource } from './search-source.ts'
import {
  filesOf,
  hasStoredIndex,
  indexKey,
  readStoredIndex,
  storeIndex,
} from './stored-index.ts'

/** What the search of a build cost. */
export interface SearchReport {
  pages: number
  files: number
  bytes: number
  /** After the last page was rendered. */
  seconds: number
  /** It was that of an earlier build. */
  cached: boolean
}

export interface SearchInput {
  project: Project
  pages: readonly PreparedPage[]
  contents: Contents
  output: StagingWriter
  /** Resolved when no plugin of the site writes files any more: what is linked may not be written into. */
  bundled: Promise<unknown>
  report(diagnostic: Diagnostic): void
}

/**
 * Writes the search index of a build: from the pages' own HTML, without hidden pages and without what stands around them. The index of an earlier build is
 * taken where no page has changed. A failure is a diagnostic, not the end of the build.
 */
export async function writeSearch(input: SearchInput): Promise<SearchReport | undefined> {
  const { project, pages, contents, output, bundled, report } = input
  const rendered = contents.finish().then(() => performance.now())
  // Awaited below, unless the index fails first.
  rendered.catch(() => {})
  const candidates = searchable(pages)
  const order = navigationOrder(project.navigation.order)
  const slashes = slashRule(project.site, project.settings)
  const written = new IndexFolder(output)
  let found: PreparedPage[]
  let cached = false
  try {
    // Where most pages are new, no earlier index will do: the pages are taken as they come.
    const early = contents.isMostlyNew()
      ? await buildIndex(input, candidates, order, slashes)
      : undefined
    await rendered
    found = candidates.filter((page) => contents.factsOf(page).error === undefined)
    const key = indexKey(
      found.map((page) => [contents.keyOf(page), describe(page, '', order, slashes)]),
    )
    const build = () => buildIndex(input, candidates, order, slashes)
    const made = early ?? (hasStoredIndex(project.store, key) ? undefined : await build())
    await bundled
    cached = readStoredIndex(project.store, key, (file) => written.add(file))
    if (!cached) {
      written.empty()
      const index = made ?? (await build())
      for await (const file of filesOf(index)) written.add(file)
      storeIndex(project.store, key, index)
    }
  } catch (error) {
    if (fileFailure(error)) throw error
    const message = error instanceof Error ? error.message : String(error)
    report({
      severity: 'warning',
      code: 'output/search-index',
      message: `The search index could not be built: ${message}`,
      hint: 'Switch the search off with `search: false` if this system cannot build it.',
    })
    return undefined
  }
  return {
    pages: found.length,
    files: written.files,
    bytes: written.bytes,
    seconds: (performance.now() - (await rendered)) / 1000,
    cached,
  }
}

/**
 * Has Pagefind make what the search of the whole site needs of some of its pages. Where it cannot,
 * that costs the build of the whole site time.
 */
export async function indexPart(
  input: Pick<SearchInput, 'project' | 'pages' | 'contents'>,
): Promise<void> {
  const { project, pages } = input
  const order = navigationOrder(project.navigation.order)
  const slashes = slashRule(project.site, project.settings)
  const sources = listSources(input, searchable(pages), order, slashes)
  try {
    await indexBatches(sources, indexOptions(project))
  } catch {
    // The whole build says why.
  } finally {
    await closeSearch().catch(() => {})
  }
}

function searchable(pages: readonly PreparedPage[]): PreparedPage[] {
  return pages.filter(
    ({ compilation: { page, facts } }) => isSearchable(page) && !facts.failed,
  )
}

/** Of the whole site, so that its parts are indexed as it is. */
function indexOptions({ store, site }: Project): IndexOptions {
  const pages = [...site.pages.values()]
  return { store, hasVersions: pages.some((page) => page.version && isSearchable(page)) }
}

/** Indexes pages in their order, each as soon as it is rendered, but those that could not be. */
async function buildIndex(
  input: SearchInput,
  pages: readonly PreparedPage[],
  order: ReadonlyMap<string, number>,
  slashes: SlashRule | undefined,
): Promise<SearchIndex> {
  const sources = () => listSources(input, pages, order, slashes)
  try {
    return await buildSearchIndex(sources, indexOptions(input.project))
  } finally {
    await closeSearch()
  }
}

async function* listSources(
  { contents }: Pick<SearchInput, 'contents'>,
  pages: readonly PreparedPage[],
  order: ReadonlyMap<string, number>,
  slashes: SlashRule | undefined,
): AsyncGenerator<SearchSource> {
  for (const page of pages) {
    await contents.ready(page)
    if (contents.factsOf(page).error !== undefined) continue
    const outline = describe(page, '', order, slashes)
    yield {
      key: contentHash(contents.keyOf(page), sourceKey(outline)),
      outline,
      async read() {
        const { html, panel = '' } = await contents.load(page)
        // Generated examples of operations would drown the words of the page.
        return { ...outline, html: page.api ? html : html + panel }
      },
    }
  }
}

function describe(
  { compilation, data, around }: PreparedPage,
  html: string,
  order: ReadonlyMap<string, number>,
  slashes: SlashRule | undefined,
): SearchPage {
  return searchPage(compilation.page, data, around, html, order, slashes)
}

/** The folder of the index in the output. */
class IndexFolder {
  readonly #output: StagingWriter
  files = 0
  bytes = 0

  constructor(output: StagingWriter) {
    this.#output = output
  }

  add({ path, content }: SearchFile): void {
    this.#output.write(join(SEARCH_FOLDER, path), content)
    this.files++
    this.bytes += content.length
  }

  empty(): void {
    rmSync(join(this.#output.folder, SEARCH_FOLDER), { recursive: true, force: true })
    this.files = this.bytes = 0
  }
}
