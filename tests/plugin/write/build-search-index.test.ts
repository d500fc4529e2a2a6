import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../../plugin/kit/open-store.ts'
import type { Store } from '../../../plugin/kit/store.ts'
import {
  closeSearch,
  runPagefind,
  type Indexer,
} from '../../../plugin/write/run-pagefind.ts'
import type { SearchFile } from '../../../plugin/write/search-file.ts'
import type { SearchPage } from '../../../plugin/write/search-page.ts'
import { dataOf, indexPages, pagefindIndex, searchedPage } from './index-pages.ts'

/** Pagefind, with a record of its runs. */
const pagefind = {
  /** URLs of the pages that each run indexed. */
  runs: [] as string[][],
  /** Why pages were indexed all at once. */
  reasons: [] as string[],
  /** Transforms the files that it returns. */
  change: (files: SearchFile[]) => files,
}

beforeEach(() => {
  pagefind.runs = []
  pagefind.reasons = []
  pagefind.change = (files) => files
})

afterAll(closeSearch)

function indexRecorded(given: readonly SearchPage[], store?: Store) {
  const index: Indexer = async (read, hasVersions) => {
    const indexed: SearchPage[] = []
    for await (const page of read) indexed.push(page)
    pagefind.runs.push(indexed.map(({ url }) => url))
    return pagefind.change(await runPagefind(indexed, hasVersions))
  }
  return indexPages(given, store, index, (reason) => pagefind.reasons.push(reason))
}

const pages = Array.from({ length: 150 }, (_, number) =>
  searchedPage({ url: `/page-${number}`, html: `<p>Words of page${number}.</p>` }),
)

test('half of a character in a page does not end the search of all', async () => {
  const half = searchedPage({ url: '/half', html: '<p>Cut \ud83d</p>' })
  expect((await runPagefind([half], false)).length).toBeGreaterThan(0)
})

test('of an earlier index only the batch of the changed page is made anew', async () => {
  const store = openStore(undefined)
  await indexRecorded(pages, store)
  // Batches run concurrently.
  expect(pagefind.runs.flat().toSorted()).toEqual(pages.map(({ url }) => url).toSorted())
  pagefind.runs = []
  await indexRecorded(pages, store)
  expect(pagefind.runs).toEqual([])

  await indexRecorded(pages.with(70, { ...pages[70]!, html: '<p>Others.</p>' }), store)
  expect(pagefind.runs).toHaveLength(1)
  expect(pagefind.runs[0]).toContain('/page-70')
  expect(pagefind.runs[0]!.length).toBeLessThanOrEqual(60)
})

test('the place of pages in the navigation is nothing that Pagefind takes', async () => {
  const store = openStore(undefined)
  await indexRecorded(pages, store)
  pagefind.runs = []
  await indexRecorded(
    pages.map((page) => ({ ...page, place: page.place + 1 })),
    store,
  )
  expect(pagefind.runs).toEqual([])
})

test('a store that keeps nothing costs time, and no file', async () => {
  const empty: Store = { ...openStore(undefined), get: () => undefined, has: () => false }
  for (const method of ['set', 'flush', 'prune', 'close'] as const)
    empty[method] = () => false
  const own = await indexRecorded(pages, empty)
  expect(dataOf(own)).toEqual(dataOf(await pagefindIndex(pages)))
  expect([...own.keys()]).toContain('pagefind-worker.js')
})

test('no pages are an index too', async () => {
  expect([...(await indexRecorded([])).keys()]).toContain('pagefind-entry.json')
  expect(pagefind.reasons).toEqual([])
})

const raw = (files: SearchFile[], path: RegExp, change: (bytes: Buffer) => Buffer) =>
  files.map((file) =>
    path.test(file.path)
      ? { ...file, content: gzipSync(change(gunzipSync(file.content))) }
      : file,
  )
const text = (files: SearchFile[], path: string, change: (text: string) => string) =>
  files.map((file) =>
    file.path === path
      ? { ...file, content: Buffer.from(change(Buffer.from(file.content).toString())) }
      : file,
  )

const unknown: Record<string, (files: SearchFile[]) => SearchFile[]> = {
  'of another version': (files) =>
    text(files, 'pagefind-entry.json', (json) => json.replace('1.6.0', '1.7.0')),
  'whose entry says more of a language': (files) =>
    text(files, 'pagefind-entry.json', (json) =>
      json.replace('"page_count"', '"shards":2,"page_count"'),
    ),
  'whose entry is no JSON': (files) => text(files, 'pagefind-entry.json', () => 'entry'),
  'whose files begin in another way': (files) =>
    raw(files, /pf_meta$/, (bytes) => bytes.subarray(4)),
  'whose words are cut': (files) =>
    raw(files, /pf_index$/, (bytes) => bytes.subarray(0, -3)),
  'whose words are other values': (files) =>
    raw(files, /pf_index$/, (bytes) => Buffer.concat([bytes.subarray(0, 13), bytes])),
  // As if another version counted pages differently.
  'that is not what its parts make': (files) =>
    raw(files, /pf_index$/, (bytes) => {
      const changed = Buffer.from(bytes)
      changed[changed.length - 5]! ^= 1
      return changed
    }),
  'that names a file which it has not': (files) =>
    files.filter(({ path }) => !path.endsWith('pf_index')),
}

test.for(Object.keys(unknown))(
  'an index %s is made by Pagefind alone, from all pages, and the reason is reported',
  async (name) => {
    const some = pages.slice(0, 80)
    const theirs = dataOf(await pagefindIndex(some))
    pagefind.runs = []
    let isFirst = true
    pagefind.change = (files) => {
      const changed = isFirst ? unknown[name]!(files) : files
      isFirst = false
      return changed
    }
    const own = await indexRecorded(some)
    expect(pagefind.runs.at(-1)).toEqual(some.map(({ url }) => url))
    expect(dataOf(own)).toEqual(theirs)
    expect([...own.keys()]).toContain('pages.json')
    expect(pagefind.reasons).toEqual([
      expect.stringMatching(/^the index has an unknown form: ./),
    ])
  },
)

test('what Pagefind complains of is the error', async () => {
  pagefind.change = () => {
    throw new Error('no memory')
  }
  await expect(indexRecorded(pages)).rejects.toThrow('no memory')
})
