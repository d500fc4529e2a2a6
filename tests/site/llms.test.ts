import { beforeAll, describe, expect, test } from 'vitest'
import { buildSite, page, settings, type BuiltSite } from './build-site.ts'

const object = (properties: object) => ({ type: 'object', properties })
const string = { type: 'string' }
/** Has too many properties for operation pages and for one of its own. */
const cargo = object({
  owner: { $ref: '#/components/schemas/Owner' },
  ...Object.fromEntries(
    Array.from({ length: 90 }, (_, number) => [`container_${number}`, string]),
  ),
})

describe('what a page of an API has no room for', () => {
  let text: string
  let site: BuiltSite
  beforeAll(async () => {
    const answer = (schema: object) => ({
      responses: {
        200: { description: 'ok', content: { 'application/json': { schema } } },
      },
    })
    site = await buildSite(
      {
        'docs.json': settings(['index', 'ships', 'flags']),
        'index.mdx': page('Start'),
        'ships.mdx': page('Ships', '', 'openapi: GET /ships\n'),
        'flags.mdx': page('Flags', '', 'openapi: GET /flags\n'),
        'openapi.json': {
          openapi: '3.1.0',
          info: { title: 'Harbour', version: '1' },
          paths: {
            '/ships': { get: answer({ $ref: '#/components/schemas/Ship' }) },
            '/flags': { get: answer({ $ref: '#/components/schemas/Flag' }) },
          },
          components: {
            schemas: {
              Ship: object({ cargo: { $ref: '#/components/schemas/Cargo' } }),
              Cargo: cargo,
              Owner: object({ berth: string }),
              Flag: object({ colour: string }),
            },
          },
        },
      },
      { args: ['--base', '/docs/'] },
    )
    expect(site.code, site.output).toBe(0)
    text = site.read('llms-full.txt')
  }, 60_000)

  test('the description that pages are of is listed, also if no setting names it', () => {
    expect(site.read('llms.txt')).toContain(
      '\n## OpenAPI Specs\n\n- [openapi](/docs/openapi.json)\n',
    )
  })

  const count = (part: string) => text.split(part).length - 1

  test('is in llms-full.txt, from the first page of its schema to the last', () => {
    expect(site.has('api-reference/schemas/cargo/2.html')).toBe(true)
    expect(text).toContain('`container_0`')
    expect(text).toContain('`container_89`')
    expect(count('\n# Cargo\n')).toBe(2)
  })

  test('comes behind the pages of the navigation, without schemas that are shown whole', () => {
    expect(text.indexOf('\n# Cargo\n')).toBeGreaterThan(text.indexOf('\n# Flags\n'))
    expect(text).not.toContain('\n# Flag\n')
    expect(text).toContain('`colour`')
  })
})

test('instructions are at the top of every Markdown file, the list of pages and the full text', async () => {
  const site = await buildSite({
    'docs.json': settings(['index', 'other'], {
      description: 'About ships.\n\nAnd harbours.',
      markdown: { instructions: ['Use version 2.', 'Say knots,\n\nnot mph.'] },
    }),
    'index.mdx': page('Start', 'Text.', 'description: "One.\\n\\nTwo."\n'),
    'other.mdx': page('Other', 'Text.'),
  })
  expect(site.code, site.output).toBe(0)
  for (const name of ['index', 'other'])
    expect(site.read(`${name}.md`)).toMatch(
      /^> All pages.*\n\n> Use version 2\.\n\n> Say knots,\n> not mph\.\n\n# /,
    )
  const told = '> Use version 2.\n> Say knots, not mph.\n\n'
  const list = site.read('llms.txt')
  expect(list).toContain(`> About ships. And harbours.\n\n${told}`)
  expect(list).toContain('.md): One.\n')
  const text = site.read('llms-full.txt')
  expect(text.startsWith(`${told}# Start\n`)).toBe(true)
  expect(text).toContain('\n\nOne. Two.\n\nText.\n')
})

test("a page's own description is shown instead of its operation's", async () => {
  const site = await buildSite({
    'docs.json': settings(['own', 'theirs']),
    'own.mdx': page('Own', '', 'openapi: GET /pets\ndescription: Mine.\n'),
    'theirs.mdx': page('Theirs', '', 'openapi: GET /pets\n'),
    'openapi.json': {
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      paths: {
        '/pets': {
          get: {
            description: 'Lists all.\n\nIn pages.',
            responses: { 200: { description: 'ok' } },
          },
        },
      },
    },
  })
  expect(site.code, site.output).toBe(0)
  expect(site.read('own.md')).toContain('> Mine.')
  expect(site.read('own.md')).not.toContain('Lists all.')
  expect(site.read('theirs.md')).toContain('Lists all.\n\nIn pages.')
})

test('the Markdown of an API page has the whole URL of its operation', async () => {
  const site = await buildSite({
    'docs.json': settings(['manual', 'pets']),
    'manual.mdx': page('Ship', '', 'api: POST https://api.example.com/v1/ships/{id}\n'),
    'pets.mdx': page('Pets', '', 'openapi: GET /pets\ndeprecated: true\n'),
    'openapi.json': {
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      servers: [{ url: 'https://pets.example.com/v2/' }],
      paths: { '/pets': { get: { responses: { 200: { description: 'ok' } } } } },
    },
  })
  expect(site.code, site.output).toBe(0)
  expect(site.read('manual.md')).toContain(
    '\n\n`POST https://api.example.com/v1/ships/{id}`\n\n',
  )
  expect(site.read('pets.md')).toContain(
    '\n\n**Deprecated**\n\n`GET https://pets.example.com/v2/pets`\n\n',
  )
})

test('addresses in files have the path of the canonical address, also without a base', async () => {
  const site = await buildSite({
    'docs.json': settings(['index', 'guide'], {
      seo: { metatags: { canonical: 'https://example.com/docs' } },
      redirects: [{ source: '/old', destination: '/guide#a' }],
    }),
    'index.mdx': page('Start'),
    'guide.mdx': page('Guide'),
  })
  expect(site.code, site.output).toBe(0)
  expect(site.read('llms.txt')).toContain('(https://example.com/docs/guide.md)')
  expect(site.read('guide.md')).toContain('https://example.com/docs/llms.txt')
  expect(site.read('robots.txt')).toContain('https://example.com/docs/sitemap.xml')
  expect(site.read('old.html')).toContain('https://example.com/docs/guide')
  expect(site.read('guide.html')).not.toContain('https://example.com/guide')
})
