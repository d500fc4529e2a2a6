import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { h } from 'preact'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeFiles, type SiteFiles } from '../../site/build-site.ts'
import { compile, places, render, standIns } from './compile.tsx'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skerry-snippets-'))
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (files: SiteFiles) => writeFiles(root, files)

const draw = (body: string, imports = {}) => render(body, { root }, standIns, imports)

test('a default import is the snippet’s content, its headings and links the page’s', async () => {
  write({
    'snippets/a.mdx': '---\ntitle: no\n---\n\n## From snippet\n\n[x](./other.md)\n',
  })
  const { html, page } = await draw(
    "import A from '/snippets/a.mdx'\n\n<A />\n\n## From snippet",
  )
  expect(html).toContain('id="from-snippet">')
  expect(html).toContain('id="from-snippet-2">')
  expect(page.links).toEqual([
    {
      kind: 'link',
      href: './other.md',
      target: '/guides/other',
      file: 'snippets/a.mdx',
      line: 7,
      column: 1,
    },
  ])
  expect(page.dependencies).toEqual([
    { file: 'snippets/a.mdx', hash: expect.stringMatching(/^[\da-f]{32}$/) },
  ])
})

test('tags with functions in a snippet’s content are components of its module', async () => {
  write({ 'snippets/a.mdx': '---\ntitle: A\n---\n\n<b onClick={() => 1}>x</b>\n' })
  const page = await compile(
    "import A from '/snippets/a.mdx'\n\n<A />\n\n<b onClick={() => 2}>y</b>\n\n<A />",
    { root },
  )
  expect(page.diagnostics).toEqual([])
  expect(page.imports.map(({ id, names }) => [id, names])).toEqual([
    ['/guides/page.mdx.skerry.jsx', ['LivePart_40']],
    ['/snippets/a.mdx.skerry.jsx', ['LivePart_1']],
  ])
})

test('functions in a snippet get the props and the frontmatter that they use from its tag', async () => {
  write({
    'snippets/a.mdx':
      '<b onClick={() => { alert(tide, frontmatter.title); const { knots } = props }}>{tide}</b>\n',
  })
  const page = await compile(
    'import A from \'/snippets/a.mdx\'\n\n<A tide="ebb" knots={2} more="" />',
    { root },
  )
  expect(page.diagnostics).toEqual([])
  expect(page.code.replace(/\s+/g, ' ')).toContain(
    '_given: { tide: "ebb", frontmatter: { ["title"]: frontmatter["title"] }, props: { ["knots"]: 2 } }, children:',
  )
})

test('props are in the alternative text of images, and have the methods of objects', async () => {
  write({
    'snippets/a.mdx':
      '![of {name}](/a.svg) {props.hasOwnProperty("name") ? "has" : "no"}',
  })
  const { html } = await draw('import A from "/snippets/a.mdx"\n\n<A name="Ann" />')
  expect(html).toContain('alt="of Ann"')
  expect(html).toMatch(/has$|has</)
})

test.each([
  ['**注意：**它', 'mdx/lost-bold', 1],
  ['##Title', 'mdx/heading-space', 1],
  ['A[^note]', 'mdx/missing-footnote', 2],
  ['const TIDE = 1', 'mdx/missing-export', 1],
  ['| a | b |\n|---|', 'mdx/broken-table', 1, 1],
  ['| a |\n|---|\n| 1 | 2 |', 'mdx/extra-cell', 7, 2],
  ['[x](/a b)', 'mdx/unclosed-link', 1],
  ['H~2~O', 'mdx/foreign-syntax', 2],
])(
  'lost Markdown of a snippet is located in it: %j',
  async (text, code, column, below = 0) => {
    write({ 'snippets/a.mdx': `---\ntitle: no\n---\n\nText.\n\n${text}\n` })
    const page = await compile("import A from '/snippets/a.mdx'\n\n<A />", { root })
    expect(page.diagnostics).toMatchObject([
      { code, file: 'snippets/a.mdx', line: 7 + below, column },
    ])
  },
)

test('problems in the code of a snippet are located in the snippet, those of a prop in the page', async () => {
  write({
    'snippets/a.mdx':
      '---\ntitle: no\n---\n\n<Card title={nowhere} {...nothing} icon={<Nope />} />\n\n<Card title={import.meta.env.X}>{name}</Card>\n\nexport const image = () => new URL("./x.png", import.meta.url)\n',
  })
  const page = await compile("import A from '/snippets/a.mdx'\n\n<A name={missing} />", {
    root,
  })
  expect(
    page.diagnostics.map(
      ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
    ),
  ).toEqual([
    'snippets/a.mdx:5:14 `nowhere` is not defined, so the attribute is left out',
    'snippets/a.mdx:5:27 `nothing` is not defined, so {...nothing} is shown as written',
    'snippets/a.mdx:5:43 <Nope> is not a component, so only what is inside is shown',
    'guides/page.mdx:3:10 `missing` is not defined, so {name} is shown as written',
    'snippets/a.mdx:9:28 There is no file `./x.png?url`',
    "snippets/a.mdx:7:14 `import.meta.env` does not exist in a page's code",
  ])
})

test('a value that a snippet does not export, because its export is text, is reported as such', async () => {
  write({ 'snippets/a.mdx': '// The latest release.\nexport const version = "1.2"\n' })
  const page = await compile(
    "import { version } from '/snippets/a.mdx'\n\nVersion {version}",
    { root },
  )
  expect(page.diagnostics).toMatchObject([
    {
      line: 3,
      column: 9,
      message:
        '`version` is not exported by `/snippets/a.mdx`, so {version} is shown as written',
      hint: 'Write `export const version = …` there, with an empty line above it.',
    },
  ])
})

test('an import under another name is reported with the name that the snippet lacks', async () => {
  write({ 'snippets/a.mdx': 'Text.\n' })
  const page = await compile(
    "import { Old as New, v as version } from '/snippets/a.mdx'\n\n<New>{version}</New>",
    { root },
  )
  expect(page.diagnostics.map(({ message }) => message)).toEqual([
    '`Old` is not exported by `/snippets/a.mdx`, so only what is inside is shown',
    '`v` is not exported by `/snippets/a.mdx`, so {version} is shown as written',
  ])
})

test('files in the code of a snippet are relative to the snippet', async () => {
  write({
    'snippets/a.mdx':
      'export const image = () => new URL("./x.png", import.meta.url)\n\n{image().href}{import("./y.js").then(() => "")}\n',
    'snippets/x.png': '',
    'snippets/y.js': '',
  })
  const { page } = await draw("import A from '/snippets/a.mdx'\n\n<A />", {
    '/snippets/x.png?url': { default: '/x.png' },
    '/snippets/y.js': {},
  })
  expect(page.diagnostics).toEqual([])
  expect(page.imports.map(({ id }) => id)).toEqual([
    '/snippets/x.png?url',
    '/snippets/y.js',
  ])
})

test('props reach content, attributes, expressions, addresses and fences', async () => {
  write({
    'snippets/p.mdx':
      '{name} {props.name} {count + 1} [l]({url}) `{name}`\n\n<Card title={name} href={`/${name}`} />\n\n```sh {name}.sh\ninstall {name}\n```\n\n{children}\n',
  })
  const { html, page } = await draw(
    'import P from "../snippets/p.mdx"\n\n<P name="api" count={2} url="/u">\n\ninside\n\n</P>',
  )
  expect(page.diagnostics).toEqual([])
  expect(html).toContain('<p>api api 3 <a href="/u">l</a> <code>api</code></p>')
  expect(html).toContain('<card title="api" href="/api">')
  expect(html).toContain('title="api.sh"')
  expect(html.replace(/<[^>]*>/g, '')).toContain('install api')
  expect(html).toContain('<p>inside</p>')
})

test('imports within tags are those of the page or snippet', async () => {
  write({
    'snippets/outer.mdx':
      '<Tabs>\n<Tab title="a">\n\nimport Inner from \'/snippets/inner.mdx\'\n\n<Inner />\n\n</Tab>\n</Tabs>\n',
    'snippets/inner.mdx': 'inside\n',
  })
  const { html, page } = await draw(
    "<div>\n<section>\n\nimport Outer from '/snippets/outer.mdx'\nexport const version = '1.2'\n\n<Outer />\n\nv {version}\n\n</section>\n</div>",
  )
  expect(html).toContain('<p>inside</p>')
  expect(html).toContain('<p>v 1.2</p>')
  expect(page.diagnostics).toEqual([])
})

test('named imports are the snippet’s exports, under other names too', async () => {
  write({
    'snippets/n.mdx':
      "export const version = '1.2'\n\nexport const Hello = ({ to }) => <b>Hello {to}</b>\n",
  })
  const { html, page } = await draw(
    "import { version, Hello as Hi } from '/snippets/n.mdx'\n\nv {version} <Hi to={version} />",
  )
  expect(page.diagnostics).toEqual([])
  expect(html).toBe('<p>v 1.2 <b>Hello 1.2</b></p>')
})

test('snippets include snippets, with paths relative to their own file', async () => {
  write({
    'snippets/a.mdx': 'import B from \'./deep/b.mdx\'\n\n<B word="x" />',
    'snippets/deep/b.mdx': 'deep {word}',
  })
  expect((await draw("import A from '/snippets/a.mdx'\n\n<A />")).html).toBe(
    '<p>deep x</p>',
  )
})

test.each(['\r\n', '\r'])('lines of a snippet end with %j as with LF', async (end) => {
  const text = '---\ntitle: "A"\n---\n\none\n\n```\ncode\nmore\n```\n'
  const shown = async (snippet: string) => {
    write({ 'snippets/a.mdx': snippet })
    return (await draw("import A from '/snippets/a.mdx'\n\n<A />")).html
  }
  expect(await shown(text.replaceAll('\n', end))).toBe(await shown(text))
})

test('<Snippet file> looks in _snippets, then in snippets, and takes props', async () => {
  write({ '_snippets/a.mdx': 'old {v}', 'snippets/a.mdx': 'new', 'snippets/b.mdx': 'b' })
  const { html } = await draw(
    '<Snippet file="a.mdx" v="1" />\n\n<Snippet file="b.mdx" />',
  )
  expect(html.replace(/\s+/g, '')).toBe('<p>old1</p><p>b</p>')
})

test('<Snippet file> is replaced in a .md page too', async () => {
  write({ 'snippets/a.md': 'new' })
  const { html } = await render('<Snippet file="a.md" />', { root, file: 'page.md' })
  expect(html).toBe('<p>new</p>')
})

test('code and packages stay imports, react is Preact', async () => {
  write({ 'snippets/c.jsx': '' })
  const { html, page } = await draw(
    "import { C } from '/snippets/c.jsx'\nimport d from 'dep'\nimport { useState } from 'react'\n\nx <C /> {d}",
    {
      '/snippets/c.jsx': { C: () => h('i', null, 'c') },
      dep: { default: 'd' },
      'preact/compat': { useState: () => {} },
    },
  )
  expect(html).toBe('<p>x <i>c</i> d</p>')
  expect(page.imports).toEqual([
    { id: '/snippets/c.jsx', names: ['C'] },
    { id: 'dep', names: ['default'] },
    { id: 'preact/compat', names: ['useState'] },
  ])
})

describe('what goes wrong is said in place, and the page is rendered', () => {
  test('a missing snippet', async () => {
    const { html, page } = await draw(
      'import A from \'/snippets/no.mdx\'\n\n<A />\n\n<Snippet file="gone.mdx" />\n\nrest',
    )
    expect(places(page)).toEqual(['1:15 mdx/missing-import', '5:1 mdx/missing-import'])
    expect(html).toContain('The snippet snippets/no.mdx was not found.')
    expect(html).toContain('<p>rest</p>')
  })

  test('a missing snippet shows what is inside its tag, and nothing in a sentence', async () => {
    const { html, page } = await draw(
      'import { A } from \'/snippets/no.mdx\'\n\n<A>\n  Its *text*\n</A>\n\nOpen <A text="Apps" /> or <A>this</A>.',
    )
    expect(places(page)).toEqual(['1:19 mdx/missing-import'])
    expect(html).toContain('Its <em>text</em>')
    expect(html).toContain('Open  or this.')
    expect(html).not.toContain('was not found')
  })

  test.each([
    ['the folder of a snippet', 'schema.mdx', 'Did you mean `faq/schema.mdx`?'],
    ['a letter', 'cards/pords.mdx', 'Did you mean `cards/pods.mdx`?'],
    [
      'a folder in which no other is near',
      'x.mdx',
      'Add it, or write the path of another snippet below these folders.',
    ],
  ])('a <Snippet> with %s missing or wrong', async (_, file, hint) => {
    write({ '_snippets/faq/schema.mdx': 's', 'snippets/cards/pods.mdx': 'c' })
    const { html, page } = await draw(`<Snippet file="${file}" />`)
    expect(page.diagnostics).toMatchObject([
      {
        severity: 'warning',
        message: `There is no file \`${file}\` in \`_snippets\` or \`snippets\``,
        hint,
      },
    ])
    expect(html).toContain(`The snippet ${file} was not found.`)
  })

  test('a cycle ends where it closes', async () => {
    write({
      'snippets/a.mdx': "import B from './b.mdx'\n\na <B />",
      'snippets/b.mdx': "import A from './a.mdx'\n\nb <A />",
    })
    const { html, page } = await draw("import A from '/snippets/a.mdx'\n\n<A />")
    expect(html.replace(/\s+/g, '')).toBe('<p>ab</p>')
    expect(page.diagnostics[0]).toMatchObject({
      code: 'mdx/snippet-cycle',
      file: 'snippets/b.mdx',
    })
  })

  test('a file outside the project, by path and by link', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'skerry-outside-'))
    writeFileSync(join(outside, 's.mdx'), 'SECRET')
    mkdirSync(join(root, 'snippets'))
    symlinkSync(join(outside, 's.mdx'), join(root, 'snippets/link.mdx'))
    const { html, page } = await draw(
      "import A from '../../s.mdx'\nimport B from '/snippets/link.mdx'\n\n<A /><B />",
    )
    rmSync(outside, { recursive: true })
    expect(places(page)).toEqual(['1:15 mdx/import-outside', '2:15 mdx/import-outside'])
    expect(html).not.toContain('SECRET')
  })

  test('a link into a folder beside the project, whose name only goes on', async () => {
    const beside = `${root}-private`
    mkdirSync(beside)
    writeFileSync(join(beside, 's.mdx'), 'SECRET')
    mkdirSync(join(root, 'snippets'))
    symlinkSync(join(beside, 's.mdx'), join(root, 'snippets/link.mdx'))
    const { html, page } = await draw("import A from '/snippets/link.mdx'\n\n<A />")
    rmSync(beside, { recursive: true })
    expect(places(page)).toEqual(['1:15 mdx/import-outside'])
    expect(html).not.toContain('SECRET')
  })

  test.each([
    ['mdx/undefined-name', 'Hello {name.first}.'],
    ['mdx/snippet-cycle', "import Self from '/snippets/self.mdx'\n\n<Self />"],
  ])('%s is an error: what the author meant is not on the page', async (code, body) => {
    write({ 'snippets/self.mdx': "import Self from './self.mdx'\n\n<Self />" })
    const { page } = await draw(body)
    expect(page.diagnostics).toMatchObject([{ code, severity: 'error' }])
  })

  test.each([
    ['mdx/undefined-name', 'Ask for /ships/{id}.'],
    ['mdx/missing-import', "import A from '/snippets/no.mdx'\n\n<A />"],
    ['mdx/missing-import', "import { A } from '/snippets/no.jsx'\n\n<A />"],
    ['mdx/import-outside', "import A from '../../s.mdx'\n\n<A />"],
  ])('%s is a warning, as Mintlify publishes the page', async (code, body) => {
    const { page } = await draw(body)
    expect(page.diagnostics).toMatchObject([{ code, severity: 'warning' }])
  })

  test('a problem in a snippet names the snippet', async () => {
    write({ 'snippets/a.mdx': '---\nx: 1\n---\nfine\n\nin <5s' })
    const { page } = await draw("import A from '/snippets/a.mdx'\n\n<A />")
    expect(page.diagnostics[0]).toMatchObject({
      file: 'snippets/a.mdx',
      line: 6,
      column: 5,
    })
  })
})
