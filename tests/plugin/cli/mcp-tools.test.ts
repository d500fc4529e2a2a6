import { describe, expect, test } from 'vitest'
import { PlainSite } from '../../../plugin/cli/plain-site.ts'
import { mcpTools } from '../../../plugin/cli/mcp-tools.ts'
import { makeFolder } from '../site/make-site.ts'

const head = '> All pages of this documentation: /llms.txt'
const folder = makeFolder({
  'index.md': `${head}\n\n# Home\n\n> Where it\n> begins.\n\nWelcome.\n`,
  'guides/keys.md': `${head}\n\n# API keys\n\n## Rotate a key\n\nOnce a month, rotate each key.\n\n\`\`\`js\nrotate()\n\`\`\`\n`,
  'api/add.md': `${head}\n\n# Add a pet\n\n> To the shop.\n\n\`POST /pets\`\n\n## Body\n`,
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

describe('search', () => {
  test('gives the page with the words, and the paragraph that has them', () => {
    expect(call('search', { query: 'rotate keys' })).toBe(
      '- API keys: /guides/keys\n  Once a month, rotate each key.',
    )
  })

  test('forgives typing errors', () => {
    expect(call('search', { query: 'rotaet' })).toContain('/guides/keys')
  })

  test('gives as many as were asked for', () => {
    expect(
      call('search', { query: 'welcome key pet', limit: 1 }).match(/^- /gm),
    ).toHaveLength(1)
  })

  test.each([
    [{ query: 'zebra' }, 'No page has "zebra"'],
    [{}, 'The argument "query" is missing'],
  ])('of %j says what to do', (args, message) =>
    expect(() => call('search', args)).toThrow(message),
  )
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

  test('names the nearest page', () => {
    expect(() => call('read_page', { path: '/guides/kees' })).toThrow(
      'There is no page /guides/kees. Did you mean /guides/keys?',
    )
  })
})

test('operations are listed with their addresses, all or by words', () => {
  const line = '- Add a pet (POST /pets): /api/add - To the shop.'
  expect(call('list_operations')).toBe(line)
  expect(call('list_operations', { filter: 'post pet' })).toBe(line)
  expect(() => call('list_operations', { filter: 'get' })).toThrow(
    'No operation has "get"',
  )
})
