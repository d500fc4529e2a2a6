import { expect, test } from 'vitest'
import { markdownPage } from '../../../plugin/write/markdown-pages.ts'
import { readProject } from '../check/check-files.ts'
import { makeFolder } from './make-site.ts'

const about = 'See [the guide](../guide.md), [o](#operation/o), [dead](./nope.md).'
const resolved = 'See [the guide](/guide), [o](/api/o), dead.'

const root = makeFolder({
  'docs.json': JSON.stringify({
    name: 'Test',
    theme: 'mint',
    colors: { primary: '#777777' },
    navigation: {
      groups: [
        { group: 'A', pages: ['guide', 'own', 'bound'] },
        { group: 'B', openapi: { source: 'specs/a.json', directory: 'api' } },
        { group: 'C', asyncapi: { source: 'specs/b.json', directory: 'events' } },
      ],
    },
  }),
  'guide.mdx': '# Guide',
  'bound.mdx': '---\nopenapi: get /p\n---',
  'own.mdx': '---\nopenapi: get /p\ndescription: Our own [page](./guide)\n---',
  'specs/a.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: Object.fromEntries(
      ['p', 'o'].map((name) => [
        `/${name}`,
        {
          get: {
            operationId: name,
            summary: name,
            description: about,
            responses: { 200: { description: 'ok' } },
          },
        },
      ]),
    ),
  }),
  'specs/b.json': JSON.stringify({
    asyncapi: '3.0.0',
    info: { title: 'E', version: '1' },
    channels: { c: { address: 'c', title: 'c', description: 'See [g](../guide.md)' } },
  }),
})

test('what a description says under a title has the links that its other texts have', async () => {
  const { site } = await readProject(root, {})
  const headers = [...site.pages.values()].map(({ url, frontmatter }) => [
    url,
    frontmatter.description,
  ])
  expect(Object.fromEntries(headers)).toMatchObject({
    '/bound': resolved,
    '/api/o': resolved,
    '/events/websockets/c': 'See [g](/guide)',
    '/own': 'Our own [page](./guide)',
  })
})

test('in Markdown, links in a page’s description have the base as in its text', async () => {
  const { site } = await readProject(root, {})
  const page = [...site.pages.values()].find(({ url }) => url === '/api/o')!
  const preface = { index: '/llms.txt', instructions: [] }
  expect(markdownPage(page, '', preface, { base: '/docs/' })).toContain(
    '> See [the guide](/docs/guide), [o](/docs/api/o), dead.',
  )
})

test('links of a description stay in the language of the page', async () => {
  const operation = (name: string, description: string) => ({
    get: { operationId: name, summary: name, description, responses: {} },
  })
  const { site, diagnostics } = await readProject(
    makeFolder({
      'docs.json': JSON.stringify({
        name: 'Test',
        theme: 'mint',
        colors: { primary: '#777777' },
        navigation: {
          languages: [
            { language: 'en', openapi: 'a.json' },
            { language: 'de', openapi: 'a.json' },
          ],
        },
      }),
      'a.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'T', version: '1' },
        paths: {
          '/p': operation('p', '[o](#operation/o) [o](o)'),
          '/o': operation('o', ''),
        },
      }),
    }),
    {},
  )
  const description = (path: string) => site.pages.get(path)?.frontmatter.description
  expect(description('api-reference/p')).toBe(
    '[o](/api-reference/o) [o](/api-reference/o)',
  )
  expect(description('de/api-reference/p')).toBe(
    '[o](/de/api-reference/o) [o](/de/api-reference/o)',
  )
  expect(diagnostics.filter(({ code }) => code === 'api/unresolved-link')).toEqual([])
})
