import { gunzipSync } from 'node:zlib'
import { openStore } from '../../../plugin/kit/open-store.ts'
import type { Store } from '../../../plugin/kit/store.ts'
import { buildSearchIndex } from '../../../plugin/write/build-search-index.ts'
import { runPagefind, type Indexer } from '../../../plugin/write/run-pagefind.ts'
import type { SearchPage } from '../../../plugin/write/search-page.ts'
import { sourceKey } from '../../../plugin/write/search-page.ts'
import type { SearchSource } from '../../../plugin/write/search-source.ts'
import { filesOf } from '../../../plugin/write/stored-index.ts'

/** A page of the index, with the defaults of a plain page. */
export function searchedPage(page: Partial<SearchPage> & { url: string }): SearchPage {
  return {
    title: page.url.slice(1),
    keywords: [],
    language: 'en',
    breadcrumbs: [],
    boost: 1,
    place: 0,
    html: '',
    ...page,
  }
}

/** Pages as the build passes them to the search. */
export function sourcesOf(pages: readonly SearchPage[]): SearchSource[] {
  return pages.map((page) => ({
    key: sourceKey(page),
    outline: page,
    read: () => Promise.resolve(page),
  }))
}

/** The files of our index for some pages, by path. */
export async function indexPages(
  pages: readonly SearchPage[],
  store: Store = openStore(undefined),
  indexer: Indexer = runPagefind,
  onUnmerged: (reason: string) => void = () => {},
): Promise<Map<string, Uint8Array>> {
  const index = await buildSearchIndex(() => sourcesOf(pages), {
    store,
    hasVersions: hasVersions(pages),
    indexer,
    onUnmerged,
  })
  const files = new Map<string, Uint8Array>()
  for await (const { path, content } of filesOf(index)) files.set(path, content)
  return files
}

/** The files of Pagefind's own index for the same pages. */
export async function pagefindIndex(
  pages: readonly SearchPage[],
): Promise<Map<string, Uint8Array>> {
  const files = await runPagefind(pages, hasVersions(pages))
  return new Map(files.map(({ path, content }) => [path, content]))
}

/** The decoded contents of Pagefind's files, by path. */
export function dataOf(files: ReadonlyMap<string, Uint8Array>): Record<string, string> {
  const data = [...files]
    .filter(([path]) => /\.pf_(?:index|meta|filter|fragment)$/.test(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    data.map(([path, content]) => [path, gunzipSync(content).toString('latin1')]),
  )
}

function hasVersions(pages: readonly SearchPage[]): boolean {
  return pages.some(({ version }) => version !== undefined)
}
