import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '../../../plugin/kit/open-store.ts'
import { readBatch } from '../../../plugin/write/index-batch.ts'
import { mergeIndex } from '../../../plugin/write/merge-index.ts'
import { closeSearch, runPagefind } from '../../../plugin/write/run-pagefind.ts'
import type { SearchPage } from '../../../plugin/write/search-page.ts'
import { dataOf, indexPages, pagefindIndex, searchedPage } from './index-pages.ts'

afterAll(closeSearch)

/** Generates text with realistic word frequencies, deterministic for a seed. */
function prose(seed: number, length: number): string {
  let state = seed + 1
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647
  return Array.from({ length }, () => {
    const word = Math.floor(next() ** 3 * 4000)
    return `${'ab cé dü ef gh ij kø lm'.split(' ')[word % 8]!}${word}`
  }).join(' ')
}

const languages = ['en', 'de', 'ja', 'pt-BR']

/**
 * Pages with everything that the index contains: headings, code, images, methods,
 * versions, tabs, boosts.
 */
function variedPage(number: number): SearchPage {
  const heading = `Section ${number % 13} configuración`
  const image = number % 5 === 0 ? '<img src="/a.png" alt="Ein Bild">' : ''
  return searchedPage({
    url: `/page-${number}`,
    title: `Title ${number} ${prose(number, 3)}`,
    language: languages[number % 31 === 0 ? number % languages.length : 0]!,
    boost: number % 11 === 0 ? 2.5 : 1,
    keywords: number % 3 === 0 ? ['throttling'] : [],
    ...(number % 4 > 0 && { version: `v${number % 4}` }),
    ...(number % 6 > 0 && { tab: `Tab ${number % 6}` }),
    ...(number % 7 === 0 && { method: 'POST' }),
    ...(number % 2 === 0 && { breadcrumbs: ['Guides', `Group ${number % 9}`] }),
    html: `<h1>H</h1>${image}<p>${prose(number, 250)}</p><h2 id="s">${heading}</h2>
      <pre><code>${prose(number * 7, 60)}</code></pre><p>知识库 knowledge_base ${prose(number, 40)}</p>`,
  })
}

const many = Array.from({ length: 260 }, (_, number) => variedPage(number))

/** On a busy machine, one index in about 50 that Pagefind makes of the same pages differs. */
const options = { retry: 3, timeout: 120_000 }

test(
  'the index is, file by file, the one that Pagefind makes of the same pages',
  options,
  async () => {
    const [own, theirs] = [
      dataOf(await indexPages(many)),
      dataOf(await pagefindIndex(many)),
    ]
    expect(Object.keys(own)).toEqual(Object.keys(theirs).sort())
    // Several chunks are needed to test their limits.
    const chunks = Object.keys(own).filter((path) => path.startsWith('index/en_'))
    expect(chunks.length).toBeGreaterThan(3)
    for (const [path, content] of Object.entries(theirs))
      expect(own[path] === content, path).toBe(true)
  },
)

test(
  'words with accents count as Pagefind counts them, where a file of words ends',
  options,
  async () => {
    const accents = [...'áàâäãåéèêëíìîïóòôöõúùûüçñ']
    const pages = Array.from({ length: 12 }, (_, number) => {
      const words = Array.from({ length: 900 }, (_each, index) => {
        const accent = accents[(number + index) % accents.length]!
        return `${accent}w${(number * 400 + index).toString(36)}`
      })
      return searchedPage({ url: `/${number}`, html: `<p>${words.join(' ')}</p>` })
    })
    const { batch } = readBatch(await runPagefind(pages, false))
    const { files } = await mergeIndex([batch], (content) => Promise.resolve(content))
    const own = files.map(({ path }) => path).filter((path) => path.startsWith('index/'))
    expect(own.length).toBeGreaterThan(1)
    const theirs = [...(await pagefindIndex(pages)).keys()]
    expect(own.sort()).toEqual(theirs.filter((path) => path.startsWith('index/')).sort())
  },
)

test(
  'a page that changes, comes or goes leaves the index that all pages would make',
  options,
  async () => {
    const store = openStore(undefined)
    await indexPages(many, store)
    const changed = many.with(100, { ...many[100]!, html: '<p>Entirely other text.</p>' })
    const longer = changed.toSpliced(
      50,
      0,
      searchedPage({ url: '/new', html: '<p>new</p>' }),
    )
    const shorter = longer.toSpliced(20, 3)
    for (const pages of [changed, longer, shorter, many])
      expect(dataOf(await indexPages(pages, store))).toEqual(
        dataOf(await pagefindIndex(pages)),
      )
  },
)

test(
  'any pages, however they are divided, merge to the index of all',
  options,
  async () => {
    const word = fc.oneof(
      fc.constantFrom(
        'a',
        'cafe',
        'café',
        'cafè',
        'CAFÉ',
        'snake_case',
        '知识',
        '😀',
        '\uFFFD',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    )
    const page = fc.record({
      language: fc.constantFrom('en', 'fr', 'zh-Hans'),
      words: fc.array(word, { maxLength: 12 }),
      title: fc.string({ maxLength: 8 }),
      boost: fc.constantFrom(0.5, 1, 3),
      method: fc.option(fc.constant('GET'), { nil: undefined }),
      tab: fc.option(fc.constantFrom('A', 'B'), { nil: undefined }),
    })
    const groups = fc.array(fc.array(page, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
    })
    await fc.assert(
      fc.asyncProperty(groups, async (drawn) => {
        let number = 0
        const pages = drawn.map((group) =>
          group.map(({ words, method, tab, ...rest }) =>
            searchedPage({
              ...rest,
              ...(method && { method }),
              ...(tab && { tab }),
              url: `/${number++}`,
              html: `<p>${words.join(' ').replace(/[<&]/g, '')}</p>`,
            }),
          ),
        )
        const apart = await Promise.all(
          pages.map(async (group) => readBatch(await runPagefind(group, false))),
        )
        const merged = await mergeIndex(
          apart.map(({ batch }) => batch),
          (content) => Promise.resolve(content),
        )
        const theirs = [...(await pagefindIndex(pages.flat())).keys()]
        const own = merged.files.map(({ path }) => path)
        // File names contain a hash of the content.
        const named = (paths: string[]) =>
          paths.filter((path) => /^index|pf_meta$/.test(path)).sort()
        expect(named(own)).toEqual(named(theirs))
      }),
      { numRuns: 60 },
    )
  },
)
