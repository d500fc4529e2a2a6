import { loadPagefind } from './load-pagefind.ts'
import { suggestPages, wordsOfUrl } from './suggest-pages.ts'
import { openRecords, queryIndex } from './query-index.ts'
import type { SearchEngine } from './search-engine.ts'

/** Maximum number of pages suggested on the 404 page. */
const MAX_NEAR = 5

/** Searches the index that the build writes. */
export const localEngine: SearchEngine = {
  async open(base, language) {
    const [records] = await Promise.all([
      openRecords(base, language),
      loadPagefind(base, language),
    ])
    return records.outline
  },
  find: queryIndex,
  async near(asked, scope) {
    const { base, language, version } = scope
    const records = await (await openRecords(base, language)).all()
    const own = records.filter(
      (record) =>
        version === undefined ||
        record.version === undefined ||
        record.version === version,
    )
    const near = suggestPages(asked, own, MAX_NEAR)
    if (near.length > 0) return near.map(({ title, url }) => [title, base + url.slice(1)])
    // A large site's records are split into many files, so query the index instead.
    const words = wordsOfUrl(asked)
    if (words === '') return []
    const { pages } = await queryIndex(words, MAX_NEAR, scope)
    return pages.map(({ title, url }) => [title, url])
  },
}
