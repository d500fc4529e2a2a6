import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { PreparedPage } from './prepare-pages.ts'
import type { Contents } from './render-contents.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Project } from '../site/project.ts'
import { slashRule } from '../site/slash-rule.ts'
import type { SlashRule } from '../../runtime/kit/apply-slash-rule.ts'
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
import { errorMessage } from '../../runtime/kit/error-message.ts'

/** Statistics of the search index. */
export interface SearchReport {
  pages: number
  files: number
  bytes: number
  /** Seconds spent after the last page was rendered. */
  seconds: number
  /** Whether it was taken from the store. */
  cached: boolean
}

/** The pages to index, in build order, and where the index is written. */
export interface SearchInput {
  project: Project
  pages: readonly PreparedPage[]
  contents: Contents
  output: StagingWriter
  /** Resolves once no third-party plugin writes files any more: they might modify linked files. */
  bundled: Promise<unknown>
  report(diagnostic: Diagnostic): void
}

/**
 * Writes the search index from the contents of all pages that are not hidden. If no page has
 * changed, the stored index is used. A failure is reported as a diagnostic and doesn't fail the
 * build.
 */
export async function writeSearch(input: SearchInput): Promise<SearchReport | undefined> {
  const { project, pages, contents, output, bundled, report } = input
  const rendered = contents.finish().then(() => performance.now())
  // It is awaited below. This prevents an unhandled rejection if indexing fails first.
  rendered.catch(() => {})
  const candidates = searchable(pages)
  const order = navigationOrder(project.navigation.order)
  const slashes = slashRule(project.site, project.settings)
  const build = () => buildIndex(input, candidates, order, slashes)
  const written = new IndexFolder(output)
  let found: PreparedPage[]
  let cached = false
  try {
    // If most pages are new, no stored index can match, so index pages as soon as they are
    // rendered.
    const early = contents.isMostlyNew() ? await build() : undefined
    await rendered
    found = candidates.filter((page) => contents.factsOf(page).error === undefined)
    const key = indexKey(
      found.map((page) => [contents.keyOf(page), describe(page, order, slashes)]),
    )
    const made = early ?? (hasStoredIndex(project.store, key) ? undefined : await build())
    await bundled
    cached = readStoredIndex(project.store, key, (file) => written.add(file))
    if (!cached) {
      written.empty()
      const index = made ?? (await build())
      for await (const file of filesOf(index)) {
        written.add(file)
        // Between files, so that no worker waits for its next task.
        await setImmediate()
      }
      storeIndex(project.store, key, index)
    }
  } catch (error) {
    if (fileFailure(error)) throw error
    const message = errorMessage(error)
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
 * Indexes some pages ahead of a build of the whole site. If that fails, that build just takes
 * longer.
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
    // The build of the whole site will report it.
  } finally {
    await closeSearch().catch(() => {})
  }
}

function searchable(pages: readonly PreparedPage[]): PreparedPage[] {
  return pages.filter(
    ({ compilation: { page, facts } }) => isSearchable(page) && !facts.failed,
  )
}

/** Options of the whole site, so that its parts are indexed in the same way. */
function indexOptions({ store, site }: Project): IndexOptions {
  const pages = [...site.pages.values()]
  return { store, hasVersions: pages.some((page) => page.version && isSearchable(page)) }
}

/** Indexes pages in order, each as soon as it is rendered, except those that failed. */
async function buildIndex(
  input: SearchInput,
  pages: readonly PreparedPage[],
  order: ReadonlyMap<string, number>,
  slashes: SlashRule | undefined,
): Promise<SearchIndex> {
  const sources = () => listSources(input, pages, order, slashes)
  try {
    return await buildSearchIndex(sources, {
      ...indexOptions(input.project),
      onUnmerged: (reason) => input.report(unmerged(reason)),
    })
  } finally {
    await closeSearch()
  }
}

function unmerged(reason: string): Diagnostic {
  return {
    severity: 'info',
    code: 'output/unmerged-search',
    message: `search: all pages were indexed at once, since ${reason}`,
    hint: 'The search works as usual. Builds take longer while this is so.',
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
    const outline = describe(page, order, slashes)
    yield {
      key: contentHash(contents.keyOf(page), sourceKey(outline)),
      outline,
      async read() {
        const { html, panel = '' } = await contents.load(page)
        // Generated API examples would outweigh the words of the page.
        return { ...outline, html: page.api ? html : html + panel }
      },
    }
  }
}

/** A page as the index knows it, without its text. */
function describe(
  { compilation, data, around }: PreparedPage,
  order: ReadonlyMap<string, number>,
  slashes: SlashRule | undefined,
): SearchPage {
  return searchPage(compilation.page, data, around, '', order, slashes)
}

/** The index folder in the output. */
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
