import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { openStore } from '../../plugin/kit/open-store.ts'
import type * as Indexing from '../../plugin/write/build-search-index.ts'
import type * as Running from '../../plugin/write/run-pagefind.ts'
import type * as Storing from '../../plugin/write/stored-index.ts'
import type { SearchFile } from '../../plugin/write/search-file.ts'
import type { SearchPage } from '../../plugin/write/search-page.ts'
import type { SearchSource } from '../../plugin/write/search-source.ts'
import { readSearchPages } from './read-search-pages.ts'

/**
 * Replaces the index of a built site with that of a large one, for `npm run bench --
 * search`. The generated pages mix the texts of the site's own pages, so that word
 * frequencies are realistic.
 * @param args The output folder (`dist`); `--pages` (25000).
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { pages: { type: 'string', default: '25000' } },
  })
  const folder = resolve(positionals[0] ?? 'dist')
  const own = readSearchPages(folder, '/').filter(({ language }) => language === 'en')
  // A separate runner: the one that loaded this file is closed by now, and Pagefind is
  // loaded lazily.
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
  })
  const load = (file: string) =>
    server.ssrLoadModule(
      fileURLToPath(new URL(`../../plugin/write/${file}`, import.meta.url)),
    )
  const { buildSearchIndex } = (await load('build-search-index.ts')) as typeof Indexing
  const { closeSearch } = (await load('run-pagefind.ts')) as typeof Running
  const { filesOf } = (await load('stored-index.ts')) as typeof Storing
  const started = performance.now()
  function* sources(): Iterable<SearchSource> {
    for (const page of mixPages(own, Number(values.pages)))
      yield { key: page.url, outline: page, read: () => Promise.resolve(page) }
  }
  const store = openStore(undefined)
  const built = await buildSearchIndex(sources, { store, hasVersions: false })
  const files: SearchFile[] = []
  for await (const file of filesOf(built)) files.push(file)
  await closeSearch()
  await server.close()
  const index = join(folder, 'pagefind')
  rmSync(index, { recursive: true })
  for (const { path, content } of files) {
    mkdirSync(dirname(join(index, path)), { recursive: true })
    writeFileSync(join(index, path), content)
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${values.pages} pages, ${files.length} files, ${seconds} s`)
}

/**
 * Generates pages with four headings of other pages, and the titles of further ones as
 * text.
 */
function* mixPages(
  own: ReturnType<typeof readSearchPages>,
  count: number,
): Iterable<SearchPage> {
  let state = 7
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const pick = <Value>(list: readonly Value[]): Value =>
    list[Math.floor(random() * list.length)]!
  const headings = own.flatMap((page) => page.headings)
  const sentence = () =>
    `${pick(headings)} ${pick(own).title.toLowerCase()} ${pick(headings).toLowerCase()}.`
  for (let number = 0; number < count; number++) {
    const sections = Array.from({ length: 4 }, (_, section) => {
      const text = Array.from({ length: 8 }, sentence).join(' ')
      return `<h2 id="s${section}">${escape(pick(headings))}</h2><p>${escape(text)}</p>`
    })
    yield {
      // The search benchmark opens pages that exist.
      url: own[number]?.url ?? `/mixed/${number}`,
      title: `${pick(own).title} ${number}`,
      keywords: [],
      language: 'en',
      breadcrumbs: [],
      boost: 1,
      place: number,
      tab: `Tab ${number % 5}`,
      html: sections.join(''),
    }
  }
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
