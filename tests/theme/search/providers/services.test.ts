import { afterEach, expect, test, vi } from 'vitest'
import { algoliaEngine } from '../../../../theme/search/providers/algolia.ts'
import { moduleEngine } from '../../../../theme/search/providers/module-engine.ts'
import { typesenseEngine } from '../../../../theme/search/providers/typesense.ts'

const scope = { base: '/', language: 'en', version: 'v2' }
const hierarchy = { lvl0: 'Guide', lvl1: 'Keys' }
const requests: { url: URL; request: RequestInit }[] = []

function answerWith(answer: unknown) {
  requests.length = 0
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    requests.push({ url: new URL(url), request })
    return Promise.resolve(Response.json(answer))
  })
}

afterEach(() => vi.unstubAllGlobals())

test('Algolia is asked at the host of its application, by the facets that the index has', async () => {
  answerWith({ nbHits: 1, hits: [{ url: 'https://a.example/keys', hierarchy }] })
  const engine = algoliaEngine({
    appId: 'APP',
    apiKey: 'public',
    indexName: 'docs',
    facets: ['version'],
  })
  const { pages } = await engine.find('keys', 6, scope)
  expect(pages[0]?.title).toBe('Keys')
  const [{ url, request } = { url: undefined, request: {} }] = requests
  expect(url?.href).toBe('https://app-dsn.algolia.net/1/indexes/docs/query')
  expect(JSON.parse(String(request.body))).toMatchObject({
    query: 'keys',
    facetFilters: ['version:v2'],
  })
})

test('Typesense is asked at its address, and its older records are read too', async () => {
  answerWith({
    found: 1,
    hits: [{ document: { url: 'https://a.example/keys', 'hierarchy.lvl1': 'Keys' } }],
  })
  const engine = typesenseEngine({
    url: 'https://search.example.com/',
    apiKey: 'public',
    collection: 'docs',
    facets: ['language'],
  })
  const { pages } = await engine.find('keys', 6, scope)
  expect(pages[0]?.title).toBe('Keys')
  const [{ url } = { url: undefined }] = requests
  expect(url?.origin + (url?.pathname ?? '')).toBe(
    'https://search.example.com/collections/docs/documents/search',
  )
  expect(url?.searchParams.get('filter_by')).toBe('language:=`en`')
})

test('no more results are promised than Typesense sends', async () => {
  const hits = Array.from({ length: 250 }, (_, index) => ({
    document: { url: `https://a.example/${index % 60}`, hierarchy },
  }))
  answerWith({ found: 300, hits })
  const engine = typesenseEngine({
    url: 'https://a.example',
    apiKey: 'b',
    collection: 'c',
  })
  const { total, pages } = await engine.find('keys', 66, scope)
  expect([total, pages.length]).toEqual([60, 60])
})

test('an error of the service is one of the search', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 403 })))
  const engine = algoliaEngine({ appId: 'A', apiKey: 'b', indexName: 'c' })
  await expect(engine.find('keys', 6, scope)).rejects.toThrow('403')
})

test('a module of the site answers with pages, excerpts and sections', async () => {
  const engine = moduleEngine(async (query, count, { version }) => ({
    pages: [
      {
        title: `${query} ${count} ${version}`,
        url: '/keys',
        excerpt: ['All ', 'keys'],
        sections: [{ title: 'Rotate', url: '/keys#rotate' }],
      },
    ],
  }))
  const { total, pages } = await engine.find('keys', 6, scope)
  expect(total).toBe(1)
  expect(pages[0]).toMatchObject({
    title: 'keys 6 v2',
    excerpt: { pieces: ['All ', 'keys'] },
    sections: [{ title: 'Rotate' }],
  })
})

test('unsafe URLs do not become links', async () => {
  const found = (url: string, sections: string[] = []) => ({
    title: url,
    url,
    sections: sections.map((each) => ({ title: each, url: each })),
  })
  const engine = moduleEngine(async () => ({
    pages: [
      found('javascript:alert(1)'),
      found(' JavaScript:alert(1)'),
      found('java\nscript:alert(1)'),
      found('data:text/html,<script>alert(1)</script>'),
      found('blob:https://a.example/1'),
      found('https://['),
      found('/keys', ['vbscript:x', '/keys#rotate']),
      found('https://a.example/keys'),
      found('../keys'),
    ],
  }))
  const { total, pages } = await engine.find('keys', 9, scope)
  expect(total).toBe(3)
  expect(pages.map(({ url }) => url)).toEqual([
    '/keys',
    'https://a.example/keys',
    '../keys',
  ])
  expect(pages[0]?.sections.map(({ url }) => url)).toEqual(['/keys#rotate'])
})
