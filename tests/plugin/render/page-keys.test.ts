import { expect, test } from 'vitest'
import type { CompileInput } from '../../../plugin/mdx/compiled-page.ts'
import { contentHash } from '../../../plugin/kit/content-hash.ts'
import { codeKey, compileKey, renderedKey } from '../../../plugin/render/page-keys.ts'
import type { ContentSurroundings } from '../../../plugin/render/record-reads.ts'

const input: CompileInput = {
  root: '/home/a/site',
  file: 'a.mdx',
  path: '/a',
  format: 'mdx',
  body: 'Text.',
  bodyLine: 1,
  frontmatter: { title: 'A' },
  mode: 'default',
  dropFirstHeading: false,
  options: {
    base: '/',
    variables: { product: 'Harbour' },
    components: ['Card'],
    codeThemes: { light: 'light', dark: 'dark' },
    codeLanguages: [],
    remarkPlugins: [],
    rehypePlugins: [],
    tools: 'tools of today',
  },
}

const keyOf = ({ body, ...subject }: CompileInput) =>
  compileKey(subject, contentHash(body))

test.each<[what: string, change: Partial<CompileInput>]>([
  ['another text', { body: 'Other text.' }],
  ['another line', { bodyLine: 2 }],
  ['another address', { path: '/b' }],
  ['other frontmatter', { frontmatter: { title: 'B' } }],
  ['another reader', { audience: 'agents' }],
  ['another base', { options: { ...input.options, base: '/docs/' } }],
  ['other variables', { options: { ...input.options, variables: {} } }],
  ['other components', { options: { ...input.options, components: [] } }],
  ['other plugins', { options: { ...input.options, tools: 'tools of tomorrow' } }],
])('a page with %s is compiled again', (_, change) => {
  expect(keyOf({ ...input, ...change })).not.toBe(keyOf(input))
})

test('a page of a project that was moved is not compiled again', () => {
  const options = {
    ...input.options,
    config: {
      file: '/home/b/vite.config.js',
      env: { command: 'build' as const, mode: 'production' },
    },
  }
  expect(keyOf({ ...input, root: '/home/b/site', options })).toBe(keyOf(input))
})

test('the code of a page is another one with another snippet', () => {
  const key = (hash: string) =>
    codeKey('page', { dependencies: [{ file: 'snippets/a.mdx', hash }] })
  expect(key('new')).not.toBe(key('old'))
  expect(key('old')).toBe(key('old'))
})

test('the HTML of a page is another one where what it reads has changed', () => {
  const surroundings = (name: string, banner: string) =>
    ({
      page: { title: 'A' },
      site: { settings: { name, banner } },
      overrides: {},
    }) as unknown as ContentSurroundings
  const key = (name: string, banner: string) =>
    renderedKey('content', ['settings.name'], surroundings(name, banner))
  expect(key('New', 'Ahoy')).not.toBe(key('Old', 'Ahoy'))
  expect(key('Old', 'Avast')).toBe(key('Old', 'Ahoy'))
})
