import { expect, test } from 'vitest'
import { cpuTime } from '../../../cpu-time.ts'
import { addOperationPages } from '../../../../plugin/site/add-operation-pages.ts'
import type { SourcePage, SourceSite } from '../../../../plugin/site/site.ts'
import { parsePage } from '../../../../plugin/site/read-page.ts'
import type {
  DivisionEntry,
  GroupEntry,
  NavigationEntry,
  Settings,
} from '../../../../runtime/types/settings.ts'
import type { Api, Operation } from '../../../../playground/document/api-model.ts'
import { buildOperationPages } from '../../../../playground/pages/list/operation-pages.ts'
import {
  cleanSegment,
  createPathClaims,
  operationSlug,
} from '../../../../playground/pages/list/operation-slug.ts'
import { isShortened, plainTitle } from '../../../../playground/pages/list/plain-title.ts'
import {
  matchSpecs,
  parseNavigationReference,
  parseOperationReference,
} from '../../../../playground/pages/list/match-spec.ts'
import { apiOf } from '../../write-spec.ts'

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

function siteOf(
  children: NavigationEntry[],
  files: Record<string, string> = {},
  languages?: string[],
): SourceSite {
  const pages = new Map<string, SourcePage>()
  for (const [file, text] of Object.entries(files)) {
    const { page: read } = parsePage(text, file, { variables: {} })
    pages.set(read.path, read)
  }
  const settings = {
    navigation: { children, global: [] },
    api: { openapi: [], asyncapi: [], examples: { languages } },
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
  }
}

const withPages = (site: SourceSite, apis: Map<string, Api>): SourceSite =>
  addOperationPages(site, buildOperationPages(site, apis))

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
              playground: 'hide',
              'og:title': 'Shared',
              robots: 'noindex, follow',
              canonical: 'https://a.example/own',
              searchable: false,
              boost: 2,
              'og:image': { url: 'no text' },
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

// Slugs of the reference product.
test.each([
  ["Get User's (v2) data", 'get-users-v2-data'],
  ['/users/{id}/posts', 'users-posts'],
  ['/users/{id}', 'users'],
  ['/v1/users', 'v1users'],
  ['Payment Methods', 'payment-methods'],
  ['Create / update', 'create-update'],
  ['Upload - part 2', 'upload--part-2'],
  ['Über: wie? & was', 'über:-wie?-&-was'],
  ['a\u0000bc', 'abc'],
])('makes of %j the segment %j', (words, segment) => {
  expect(cleanSegment(words)).toBe(segment)
})

const operationOf = (parts: Partial<Operation>) =>
  ({ kind: 'operation', method: 'GET', path: '/a', tags: [], ...parts }) as Operation

test.each([
  ['Über: wie? & was', /^ref\/über-wie-&-was-\w{6}$/],
  ['con', /^ref\/con-\w{6}$/],
  ['a "quoted" <b> | *c* \\ #d', /^ref\/a-quoted-b-c-d-\w{6}$/],
  ['語'.repeat(500), /^ref\/語{60}-\w{6}$/],
  ['long '.repeat(40), /^ref\/(long-){35}long-\w{6}$/],
])(
  'an address that no system can store is cleaned, and ends in a hash: %j',
  (summary, path) => {
    const { claimSlug } = createPathClaims([])
    expect(claimSlug(operationSlug(operationOf({ summary }), 'ref')).path).toMatch(path)
  },
)

test.each([
  ['Upload - part 2', 'ref/upload--part-2'],
  [
    'Marks all the subscriber messages as read, unread, seen or unseen. Optionally you can pass ' +
      'feed id (or array) to mark messages of a particular feed.',
    'ref/marks-all-the-subscriber-messages-as-read-unread-seen-or-unseen-optionally-you-can-' +
      'pass-feed-id-or-array-to-mark-messages-of-a-particular-feed',
  ],
])(
  'an address that every system can store is the one of Mintlify: %j',
  (summary, path) => {
    const { claimSlug } = createPathClaims([])
    expect(claimSlug(operationSlug(operationOf({ summary }), 'ref'))).toEqual({ path })
  },
)

test.each([
  ['/deep-space/Radar', 'deep-space/Radar'],
  ['deep-space/radar/', 'deep-space/radar'],
  ['https://elsewhere.example/radar', 'ref/list'],
  ['/../radar', 'ref/list'],
  ['/radar?a=b#c', 'ref/list'],
  ['/', 'ref/list'],
])('an operation with `x-mint.href` %j has the path %j', (href, path) => {
  const { claimSlug } = createPathClaims([])
  const operation = operationOf({ summary: 'List', mint: { href } })
  expect(claimSlug(operationSlug(operation, 'ref'))).toEqual({ path })
})

test.each([
  ['External: Users', 'ref/external:-users/list', /^ref\/external-users\/list-\w{6}$/],
  ['What?', 'ref/what?/list', /^ref\/what\/list-\w{6}$/],
])(
  'the path that Mintlify gives an operation redirects to the one that systems can store: %j',
  (tag, old, path) => {
    const { claimSlug } = createPathClaims([])
    const operation = operationOf({ summary: 'List', tags: [tag] })
    expect(claimSlug(operationSlug(operation, 'ref'))).toEqual({
      path: expect.stringMatching(path),
      old,
    })
    const second = operationOf({ summary: 'List', tags: [tag], path: '/b' })
    expect(claimSlug(operationSlug(second, 'ref'))).toMatchObject({ old: `${old}-1` })
  },
)

test('of two operations with the same path, the second has a hash as suffix, and its former numbered path redirects there', () => {
  const { claimSlug } = createPathClaims([])
  const slug = (path: string) =>
    claimSlug(operationSlug(operationOf({ summary: 'List', path }), 'ref'))
  expect(slug('/a')).toEqual({ path: 'ref/list' })
  const second = slug('/b')
  expect(second).toEqual({
    path: expect.stringMatching(/^ref\/list-\w{6}$/),
    old: 'ref/list-1',
  })
  expect(slug('/c')).toMatchObject({ old: 'ref/list-2' })
  // Independent of the order.
  const again = createPathClaims(['ref/list'])
  expect(
    again.claimSlug(operationSlug(operationOf({ summary: 'List', path: '/b' }), 'ref'))
      .path,
  ).toBe(second.path)
})

test.each([
  ['Get **all** `pets`', 'Get all pets'],
  ['See [the guide](https://example.com) <br/> now', 'See the guide now'],
  ['# Create\n\nA paragraph.', 'Create'],
  ['snake_case and 2 * 3 * 4', 'snake_case and 2 * 3 * 4'],
  ['Get <item> of a <title>', 'Get <item> of a <title>'],
  ['word '.repeat(60), `${'word '.repeat(20).trim()}…`],
])('the title that the summary %j gives is plain text', (summary, title) => {
  expect(plainTitle(summary)).toBe(title)
})

test.each(['`', '**a ', '<a ', '<b>'])(
  'a summary of nothing but %j takes no time',
  (text) => {
    const start = cpuTime()
    const summary = text.repeat(20_000) + 'a'.repeat(20_000)
    expect(plainTitle(summary)).toMatch(/…$/)
    expect(isShortened(summary)).toBe(true)
    expect(cpuTime() - start).toBeLessThan(5000)
  },
)

test('numbers paths that collide, also in case and accents', () => {
  const claims = createPathClaims(['api/a'])
  expect(
    ['api/a', 'API/A', 'api/é', 'api/e\u0301', 'api/index'].map((path) =>
      claims.claim(path),
    ),
  ).toEqual(['api/a-1', 'API/A-2', 'api/é', 'api/e\u0301-1', 'api/index-1'])
})

test('a node with `openapi` lists every operation, in groups by first tag, in the order of paths', async () => {
  const node = tab([{ source: '/a.json' }])
  const built = buildOperationPages(siteOf([node]), new Map([['a.json', await petApi()]]))
  expect(built.list(node)).toEqual([
    { group: '', pages: ['api-reference/overview'] },
    {
      group: 'API Reference',
      pages: [
        'api-reference/get-users',
        'api-reference/post-users',
        'api-reference/get-users-fy0h0m',
        'api-reference/own',
        'api-reference/order.created'.replace('.', ''),
      ],
    },
    { group: 'Payments', pages: ['api-reference/payment-methods/get-users-v2-data'] },
  ])
  expect([...built.generated.keys()]).toContain('api-reference/hidden')
  expect(built.generated.get('api-reference/ordercreated')?.title).toBe('order.created')
  expect([...built.generated.keys()].some((path) => path.includes('gone'))).toBe(false)
})

const plants = (openapi: string) =>
  apiOf({
    openapi,
    tags: [
      { name: 'store', summary: 'Store', kind: 'nav' },
      { name: 'plants', summary: 'Plants', parent: 'store', kind: 'nav' },
      { name: 'seeds', parent: 'garden' },
      { name: 'loop', parent: 'loop' },
      { name: 'beta', summary: 'Beta', kind: 'badge' },
    ],
    paths: {
      '/plants': { get: { ...response, summary: 'List', tags: ['beta', 'plants'] } },
      '/orders': { get: { ...response, summary: 'Orders', tags: ['seeds', 'store'] } },
      '/seeds': { get: { ...response, summary: 'Seeds', tags: ['seeds'] } },
      '/loop': { get: { ...response, summary: 'Loop', tags: ['loop'] } },
      '/own': {
        get: {
          ...response,
          summary: 'Own',
          tags: ['beta'],
          'x-mint': { metadata: { tag: 'Mine' } },
        },
      },
    },
  })

test('tags of OpenAPI 3.2 nest in their parents, and those of the kind `badge` are labels', async () => {
  const node = tab([{ source: '/a.json' }])
  const api = { ...(await plants('3.2.0')), source: 'a.json' }
  const built = buildOperationPages(siteOf([node]), new Map([['a.json', api]]))
  expect(built.list(node).slice(1)).toEqual([
    { group: 'Plants', around: ['Store'], pages: ['api-reference/plants/list'] },
    { group: 'Store', pages: ['api-reference/store/orders'] },
    { group: 'seeds', pages: ['api-reference/seeds/seeds'] },
    { group: 'loop', pages: ['api-reference/loop/loop'] },
    { group: 'API Reference', pages: ['api-reference/own'] },
  ])
  const tagOf = (path: string) => built.generated.get(path)?.frontmatter.tag
  expect(tagOf('api-reference/plants/list')).toBe('Beta')
  expect(tagOf('api-reference/own')).toBe('Mine')
})

test('before OpenAPI 3.2, the first tag is the group, whatever it says about itself', async () => {
  const node = tab([{ source: '/a.json' }])
  const api = { ...(await plants('3.1.0')), source: 'a.json' }
  const built = buildOperationPages(siteOf([node]), new Map([['a.json', api]]))
  expect(built.list(node)[1]).toEqual({
    group: 'Beta',
    pages: ['api-reference/beta/list', 'api-reference/beta/own'],
  })
})

test('operations that a group inside a node lists are not listed by the node again', async () => {
  const apis = new Map([['a.json', await petApi()]])
  const group = (rest: Partial<GroupEntry>): GroupEntry => ({
    kind: 'group',
    name: 'Reference',
    hidden: false,
    expanded: false,
    openapi: [{ source: '/a.json' }],
    children: [],
    place,
    ...rest,
  })
  const pagesOf = (...children: GroupEntry[]) => {
    const node = tab([{ source: 'a.json' }], children)
    const built = buildOperationPages(siteOf([node]), apis)
    const paths = built.list(node).flatMap(({ pages }) => pages)
    return [paths.length, built.list(children[0]!).length, paths[1]]
  }
  expect(pagesOf(group({}))).toEqual([0, 3, undefined])
  const outer = { openapi: [{ source: 'b.json' }], children: [group({})] }
  expect(pagesOf(group(outer))).toEqual([0, 0, undefined])
  // Elsewhere in the site, or not shown, they are other pages.
  const elsewhere = { openapi: [{ source: 'a.json', directory: 'v2' }] }
  expect(pagesOf(group(elsewhere))).toEqual([7, 3, 'api-reference/get-users'])
  expect(pagesOf(group({ hidden: true }))).toEqual([7, 3, 'api-reference/get-users'])
})

test("an author's page at the path of an operation that it documents is its page, as on Mintlify, and is not listed twice", async () => {
  const apis = new Map([['a.json', await petApi()]])
  const files = {
    'api-reference/get-users.mdx': '---\nopenapi: get /users\n---\n',
    'api-reference/post-users.mdx': '---\napi: POST https://a.example/users\n---\n',
    'api-reference/own.mdx': '---\ntitle: Something else\n---\n',
  }
  const node = tab([{ source: 'a.json' }])
  const built = buildOperationPages(siteOf([node], files), apis)
  expect(built.list(node)[1]?.pages).toEqual([
    'api-reference/get-users',
    'api-reference/post-users',
    'api-reference/get-users-fy0h0m',
    expect.stringMatching(/own-\w{6}$/),
    'api-reference/ordercreated',
  ])
  expect([...built.generated.keys()]).not.toContain('api-reference/get-users')

  const byHand = tab([{ source: 'a.json' }], [page('/api-reference/get-users.mdx')])
  const listed = buildOperationPages(siteOf([byHand], files), apis)
  expect(listed.list(byHand)[1]?.pages[0]).toBe('api-reference/post-users')
})

test('a description has an overview, a list of its schemas, and a page for each schema', async () => {
  const api = await apiOf({
    paths: {
      '/pets': {
        get: {
          summary: 'List pets',
          tags: ['Pets'],
          responses: {
            200: {
              description: 'ok',
              content: {
                'application/json': { schema: { $ref: '#/components/schemas/PetList' } },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        PetList: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
        Pet: {
          properties: Object.fromEntries(
            Array.from({ length: 200 }, (_, index) => [`p${index}`, {}]),
          ),
        },
      },
    },
  })
  const node = tab([{ source: 'a.json', directory: 'ref' }])
  const { bindings, generated } = buildOperationPages(
    siteOf([node], { 'ref/schemas/mine.mdx': '# Mine' }),
    new Map([['a.json', { ...api, source: 'a.json' }]]),
  )
  // The author's page is in `ref/schemas`.
  expect([...generated.keys()]).toEqual([
    'ref/pets/list-pets',
    'ref/overview',
    'ref/schemas-1',
    'ref/schemas-1/pet-list',
    'ref/schemas-1/pet',
    'ref/schemas-1/pet/2',
    'ref/schemas-1/pet/3',
  ])
  expect(bindings.get('ref/overview')).toMatchObject({
    groups: [
      {
        name: 'Pets',
        links: [{ title: 'List pets', url: '/ref/pets/list-pets', method: 'GET' }],
      },
    ],
    schemas: {
      url: '/ref/schemas-1',
      links: [
        { title: 'PetList', url: '/ref/schemas-1/pet-list' },
        { title: 'Pet', url: '/ref/schemas-1/pet' },
      ],
    },
    download: '/a.json',
  })
  expect(bindings.get('ref/schemas-1/pet')).toMatchObject({
    usedBy: [{ title: 'PetList', url: '/ref/schemas-1/pet-list' }],
  })
  expect(generated.get('ref/schemas-1/pet')?.frontmatter.searchable).toBeUndefined()
  expect(generated.get('ref/schemas-1/pet/2')?.frontmatter.searchable).toBe(false)
})

test('webhooks with the same name are told apart by their methods', async () => {
  const api = await apiOf({
    webhooks: { moved: { post: response, put: response }, gone: { post: response } },
  })
  const node = tab([{ source: 'a.json' }])
  const built = buildOperationPages(siteOf([node]), new Map([['a.json', api]]))
  expect([...built.generated.values()].map(({ title }) => title)).toEqual(
    expect.arrayContaining(['moved (PUT)', 'moved (POST)', 'gone']),
  )
})

test('a second directory has its own overview, which lists its own pages', async () => {
  const api = await apiOf({
    paths: { '/pets': { get: { ...response, tags: ['Pets'] } } },
  })
  const node = tab([{ source: 'a.json', directory: 'one' }])
  const other = tab([{ source: 'a.json', directory: 'one/two' }])
  const files = { 'guide/get.mdx': '---\nopenapi: GET /pets\n---' }
  const site = siteOf([other, node, tab([{ source: 'a.json', directory: 'one' }])], files)
  const built = buildOperationPages(site, new Map([['a.json', api]]))
  expect(built.list(node)[0]?.pages).toEqual(['one/overview'])
  expect(built.list(other)[0]?.pages).toEqual(['one/two/overview'])
  const listed = (path: string) => {
    const binding = built.bindings.get(path)
    return binding?.kind === 'overview'
      ? binding.groups.flatMap(({ links }) => links.map(({ url }) => url))
      : undefined
  }
  expect(listed('one/overview')).toEqual(['/guide/get', '/one/pets/get-pets'])
  expect(listed('one/two/overview')).toEqual(['/one/two/pets/get-pets'])
})

test('the title of an overview has no markup', async () => {
  const info = { title: 'The `pet` **API**', version: '1' }
  const api = await apiOf({ info, components: { schemas: { Pet: {} } } })
  const built = buildOperationPages(
    siteOf([tab([{ source: 'a.json' }])]),
    new Map([['a.json', api]]),
  )
  expect(built.generated.get('api-reference/overview')?.title).toBe('The pet API')
})

test('a description with schemas only has an overview and their pages', async () => {
  const api = await apiOf({ components: { schemas: { Pet: { type: 'object' } } } })
  const node = tab([{ source: 'a.json' }])
  const built = buildOperationPages(siteOf([node]), new Map([['a.json', api]]))
  expect(built.list(node)).toEqual([{ group: '', pages: ['api-reference/overview'] }])
  expect([...built.generated.keys()]).toEqual([
    'api-reference/overview',
    'api-reference/schemas',
    'api-reference/schemas/pet',
  ])
})

test('the overview and the pages of schemas do not link to hidden operations', async () => {
  const schema = { $ref: '#/components/schemas/Pet' }
  const content = { 'application/json': { schema } }
  const get = (more = {}) => ({
    get: { responses: { 200: { description: 'ok', content } }, ...more },
  })
  const api = await apiOf({
    paths: { '/shown': get(), '/hidden': get({ 'x-hidden': true }) },
    components: { schemas: { Pet: {} } },
  })
  const { bindings, generated } = buildOperationPages(
    siteOf([tab([{ source: 'a.json' }])]),
    new Map([['a.json', { ...api, source: 'a.json' }]]),
  )
  const links = [{ title: 'Get shown', url: '/api-reference/get-shown', method: 'GET' }]
  expect(bindings.get('api-reference/overview')).toMatchObject({ groups: [{ links }] })
  expect(bindings.get('api-reference/schemas/pet')).toMatchObject({ usedBy: links })
  expect([...generated.keys()]).toContain('api-reference/get-hidden')
})

test('search finds the page that an author wrote for a schema, not the generated one too', async () => {
  const api = await apiOf({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/pets': { get: { responses: {} } } },
    components: { schemas: { Pet: {}, Owner: {} } },
  })
  const { generated } = buildOperationPages(
    siteOf([tab([{ source: 'a.json', directory: 'ref' }])], {
      'pet.mdx': '---\nopenapi-schema: Pet\n---\n',
    }),
    new Map([['a.json', { ...api, source: 'a.json' }]]),
  )
  const isFound = (path: string) => generated.get(path)?.frontmatter.searchable
  expect(isFound('ref/schemas/pet')).toBe(false)
  expect(isFound('ref/schemas/owner')).toBeUndefined()
})

test('operations, the list of schemas and every schema have pages, whatever they are called', async () => {
  const api = await apiOf({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {
      '/user': { get: { tags: ['Schemas'], summary: 'User', responses: {} } },
    },
    components: { schemas: { User: {}, Index: {}, con: {}, 2: {} } },
  })
  const node = tab([{ source: 'a.json' }])
  const { bindings } = buildOperationPages(
    siteOf([node]),
    new Map([['a.json', { ...api, source: 'a.json' }]]),
  )
  expect(
    [...bindings].map(([path, { kind }]) => [kind, path.replace(/-\w{7,}$/, '-HASH')]),
  ).toEqual([
    ['operation', 'api-reference/schemas/user'],
    ['overview', 'api-reference/overview'],
    ['schemas', 'api-reference/schemas-1'],
    ['schema', 'api-reference/schemas-1/2-HASH'],
    ['schema', 'api-reference/schemas-1/user'],
    ['schema', 'api-reference/schemas-1/index-HASH'],
    ['schema', 'api-reference/schemas-1/con-HASH'],
  ])
})

test('a generated page takes title, description and marks of its operation, and safe metadata', async () => {
  const node = tab([{ source: 'a.json', directory: 'ref' }])
  const site = withPages(siteOf([node]), new Map([['a.json', await petApi()]]))
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
    'og:title': 'Shared',
    robots: 'noindex, follow',
    canonical: 'https://a.example/own',
    searchable: false,
    boost: 2,
  })
  expect(site.pages.get('ref/get-users')!.title).toBe('Get users')
})

test('an operation without summary whose address has a hash is called by its path', async () => {
  const api = await apiOf({
    paths: { '/pets/{id}': { get: {} }, '/pets/{name}': { get: {} } },
  })
  const node = tab([{ source: 'a.json', directory: 'ref' }])
  const site = withPages(siteOf([node]), new Map([['a.json', api]]))
  const titles = [...site.pages.values()]
    .filter(({ operation }) => operation?.kind === 'operation')
    .map(({ title }) => title)
  expect(titles).toEqual(['Get pets', '/pets/{name}'])
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
  expect([...built.generated.keys()]).toEqual([
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

test.each([
  ['openapi: GET /userz', 'api/operation-not-found'],
  ['openapi: gone.json GET /users', 'api/operation-not-found'],
  ['openapi: users', 'api/reference-shape'],
  ['openapi-schema: Gone', 'api/schema-not-found'],
  ['asyncapi: gone', 'api/channel-not-found'],
  ['api: users', 'api/reference-shape'],
])('a page with `%s` is published with a warning', async (line, code) => {
  const site = siteOf([], { 'users.mdx': `---\n${line}\n---\n` })
  const built = buildOperationPages(site, new Map([['a.json', await petApi()]]))
  expect(built.diagnostics).toMatchObject([
    { severity: 'warning', code, file: 'users.mdx' },
  ])
})

test('a description with HTML or entities is rendered in the content instead of the header', async () => {
  const api = await apiOf({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {
      '/a': { get: { summary: 'A', description: 'One<br>line', responses: {} } },
      '/b': { get: { summary: 'B', description: 'a &lt; b', responses: {} } },
      '/c': { get: { summary: 'C', description: 'a < b', responses: {} } },
    },
  })
  const node = tab([{ source: 'a.json' }])
  const { generated } = buildOperationPages(
    siteOf([node]),
    new Map([['a.json', { ...api, source: 'a.json' }]]),
  )
  const descriptions = [...generated.values()].map(
    ({ frontmatter }) => frontmatter.description,
  )
  expect(descriptions.filter(Boolean)).toEqual(['a < b'])
})

test('frontmatter binds pages; what they do not say themselves comes from the operation', async () => {
  const site = siteOf([], {
    'a/cards.mdx': '---\nopenapi: get /cards\n---\nText',
    'own.mdx': '---\ntitle: Own title\nopenapi: a POST /users\n---\n',
    'manual.mdx': '---\napi: POST https://api.example.com/x/{id}\n---\n',
    'wrong.mdx': '---\nopenapi: GET /cardz\n---\n',
  })
  const apis = new Map([['a.json', await petApi()]])
  const { bindings, diagnostics } = buildOperationPages(site, apis)
  const bound = withPages(site, apis)
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

test('of a Swagger file and its conversion to OpenAPI 3, the latter describes an operation', async () => {
  const converted = { ...(await petApi()), source: 'openapi.json' }
  const swagger = { ...converted, source: 'api.swagger.json', specification: '2.0' }
  const apis = new Map([swagger, converted].map((api) => [api.source, api]))
  const site = siteOf([], { 'cards.mdx': '---\nopenapi: GET /cards\n---\n' })
  const { bindings } = buildOperationPages(site, apis)
  expect(bindings.get('cards')).toMatchObject({ api: { source: 'openapi.json' } })
})

test('of several descriptions, the one nearest to the page describes an operation', async () => {
  const api = await petApi()
  const specs = ['v1/api/a.json', 'v2/api/a.json', 'a.json']
  const apis = new Map(specs.map((source) => [source, { ...api, source }]))
  const site = siteOf([], {
    'v2/pages/cards.mdx': '---\nopenapi: GET /cards\n---\n',
    'v2/named.mdx': '---\nopenapi: a GET /cards\n---\n',
    'v3/cards.mdx': '---\nopenapi: GET /cards\n---\n',
  })
  const { bindings } = buildOperationPages(site, apis)
  expect(bindings.get('v2/pages/cards')).toMatchObject({
    api: { source: 'v2/api/a.json' },
  })
  expect(bindings.get('v2/named')).toMatchObject({ api: { source: 'v2/api/a.json' } })
  expect(bindings.get('v3/cards')).toMatchObject({ api: { source: 'a.json' } })
})

test('a word names the likeliest description', () => {
  const specs = ['specs/v1-beta.json', 'specs/v1.json', 'https://example.com/v2.yaml']
  expect(matchSpecs('v1', specs)[0]).toBe('specs/v1.json')
  expect(matchSpecs('/specs/v1.json', specs)).toEqual(['specs/v1.json'])
  expect(matchSpecs('v2.yaml', specs)).toEqual(['https://example.com/v2.yaml'])
  expect(matchSpecs('v3', specs)).toEqual([])
  expect(matchSpecs('../v1.json', specs, 'specs/users/list')[0]).toBe('specs/v1.json')
  expect(matchSpecs('./v1.json', ['v1.json', ...specs], 'specs/list')[0]).toBe(
    'specs/v1.json',
  )
  expect(matchSpecs('../../v1.json', specs, 'specs/list')).toEqual(['specs/v1.json'])
  expect(parseOperationReference('v2 post  /datasets/_apl?format=x')).toEqual({
    file: 'v2',
    method: 'POST',
    path: '/datasets/_apl?format=x',
  })
  expect(parseOperationReference('guides/post')).toBeUndefined()
})

test('a page whose path contains the name of a method is a page', () => {
  expect(parseNavigationReference('Get Started/intro')).toBeUndefined()
  expect(parseNavigationReference('guides/Patch notes/v2')).toBeUndefined()
  expect(parseNavigationReference('Webhook events/order')).toBeUndefined()
  expect(parseNavigationReference('v2.json get /users')).toMatchObject({ path: '/users' })
  expect(parseNavigationReference('GET users')).toMatchObject({ path: 'users' })
  expect(parseNavigationReference('webhook order.paid')).toMatchObject({
    method: 'WEBHOOK',
  })
})

test('a description in an api-reference folder keeps its pages there', async () => {
  const api = { ...(await petApi()), source: 'en/api-reference/pets.json' }
  const site = siteOf([tab([{ source: '/en/api-reference/pets.json' }])])
  const built = withPages(site, new Map([[api.source, api]]))
  expect([...built.pages.keys()]).toContain(
    'en/api-reference/payment-methods/get-users-v2-data',
  )
  const elsewhere = { ...api, source: 'en/specs/pets.json' }
  const other = siteOf([tab([{ source: '/en/specs/pets.json' }])])
  const plain = withPages(other, new Map([[elsewhere.source, elsewhere]]))
  expect([...plain.pages.keys()]).toContain(
    'api-reference/payment-methods/get-users-v2-data',
  )
})

test('an operation with a misspelled method is reported with a suggestion', async () => {
  const site = siteOf([], {
    'a.mdx': '---\nopenapi: PSOT /users\n---\n',
    'b.mdx': '---\napi: PSOT /users\n---\n',
    'c.mdx': '---\napi: PURGE /users\n---\n',
  })
  const built = buildOperationPages(site, new Map([['a.json', await petApi()]]))
  built.find('a.json GTE /users', [{ source: 'a.json' }], place)
  expect(built.diagnostics.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    'no operation `PSOT /users` in `a.json` Did you mean `POST /users`, `GET /users`, `GET /users/{id}`?',
    '`api: PSOT /users` has an unknown method, `PSOT` Did you mean `POST /users`?',
    'no operation `GTE /users` in `a.json` Did you mean `GET /users`, `POST /users`, `GET /users/{id}`?',
  ])
})

test('a webhook that no description has is called one', async () => {
  const site = siteOf([], { 'a.mdx': '---\nopenapi: webhook order.creatd\n---\n' })
  const built = buildOperationPages(site, new Map([['a.json', await petApi()]]))
  expect(built.diagnostics).toMatchObject([
    {
      message: 'no webhook `order.creatd` in `a.json`',
      hint: 'Did you mean `WEBHOOK order.created`?',
    },
  ])
})

test('languages that samples cannot be written in are reported', () => {
  const site = siteOf([], {}, ['cURL', 'pyhton', 'brainfuck', '.NET'])
  expect(buildOperationPages(site, new Map()).diagnostics).toMatchObject([
    { code: 'api/unknown-language', hint: 'Did you mean `python`?' },
    { hint: expect.stringMatching(/^Available: `curl`, .*`dart`\.$/) as string },
  ])
})

test('a page of an operation knows the pages that its responses link to, except hidden ones', async () => {
  const links = {
    Read: { operationRef: '#/paths/~1a/get' },
    Secret: { operationId: 'secret' },
  }
  const api = await apiOf({
    paths: {
      '/a': {
        get: { ...response, summary: 'Read' },
        put: { ...response, operationId: 'secret', 'x-hidden': true },
        post: { summary: 'Write', responses: { 200: { description: 'ok', links } } },
      },
    },
  })
  const { bindings } = buildOperationPages(
    siteOf([tab([{ source: 'a.json' }])]),
    new Map([['a.json', { ...api, source: 'a.json' }]]),
  )
  expect(bindings.get('api-reference/write')).toMatchObject({
    followUps: [{ target: links.Read.operationRef, url: '/api-reference/read' }],
  })
})
