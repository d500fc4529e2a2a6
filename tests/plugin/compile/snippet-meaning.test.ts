import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fragment, h, type ComponentChildren } from 'preact'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeFiles, type SiteFiles } from '../../site/build-site.ts'
import { compile, places, render, standIns } from './compile.tsx'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skerry-snippets-'))
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (files: SiteFiles) => writeFiles(root, files)

const rendered = (body: string, imports = {}) => render(body, { root }, standIns, imports)

/**
 * The HTML of a page with `snippets/s.mdx`, which must be inlined and without problems.
 */
async function htmlWith(snippet: string, tag: string, before = ''): Promise<string> {
  write({ 'snippets/s.mdx': snippet })
  const { html, page, problems } = await rendered(
    `import S from '/snippets/s.mdx'\n${before}\n\n${tag}\n`,
  )
  expect([page.diagnostics, problems]).toEqual([[], []])
  expect(page.imports).toEqual([])
  return html
}

/** The modules imported by a page with `snippets/s.mdx`. */
async function importsWith(snippet: string, tag: string): Promise<string[]> {
  write({ 'snippets/s.mdx': snippet })
  const S = ({ children }: { children?: ComponentChildren }) =>
    h(Fragment, null, 'component', children)
  const { page } = await rendered(`import S from '/snippets/s.mdx'\n\n${tag}\n`, {
    '/snippets/s.mdx.skerry-content.jsx': { default: S },
  })
  expect(page.diagnostics).toEqual([])
  return page.imports.map(({ id }) => id)
}

const COMPONENT = ['/snippets/s.mdx.skerry-content.jsx']
const box = (text: string) => ({
  Box: ({ children }: { children?: ComponentChildren }) => h('b', null, text, children),
})

describe('names of a snippet are its own', () => {
  test('two snippets declare one name', async () => {
    write({
      'snippets/a.mdx': "export const items = ['one']\n\n## A {items.join()}",
      'snippets/b.mdx': "export const items = ['two']\n\n## B {items.join()}",
    })
    const { html, page } = await rendered(
      "import A from '/snippets/a.mdx'\nimport B from '/snippets/b.mdx'\n\n<A />\n\n<B />\n\n<A />",
    )
    expect(html.replace(/<[^>]*>/g, ' ').split(/\s+/)).toEqual([
      '',
      'A',
      'one',
      'B',
      'two',
      'A',
      'one',
      '',
    ])
    expect(page.headings).toHaveLength(3)
    expect(page.diagnostics).toEqual([])
  })

  test('the page declares the name too, and exports it under that', async () => {
    write({
      'snippets/a.mdx':
        'export const n = 1\nexport const twice = (n) => n * 2\nexport const o = { n, n: n }\n\n{n} {twice(n)} {[5].map((n) => n)} {o.n} <Card n={n} />',
    })
    const { html, page } = await rendered(
      "import A from '/snippets/a.mdx'\nexport const n = 'page'\n\n<A />\n\n{n}",
    )
    expect(html.replace(/\s+/g, ' ')).toBe('1 2 5 1 <card n="1"></card> page')
    expect(page.diagnostics).toEqual([])
  })

  test('in patterns, defaults, functions, blocks and lists of exports', async () => {
    write({
      'snippets/a.mdx': [
        'export const n = 1',
        'export const { a = n, b: { c = n, ...d } } = { b: { e: 2 } }',
        'export function f(f) { return f + n }',
        'export const [g] = [(() => { { let n = 9; n } return n })()]',
        'export const local = n',
        'export { local as other }',
        '',
        '{[n, a, c, d.e, f(5), g, local].join()}',
      ].join('\n'),
    })
    const { html, page } = await rendered(
      "import A from '/snippets/a.mdx'\nimport { other } from '/snippets/a.mdx'\nexport const n = 0, a = 0, c = 0, d = 0, f = 0, g = 0, local = 0\n\n<A />\n\n{other} {n}",
    )
    expect(page.diagnostics).toEqual([])
    expect(html.replace(/<[^>]*>|\s+/g, ' ').trim()).toBe('1,1,1,2,6,1,1 1 0')
  })

  test('page and snippet import one name from two files, or from one', async () => {
    write({
      'a.jsx': '',
      'snippets/b.jsx': '',
      'snippets/s.mdx': "import { Box } from './b.jsx'\n\n<Box>in snippet</Box>",
      'snippets/same.mdx': "import { Box } from '../a.jsx'\n\n<Box>again</Box>",
    })
    const { html, page } = await rendered(
      "import { Box } from '/a.jsx'\nimport S from '/snippets/s.mdx'\nimport T from '/snippets/same.mdx'\n\n<Box>on page</Box>\n\n<S />\n\n<T />",
      { '/a.jsx': box('A '), '/snippets/b.jsx': box('B ') },
    )
    expect(html.replace(/<[^>]*>|\n/g, '')).toBe('A on pageB in snippetA again')
    expect(page.code.match(/_runtime\.imported\(/g)).toHaveLength(2)
  })

  test('a name of the theme that a snippet declares is the theme’s on the page', async () => {
    const html = await htmlWith(
      'export const Card = () => <i>own</i>\n\n<Card />',
      '<S />\n\n{[1].map(() => <Card title="t" />)}',
    )
    expect(html).toContain('<i>own</i>')
    expect(html).toContain('<card title="t">')
  })

  test('footnotes and definitions of links', async () => {
    const html = await htmlWith(
      'sees [docs] and[^1]\n\n[docs]: /snippet\n\n[^1]: of the snippet',
      'sees [docs] and[^1]\n\n<S />\n\n[docs]: /page\n\n[^1]: of the page',
    )
    expect(html.match(/href="\/\w+"/g)).toEqual(['href="/page"', 'href="/snippet"'])
    expect(html).toContain('of the snippet')
    expect(html).toContain('of the page')
  })
})

describe('props are those of the snippet’s tag', () => {
  test.each([
    [
      'all at once',
      '<Card {...props}>x</Card>',
      '<S title="T" />',
      '<card title="T">x</card>',
    ],
    ['as an object', '{JSON.stringify(props)}', '<S a="b" n={1} />', '{"a":"b","n":1}'],
    ['by a text', '{props["title"]}', '<S title="T" />', 'T'],
    ['with a question mark', '{props?.title}', '<S title="T" />', 'T'],
    [
      'taken apart',
      "{(() => { const { a, b = 'def', ...r } = props; return a + b + Object.keys(r) })()}",
      '<S a="1" c="3" />',
      '1defc',
    ],
    [
      'a parameter of the name',
      '{[1, 2].map((n) => <b>{n}</b>)}',
      '<S n="5" />',
      '<b>1</b><b>2</b>',
    ],
    [
      'a variable of the name',
      '{(() => { let a = 1; a += 1; return a })()} {props.a}',
      '<S a="9" />',
      '2 9',
    ],
    [
      'the snippet’s own name',
      "export const title = 'own'\n\n{title} / {props.title}",
      '<S title="given" />',
      'own / given',
    ],
    ['a prop that is not given', '[{props.title}]', '<S />', '[]'],
    ['an empty tag’s children', "{props.children ? 'has' : 'none'}", '<S />', 'none'],
    [
      'an empty tag’s children by their name',
      "{children ? 'has' : 'none'} {children && <b>{children}</b>} {children || 'none'}",
      '<S a="x" />',
      'none none',
    ],
    ['of a snippet around it', 'inner {props.a}', '<S a="x" />', 'inner x'],
  ])('%s', async (_name, snippet, tag, expected) => {
    const html = await htmlWith(snippet, tag)
    expect(
      html
        .replace(/<\/?p>/g, '')
        .replace(/\s+/g, ' ')
        .replaceAll('&quot;', '"'),
    ).toBe(expected)
  })

  test('the frontmatter of the page, spread, unless the page declares the name', async () => {
    write({ 'snippets/s.mdx': '{name} `{name}` {props.other}' })
    const frontmatter = { name: 'front', other: 2, key: 'not a prop' }
    const page = (before: string) =>
      render(
        `import S from '/snippets/s.mdx'\n${before}\n\n<S {...frontmatter} other="o" />`,
        { root, frontmatter },
        standIns,
        { [COMPONENT[0]!]: { default: () => 'component' } },
      )
    expect((await page('')).html).toBe('<p>front <code>front</code> o</p>')
    expect((await page('export const frontmatter = { name: 1 }')).html).toBe('component')
  })

  test('a snippet’s props do not reach the snippets that it includes', async () => {
    write({
      'snippets/b.mdx': '[{props.title}] {props.children}',
      'snippets/a.mdx':
        "import B from './b.mdx'\n\n<B>\n\nfrom a: {props.children}\n\n</B>",
    })
    const { html } = await rendered(
      "import A from '/snippets/a.mdx'\n\n<A title='x'>kid</A>",
    )
    expect(
      html
        .replace(/<[^>]*>|\s+/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    ).toBe('[] from a: kid')
  })
})

test('a snippet’s children do not reach the snippets that it includes', async () => {
  write({
    'snippets/b.mdx': '[{children}]',
    'snippets/a.mdx': "import B from './b.mdx'\n\n<B />\n\n<B>{children}</B>",
  })
  const { html, page } = await rendered("import A from '/snippets/a.mdx'\n\n<A>kid</A>")
  expect(html.replace(/<[^>]*>|\s+/g, '')).toBe('[{children}][kid]')
  expect(page.diagnostics.map(({ code }) => code)).toEqual(['mdx/undefined-name'])
})

describe('a snippet is a component where its content in place would mean something else', () => {
  test.each([
    [
      'a layout',
      'export default ({ children }) => <main>{children}</main>\n\ninner',
      '<S />',
    ],
    ['children as a value', "{props.children ? 'has' : 'none'}", '<S>kid</S>'],
    ['children in all props', '<Card {...props} />', '<S>kid</S>'],
    ['a prop that is changed', '{(props.a = 1, props.a)}', '<S a="2" />'],
    ['a call that would happen twice', '{props.v} {props.v}', '<S v={Date.now()} />'],
    ['a call that would not happen', 'text', '<S v={Date.now()} />'],
    ['a component given as a prop', '<props.Icon />', '<S Icon={() => <b />} />'],
  ])('%s', async (_name, snippet, tag) => {
    expect(await importsWith(snippet, tag)).toEqual(COMPONENT)
  })

  test('under the name of a theme component, whose other tags are still the theme’s', async () => {
    write({ 'snippets/s.mdx': 'inner', 'snippets/b.mdx': '<Card title="theme">b</Card>' })
    const S = ({ children }: { children?: ComponentChildren }) => h('i', null, children)
    const { html } = await rendered(
      "import Card from '/snippets/s.mdx'\nimport B from '/snippets/b.mdx'\nexport const all = {}\n\n<Card {...all}>kid</Card>\n\n<B />",
      { '/snippets/s.mdx.skerry-content.jsx': { default: S } },
    )
    expect(html.replace(/\s+/g, ' ')).toBe('<i>kid</i> <card title="theme">b</card>')
  })

  test('<Snippet file> too, whose file is no prop', async () => {
    write({
      'snippets/s.mdx': 'export default ({ children }) => <main>{children}</main>',
    })
    const S = (props: object) => h('i', null, Object.keys(props).join())
    const { html } = await rendered('<Snippet file="s.mdx" title="t" />', {
      '/snippets/s.mdx.skerry-content.jsx': { default: S },
    })
    expect(html).toBe('<i>title</i>')
  })

  test('a value’s name that a function in the snippet has for something else', async () => {
    write({ 'snippets/s.mdx': '{[1].map((n) => n + props.v)}' })
    const { page } = await rendered(
      "import S from '/snippets/s.mdx'\nexport const n = 5\n\n<S v={n} />",
      { '/snippets/s.mdx.skerry-content.jsx': { default: () => null } },
    )
    expect(page.imports.map(({ id }) => id)).toEqual(COMPONENT)
  })
})

describe('all forms of import and export', () => {
  const named = { Box: () => h('b', null, 'box') }

  test('default under a name in braces', async () => {
    write({ 'snippets/s.mdx': '## Heading\n' })
    const { page } = await rendered(
      "import { default as S } from '/snippets/s.mdx'\n\n<S />",
    )
    expect(page.headings).toMatchObject([{ id: 'heading' }])
    expect(page.diagnostics).toEqual([])
  })

  test('a namespace, with the content or without', async () => {
    write({ 'snippets/s.mdx': "export const meta = { title: 'M' }\n\n## Heading\n" })
    const module = { meta: { title: 'M' }, default: () => h('i', null, 'content') }
    const without = await rendered(
      "import * as S from '/snippets/s.mdx'\n\n{S.meta.title}",
      { '/snippets/s.mdx.skerry.jsx': module },
    )
    expect(without.html).toBe('M')
    expect(without.page.headings).toEqual([])
    const { html, page } = await rendered(
      "import D, * as S from '/snippets/s.mdx'\n\n<S.default />\n\n<D />",
      { '/snippets/s.mdx.skerry-content.jsx': module },
    )
    expect(html).toContain('<i>content</i>')
    expect(page.headings.length).toBeGreaterThan(0)
  })

  test('exports under other names, of other modules, and of all of them', async () => {
    write({
      'lib/v.js': '',
      'snippets/deep.mdx': "export const far = 'far'\n",
      'snippets/s.mdx':
        "export { Box } from '../lib/v.js'\nexport { far as near } from './deep.mdx'\nexport const inner = 1\nexport { inner as outer }\n",
      'snippets/star.mdx': "export * from '../lib/v.js'\n",
    })
    const { html, page } = await rendered(
      "import { Box, near, outer } from '/snippets/s.mdx'\nimport { other } from '/snippets/star.mdx'\n\n<Box /> {near} {outer} {other}",
      { '/lib/v.js': named, '/snippets/star.mdx.skerry.jsx': { other: 'star' } },
    )
    expect(page.diagnostics).toEqual([])
    expect(html.replace(/\s+/g, ' ')).toBe('<b>box</b> far 1 star')
  })

  test('an export that a snippet does not have is reported where it is used', async () => {
    write({ 'snippets/s.mdx': 'text\n' })
    const { html, page } = await rendered(
      "import { gone as here } from '/snippets/s.mdx'\n\nis {here}",
    )
    expect(places(page)).toEqual(['3:4 mdx/undefined-name'])
    expect(html).toBe('<p>is {here}</p>')
  })

  test('import() of a snippet is a module with its content', async () => {
    write({ 'snippets/s.mdx': "export const meta = 'M'\n" })
    const { html, page } = await rendered("{(await import('/snippets/s.mdx')).meta}", {
      '/snippets/s.mdx.skerry-content.jsx': { meta: 'M' },
    })
    expect(page.diagnostics).toEqual([])
    expect(html).toContain('M')
  })

  test('a layout that is a class without a name', async () => {
    const page = await compile(
      "import { Component } from 'preact'\n\nexport default class extends Component {}\n\ntext",
    )
    expect(page.failed).toBe(false)
  })
})

describe('code in several props of a snippet’s tag', () => {
  const tag = '<S a={Math.max(1)} b={Math.max(2)} />'

  test('stays in place where it runs in the order in which it is written', async () => {
    expect(await importsWith('{a} <b title={b}>b</b>', tag)).toEqual([])
    expect(
      await importsWith('{Math.min(a)} {Math.max(1)}', '<S a={Math.max(1)} />'),
    ).toEqual([])
  })

  test('runs as in a component where the snippet reads or calls in another order', async () => {
    expect(await importsWith('{props.b} {props.a}', tag)).toEqual(COMPONENT)
    expect(await importsWith('{props.a + Math.max(1) + props.b}', tag)).toEqual(COMPONENT)
    expect(
      await importsWith('<b title={Math.min(0)}>{props.a}</b>{props.b}', tag),
    ).toEqual(COMPONENT)
  })
})

describe('module code of snippets', () => {
  const seen: string[] = []
  const log = { log: (word: string) => (seen.push(word), word) }
  const files = {
    'lib/log.js': '',
    'snippets/outer.mdx':
      "import { log } from '../lib/log.js'\nimport In from './inner.mdx'\n\nexport const o = log('outer')\n\n{o} <In />",
    'snippets/inner.mdx':
      "import { log } from '../lib/log.js'\n\nexport const i = log('inner')\n\n{i}",
  }

  test('runs before that of what imports them', async () => {
    write(files)
    await rendered(
      "import { log } from '/lib/log.js'\nimport O from '/snippets/outer.mdx'\nexport const p = log('page')\n\n<O />",
      { '/lib/log.js': log },
    )
    expect(seen.splice(0)).toEqual(['inner', 'outer', 'page'])
  })

  test('may use names of the page, which then come first', async () => {
    write({ 'snippets/s.mdx': 'export const shown = own + 1\n\n{shown}' })
    const { html, problems } = await rendered(
      "import S from '/snippets/s.mdx'\nexport const own = 1\n\n<S />",
    )
    expect(problems).toEqual([])
    expect(html).toContain('2')
  })
})
