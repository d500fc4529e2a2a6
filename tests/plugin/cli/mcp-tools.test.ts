import { describe, expect, test } from 'vitest'
import { PlainSite } from '../../../plugin/cli/plain-site.ts'
import { mcpTools } from '../../../plugin/cli/mcp-tools.ts'
import { makeFolder } from '../site/make-site.ts'

const head = '> All pages of this documentation: /llms.txt'
const folder = makeFolder({
  'index.md': `${head}\n\n# Home\n\n> Where it\n> begins.\n\nWelcome.\n`,
  'guides/keys.md': `${head}\n\n# API keys\n\n## Rotate a key\n\nOnce a month, rotate each key.\n\n\`\`\`js\nrotate()\n\`\`\`\n`,
  'api/add.md': `${head}\n\n# Add a pet\n\n> To the shop.\n\n**Deprecated**\n\n\`POST https://api.example.com/pets\`\n\n## Body\n`,
  'download.md': '# An author’s own file',
})
const site = new PlainSite(folder)

function call(name: string, args: Record<string, unknown> = {}): string {
  return mcpTools.find((tool) => tool.name === name)!.call(site, args)
}

test('pages are what a build wrote as Markdown', () => {
  expect(site.size).toBe(3)
  expect(site.page('/')).toMatchObject({
    title: 'Home',
    description: 'Where it\nbegins.',
  })
})

test('a page whose name ends with index has all of it', () => {
  const indexes = new PlainSite(
    makeFolder({
      'llms.txt': '- [Create](https://a.example/api/create-index.md)\n',
      'api/create-index.md': `${head}\n\n# Create an index\n\nOne.\n`,
      'api/index.md': `${head}\n\n# API\n\nOne.\n`,
    }),
  )
  expect(indexes.page('/api/create-index.md')?.title).toBe('Create an index')
  expect(indexes.page('api/index.md')?.title).toBe('API')
  expect(indexes.search('one', 5).hits.map(({ path }) => path)).toEqual([
    '/api/create-index',
  ])
})

describe('search', () => {
  test('gives the page with the words, and the paragraph that has them', () => {
    expect(call('search', { query: 'rotate keys' })).toBe(
      '- API keys: /guides/keys\n  Once a month, rotate each key.',
    )
  })

  test('forgives typing errors', () => {
    expect(call('search', { query: 'rotaet' })).toContain('/guides/keys')
  })

  test('returns as many results as requested', () => {
    expect(
      call('search', { query: 'welcome key pet', limit: 1 }).match(/^- /gm),
    ).toHaveLength(1)
  })

  test('without results is a normal answer, not an error', () => {
    expect(call('search', { query: 'zebra' })).toContain('No page matches "zebra"')
  })

  test('without words is a mistake', () => {
    expect(() => call('search')).toThrow('The argument "query" is required')
  })
})

describe('search of a site in several languages and versions', () => {
  const page = (title: string) => `${head}\n\n# ${title}\n\nRotate keys.\n`
  const many = new PlainSite(
    makeFolder({
      'llms.txt':
        '# Docs\n\n## Docs\n\n- [Keys](https://a.example/en/v2/keys.md): About.\n',
      'en/v2/keys.md': page('Keys'),
      'en/v1/keys.md': page('Keys'),
      'fr/v2/keys.md': page('Keys'),
      'fr/v2/only.md': `${head}\n\n# Clés\n\nFaire tourner.\n`,
    }),
  )
  const search = (args: Record<string, unknown>) =>
    mcpTools.find(({ name }) => name === 'search')!.call(many, args)
  const paths = (text: string) => [...text.matchAll(/: (\/\S+)/g)].map(([, path]) => path)

  test('gives each page once: in the default language and version', () => {
    const text = search({ query: 'rotate' })
    expect(paths(text)).toEqual(['/en/v2/keys'])
    expect(text).toContain('2 more in other languages, versions or sections')
  })

  test('returns the pages of another version, or all pages, on request', () => {
    expect(paths(search({ query: 'rotate', path: '/fr' }))).toEqual(['/fr/v2/keys'])
    expect(paths(search({ query: 'rotate', path: '/' })).sort()).toEqual([
      '/en/v1/keys',
      '/en/v2/keys',
      '/fr/v2/keys',
    ])
  })

  test('gives others where the default ones lack the words', () => {
    expect(paths(search({ query: 'tourner' }))).toEqual(['/fr/v2/only'])
  })
})

describe('read_page', () => {
  test.each([
    '/guides/keys',
    'guides/keys',
    '/guides/keys.md',
    '/guides/keys.html?q=1#rotate',
    'https://docs.example.com/guides/keys/',
  ])('takes %s', (path) => {
    expect(call('read_page', { path })).toMatch(/^# API keys\n/)
  })

  test.each(['/', '/index.md', 'https://docs.example.com'])(
    'takes %j as the home page',
    (path) => {
      expect(call('read_page', { path })).toMatch(/^# Home\n/)
    },
  )

  test.each([
    '/old',
    '/older/',
    'https://docs.example.com/docs/old#a',
    '/docs/guides/keys',
  ])('takes %s, of a site with a base and redirects', (path) => {
    const based =
      '> All pages of this documentation: https://docs.example.com/docs/llms.txt'
    const other = new PlainSite(
      makeFolder({
        'guides/keys.md': `${based}\n\n# API keys\n\nText.\n`,
        _redirects:
          '# Rules\n/docs/old /docs/guides/keys#rotate 308\n/docs/older /docs/old 308\n/a /b 301\n/b /a 301\n/x/* /docs/guides/keys 301\n',
      }),
    )
    expect(other.page(path)?.title).toBe('API keys')
    for (const none of ['/a', '/x/*', '/docs']) expect(other.page(none)).toBeUndefined()
  })

  test('names the nearest page', () => {
    expect(() => call('read_page', { path: '/guides/kees' })).toThrow(
      'There is no page /guides/kees. Did you mean /guides/keys?',
    )
  })
})

test('operations are listed with their addresses, all or by words', () => {
  const line = '- Add a pet (POST https://api.example.com/pets): /api/add - To the shop.'
  expect(call('list_operations')).toBe(line)
  expect(call('list_operations', { filter: 'post pet' })).toBe(line)
  expect(call('list_operations', { filter: 'get' })).toBe('No operation matches "get".')
})
