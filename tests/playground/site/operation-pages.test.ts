import { expect, test } from 'vitest'
import { apiSources } from '../../../playground/site/api-sources.ts'
import type { Page, Site } from '../../../plugin/site/types.ts'
import { parsePage } from '../../../plugin/site/read-page.ts'
import type {
  DivisionEntry,
  NavigationEntry,
  Settings,
} from '../../../runtime/types/settings.ts'
import type { Api } from '../../../playground/api.ts'
import { buildOperationPages } from '../../../playground/site/operation-pages.ts'
import {
  cleanSegment,
  createPathClaims,
} from '../../../playground/site/operation-slug.ts'
import {
  matchSpecs,
  parseOperationReference,
} from '../../../playground/site/match-spec.ts'
import { apiOf } from '../write-spec.ts'

const place = { file: 'docs.json', keys: ['navigation'] }
const page = (ref: string): NavigationEntry => ({ kind: 'page', ref, place })
const tab = (
  openapi: { source: string; directory?: string }[],
  children: NavigationEntry[] = [],
): DivisionEntry => ({
  kind: 'tab',
  name: 'API',
  hidden: false,
  openapi,
  children,
  place,
})

function siteOf(children: NavigationEntry[], files: Record<string, string> = {}): Site {
  const pages = new Map<string, Page>()
  for (const [file, text] of Object.entries(files)) {
    const { page: read } = parsePage(text, file, { variables: {} })
    pages.set(read.path, read)
  }
  const settings = {
    navigation: { children, global: [] },
    api: { openapi: [], asyncapi: [] },
  } as unknown as Settings
  return {
    root: '/nowhere',
    settings,
    pages,
    snippets: [],
    assets: [],
    styles: [],
    scripts: [],
    specs: ['a.json'],
    redirects: [],
    diagnostics: [],
  }
}

const response = { responses: { 200: { description: 'ok' } } }

async function petApi(): Promise<Api> {
  const api = await apiOf({
    tags: [{ name: 'Payment Methods', 'x-group': 'Payments' }],
    paths: {
      '/users': { post: { ...response }, get: { ...response } },
      '/users/{id}': {
        get: {
          ...response,
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          ],
        },
      },
      '/cards': {
        get: {
          ...response,
          summary: "Get User's (v2) data",
          tags: ['Payment Methods'],
          deprecated: true,
          description: 'One line.',
        },
      },
      '/hidden': { get: { ...response, summary: 'Hidden', 'x-hidden': true } },
      '/gone': { get: { ...response, 'x-excluded': true } },
      '/own': {
        get: {
          ...response,
          summary: 'Own',
          'x-mint': {
            metadata: {
              title: 'Mine',
              playground: 'none',
              constructor: 'x',
              icon: '"><script>',
            },
          },
        },
      },
    },
    webhooks: { 'order.created': { post: { ...response } } },
  })
  return { ...api, source: 'a.json' }
}

// Vectors of the reference product.
test.each([
  ["Get User's (v2) data", 'get-users-v2-data'],
  ['/users/{id}/posts', 'users-posts'],
  ['/users/{id}', 'users'],
  ['/v1/users', 'v1users'],
  ['Payment Methods', 'payment-methods'],
  ['Create / update', 'create-update'],
  ['Über: wie? & was', 'über:-wie?-&-was'],
  ['con', 'con-'],
  ['a\u0000b"c', 'abc'],
])('makes of %j the segment %j', (words, segment) => {
  expect(cleanSegment(words)).toBe(segment)
})

test('no segment is too long for a file name', () => {
  expect(
    new TextEncoder().encode(cleanSegment('語'.repeat(500))).length,
  ).toBeLessThanOrEqual(200)
})

test('numbers paths that collide, also in case and accents', () => {
  const claim = createPathClaims(['api/a'])
  expect(
    ['api/a', 'API/A', 'api/é', 'api/e\u0301', 'api/index'].map((path) => claim(path)),
  ).toEqual(['api/a-1', 'API/A-2', 'api/é', 'api/e\u0301-1', 'api/index-1'])
})

test('a node with `openapi` lists every operation, in groups by first tag, in the order of paths', async () => {
  const node = tab([{ source: '/a.json' }])
  const built = buildOperationPages(siteOf([node]), new Map([['a.json', await petApi()]]))
  expect(built.list(node)).toEqual([
    {
      group: 'API Reference',
      pages: [
        'api-reference/get-users',
        'api-reference/post-users',
        'api-reference/get-users-1',
        'api-reference/own',
        'api-reference/order.created'.replace('.', ''),
      ],
    },
    { group: 'Payments', pages: ['api-reference/payment-methods/get-users-v2-data'] },
  ])
  expect([...built.site.pages.keys()]).toContain('api-reference/hidden')
  expect([...built.site.pages.keys()].some((path) => path.includes('gone'))).toBe(false)
})

test('a generated page takes title, description and marks of its operation, and safe metadata', async () => {
  const node = tab([{ source: 'a.json', directory: 'ref' }])
  const { site } = buildOperationPages(
    siteOf([node]),
    new Map([['a.json', await petApi()]]),
  )
  expect(site.pages.get('ref/payment-methods/get-users-v2-data')).toMatchObject({
    title: "Get User's (v2) data",
    url: '/ref/payment-methods/get-users-v2-data',
    file: 'a.json',
    format: 'api',
    frontmatter: { description: 'One line.', deprecated: true },
    operation: { spec: 'a.json', kind: 'operation', method: 'GET', path: '/cards' },
  })
  expect(site.pages.get('ref/own')!.frontmatter).toEqual({
    title: 'Mine',
    playground: 'none',
  })
  expect(site.pages.get('ref/get-users')!.title).toBe('Get users')
})

test('entries by hand turn the bulk off, find operations in any case, and report unknown ones with near names', async () => {
  const node = tab(
    [{ source: 'a.json' }],
    [
      page('get /users/'),
      page('a.json POST /users'),
      page('GET /userz'),
      page('WEBHOOK order.created'),
    ],
  )
  const built = buildOperationPages(siteOf([node]), new Map([['a.json', await petApi()]]))
  expect([...built.site.pages.keys()]).toEqual([
    'api-reference/get-users',
    'api-reference/post-users',
    'api-reference/ordercreated',
  ])
  expect(built.find('GET /users', [{ source: 'a.json' }], place)).toBe(
    'api-reference/get-users',
  )
  expect(built.diagnostics).toEqual([
    {
      severity: 'error',
      code: 'api/operation-not-found',
      message: 'no operation `GET /userz` in `a.json`',
      hint: 'Did you mean `GET /users`?',
      file: 'docs.json',
    },
  ])
})

test('frontmatter binds pages; what they do not say themselves comes from the operation', async () => {
  const site = siteOf([], {
    'a/cards.mdx': '---\nopenapi: get /cards\n---\nText',
    'own.mdx': '---\ntitle: Own title\nopenapi: a POST /users\n---\n',
    'manual.mdx': '---\napi: POST https://api.example.com/x/{id}\n---\n',
    'wrong.mdx': '---\nopenapi: GET /cardz\n---\n',
  })
  const {
    bindings,
    site: bound,
    diagnostics,
  } = buildOperationPages(site, new Map([['a.json', await petApi()]]))
  expect(bound.pages.get('a/cards')).toMatchObject({
    title: "Get User's (v2) data",
    frontmatter: { description: 'One line.', deprecated: true },
  })
  expect(bound.pages.get('own')).toMatchObject({
    title: 'Own title',
    operation: { method: 'POST', path: '/users' },
  })
  expect(bindings.get('manual')).toEqual({
    kind: 'manual',
    method: 'POST',
    target: 'https://api.example.com/x/{id}',
  })
  expect(bindings.get('wrong')).toMatchObject({
    kind: 'missing',
    diagnostic: { hint: expect.stringContaining('`GET /cards`') as string },
  })
  expect(diagnostics).toHaveLength(1)
})

test('a word names the likeliest description', () => {
  const specs = ['specs/v1-beta.json', 'specs/v1.json', 'https://example.com/v2.yaml']
  expect(matchSpecs('v1', specs)[0]).toBe('specs/v1.json')
  expect(matchSpecs('/specs/v1.json', specs)).toEqual(['specs/v1.json'])
  expect(matchSpecs('v2.yaml', specs)).toEqual(['https://example.com/v2.yaml'])
  expect(matchSpecs('v3', specs)).toEqual([])
  expect(parseOperationReference('v2 post  /datasets/_apl?format=x')).toEqual({
    file: 'v2',
    method: 'POST',
    path: '/datasets/_apl?format=x',
  })
  expect(parseOperationReference('guides/post')).toBeUndefined()
})

test('says that overlays are not applied', async () => {
  const node = { ...tab([]), openapi: [{ source: 'a.json', overlays: ['o.yaml'] }] }
  const { diagnostics } = buildOperationPages(
    siteOf([node]),
    new Map([['a.json', await petApi()]]),
  )
  expect(diagnostics).toMatchObject([{ code: 'api/overlays', file: 'docs.json' }])
})

test('a description in an api-reference folder keeps its pages there', async () => {
  const api = { ...(await petApi()), source: 'en/api-reference/pets.json' }
  const site = siteOf([tab([{ source: '/en/api-reference/pets.json' }])])
  const { site: built } = buildOperationPages(site, new Map([[api.source, api]]))
  expect([...built.pages.keys()]).toContain(
    'en/api-reference/payment-methods/get-users-v2-data',
  )
  const elsewhere = { ...api, source: 'en/specs/pets.json' }
  const other = siteOf([tab([{ source: '/en/specs/pets.json' }])])
  const { site: plain } = buildOperationPages(
    other,
    new Map([[elsewhere.source, elsewhere]]),
  )
  expect([...plain.pages.keys()]).toContain(
    'api-reference/payment-methods/get-users-v2-data',
  )
})

test('says that AsyncAPI descriptions have no pages, and does not read them as others', () => {
  const site = siteOf([{ ...tab([]), asyncapi: [{ source: '/events.yaml' }] }])
  expect(buildOperationPages(site, new Map()).diagnostics).toMatchObject([
    { code: 'api/asyncapi', severity: 'warning', file: 'docs.json' },
  ])
  expect(apiSources({ ...site, specs: ['events.yaml', 'a.json'] })).toEqual(['a.json'])
})
