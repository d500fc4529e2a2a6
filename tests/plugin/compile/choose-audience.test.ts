import { expect, test } from 'vitest'
import { compilePage } from '../../../plugin/compile/compile-page.ts'
import type { CompileInput } from '../../../plugin/mdx/compiled-page.ts'

function compile(body: string, options: Partial<CompileInput['options']> = {}) {
  const input: CompileInput = {
    root: '/nowhere',
    file: 'page.mdx',
    path: '/page',
    format: 'mdx',
    body,
    bodyLine: 1,
    frontmatter: {},
    mode: 'default',
    dropFirstHeading: false,
    options: {
      base: '/',
      variables: {},
      components: ['Visibility', 'Heading'],
      codeThemes: { light: 'github-light', dark: 'github-dark' },
      codeLanguages: [],
      remarkPlugins: [],
      rehypePlugins: [],
      ...options,
    },
  }
  return compilePage(input)
}

test('what is for agents is in the code of the Markdown only, with its headings', async () => {
  const page = await compile(
    'All\n\n<Visibility for="agents">\n## Robots\n</Visibility>\n\n<Visibility for="humans">\n## People\n</Visibility>\n',
  )
  expect(page.code).toContain('People')
  expect(page.code).not.toContain('Robots')
  expect(page.headings.map(({ text }) => text)).toEqual(['People'])
  expect(page.agentsCode).toContain('Robots')
  expect(page.agentsCode).not.toContain('People')
})

test('a link that is written with .md leads agents to the Markdown, humans to the page', async () => {
  const page = await compile(
    [
      'All [start](./index.md)',
      '',
      '<Visibility for="humans">[a](/guide/a.md#part) [i](/guide/index.md)</Visibility>',
      '<Visibility for="agents">[a](/guide/a.md#part) [i](/guide/index.md)</Visibility>',
      '<Visibility for="agents"><a href="b.md">b</a> [c](/c) [d](d.mdx) [old](/old.md)</Visibility>',
    ].join('\n'),
    { redirects: { '/old': '/new' } },
  )
  const hrefs = (code = '') =>
    [...code.matchAll(/href(?:=|: )\\*"([^"\\]*)/g)].map(([, url]) => url)
  expect(hrefs(page.code)).toEqual(['/', '/guide/a#part', '/guide'])
  expect(hrefs(page.agentsCode)).toEqual([
    '/index.md',
    '/guide/a.md#part',
    '/guide.md',
    '/b.md',
    '/c',
    '/d',
    '/new',
  ])
})

test('a page for everybody is compiled once', async () => {
  expect((await compile('All\n')).agentsCode).toBeUndefined()
})

test.each([
  ['for="human"', '"human"'],
  ['', 'missing'],
  ['for={reader}', 'not text'],
])('content for nobody is reported: <Visibility %s>', async (attribute, words) => {
  const { code, diagnostics } = await compile(
    `<Visibility ${attribute}>\n## Lost\n</Visibility>\n`,
  )
  expect(code).not.toContain('Lost')
  expect(diagnostics).toMatchObject([
    {
      code: 'components/visibility-for',
      message: expect.stringContaining(words) as string,
      line: 1,
    },
  ])
})

test('the audience may be written in any case', async () => {
  const { code, diagnostics } = await compile(
    '<Visibility for="Humans">\n## People\n</Visibility>\n',
  )
  expect(code).toContain('People')
  expect(diagnostics).toEqual([])
})
