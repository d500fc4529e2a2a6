import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeRename } from '../../../plugin/cli/rename.ts'
import { renamePage } from '../../../plugin/cli/rename-page.ts'
import { checkFolder, compileFolder, settings } from '../check/check-files.ts'
import { makeFolder } from '../site/make-site.ts'

const files = () => ({
  'docs.json': settings(
    ['index', 'guides/start', { group: 'G', pages: ['/guides/next'] }] as never,
    {
      navbar: { links: [{ label: 'Start', href: '/guides/start' }] },
    },
  ),
  'index.mdx':
    '---\ntitle: Home\n---\n\nimport Hint from "./guides/hint.mdx"\n\n[one](/guides/start#go) <a href="/guides/start">two</a> [three](./guides/start.mdx?x=1)\n\n<Card title="A" href="/guides/start">b</Card>\n\n<Hint />\n',
  'guides/hint.mdx': 'A [link](/guides/start).\n',
  'guides/start.mdx':
    '---\ntitle: Start\n---\n\nimport Hint from "./hint.mdx"\n\n## Go\n\n[next](next) [here](#go) ![Pic](../images/a.png)\n\n<Hint />\n',
  'guides/next.mdx': '---\ntitle: Next\n---\n\n[back](./start)\n',
  'images/a.png': 'x',
})

async function rename(root: string, from: string, to: string, options = {}) {
  const { project, compilations } = await compileFolder(root)
  return describeRename(
    renamePage(project, compilations, [from, to], options),
    project.settings.file,
  )
}

test('moves a page; links, imports, navigation and the old address follow', async () => {
  const root = makeFolder(files())
  expect(await rename(root, 'guides/start', 'learn/basics/first')).toMatchInlineSnapshot(`
    "guides/start.mdx → learn/basics/first.mdx
      guides/next.mdx:5:1  ./start → ../learn/basics/first
      guides/start.mdx:5:19  ./hint.mdx → ../../guides/hint.mdx
      guides/start.mdx:9:1  next → ../../guides/next
      guides/start.mdx:9:26  ../images/a.png → ../../images/a.png
      guides/hint.mdx:1:3  /guides/start → /learn/basics/first
      index.mdx:7:1  /guides/start#go → /learn/basics/first#go
      index.mdx:7:28  /guides/start → /learn/basics/first
      index.mdx:7:57  ./guides/start.mdx?x=1 → ./learn/basics/first.mdx?x=1
      index.mdx:9:17  /guides/start → /learn/basics/first
      docs.json  guides/start → learn/basics/first
      docs.json  /guides/start → /learn/basics/first
      docs.json  redirect /guides/start → /learn/basics/first"
  `)
  expect(readFileSync(join(root, 'learn/basics/first.mdx'), 'utf8')).toContain(
    '[next](../../guides/next) [here](#go) ![Pic](../../images/a.png)',
  )
  expect(await checkFolder(root)).toEqual([])
})

test('files of code blocks follow, with and without the page', async () => {
  const fence = '```'
  const block = (path: string) =>
    `${fence}js title="a.js" file="${path}#part" lines\n${fence}\n`
  const root = makeFolder({
    'docs.json': settings(['index', 'guides/start']),
    'index.mdx': `---\ntitle: Home\n---\n\n${block('./guides/a.js')}\n${block('/guides/a.js')}`,
    'guides/start.mdx': `---\ntitle: Start\n---\n\n${block('./a.js')}`,
    'guides/a.js': '// #region part\na()\n',
  })
  await rename(root, 'guides/start', 'first')
  expect(readFileSync(join(root, 'first.mdx'), 'utf8')).toContain(block('./guides/a.js'))
  await rename(root, 'guides', 'learn')
  expect(readFileSync(join(root, 'first.mdx'), 'utf8')).toContain(block('./learn/a.js'))
  expect(readFileSync(join(root, 'index.mdx'), 'utf8')).toContain(
    `${block('./learn/a.js')}\n${block('/learn/a.js')}`,
  )
})

test('links in code follow: in expressions, and in modules that pages import', async () => {
  const link = '<a href="/guides/next">a</a>'
  const root = makeFolder({
    ...files(),
    'index.mdx': `---\ntitle: Home\n---\n\nimport { Box } from './box.jsx'\n\n<Box />\n\n{true && ${link}}\n`,
    'box.jsx': `export const Box = () => ${link}\n`,
  })
  expect(await rename(root, 'guides/next', 'guides/then')).toMatchInlineSnapshot(`
    "guides/next.mdx → guides/then.mdx
      guides/start.mdx:9:1  next → then
      index.mdx:9:13  /guides/next → /guides/then
      box.jsx:1:29  /guides/next → /guides/then
      docs.json  /guides/next → /guides/then
      docs.json  redirect /guides/next → /guides/then"
  `)
  expect(await checkFolder(root)).toEqual([])
})

test('the link of a navigation entry follows, and code that looks like a link stays', async () => {
  const root = makeFolder({
    ...files(),
    'index.mdx': '---\ntitle: Home\n---\n\n[`/guides/next`](/guides/next)\n',
    'guides/start.mdx': '---\ntitle: Start\nurl: /guides/next\n---\n',
  })
  await rename(root, 'guides/next', 'guides/then')
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(textOf('index.mdx')).toContain('[`/guides/next`](/guides/then)')
  expect(textOf('guides/start.mdx')).toContain('url: /guides/then\n')
})

test('moves a folder with what is in it, by one redirect', async () => {
  const root = makeFolder(files())
  await rename(root, 'guides', 'learn')
  expect(existsSync(join(root, 'guides'))).toBe(false)
  const json = JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8'))
  expect(json.redirects).toEqual([
    { source: '/guides/:slug*', destination: '/learn/:slug*' },
  ])
  expect(json.navigation.pages[2].pages).toEqual(['/learn/next'])
  expect(await checkFolder(root)).toEqual([])
})

test('the name of a folder with an index page means all of it', async () => {
  const root = makeFolder({
    'docs.json': settings(['index', 'guides/index', 'guides/a']),
    'index.mdx': '---\ntitle: Home\n---\n\n[guides](/guides) [a](/guides/a)\n',
    'guides/index.mdx': '---\ntitle: Guides\n---\n',
    'guides/a.mdx': '---\ntitle: A\n---\n\n[guides](/guides)\n',
  })
  await rename(root, 'guides', 'learn')
  expect(existsSync(join(root, 'guides'))).toBe(false)
  expect(readFileSync(join(root, 'index.mdx'), 'utf8')).toContain(
    '[guides](/learn) [a](/learn/a)',
  )
  const json = JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8'))
  expect(json.navigation.pages).toEqual(['index', 'learn/index', 'learn/a'])
  expect(await checkFolder(root)).toEqual([])
  // The page alone.
  await rename(root, 'learn/index', 'overview')
  expect(existsSync(join(root, 'learn/a.mdx'))).toBe(true)
  expect(existsSync(join(root, 'overview.mdx'))).toBe(true)
})

test.each([{}, { redirect: false }])(
  'a redirect that starts where something is moved to is removed (%o)',
  async (options) => {
    const root = makeFolder({
      'docs.json': settings(['index', 'guides/mooring/page'] as never, {
        redirects: [{ source: '/guides/mooring', destination: '/guides/mooring/page' }],
      }),
      'index.mdx': '---\ntitle: Home\n---\n',
      'guides/mooring/page.mdx': '---\ntitle: Mooring\n---\n',
    })
    await rename(root, 'guides/mooring/page', 'guides/tie-up', options)
    const told = await rename(root, 'guides/tie-up', 'guides/mooring', options)
    expect(told).toContain('docs.json  redirect from /guides/mooring removed')
    const { redirects } = JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8'))
    const sources = redirects.map(({ source }: { source: string }) => source)
    expect(sources).not.toContain('/guides/mooring')
  },
)

test('links by the file name of the home page follow, in both directions', async () => {
  const page = (body: string) => `---\ntitle: A\n---\n\n${body}\n`
  const root = makeFolder({
    'docs.json': settings(['index', 'guides/start']),
    'index.mdx': page('[on](./guides/start.mdx)'),
    'guides/start.mdx': page(
      '[home](../index.mdx#top) [same](../index) [root](/index.mdx)',
    ),
  })
  await rename(root, 'guides', 'learn/basics')
  expect(readFileSync(join(root, 'learn/basics/start.mdx'), 'utf8')).toContain(
    '[home](../..#top) [same](../..) [root](/index.mdx)',
  )
  expect(await checkFolder(root)).toEqual([])
  await rename(root, 'index', 'old')
  await rename(root, 'learn/basics/start', 'index')
  expect(readFileSync(join(root, 'old.mdx'), 'utf8')).toContain('[on](.)')
  expect(await checkFolder(root)).toEqual([])
})

test('links to and within a folder with # or letters of other scripts in its name follow', async () => {
  const page = '[next](next) ![Pic](./a.png)\n'
  const root = makeFolder({
    'docs.json': settings(['index']),
    'index.mdx': '[C](/c%23/start#go)\n',
    'c#/start.mdx': `${page}\n## Go\n`,
    'c#/next.mdx': '[start](/c%23/start)\n',
    'c#/a.png': 'x',
  })
  expect(await rename(root, 'c#', 'ç')).toMatchInlineSnapshot(`
    "c# → ç
      c#/next.mdx:1:1  /c%23/start → /%C3%A7/start
      index.mdx:1:1  /c%23/start#go → /%C3%A7/start#go
      docs.json  redirect /c%23/:slug* → /%C3%A7/:slug*"
  `)
  expect(await rename(root, 'ç/start', 'ç/first')).toMatchInlineSnapshot(`
    "ç/start.mdx → ç/first.mdx
      index.mdx:1:1  /%C3%A7/start#go → /%C3%A7/first#go
      ç/next.mdx:1:1  /%C3%A7/start → /%C3%A7/first
      docs.json  redirect /%C3%A7/start → /%C3%A7/first"
  `)
  expect(readFileSync(join(root, 'ç/first.mdx'), 'utf8')).toContain(page)
})

test('moving back leaves no circle of redirects', async () => {
  const root = makeFolder(files())
  await rename(root, 'guides/start', 'guides/begin')
  await rename(root, 'guides/begin', 'guides/start')
  const json = JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8'))
  expect(json.redirects).toEqual([
    { source: '/guides/begin', destination: '/guides/start' },
  ])
  expect(await checkFolder(root)).toEqual([])
})

test('a dry run changes nothing', async () => {
  const root = makeFolder(files())
  await rename(root, 'guides/start', 'guides/begin', { dryRun: true })
  for (const [file, text] of Object.entries(files()))
    expect(readFileSync(join(root, file), 'utf8')).toBe(text)
  expect(existsSync(join(root, 'guides/begin.mdx'))).toBe(false)
})

test('refuses what is not there, what is in the way, and paths outside', async () => {
  const root = makeFolder(files())
  await expect(rename(root, 'guides/strat', 'x')).rejects.toThrow(
    'there is no page or folder `guides/strat`; did you mean `guides/start`?',
  )
  await expect(rename(root, 'guides/start', 'guides/next')).rejects.toThrow(
    '`guides/next.mdx` exists already; --force overwrites it',
  )
  await expect(rename(root, 'guides/start', '../x')).rejects.toThrow('outside')
  await expect(rename(root, 'guides/start', 'index.mdx/a')).rejects.toThrow(
    '`index.mdx` is a file, not a folder',
  )
  await expect(rename(root, 'guides', 'c#')).rejects.toThrow(
    '`c#` contains `#` or `?`, which page paths cannot',
  )
})

test('refuses paths at which a page would not be one', async () => {
  const root = makeFolder({ ...files(), '.mintignore': 'drafts/\n' })
  for (const to of ['node_modules/start', 'dist/start', 'drafts/start', '.git/start'])
    await expect(rename(root, 'guides/start', to)).rejects.toThrow(
      `\`${to}.mdx\` is ignored`,
    )
  await expect(rename(root, 'guides', 'node_modules/guides')).rejects.toThrow(
    'is ignored',
  )
  await expect(rename(root, 'guides/start', 'snippets/start')).rejects.toThrow(
    '`snippets/start.mdx` would be a snippet',
  )
  expect(existsSync(join(root, 'guides/start.mdx'))).toBe(true)
  await rename(root, 'guides/start', 'guides/.net')
  expect(existsSync(join(root, 'guides/.net.mdx'))).toBe(true)
})

test('never overwrites the folder that contains what is moved', async () => {
  const root = makeFolder({ ...files(), 'docs/guides/a.mdx': 'a' })
  await expect(rename(root, 'docs/guides', 'docs', { force: true })).rejects.toThrow(
    '`docs` contains `docs/guides`',
  )
  expect(existsSync(join(root, 'docs/guides/a.mdx'))).toBe(true)
})

test('a file under another name of its own is not in the way, where names ignore case', async () => {
  const root = makeFolder(files())
  // Stands for such a file system.
  linkSync(join(root, 'guides/next.mdx'), join(root, 'guides/Next.mdx'))
  await rename(root, 'guides/Next', 'guides/next', { force: true })
  expect(existsSync(join(root, 'guides/next.mdx'))).toBe(true)
})

test('overwrites a page on request', async () => {
  const root = makeFolder(files())
  await rename(root, 'guides/start', 'guides/next', { force: true })
  expect(readFileSync(join(root, 'guides/next.mdx'), 'utf8')).toContain('title: Start')
  expect(existsSync(join(root, 'guides/start.mdx'))).toBe(false)
})

test('a page that is a symbolic link still leads to its file', async () => {
  const root = makeFolder({ 'shared.mdx': '---\ntitle: S\n---\n', ...files() })
  symlinkSync('../shared.mdx', join(root, 'guides/link.mdx'))
  await rename(root, 'guides/link', 'learn/more/link')
  expect(readlinkSync(join(root, 'learn/more/link.mdx'))).toBe('../../shared.mdx')
  expect(existsSync(join(root, 'guides/link.mdx'))).toBe(false)
})

/** The files of a folder with their content. */
function contentsOf(root: string): Record<string, string> {
  const all = readdirSync(root, { recursive: true, withFileTypes: true })
  const found = all.filter((entry) => entry.isFile())
  const paths = found.map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}

test.each([
  ['guides/start', 'learn/start', 'learn/.start.mdx.skerry-copy'],
  ['guides', 'learn', 'guides/.hint.mdx.skerry-copy'],
])(
  'a move of %s that fails changes nothing, and the target keeps what it has',
  async (from, to, copy) => {
    const root = makeFolder({ ...files(), 'learn/start.mdx': 'other' })
    const { project, compilations } = await compileFolder(root)
    const before = contentsOf(root)
    // A folder where a file that has moved would be copied before it is written.
    mkdirSync(join(root, copy))
    const move = () => renamePage(project, compilations, [from, to], { force: true })
    expect(move).toThrow('skerry-copy')
    expect(contentsOf(root)).toEqual(before)
    rmSync(join(root, copy), { recursive: true })
    move()
    expect(contentsOf(root)).not.toEqual(before)
  },
)

test('the same command does the rest of a rename that was interrupted', async () => {
  const root = makeFolder(files())
  const start = join(root, 'guides/start.mdx')
  const page = readFileSync(start, 'utf8')
  await rename(root, 'guides/start', 'learn/first')
  const done = contentsOf(root)
  rmSync(join(root, 'learn'), { recursive: true })
  writeFileSync(start, page)
  await rename(root, 'guides/start', 'learn/first')
  expect(contentsOf(root)).toEqual(done)
})
