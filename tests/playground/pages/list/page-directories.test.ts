import { describe, expect, test } from 'vitest'
import { buildOperationPages } from '../../../../playground/pages/list/operation-pages.ts'
import { parsePage } from '../../../../plugin/site/read-page.ts'
import { settingsOf } from '../../../plugin/settings/parse.ts'
import { apiOf } from '../../write-spec.ts'

const links = { 200: { description: 'OK', links: { next: { operationId: 'add' } } } }
const source = 'openapi.json'

async function pagesOf(
  navigation: object,
  files: Record<string, string> = {},
  others: object = {},
) {
  const api = await apiOf({
    paths: {
      '/pets': {
        get: { summary: 'List', responses: links },
        post: { summary: 'Add', operationId: 'add', responses: {} },
      },
    },
    components: { schemas: { Pet: { type: 'object' } } },
  })
  const pages = Object.entries(files).map(
    ([file, text]) => parsePage(text, file, { variables: {} }).page,
  )
  const settings = settingsOf({
    name: 'Pets',
    theme: 'mint',
    colors: { primary: '#000000' },
    navigation,
    ...others,
  })
  return buildOperationPages(
    {
      root: '/nowhere',
      settings,
      specs: [source],
      pages: new Map(pages.map((page) => [page.path, page])),
    },
    new Map([[source, api]]),
  )
}

test('each language and version has its own pages of a description that several list', async () => {
  const { generated, bindings } = await pagesOf({
    languages: [
      { language: 'de', tabs: [{ tab: 'API', openapi: source }] },
      { language: 'en', default: true, tabs: [{ tab: 'API', openapi: source }] },
      {
        language: 'fr',
        versions: [
          { version: 'v2', openapi: source },
          { version: 'v1 (old)', pages: ['GET /pets'], openapi: source },
        ],
      },
    ],
  })
  const names = ['api-reference', 'de/api-reference', 'fr/api-reference']
  for (const folder of names)
    expect([...generated.keys()].filter((path) => path.startsWith(`${folder}/`))).toEqual(
      ['list', 'add', 'overview', 'schemas', 'schemas/pet'].map(
        (name) => `${folder}/${name}`,
      ),
    )
  expect(generated.has('fr/v1-old/api-reference/list')).toBe(true)
  expect(bindings.get('de/api-reference/overview')).toMatchObject({
    groups: [
      {
        links: [{ url: '/de/api-reference/list' }, { url: '/de/api-reference/add' }],
      },
    ],
    schemas: { links: [{ url: '/de/api-reference/schemas/pet' }] },
  })
  expect(bindings.get('de/api-reference/list')).toMatchObject({
    schemaFolder: 'de/api-reference/schemas',
    followUps: [{ target: 'add', url: '/de/api-reference/add' }],
  })
})

test('the directories of the author are kept, each with its own overview', async () => {
  const inFolder = (directory: string) => ({ openapi: { source, directory } })
  const { generated } = await pagesOf({
    languages: [
      { language: 'en', ...inFolder('api') },
      { language: 'de', ...inFolder('de/api') },
      { language: 'fr', ...inFolder('api') },
    ],
  })
  const overviews = [...generated.keys()].filter((path) => path.endsWith('overview'))
  expect(overviews).toEqual(['api/overview', 'de/api/overview'])
})

test('where the default language has no API, the first one keeps the address', async () => {
  const { generated } = await pagesOf({
    languages: [
      { language: 'en', pages: [] },
      { language: 'de', openapi: source },
      { language: 'fr', openapi: source },
    ],
  })
  expect(generated.has('api-reference/list')).toBe(true)
  expect(generated.has('fr/api-reference/list')).toBe(true)
})

test('groups of one language share the schema pages of their description', async () => {
  const group = (name: string, page: string) => ({
    group: name,
    openapi: { source, directory: `api/${name}` },
    pages: [page],
  })
  const { generated } = await pagesOf({
    groups: [group('read', 'GET /pets'), group('write', 'POST /pets')],
  })
  expect([...generated.keys()].filter((path) => path.endsWith('pet'))).toEqual([
    'api/read/schemas/pet',
  ])
})

test("an author's page links to the schemas of the language in whose folder it is", async () => {
  const { bindings } = await pagesOf(
    {
      languages: [
        { language: 'en', openapi: source, pages: ['en'] },
        { language: 'de', openapi: source, pages: ['de/list'] },
      ],
    },
    {
      'en.mdx': '---\nopenapi: GET /pets\n---',
      'de/list.mdx': '---\nopenapi: GET /pets\n---',
    },
  )
  expect(bindings.get('en')).toMatchObject({ schemaFolder: 'api-reference/schemas' })
  expect(bindings.get('de/list')).toMatchObject({
    schemaFolder: 'de/api-reference/schemas',
  })
})

describe('operations that several languages and versions name', () => {
  const navigation = {
    languages: [
      {
        language: 'de',
        groups: [{ group: 'API', pages: ['GET /pets', 'POST /pets'] }],
      },
      {
        language: 'en',
        default: true,
        versions: [
          { version: 'v2', pages: ['GET /pets'] },
          { version: 'v1', pages: ['GET /pets', 'POST /pets'] },
        ],
      },
    ],
  }
  const expected = [
    'de/api-reference/list',
    'de/api-reference/add',
    'api-reference/list',
    'v1/api-reference/list',
    'v1/api-reference/add',
  ]
  const operationsOf = (generated: ReadonlyMap<string, unknown>) =>
    [...generated.keys()].filter((path) => /(?:list|add)$/.test(path))

  test.each([
    ['only the site lists the description', { api: { openapi: source } }],
    ['the description is only found', {}],
  ])('have a page in each: %s', async (_, others) => {
    const { generated, bindings } = await pagesOf(navigation, {}, others)
    expect(operationsOf(generated)).toEqual(expected)
    expect(bindings.get('de/api-reference/list')).toMatchObject({
      schemaFolder: 'de/api-reference/schemas',
      followUps: [{ target: 'add', url: '/de/api-reference/add' }],
    })
  })

  test('keep the directory that the author chose, and the address where one names them', async () => {
    const openapi = { source, directory: 'api' }
    const chosen = await pagesOf(navigation, {}, { api: { openapi } })
    expect(operationsOf(chosen.generated)).toEqual(['api/list', 'api/add'])
    const { generated } = await pagesOf({
      versions: [
        { version: 'v2', pages: [] },
        { version: 'v1', pages: ['GET /pets'] },
      ],
    })
    expect(operationsOf(generated)).toEqual(['api-reference/list'])
  })
})
