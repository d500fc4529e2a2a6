import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { startDevIn } from '../dev/start-server.ts'
import {
  buildFolder,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
  type SiteFiles,
} from './build-site.ts'

const files: SiteFiles = {
  'package.json': { type: 'module', imports: { '#lib/*': './lib/*' } },
  'docs.json': settings(['index', 'later', 'missing']),
  'index.mdx': page(
    'Index',
    `import raw from './lib/v.js?raw'
import address from '/lib/v.js?url'
import sheet from '/lib/look.css?inline'
import markdown from '/snippets/note.mdx?raw'
import { v } from '#lib/v.js'
import Note from '/snippets/note.mdx'
import dir from '/lib/dir'
import { m } from '/lib/m'
import data from '/lib/data'

Text: {raw}

Address: {address}

Sheet: {sheet}

Markdown: {markdown}

Values: {v} {dir} {m} {data.of}

<Note />`,
  ),
  'later.mdx': page(
    'Later',
    "import Late from '/snippets/late.jsx'\nimport Deep from '/snippets/deep'\n\n<Late />\n\n<Deep />",
  ),
  'missing.mdx': page('Missing', "import { x } from '#nowhere'\n\nStill here. {x}"),
  'lib/v.js': 'export const v = "vee"',
  'lib/look.css': '.look { color: teal }',
  'lib/dir/index.js': 'export default "from a folder"',
  'lib/m.mjs': 'export const m = "from mjs"',
  'lib/data.json': { of: 'from json' },
  'snippets/note.mdx': "import own from '../lib/m.mjs?raw'\n\nOf the *snippet*: {own}",
}

let root: string
let site: BuiltSite

beforeAll(async () => {
  root = join(temporaryFolder(), 'site')
  writeFiles(root, files)
  site = await buildFolder(root)
  expect(site.code, site.output).toBe(0)
}, 60_000)

/** The text of a page, without its tags. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('id="content"'))
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')

const shown = [
  'Text: export const v = "vee"',
  'Markdown: import own from',
  'Of the *snippet*',
  'Of the snippet: export const m = "from mjs"',
  'Values: vee from a folder from mjs from json',
]

test('imports of pages have what Vite gives for their query, their ending and package.json', () => {
  const text = textOf(site.read('index.html'))
  for (const each of shown) expect(text).toContain(each)
  expect(text).toMatch(/Sheet: \.look ?\{/)
})

test('an address that `?url` gives is that of a file of the site', () => {
  const [, address] = /Address: (\/[^<\s]+)/.exec(textOf(site.read('index.html')))!
  expect(readFileSync(join(site.folder, address!), 'utf8')).toContain('vee')
})

test('an import under `#` that package.json does not have is reported with its page', () => {
  expect(site.report.diagnostics['mdx/missing-import']).toContainEqual(
    expect.objectContaining({
      message: 'There is no file `#nowhere`',
      file: 'missing.mdx',
      line: 5,
    }),
  )
  expect(textOf(site.read('missing.html'))).toContain('Still here.')
})

test('dev gives the same', async () => {
  const dev = await startDevIn(root)
  const text = textOf(await dev.getUntil('/', (html) => html.includes('Values: vee')))
  for (const each of shown) expect(text).toContain(each)
  await dev.stop()
}, 60_000)

test('the next build follows what has changed, and imports of files that are there now', async () => {
  writeFiles(root, {
    'lib/v.js': 'export const v = "double vee"',
    'snippets/late.jsx': 'export default () => <p>It is late.</p>',
    'snippets/deep/index.jsx': 'export default () => <p>It is deep.</p>',
  })
  const next = await buildFolder(root)
  const text = textOf(next.read('index.html'))
  expect(text).toContain('Text: export const v = "double vee"')
  expect(text).toContain('Values: double vee')
  expect(textOf(next.read('later.html'))).toContain('It is late.')
  expect(textOf(next.read('later.html'))).toContain('It is deep.')
}, 60_000)
