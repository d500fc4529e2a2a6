import { loadPagefind } from './load-pagefind.ts'
import { nearAddress, wordsOfAddress } from './near-address.ts'
import { openRecords, queryIndex } from './query-index.ts'
import type { SearchEngine } from './search-engine.ts'

/** Pages that are offered for an address that leads nowhere. */
const NEAR = 5

/** The site's own index, which a build writes. */
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
    const near = nearAddress(asked, own, NEAR)
    if (near.length > 0) return near.map(({ title, url }) => [title, base + url.slice(1)])
    // The records of a large site are many files: its index is asked.
    const words = wordsOfAddress(asked)
    if (words === '') return []
    const { pages } = await queryIndex(words, NEAR, scope)
    return pages.map(({ title, url }) => [title, url])
  },
}
