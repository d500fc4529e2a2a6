import { expect, test } from 'vitest'
import type { Api } from '../../../playground/document/api-model.ts'
import type { ApiBinding } from '../../../playground/pages/list/bind-page.ts'
import { resolveLinks } from '../../../playground/pages/list/resolve-links.ts'
import { operationRef } from '../../../playground/document/model/operation-ref.ts'
import { apiOf } from '../write-spec.ts'

const description = () =>
  apiOf({
    info: {
      title: 'Pets',
      version: '1',
      description: '# Use\n\n## Rate limits ##\nFew.',
    },
    tags: [{ name: 'Pet Shop' }],
    paths: {
      '/pets/{id}': {
        get: { operationId: 'readPet', responses: { 200: { description: '' } } },
      },
    },
    components: { schemas: { Pet: { type: 'object' } } },
  })

async function resolve(
  hrefs: string[],
  changes: Partial<Api> = {},
  file = 'specs/api.json',
) {
  const api: Api = {
    ...(await description()),
    ...changes,
    relativeLinks: hrefs.map((href, index) => ({
      href,
      file,
      line: index + 1,
      column: 1,
    })),
  }
  const [operation] = api.operations
  const ref = operationRef(api, operation!)
  const bindings: [string, ApiBinding][] = [
    [
      '/api/read',
      { kind: 'operation', api, operation: operation!, ref, schemaFolder: '' },
    ],
    [
      '/api/schemas/pet',
      {
        kind: 'schema',
        api,
        name: 'Pet',
        ref,
        place: { key: api.components[0]!.id, title: 'Pet' },
        schemaFolder: '',
        usedBy: [],
      },
    ],
    [
      '/api/overview',
      {
        kind: 'overview',
        schemaFolder: 'schemas',
        api,
        ref,
        groups: [{ name: 'Pet Shop', level: 2, links: [] }],
        series: { paths: [], index: 0 },
        download: '',
      },
    ],
  ]
  const pages = bindings.map(([url, binding]) => ({ url, binding }))
  const known = new Set([
    '/guide',
    '/specs/other',
    '/images/a.png',
    '/ä b',
    '/api/limits',
    '/help',
    '/api/help',
  ])
  return resolveLinks(api, {
    pages,
    resolve: (path) => {
      const plain = path.replace(/\.mdx?$/, '')
      return known.has(plain) ? encodeURI(plain) : undefined
    },
  })
}

test.each([
  ['/guide', '/guide'],
  ['/guide?x=1#part', '/guide?x=1#part'],
  ['../guide.md', '/guide'],
  ['other.mdx#part', '/specs/other#part'],
  ['./other', '/specs/other'],
  ['../../../guide', '/guide'],
  ['../images/a.png', '/images/a.png'],
  ['/%C3%A4%20b', '/%C3%A4%20b'],
  ['#operation/readPet', '/api/read'],
  ['#tag/Pet-Shop/operation/readPet', '/api/read'],
  ['#tag/pet-shop/GET/pets/{id}', '/api/read'],
  ['#/pets/readPet', '/api/read'],
  ['#/paths/~1pets~1{id}/get', '/api/read'],
  ['#tag/Pet%20Shop', '/api/overview#tag-pet-shop'],
  ['#section/Use/Rate-limits', '/api/overview#rate-limits'],
  ['#description/rate-limits', '/api/overview#rate-limits'],
  ['#rate-limits', '/api/overview#rate-limits'],
  ['#pet-shop', '/api/overview#tag-pet-shop'],
  ['#/components/schemas/Pet', '/api/schemas/pet'],
  ['#schema/Pet', '/api/schemas/pet'],
])('the link %s of a description leads to %s', async (href, to) => {
  const { links, diagnostics } = await resolve([href])
  expect(links).toEqual({ [decodeURIComponent(href)]: to })
  expect(diagnostics).toEqual([])
})

test('a link that leads nowhere from the description may be relative to its pages', async () => {
  const { links, diagnostics } = await resolve(['limits#daily', '../limits'], {
    // Would take any path.
    info: { externalDocs: { url: 'https://example.com/' } },
  })
  expect(links).toEqual({
    'limits#daily': '/api/limits#daily',
    '../limits': '/api/limits',
  })
  expect(diagnostics).toEqual([])
})

test('a link that leads to different places from different pages is reported', async () => {
  const { links, diagnostics } = await resolve(['../help'], {}, 'deep/specs/api.json')
  expect(links).toEqual({})
  expect(diagnostics).toHaveLength(1)
})

test(
  'a heading of thousands of # is read in linear time',
  { timeout: 5000 },
  async () => {
    const description = `# Use${' #'.repeat(50_000)}x\n\n## Limits`
    const { links } = await resolve(['#section/Limits'], { description })
    expect(links).toEqual({ '#section/Limits': '/api/overview#limits' })
  },
)

test('a comment in fenced code is not a heading to link to', async () => {
  const description = '~~~sh\n# install\n~~~\n\n```sh\n# Run\n```\n\n# Use'
  const { links } = await resolve(['#section/install', '#run', '#use'], { description })
  expect(links).toEqual({ '#use': '/api/overview#use' })
})

test('what leads nowhere is reported in its place, but for hashes that may be of the page itself', async () => {
  const { links, diagnostics } = await resolve([
    './none.md',
    '#part',
    '#operation/none',
    '?x',
  ])
  expect(links).toEqual({})
  expect(
    diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`),
  ).toEqual([
    'specs/api.json:1 The link to `./none.md` does not lead to a page or file of the site: its text is shown without the link',
    'specs/api.json:3 The link to `#operation/none` does not lead to a page or file of the site: its text is shown without the link',
    'specs/api.json:4 The link to `?x` does not lead to a page or file of the site: its text is shown without the link',
  ])
})

test('links with other schemes are reported in their place', async () => {
  const { links, diagnostics } = await resolve(['/guide', 'ftp://a.example/x'])
  expect(Object.keys(links)).toEqual(['/guide'])
  expect(
    diagnostics.map(({ code, line, message }) => `${line} ${message} [${code}]`),
  ).toEqual([
    '2 The link to `ftp://a.example/x` is dropped: its text is shown without the link [api/unresolved-link]',
  ])
})

test('a root-relative link to a missing page is kept and reported', async () => {
  const { links, diagnostics } = await resolve(['/login?to=x'])
  expect(links).toEqual({ '/login?to=x': '/login?to=x' })
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'The link to `/login?to=x` does not lead to a page or file of the site',
  ])
})

test('what the site does not have is looked for in the documentation that the description names', async () => {
  const info = { externalDocs: { url: 'https://docs.example/v3/' } }
  expect((await resolve(['/rest/pets', 'auth', '/guide'], { info })).links).toEqual({
    '/rest/pets': 'https://docs.example/rest/pets',
    auth: 'https://docs.example/v3/auth',
    '/guide': '/guide',
  })
})

test('what the site does not have is looked for where a fetched description came from', async () => {
  const url = 'https://api.example/specs/openapi.json'
  expect((await resolve(['/rest/pets', 'other.md', '/guide'], {}, url)).links).toEqual({
    '/rest/pets': 'https://api.example/rest/pets',
    'other.md': 'https://api.example/specs/other.md',
    '/guide': '/guide',
  })
})
