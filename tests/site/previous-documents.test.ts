import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  buildFolder,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
  type SiteFiles,
} from './build-site.ts'

const plugin = new URL('../../dist/node/index.js', import.meta.url).href
const PAGES = ['index', 'a', 'b', 'c']

const files: SiteFiles = {
  'docs.json': settings(PAGES),
  'index.mdx': page('Home', 'The beginning.'),
  'a.mdx': page('A', 'First, with <Icon icon="flag" />.'),
  'b.mdx': page('B', 'Second.\n\n## A heading'),
  'c.mdx': page('C', 'Third.', 'icon: anchor\n'),
}

function newSite(more: SiteFiles = {}): string {
  const root = join(temporaryFolder(), 'site')
  writeFiles(root, { ...files, ...more })
  return root
}

async function build(root: string, env: Record<string, string> = {}) {
  const site = await buildFolder(root, { env })
  expect(site.code, site.output).toBe(0)
  return site
}

function rendered({ report }: BuiltSite): string[] {
  return report.pages.flatMap(({ output, document }) => (document ? [output] : [])).sort()
}

const all = PAGES.map((name) => `${name}.html`).sort()

/** Excludes the marker and the search, whose file names don't depend on a document. */
function documents(site: BuiltSite): Record<string, string> {
  const names = site.files().filter((file) => /\.(html|css|json)$/.test(file))
  return Object.fromEntries(
    names
      .filter((file) => !file.startsWith('pagefind'))
      .map((file) => [file, site.read(file)]),
  )
}

const changes: [name: string, change: SiteFiles, again: string[]][] = [
  ['nothing', {}, []],
  ['the text of a page', { 'b.mdx': page('B', 'Another.\n\n## A heading') }, ['b.html']],
  ['a heading', { 'b.mdx': page('B', 'Another.\n\n## Two headings') }, ['b.html']],
  ['a title, which all sidebars show', { 'b.mdx': page('Bee', 'Another.') }, all],
  ['a description', { 'a.mdx': page('A', 'F.', 'description: D\n') }, ['a.html']],
  ['the banner', { 'docs.json': settings(PAGES, { banner: { content: 'New' } }) }, all],
  [
    'a colour that only a stylesheet has',
    { 'docs.json': settings(PAGES, { colors: { primary: '#112233' } }) },
    all,
  ],
  ['the order of pages', { 'docs.json': settings(['index', 'b', 'a', 'c']) }, all],
]

test('each build renders the documents that a change shows in, and no others', async () => {
  const root = newSite()
  expect(rendered(await build(root))).toEqual(all)
  for (const [name, change, again] of changes) {
    writeFiles(root, change)
    const site = await build(root)
    expect(rendered(site), name).toEqual(again)
    expect(site.report.work.documents).toBe(again.length)
  }
  const kept = documents(await build(root))
  rmSync(join(root, '../out'), { recursive: true })
  rmSync(join(root, 'node_modules'), { recursive: true, force: true })
  rmSync(join(root, '../cache'), { recursive: true, force: true })
  const afresh = await build(root)
  expect(rendered(afresh)).toEqual(all)
  expect(kept).toEqual(documents(afresh))
}, 240_000)

test('what the layout warns of is reported, although nothing is rendered', async () => {
  const root = newSite({ 'c.mdx': page('C', 'Third.', 'icon: nosuchicon\n') })
  const first = await build(root)
  const warning = first.report.diagnostics['components/unknown-icon']
  expect(warning).toHaveLength(1)
  const second = await build(root)
  expect(rendered(second)).toEqual([])
  expect(second.report.diagnostics).toEqual(first.report.diagnostics)
  expect(second.report.pages.map(({ bytes }) => bytes)).toEqual(
    first.report.pages.map(({ bytes }) => bytes),
  )
  expect(second.report.islands).toEqual(first.report.islands)
}, 120_000)

test('documents that the old site lacks, or has with other bytes, are rendered', async () => {
  const root = newSite()
  const site = await build(root)
  const before = documents(site)
  rmSync(join(site.folder, 'a.html'))
  writeFiles(site.folder, {
    'b.html': site.read('b.html').replace('Second', 'sECOND'),
    '404.html': '',
  })
  const after = await build(root)
  expect(rendered(after)).toEqual(['a.html', 'b.html'])
  expect(documents(after)).toEqual(before)
}, 120_000)

test('where code of the site is in the layout, every document is rendered in each build', async () => {
  const root = newSite({
    'theme/Footer.jsx': `export default () => <footer>{process.env.SHOWN ?? 'nothing'}</footer>`,
  })
  await build(root)
  const site = await build(root, { SHOWN: 'something' })
  expect(rendered(site)).toEqual(all)
  for (const file of [...all, '404.html']) expect(site.read(file)).toContain('something')
}, 120_000)

test('what an override of a component reads from the environment is shown', async () => {
  const root = newSite({
    'theme/Icon.jsx': `export default () => <i>{process.env.SHOWN ?? 'nothing'}</i>`,
  })
  await build(root)
  const site = await build(root, { SHOWN: 'something' })
  expect(site.read('a.html')).toContain('something')
}, 120_000)

test('with plugins that nobody here knows, every document is rendered', async () => {
  const root = newSite({
    'vite.config.mjs': `
import { skerry } from '${plugin}'
const clock = {
  name: 'clock',
  transform: {
    filter: { id: /layout\\/footer\\.[jt]sx?$/ },
    handler: (code) => code + '\\n;globalThis.process?.env;',
  },
}
export default { plugins: [skerry(), clock] }
`,
  })
  await build(root)
  expect(rendered(await build(root))).toEqual(all)
}, 120_000)
