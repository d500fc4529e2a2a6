import { expect, test } from 'vitest'
import { locatePage } from '../../../plugin/site/locate-page.ts'
import { readProject } from '../check/check-files.ts'
import { makeFolder } from './make-site.ts'

const description = (name: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: name, version: '1' },
    paths: {
      '/boats': {
        get: {
          summary: 'Boats',
          responses: {
            200: {
              description: 'ok',
              content: {
                'application/json': { schema: { $ref: '#/components/schemas/Boat' } },
              },
            },
          },
        },
      },
    },
    components: { schemas: { Boat: { type: 'object' } } },
  })

/** What the search finds, and what is in the index of search engines, of a site's generated pages. */
async function visible(groups: object[], more: object = {}) {
  const root = makeFolder({
    'docs.json': JSON.stringify({
      name: 'Test',
      theme: 'mint',
      colors: { primary: '#777777' },
      navigation: { groups: [{ group: 'A', pages: ['index'] }, ...groups] },
      ...more,
    }),
    'index.mdx': '# Guide',
    'a.json': description('a'),
    'b.json': description('b'),
  })
  const { site } = await readProject(root, {})
  const pages = [...site.pages.values()].filter(({ format }) => format === 'api')
  const paths = (wanted: typeof pages) => wanted.map(({ path }) => path).sort()
  return {
    searchable: paths(pages.filter(({ searchable }) => searchable)),
    indexable: paths(pages.filter(({ indexable }) => indexable)),
    listed: paths(pages.filter(({ listed }) => listed)),
  }
}

const open = { group: 'Open', openapi: { source: 'a.json', directory: 'open' } }
const ofOpen = ['open/boats', 'open/overview', 'open/schemas/boat']

test.each([
  ['a hidden group', { hidden: true }],
  ['a group for another audience', { audience: 'admins' }],
])(
  'of the description of %s, neither overview nor schemas are found',
  async (_, more) => {
    const closed = { group: 'Closed', openapi: { source: 'b.json', directory: 'closed' } }
    expect(await visible([open, { ...closed, ...more }])).toEqual({
      searchable: ofOpen,
      indexable: [...ofOpen, 'open/schemas'].sort(),
      listed: ['open/boats', 'open/overview'],
    })
  },
)

test('of a group that is left out of the search, schemas are not found either', async () => {
  const { searchable } = await visible([{ ...open, searchable: false }])
  expect(searchable).toEqual([])
})

test('a schema is found if an operation of its description is listed elsewhere', async () => {
  const { searchable } = await visible([
    { ...open, hidden: true },
    { group: 'Some', pages: ['a.json GET /boats'] },
  ])
  expect(searchable).toContain('open/schemas/boat')
})

test('hidden schemas are found if the settings index all pages', async () => {
  const { searchable } = await visible([{ ...open, hidden: true }], {
    seo: { indexing: 'all' },
  })
  expect(searchable).toEqual(ofOpen)
})

test('in another language, a schema leads to its own page there', async () => {
  const language = (name: string, path: string) => ({
    language: name,
    groups: [
      { group: 'Start', pages: [path] },
      { group: 'API', openapi: 'a.json' },
    ],
  })
  const root = makeFolder({
    'docs.json': JSON.stringify({
      name: 'Test',
      theme: 'mint',
      colors: { primary: '#777777' },
      navigation: { languages: [language('en', 'index'), language('de', 'de/index')] },
    }),
    'index.mdx': '# Guide',
    'de/index.mdx': '# Anleitung',
    'a.json': description('a'),
  })
  const { navigation } = await readProject(root, {})
  const { selectors } = locatePage(navigation, 'api-reference/schemas/boat')
  expect(selectors[0]?.choices.map(({ url }) => url)).toEqual([
    '/api-reference/schemas/boat',
    '/de/api-reference/schemas/boat',
  ])
})

test('a schema is shown in the tab whose pages are about operations of its description', async () => {
  const root = makeFolder({
    'docs.json': JSON.stringify({
      name: 'Test',
      theme: 'mint',
      colors: { primary: '#777777' },
      navigation: {
        tabs: [
          { tab: 'Guide', pages: ['index'] },
          { tab: 'Reference', pages: ['rest/boats'] },
        ],
      },
    }),
    'index.mdx': '# Guide',
    'rest/boats.mdx': '---\nopenapi: a.json GET /boats\n---\n',
    'a.json': description('a'),
  })
  const { navigation } = await readProject(root, {})
  const { tabs } = locatePage(navigation, 'api-reference/schemas/boat')
  expect(tabs.filter(({ active }) => active).map(({ name }) => name)).toEqual([
    'Reference',
  ])
})
