import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { IndexOutline } from '../../../plugin/write/index-outline.ts'
import { readLanguages, writeRecords } from '../../../plugin/write/write-records.ts'
import {
  unpackRecords,
  type PackedRecords,
  type SearchLanguage,
} from '../../../runtime/search-records.ts'

const pack = (fragment: object) => gzipSync(`pagefind_dcd${JSON.stringify(fragment)}`)

function index(pages: Record<string, object>) {
  const fragments = Object.entries(pages).map(([id, fragment]) => ({
    path: `fragment/${id}.pf_fragment`,
    content: pack(fragment),
  }))
  const languages = new Set(Object.keys(pages).map((id) => id.split('_')[0]))
  const metas = [...languages].map((language) => ({
    path: `pagefind.${language}_f00.pf_meta`,
    content: new Uint8Array(),
  }))
  return [...fragments, ...metas]
}

function read(files: ReturnType<typeof writeRecords>, language: string) {
  const content = (path: string) => files.find((file) => file.path === path)!.content
  const list = JSON.parse(Buffer.from(content('pages.json')).toString()) as Record<
    string,
    SearchLanguage
  >
  const records = files
    .filter(({ path }) => path.startsWith(`pages/${list[language]!.name}`))
    .flatMap(({ path, content: packed }) => {
      const columns = JSON.parse(gunzipSync(packed).toString()) as PackedRecords
      return unpackRecords(columns, language).map((record) => ({ path, record }))
    })
  return { list, records }
}

const page = {
  url: '/keys',
  content: 'API keys. All about them. Rotate a key. Once a month. Why? Because.',
  meta: { title: 'API keys', breadcrumb: 'Guides › Security', method: 'GET' },
  anchors: [
    { element: 'h2', id: 'rotate-a-key', text: 'Rotate a key', location: 5 },
    { element: 'div', id: 'tab-1', text: '', location: 9 },
    { element: 'h2', id: 'reasons', text: 'Why?', location: 11 },
  ],
}

test('a record has what a result shows, and where its sections are in the text', () => {
  const { records } = read(
    writeRecords(readLanguages(index({ en_1a2b: page })), new IndexOutline()),
    'en',
  )
  expect(records.map(({ record }) => record)).toEqual([
    {
      id: 'en_1a2b',
      url: '/keys',
      title: 'API keys',
      titleWords: 2,
      breadcrumb: 'Guides › Security',
      method: 'GET',
      sections: [
        { id: 'rotate-a-key', title: 'Rotate a key', start: 5, titleWords: 3 },
        { id: 'reasons', title: 'Why?', start: 11, titleWords: 1 },
      ],
    },
  ])
})

test('each language has its own files; the one with most pages is named first', () => {
  const other = { url: '/ja', content: '鍵', meta: { title: '鍵' }, anchors: [] }
  const files = writeRecords(
    readLanguages(index({ ja_1: other, en_1: page, en_2: page })),
    new IndexOutline(),
  )
  const { list } = read(files, 'ja')
  expect(Object.keys(list)).toEqual(['en', 'ja'])
  expect(read(files, 'ja').records.map(({ record }) => record.url)).toEqual(['/ja'])
})

test('a large site is split, and the hash of a page says where its record is', () => {
  const hex = (n: number) => ((n * 2654435761) >>> 0).toString(16).padStart(8, '0')
  const pages = Object.fromEntries(
    Array.from({ length: 1500 }, (_, n) => [
      `en_${hex(n)}`,
      {
        ...page,
        url: `/${hex(n * 7)}/${hex(n * 11)}`,
        meta: {
          title: [13, 17, 19, 23, 29, 31, 37, 41, 43, 47]
            .map((by) => hex(n * by))
            .join(' '),
        },
      },
    ]),
  )
  const { list, records } = read(
    writeRecords(readLanguages(index(pages)), new IndexOutline()),
    'en',
  )
  const { name, digits } = list['en']!
  expect(digits).toBe(2)
  expect(records).toHaveLength(1500)
  for (const { path, record } of records)
    expect(path).toBe(`pages/${name}-${record.id.slice(3, 3 + digits)}.pf_pages`)
})

test('words of most pages are common, where there are enough pages to tell', () => {
  const pages = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [
        `en_${n}`,
        { url: `/${n}`, content: `The word${n} (of) "Acme".`, meta: {}, anchors: [] },
      ]),
    )
  const commonOf = (count: number) =>
    read(writeRecords(readLanguages(index(pages(count))), new IndexOutline()), 'en').list[
      'en'
    ]!.common
  expect(commonOf(30)).toEqual(['acme', 'of', 'the'])
  expect(commonOf(3)).toEqual([])
})
