import { mkdirSync, readFileSync, renameSync } from 'node:fs'
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
  'docs.json': settings(['index', 'later', 'missing', 'live', 'effects', 'files']),
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
  'live.mdx': page(
    'Live',
    `import { count, increment } from './lib/count.js'
import { late, set } from './lib/count.js'

export const before = count

{increment()}

Live: {count} was {before}, {set('x')}{late}, {JSON.stringify({ count })}, {[7].map((count) => count)}

<div title={count}>t</div>`,
  ),
  'lib/count.js':
    'export let count = 0\nexport function increment() { if (this) throw 1; count++ }\nexport let late\nexport const set = (value) => { late = value; return null }',
  'effects.mdx': page(
    'Effects',
    `import './lib/effect.js'
import './snippets/effect.mdx'

Effects: {globalThis.effects.join(' ')}`,
  ),
  'lib/effect.js': '(globalThis.effects ??= []).push("of a module")',
  'snippets/effect.mdx':
    "import '../lib/deep.js'\n\nexport const done = globalThis.effects.push('of a snippet')\n\nnot shown",
  'lib/deep.js': '(globalThis.effects ??= []).push("of what it imports")',
  'files.mdx': page(
    'Files',
    `import sheet from './lib/back.css?url'
import image from './lib/dot.svg?url'
import inline from './lib/dot.svg?inline'
import { address, sheetOf } from './lib/addresses.js'

export const own = new URL('./lib/dot.svg', import.meta.url)

sheet={sheet} image={image} module={address} sheetOf={sheetOf} own={own.href} text={\`\${own}\`} path={own.pathname} end

Inline: {inline}`
      .replaceAll('\\`', '`')
      .replaceAll('\\$', '$'),
  ),
  'lib/addresses.js':
    "export { default as sheetOf } from './back.css?url'\nexport const address = new URL('dot.svg', import.meta.url).href",
  'lib/back.css': '.back { background: url(./dot.svg) }',
  'lib/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'lib/v.js': 'export const v = "vee"',
  'lib/look.css': '.look { color: teal }',
  'lib/dir/index.js': 'export default "from a folder"',
  'lib/m.mjs': 'export const m = "from mjs"',
  'lib/data.json': { of: 'from json' },
  'snippets/note.mdx': "import own from '../lib/m.mjs?raw'\n\nOf the *snippet*: {own}",
}

let root: string
let site: BuiltSite

/**
 * Builds a site in which the import of `missing.mdx` never exists, and that of
 * `later.mdx` is added later.
 */
function build(...args: string[]): Promise<BuiltSite> {
  return buildFolder(root, { args: ['--allow-page-errors', ...args] })
}

beforeAll(async () => {
  root = join(temporaryFolder(), 'site')
  writeFiles(root, files)
  site = await build()
  expect(site.code, site.output).toBe(0)
}, 60_000)

/** The text of a page. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('>', html.indexOf('id="content"')) + 1)
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
  const [, url] = /Address: (\/[^<\s]+)/.exec(textOf(site.read('index.html')))!
  expect(readFileSync(join(site.folder, url!), 'utf8')).toContain('vee')
})

test('an imported binding has the value that it has when it is read', () => {
  const html = site.read('live.html')
  expect(textOf(html)).toContain('Live: 1 was 0, x, {"count":1}, 7')
  expect(html).toContain('<div title="1">')
})

test('what is imported for its effects alone is evaluated, and not shown', () => {
  const text = textOf(site.read('effects.html'))
  expect(text).toContain('Effects: of a module of what it imports of a snippet')
  expect(text).not.toContain('not shown')
})

/** The URLs that a page shows as text. */
const addressesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=(\S+)/g)].map(([, name, url]) => [name!, url!]),
  )

test('addresses of files lead to files that are published, below the base', async () => {
  for (const base of ['/docs/', '/']) {
    const built = await build('--base', base)
    const text = textOf(built.read('files.html'))
    const { sheet, image, module, sheetOf, own, text: asText, path } = addressesOf(text)
    for (const url of [sheet, image, module, sheetOf, own, asText, path]) {
      expect(url).toMatch(new RegExp(`^${base}[^/]`))
      expect(built.files()).toContain(url!.slice(base.length))
    }
    const css = built.read(sheet!.slice(base.length))
    const [, back] = /url\("?([^)"]*)/.exec(css)!
    expect(built.files()).toContain(back!.slice(base.length))
    expect(text).toContain('Inline: data:image/svg+xml')
  }
}, 60_000)

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
  expect(textOf((await dev.get('/live')).text)).toContain('Live: 1 was 0, x')
  expect(textOf((await dev.get('/effects')).text)).toContain(
    'of what it imports of a snippet',
  )
  expect(addressesOf(textOf((await dev.get('/files')).text))).toMatchObject({
    image: '/lib/dot.svg',
    module: '/lib/dot.svg',
    own: '/lib/dot.svg',
  })
  await dev.stop()
}, 60_000)

test('JSX in a `.js` file and types in a `.jsx` file work, in a build and in dev', async () => {
  const files: SiteFiles = {
    'docs.json': settings(['index']),
    'index.mdx': page(
      'Index',
      'import { Tide } from "/snippets/tide.js"\nimport { Boat } from "/snippets/boat.jsx"\n\n<Tide />\n\n<Boat name="Oda" />',
    ),
    'snippets/tide.js':
      'import { level } from "./level.js"\nexport const Tide = () => {\n  const [n, setN] = useState(level)\n  return <button className="tide" onClick={() => setN(n + 1)}>{n}</button>\n}\n',
    'snippets/level.js': 'export const level = 7\n',
    'snippets/boat.jsx':
      'interface Props { name: string }\nexport const Boat = ({ name }: Props) => <b>{name as string}</b>\n',
  }
  const folder = temporaryFolder()
  writeFiles(folder, files)
  const site = await buildFolder(folder)
  expect(site.code, site.output).toBe(0)
  const tide = /<skerry-island name="tide-[^>]*><button class="tide">7<\/button>/
  expect(site.read('index.html')).toMatch(tide)
  expect(site.read('index.html')).toContain('<b>Oda</b>')
  expect(site.report.islands.join()).toContain('tide')

  const dev = await startDevIn(folder)
  const shown = await dev.getUntil('/', (html) => html.includes('<b>Oda</b>'))
  expect(shown).toMatch(tide)
  await dev.stop()
}, 60_000)

test('the next build uses changed modules and files that were missing before', async () => {
  writeFiles(root, {
    'lib/v.js': 'export const v = "double vee"',
    'snippets/late.jsx': 'export default () => <p>It is late.</p>',
    'snippets/deep/index.jsx': 'export default () => <p>It is deep.</p>',
  })
  const next = await build()
  const text = textOf(next.read('index.html'))
  expect(text).toContain('Text: export const v = "double vee"')
  expect(text).toContain('Values: double vee')
  expect(textOf(next.read('later.html'))).toContain('It is late.')
  expect(textOf(next.read('later.html'))).toContain('It is deep.')
}, 60_000)

test('the next build suggests files by their present names', async () => {
  const root = join(temporaryFolder(), 'site')
  mkdirSync(root)
  writeFiles(root, {
    'docs.json': settings(['index']),
    'index.mdx': page('Index', "import Note from '/parts/notes.mdx'\n\n<Note />"),
    'parts/note.mdx': 'A note.',
  })
  const suggested = async () =>
    /Did you mean `([^`]+)`/.exec((await buildFolder(root)).output)?.[1]
  expect(await suggested()).toBe('/parts/note.mdx')
  renameSync(join(root, 'parts/note.mdx'), join(root, 'parts/notess.mdx'))
  expect(await suggested()).toBe('/parts/notess.mdx')
})
