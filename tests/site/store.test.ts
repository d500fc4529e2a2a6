import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  buildFolder,
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type BuiltSite,
  type SiteFiles,
} from './build-site.ts'
import { fingerprint } from './fingerprint.ts'

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const CONFIG = `import { skerry } from 'skerry'
export default { plugins: [skerry({ remarkPlugins: ['./plugins/shout.mjs', ['remark-tag', { match: /tag-\\w+/ }]] })] }
`
const TAG_PLUGIN = (word: string) => `
export default ({ match }) => (tree) => {
  const visit = (node) => {
    if (node.type === 'text') node.value = node.value.replace(match, '${word}')
    node.children?.forEach(visit)
  }
  visit(tree)
}`
const GRAMMAR = (scope: string) => ({
  name: 'tide',
  scopeName: 'source.tide',
  patterns: [{ match: '\\bebb\\b', name: scope }],
})

/** Everything that the store holds, and everything that keys depend on. */
const files: SiteFiles = {
  'vite.config.mjs': CONFIG,
  'docs.json': siteSettings('Ahoy'),
  'index.mdx': page('Start', 'Plain text with tag-one.\n\n```tide\nebb and flow\n```'),
  'with-snippet.mdx': page(
    'With snippet',
    'import { Note2 } from "/snippets/note.jsx"\n\n<Note2 />',
  ),
  'with-image.mdx': page(
    'With image',
    'import { Boat } from "/snippets/boat.jsx"\n\n<Boat />',
  ),
  'with-text.mdx': page('With text', 'import Text from "/snippets/text.mdx"\n\n<Text />'),
  // Without a file extension, and from a package.
  'with-package.mdx': page(
    'With package',
    'import { Depth } from "tide-depth"\nimport { Mark } from "/snippets/mark"\n\n<Depth />\n\n<Mark />',
  ),
  'with-card.mdx': page('With card', '<Card title="A card">Inside</Card>'),
  'with-settings.mdx': page(
    'With settings',
    'import { Banner } from "/snippets/banner.jsx"\n\n<Banner />',
  ),
  'snippets/note.jsx':
    'import { word } from "./word.js"\nexport const Note2 = () => <p>A {word}.</p>',
  'snippets/word.js': 'export const word = "note"',
  'snippets/boat.jsx':
    'import boat from "./boat.png"\nexport const Boat = () => <img src={boat} alt="" />',
  'snippets/mark.jsx': 'export const Mark = () => <p>mark one</p>',
  'node_modules/tide-depth/package.json': {
    name: 'tide-depth',
    version: '1.0.0',
    type: 'module',
    main: 'index.js',
  },
  'node_modules/tide-depth/index.js':
    'import { h } from "preact"\nexport const Depth = () => h("p", null, "seven fathoms")',
  'snippets/boat.png': new Uint8Array(9000).fill(1),
  'snippets/text.mdx': 'A shared text.',
  'snippets/banner.jsx':
    'import settings from "virtual:skerry/settings"\nexport const Banner = () => <p>It says {settings.banner.content}</p>',
  'theme/Card.jsx':
    'export default ({ title, children }) => <div class="mine">{title}: {children}</div>',
  'grammars/tide.json': GRAMMAR('keyword.control'),
  'plugins/shout.mjs': `import { word } from './word.mjs'\nexport default () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] }) }`,
  'plugins/word.mjs': 'export const word = "shouted"',
  'node_modules/remark-tag/package.json': {
    name: 'remark-tag',
    version: '1.0.0',
    type: 'module',
    main: 'index.js',
  },
  'node_modules/remark-tag/index.js': TAG_PLUGIN('tagged'),
  'openapi.json': {
    openapi: '3.1.0',
    info: { title: 'Boats', version: '1' },
    paths: {
      '/boats': {
        get: { summary: 'List boats', responses: { 200: { description: 'ok' } } },
      },
    },
  },
}

function siteSettings(banner: string): object {
  return settings(
    [
      'index',
      'with-snippet',
      'with-image',
      'with-text',
      'with-card',
      'with-package',
      'with-settings',
      { group: 'API', openapi: 'openapi.json' },
    ],
    {
      banner: { content: banner },
      styling: {
        codeblocks: {
          theme: 'github-dark',
          languages: { custom: ['/grammars/tide.json'] },
        },
      },
    },
  )
}

const PAGES = 9

/** `npm run bench -- whole damage` tests every damage instead of these. */
const isThorough = process.env['SKERRY_DAMAGE'] === 'all'
const SAMPLE = [
  'has a changed byte in each kilobyte',
  'has files cut in half',
  'has null for each value',
  'has {} for each value',
]

let root: string
let clean: Map<string, string>
/** Pages of the undamaged site. */
const texts = new Map<string, string>()

beforeAll(async () => {
  root = join(temporaryFolder(), 'site')
  mkdirSync(root)
  writeFiles(root, files)
  installSkerry(root)
  const first = await buildFolder(root)
  expect(first.report.work).toEqual({
    compiled: PAGES,
    rendered: PAGES,
    documents: PAGES,
    cached: 0,
  })
  clean = fingerprint(first)
  for (const file of ['index.html', 'with-image.html']) texts.set(file, first.read(file))
}, 60_000)

const store = () => join(root, 'node_modules/.cache/skerry/store')

/**
 * Builds with changed files, and restores them.
 * @returns What was rebuilt, and the output.
 */
async function buildChanged(changes: SiteFiles) {
  writeFiles(root, changes)
  const site = await buildFolder(root)
  for (const name of Object.keys(changes)) writeFiles(root, { [name]: files[name]! })
  expect(site.code, site.output).toBe(0)
  const named = (test: (each: BuiltSite['report']['pages'][number]) => boolean) =>
    site.report.pages
      .filter(test)
      .map(({ output }) => output)
      .sort()
  return {
    site,
    read: (file: string) => site.read(file),
    compiled: named(({ compiled }) => compiled),
    rendered: named(({ rendered }) => rendered),
  }
}

describe('a build works only on what a change has to do with', () => {
  test('nothing has changed: on nothing', async () => {
    const { site } = await buildChanged({})
    expect(site.report.work).toEqual({
      compiled: 0,
      rendered: 0,
      documents: 0,
      cached: PAGES,
    })
    expect(fingerprint(site)).toEqual(clean)
  }, 60_000)

  test('a text of a page: on that page', async () => {
    const built = await buildChanged({ 'index.mdx': page('Start', 'New text.') })
    expect(built.compiled).toEqual(['index.html'])
    expect(built.rendered).toEqual(['index.html'])
    expect(built.read('index.html')).toContain('New text.')
  }, 60_000)

  test.each([
    [
      'a snippet of JSX',
      { 'snippets/note.jsx': 'export const Note2 = () => <p>A new one.</p>' },
      'A new one.',
    ],
    [
      'a module that it imports',
      { 'snippets/word.js': 'export const word = "word"' },
      'A word.',
    ],
  ])(
    '%s: on the pages that import it',
    async (_, change, shown) => {
      const built = await buildChanged(change)
      // Compiled too, because the utility stylesheet collects classes from modules.
      expect(built.compiled).toEqual(['with-snippet.html'])
      expect(built.rendered).toEqual(['with-snippet.html'])
      expect(built.read('with-snippet.html')).toContain(shown)
    },
    60_000,
  )

  test('a snippet of text: on the pages that include it', async () => {
    const built = await buildChanged({ 'snippets/text.mdx': 'Another text.' })
    expect(built.compiled).toEqual(['with-text.html'])
    expect(built.rendered).toEqual(['with-text.html'])
    expect(built.read('with-text.html')).toContain('Another text.')
  }, 60_000)

  test.each([
    [
      'a snippet that is imported without its ending',
      { 'snippets/mark.jsx': 'export const Mark = () => <p>mark two</p>' },
      'mark two',
    ],
    [
      'a package that a page imports',
      {
        'node_modules/tide-depth/index.js':
          'import { h } from "preact"\nexport const Depth = () => h("p", null, "eight fathoms")',
      },
      'eight fathoms',
    ],
  ])(
    '%s: on that page',
    async (_, change, shown) => {
      const built = await buildChanged(change)
      expect(built.rendered).toEqual(['with-package.html'])
      expect(built.read('with-package.html')).toContain(shown)
    },
    60_000,
  )

  test('an image that a snippet imports: on the pages that import that', async () => {
    const url = (html: string) => /src="(\/assets\/boat-[^"]+)"/.exec(html)?.[1]
    const before = url(texts.get('with-image.html')!)
    const built = await buildChanged({
      'snippets/boat.png': new Uint8Array(9000).fill(2),
    })
    expect(built.rendered).toEqual(['with-image.html'])
    const after = url(built.read('with-image.html'))
    expect(after).toBeDefined()
    expect(after).not.toBe(before)
    expect(built.site.has(after!.slice(1))).toBe(true)
  }, 60_000)

  test('an override of a component: on the pages that use it', async () => {
    const built = await buildChanged({
      'theme/Card.jsx': 'export default ({ title }) => <div class="other">{title}</div>',
    })
    expect(built.compiled).toEqual([])
    expect(built.rendered).toEqual(['with-card.html'])
    expect(built.read('with-card.html')).toContain('class="other"')
  }, 60_000)

  test('the banner: on documents, and on the page whose code reads the settings', async () => {
    const built = await buildChanged({ 'docs.json': siteSettings('Avast') })
    expect(built.compiled).toEqual([])
    expect(built.rendered).toEqual(['with-settings.html'])
    expect(built.read('with-settings.html')).toContain('It says Avast')
    expect(built.read('index.html')).toContain('Avast')
    expect(built.read('index.html')).not.toContain('Ahoy')
  }, 60_000)
})

describe('a change of what pages are compiled with shows', () => {
  test.each<[string, SiteFiles, string]>([
    [
      'a module of a local plugin',
      { 'plugins/word.mjs': 'export const word = "cried"' },
      'cried',
    ],
    [
      'the version of a package with a plugin',
      {
        'node_modules/remark-tag/package.json': {
          name: 'remark-tag',
          version: '2.0.0',
          type: 'module',
          main: 'index.js',
        },
        'node_modules/remark-tag/index.js': TAG_PLUGIN('labelled'),
      },
      'labelled',
    ],
    [
      'an option that is a regular expression',
      { 'vite.config.mjs': CONFIG.replace('tag-\\w+', 'Plain') },
      'tag-one',
    ],
  ])(
    '%s',
    async (_, change, shown) => {
      const built = await buildChanged(change)
      expect(built.read('index.html')).toContain(shown)
    },
    60_000,
  )

  test('a grammar', async () => {
    const code = (html: string) => /<code[^]*?<\/code>/.exec(html)![0]
    const before = code(texts.get('index.html')!)
    const built = await buildChanged({ 'grammars/tide.json': GRAMMAR('string.quoted') })
    expect(code(built.read('index.html'))).not.toBe(before)
  }, 60_000)
})

test('a project that was moved finds all that it had', async () => {
  const moved = join(temporaryFolder(), 'elsewhere/docs')
  cpSync(root, moved, { recursive: true })
  const site = await buildFolder(moved)
  expect(site.report.work).toEqual({
    compiled: 0,
    rendered: 0,
    documents: PAGES,
    cached: PAGES,
  })
  expect(fingerprint(site)).toEqual(clean)
}, 60_000)

test('a project without packages that was moved finds all that it had', async () => {
  const place = temporaryFolder()
  const build = async (name: string) => {
    const folder = join(place, name, 'site')
    writeFiles(folder, { 'docs.json': settings(['index']), 'index.mdx': page('Start') })
    return buildFolder(folder, { env: { XDG_CACHE_HOME: join(place, 'cache') } })
  }
  expect((await build('one')).report.work).toMatchObject({ compiled: 1, rendered: 1 })
  expect((await build('two')).report.work).toMatchObject({ compiled: 0, rendered: 0 })
}, 60_000)

test('the store contains neither the path of the project nor that of Skerry', () => {
  const files = readdirSync(store())
  expect(files).toContain('index')
  for (const file of files) {
    const bytes = readFileSync(join(store(), file))
    expect(bytes.includes(root), file).toBe(false)
    expect(bytes.includes(fileURLToPath(new URL('../../', import.meta.url))), file).toBe(
      false,
    )
  }
})

describe('a store that is damaged gives the right site', () => {
  const inFiles = (change: (bytes: Buffer) => Buffer) => () => {
    for (const name of readdirSync(store())) {
      const file = join(store(), name)
      writeFileSync(file, change(readFileSync(file)))
    }
  }
  const inValues = (how: string) => () => {
    const damaged = execFileSync(
      process.execPath,
      [script('damage-store.js'), store(), how],
      { encoding: 'utf8' },
    )
    const kinds = Object.keys(JSON.parse(damaged) as object).sort()
    expect(kinds).toEqual([
      '.pages',
      '.written',
      'api',
      'bundle',
      'code',
      'content',
      'excerpts',
      'facts',
      'fence',
      'included',
      'indexed',
      'inputs',
      'markdown',
      'packed',
      'reads',
      'rendered',
      'search',
      'searched',
    ])
  }
  const damages: Record<string, () => void> = {
    'is gone': () => rmSync(store(), { recursive: true }),
    'has empty files': inFiles(() => Buffer.alloc(0)),
    'has files cut in half': inFiles((bytes) => bytes.subarray(0, bytes.length / 2)),
    'has files of zeros': inFiles((bytes) => Buffer.alloc(bytes.length)),
    'has a changed byte in each kilobyte': inFiles((bytes) => {
      for (let at = 500; at < bytes.length; at += 1000) bytes[at]! ^= 1
      return bytes
    }),
    'has empty values': inValues('empty'),
    'has values cut in half': inValues('half'),
    'has null for each value': inValues('null'),
    'has {} for each value': inValues('object'),
    'has zeros for each value': inValues('zeros'),
  }
  // `tests/plugin/kit` tests each damage to each kind of entry. This tests that a whole
  // build recovers.
  const chosen = isThorough ? Object.keys(damages) : SAMPLE
  test.each(chosen)(
    'one that %s',
    async (name) => {
      damages[name]!()
      // Otherwise unchanged documents would be reused and nothing loaded.
      rmSync(join(root, '../out'), { recursive: true })
      expect(fingerprint(await buildFolder(root))).toEqual(clean)
      if (!isThorough && name !== SAMPLE[0]) return
      const again = await buildFolder(root)
      expect(again.report.work).toMatchObject({ compiled: 0, rendered: 0 })
      expect(fingerprint(again)).toEqual(clean)
    },
    90_000,
  )
})

describe('without room for a store', () => {
  test.each(isThorough ? [0, 4_000, 40_000, 400_000] : [0, 40_000])(
    'the site is the same on a disk with %i bytes left',
    async (bytes) => {
      const place = temporaryFolder()
      const folder = join(place, 'site')
      const cache = join(place, 'cache')
      writeFiles(folder, { ...files, 'node_modules/.cache': 'in the way' })
      installSkerry(folder)
      const site = await buildFolder(folder, {
        env: {
          XDG_CACHE_HOME: cache,
          FULL_DISK: cache,
          FULL_DISK_BYTES: String(bytes),
          NODE_OPTIONS: `--import=${pathToFileURL(script('full-disk.js')).href}`,
        },
      })
      expect(existsSync(join(cache, 'skerry'))).toBe(true)
      expect(fingerprint(site)).toEqual(clean)
    },
    60_000,
  )

  test('it is the same where no folder can be written to', async () => {
    const place = temporaryFolder()
    const folder = join(place, 'site')
    writeFiles(folder, { ...files, 'node_modules/.cache': 'in the way' })
    installSkerry(folder)
    writeFileSync(join(place, 'file'), '')
    // Folders can't be created below a file, not even by root, who ignores permissions.
    const env = { XDG_CACHE_HOME: join(place, 'file'), TMPDIR: join(place, 'file') }
    expect(fingerprint(await buildFolder(folder, { env }))).toEqual(clean)
  }, 60_000)
})

test('a store that is removed while a build runs costs nothing but time', async () => {
  writeFiles(root, { 'index.mdx': page('Start', 'Another.') })
  const building = buildFolder(root)
  const timer = setInterval(() => rmSync(store(), { recursive: true, force: true }), 20)
  const site = await building
  clearInterval(timer)
  writeFiles(root, { 'index.mdx': files['index.mdx']! })
  expect(site.code, site.output).toBe(0)
  expect(site.read('index.html')).toContain('Another.')
  expect(site.report.pages.every(({ status }) => status === 'ok')).toBe(true)
  expect(fingerprint(await buildFolder(root))).toEqual(clean)
}, 90_000)
