import { expect, test } from 'vitest'
import { readProject } from '../check/check-files.ts'
import { makeFolder } from './make-site.ts'

const spec = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  paths: { '/a': { get: { responses: { 200: { description: 'OK' } } } } },
})

test.each([
  ['a tab', { tabs: [{ tab: 'API', openapi: 'opnapi.json' }] }, 7],
  [
    'a group, with a directory',
    {
      groups: [{ group: 'API', openapi: { source: '/opnapi.json', directory: 'api' } }],
    },
    7,
  ],
])(
  'a description that %s lists, but that does not exist, is reported where it is listed',
  async (_, navigation, line) => {
    const found = await problemsOf({ navigation })
    expect(found).toEqual([
      {
        severity: 'error',
        code: 'api/file-not-found',
        message: '`opnapi.json` does not exist',
        hint: 'Did you mean `openapi.json`?',
        file: 'docs.json',
        line,
        column: 9,
      },
    ])
  },
)

test('one of `api` has the place of its key, and no suggestion if no description is near', async () => {
  const found = await problemsOf({
    api: { openapi: 'missing.yaml' },
    navigation: { pages: ['index'] },
  })
  expect(found).toMatchObject([
    {
      hint: 'Paths are relative to the content folder.',
      file: 'docs.json',
      line: 4,
      column: 5,
    },
  ])
})

test.each(['specs/', 'http://example.com/openapi.json'])(
  '%s, which is not read, is reported where it is listed',
  async (openapi) => {
    const found = await problemsOf({ navigation: { tabs: [{ tab: 'A', openapi }] } })
    expect(found).toMatchObject([
      { code: 'api/reference-refused', file: 'docs.json', line: 7, column: 9 },
    ])
  },
)

test('a URL that cannot be fetched is reported where it is listed', async () => {
  const url = 'https://localhost:1/openapi.json'
  const found = await problemsOf({ navigation: { tabs: [{ tab: 'A', openapi: url }] } })
  expect(found).toMatchObject([
    { code: 'api/fetch-failed', file: 'docs.json', line: 7, column: 9 },
  ])
})

test.each([
  ['legacy settings', { navigation: [{ group: 'Start', pages: ['index'] }] }],
  ['modern settings', { navigation: { pages: ['index'] } }],
])('one of the legacy key in %s has the place of that key', async (_, navigation) => {
  const api = { playground: {} }
  const found = await problemsOf({ openapi: 'missing.yaml', api, ...navigation })
  expect(found).toMatchObject([{ file: 'docs.json', line: 3, column: 3 }])
})

test.each([
  [
    'https//api.example.com/openapi.json',
    'api/file-not-found',
    'Did you mean `https://api.example.com/openapi.json`?',
  ],
  ['specs', 'api/reference-refused', 'Write the path of a file, such as `openapi.json`.'],
])('%s is reported where it is listed', async (openapi, code, hint) => {
  const found = await problemsOf({ navigation: { tabs: [{ tab: 'API', openapi }] } })
  expect(found).toMatchObject([{ code, file: 'docs.json', line: 7, column: 9 }])
  expect(found[0]?.hint).toBe(hint)
})

test.each([
  ['openapi.yaml', 'Did you mean `openapi.json`?'],
  ['specs/openapi.yaml', 'Paths are relative to the content folder.'],
  ['specs/openapi.json', 'Did you mean `openapi.json`?'],
])(
  'a description with another ending or in another folder is suggested, listed or not: %s',
  async (openapi, hint) => {
    const found = await problemsOf({
      navigation: { pages: ['index'] },
      api: { openapi },
    })
    expect(found).toMatchObject([{ code: 'api/file-not-found', hint }])
  },
)

test('an entry whose description does not exist is not looked up in another one', async () => {
  const found = await problemsOf({
    navigation: {
      groups: [
        { group: 'A', openapi: 'openapi.json' },
        { group: 'B', openapi: 'missing.json', pages: ['GET /b'] },
      ],
    },
  })
  expect(found.map(({ message }) => message)).toEqual([
    '`missing.json` does not exist; a page or entry of the navigation lacks its operation',
  ])
})

async function problemsOf(settings: object) {
  const { diagnostics } = await readProject(
    makeFolder({
      'docs.json': JSON.stringify(
        { name: 'Docs', ...settings, theme: 'mint', colors: { primary: '#0f766e' } },
        undefined,
        2,
      ),
      'index.mdx': '---\ntitle: Home\n---\n',
      'openapi.json': spec,
    }),
    {},
  )
  return diagnostics.filter(({ code }) => code.startsWith('api/'))
}
