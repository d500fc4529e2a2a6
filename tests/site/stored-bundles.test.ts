import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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

const files: SiteFiles = {
  'docs.json': settings(['index', 'tide']),
  'index.mdx': page(
    'Start',
    'import { Counter } from "/snippets/counter.jsx"\n\n<Counter />\n\n<Check>Done.</Check>',
  ),
  'tide.mdx': page('Tide', '<Tabs><Tab title="A">One</Tab></Tabs>'),
  'theme/Check.jsx':
    'import "./check.css"\nimport { word } from "./word"\nexport default ({ children }) => <p class="check">{word} {children}</p>',
  'theme/check.css': '.check { background: url("./mark.png") }',
  'theme/mark.png': Buffer.from('first mark'),
  'theme/word.js': 'export const word = "Seen:"',
  'snippets/counter.jsx':
    'export const Counter = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button> }',
  'style.css': 'main { border: 1px solid red }',
}

/**
 * Builds without our shared bundles, so that the result doesn't depend on earlier builds.
 */
async function buildFresh(root: string): Promise<BuiltSite> {
  const copy = join(temporaryFolder(), 'site')
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true })
  return buildFolder(copy)
}

function contents(site: BuiltSite): Record<string, string> {
  const read = (file: string) => readFileSync(join(site.folder, file), 'base64')
  const kept = site.files().filter((file) => file !== '.skerry')
  return Object.fromEntries(kept.map((file) => [file, read(file)]))
}

function newSite(more: SiteFiles = {}): string {
  const root = join(temporaryFolder(), 'site')
  mkdirSync(root)
  writeFiles(root, { ...files, ...more })
  return root
}

describe('A second build', () => {
  let root: string
  beforeAll(async () => {
    root = newSite()
    expect((await buildFolder(root)).report.bundled).toEqual(['ssr', 'client'])
  })

  test('bundles nothing, and gives the same files', async () => {
    const again = await buildFolder(root)
    expect(again.report.bundled).toEqual([])
    expect(contents(again)).toEqual(contents(await buildFresh(root)))
  })

  test('renders a changed page with the modules of the store', async () => {
    writeFiles(root, {
      'tide.mdx': page('Tide', '<Tabs><Tab title="B">Two</Tab></Tabs>'),
    })
    const again = await buildFolder(root)
    expect(again.report).toMatchObject({
      bundled: [],
      work: { compiled: 1, rendered: 1 },
    })
    expect(contents(again)).toEqual(contents(await buildFresh(root)))
  })

  test('bundles again for the browser alone where a page has another island', async () => {
    writeFiles(root, { 'tide.mdx': page('Tide', 'No tabs any more.') })
    const again = await buildFolder(root)
    expect(again.report.bundled).toEqual(['client'])
    expect(contents(again)).toEqual(contents(await buildFresh(root)))
  })
})

describe('What a bundle was made of is noticed when it changes:', () => {
  const changes: Record<string, SiteFiles> = {
    'an override': {
      'theme/Check.jsx': 'export default ({ children }) => <b>{children}</b>',
    },
    'what an override imports': { 'theme/word.js': 'export const word = "Noticed:"' },
    'a file that an import leads to from now on': {
      'theme/word.mjs': 'export const word = "Nearer:"',
    },
    'a new override': { 'theme/Tip.jsx': 'export default () => <i>tip</i>' },
    'a stylesheet of a component': { 'theme/check.css': '.check { color: blue }' },
    'an image that a stylesheet names': { 'theme/mark.png': Buffer.from('second mark') },
    'a stylesheet of the site': { 'style.css': 'main { border: 2px solid red }' },
    'an island of a snippet': {
      'snippets/counter.jsx':
        'export const Counter = () => { const [n, set] = useState(5); return <button onClick={() => set(n + 1)}>{n}</button> }',
    },
    'a setting that styles are made of': {
      'docs.json': settings(['index', 'tide'], { colors: { primary: '#aa0000' } }),
    },
    'how modules are read': { 'package.json': { name: 'site', sideEffects: false } },
  }
  let built: string
  beforeAll(async () => {
    const root = newSite()
    await buildFolder(root)
    built = join(root, '..')
  })

  /** Copies the built site with its store, which is next to the content folder. */
  function copySite(): string {
    const place = temporaryFolder()
    cpSync(built, place, { recursive: true })
    return join(place, 'site')
  }

  test('a copy in which nothing has changed takes its bundles from the store', async () => {
    expect((await buildFolder(copySite())).report.bundled).toEqual([])
  })

  test.each(Object.entries(changes))('%s', async (_, change) => {
    const root = copySite()
    writeFiles(root, change)
    const again = await buildFolder(root)
    expect(again.report.bundled.length).toBeGreaterThan(0)
    expect(contents(again)).toEqual(contents(await buildFresh(root)))
  })
})

describe('Nothing is taken from the store', () => {
  const config = (text: string) => ({
    'vite.config.mjs': `import { skerry } from 'skerry'\nexport default { plugins: [skerry()${text}] }`,
  })

  test.each<[string, SiteFiles]>([
    ['with a plugin that nobody knows', config(`, { name: 'other' }`)],
    ['where PostCSS is configured', { 'postcss.config.mjs': 'export default {}' }],
    [
      'where modules are found by a pattern',
      {
        'snippets/counter.jsx':
          'const all = import.meta.glob("./*.txt")\nexport const Counter = () => { const [n] = useState(Object.keys(all).length); return <b>{n}</b> }',
      },
    ],
    [
      'where an import leads nowhere',
      { 'theme/Tip.jsx': 'import "./gone.js"\nexport default () => <i>tip</i>' },
    ],
  ])('%s', async (_, more) => {
    const root = newSite(more)
    installSkerry(root)
    await buildFolder(root)
    expect((await buildFolder(root)).report.bundled).toEqual(['ssr', 'client'])
  })
})

test('a configuration file is a part of what is kept', async () => {
  const define = (value: string) =>
    `import { skerry } from 'skerry'\nexport default { plugins: [skerry()], define: { TIDE: JSON.stringify('${value}') } }`
  const root = newSite({
    'vite.config.mjs': define('ebb'),
    'theme/word.js': 'export const word = TIDE',
  })
  installSkerry(root)
  const first = await buildFolder(root)
  expect(first.read('index.html')).toContain('ebb')
  expect((await buildFolder(root)).report.bundled).toEqual([])
  writeFiles(root, { 'vite.config.mjs': define('flood') })
  const changed = await buildFolder(root)
  expect(changed.report.bundled).toEqual(['ssr', 'client'])
  expect(changed.read('index.html')).toContain('flood')
})

test('a package that a snippet imports is a part of it by its version', async () => {
  const version = (name: string, word: string): SiteFiles => ({
    'node_modules/tide-depth/package.json': {
      name: 'tide-depth',
      version: name,
      type: 'module',
      main: 'index.js',
    },
    'node_modules/tide-depth/index.js': `export const word = '${word}'`,
  })
  const root = newSite({
    ...version('1.0.0', 'shallow'),
    'theme/word.js': 'export { word } from "tide-depth"',
  })
  await buildFolder(root)
  expect((await buildFolder(root)).report.bundled).toEqual([])
  writeFiles(root, version('1.0.1', 'deep'))
  const again = await buildFolder(root)
  expect(again.report.bundled).toContain('ssr')
  expect(again.read('index.html')).toContain('deep')
})

test('a package that is edited in place is bundled again', async () => {
  const root = newSite({
    'node_modules/tide-depth/package.json': { name: 'tide-depth', type: 'module' },
    'node_modules/tide-depth/index.js': `export const word = 'shallow'`,
    'theme/word.js': 'export { word } from "tide-depth"',
  })
  await buildFolder(root)
  writeFiles(root, { 'node_modules/tide-depth/index.js': `export const word = 'deep'` })
  const again = await buildFolder(root)
  expect(again.report.bundled).toContain('ssr')
  expect(again.read('index.html')).toContain('deep')
})

test('a project that was moved has its bundles still', async () => {
  const root = newSite()
  await buildFolder(root)
  const moved = join(root, '../elsewhere')
  cpSync(root, moved, { recursive: true })
  rmSync(root, { recursive: true })
  const again = await buildFolder(moved)
  expect(again.report.bundled).toEqual([])
  expect(contents(again)).toEqual(contents(await buildFresh(moved)))
})

test('modules outside of the content folder are bundled in each build', async () => {
  const root = newSite({ 'theme/word.js': 'export { word } from "../../other/word.js"' })
  writeFiles(join(root, '../other'), { 'word.js': 'export const word = "far"' })
  await buildFolder(root)
  expect((await buildFolder(root)).report.bundled).toContain('ssr')
})
