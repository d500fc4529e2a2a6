import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { startDevIn } from '../dev/start-server.ts'
import {
  buildFolder,
  installSkerry,
  page,
  settings,
  temporaryFolder,
  writeFiles,
  type SiteFiles,
} from './build-site.ts'

const SKERRY = fileURLToPath(new URL('../..', import.meta.url))

/** A plugin that adds a paragraph. */
const adding = (code: string) =>
  `(tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: ${code} }] }) }`

const files: SiteFiles = {
  'package.json': { type: 'module' },
  'docs.json': settings(['index', 'other']),
  'index.mdx': page('Start', 'Text.'),
  'other.mdx': page('Other', 'More.'),
  'plugins/none.js': 'export default () => () => {}',
  'plugins/local.js': `export default () => ${adding("'local one'")}`,
}

const changed = { 'plugins/local.js': `export default () => ${adding("'local two'")}` }

/** Creates a site with this configuration file. */
function makeSite(options: string, imports = '', exported = (config: string) => config) {
  const root = join(temporaryFolder(), 'site')
  const config = `${imports}
import { skerry } from 'skerry'
export default ${exported(`{ plugins: [skerry({ ${options} })] }`)}
`
  writeFiles(root, { ...files, 'vite.config.js': config })
  installSkerry(root)
  return root
}

test('an edited local plugin shows in the next build, with functions beside it', async () => {
  const root = makeSite(
    `remarkPlugins: ['./plugins/local.js', () => () => {}], rehypePlugins: [['./plugins/none.js', { on: () => 1 }]], shikiTransformers: [{ line() {} }]`,
  )
  expect((await buildFolder(root)).read('index.html')).toContain('local one')
  writeFiles(root, changed)
  const site = await buildFolder(root)
  expect(site.read('index.html')).toContain('local two')
  expect(site.read('other.html')).toContain('local two')
}, 60_000)

test('it shows at once in dev, beside a function', async () => {
  const root = makeSite(`remarkPlugins: ['./plugins/local.js', () => () => {}]`)
  const dev = await startDevIn(root)
  expect(await dev.getUntil('/', (text) => text.includes('local one'))).toContain(
    'local one',
  )
  writeFiles(root, changed)
  expect(await dev.getUntil('/', (text) => text.includes('local two'))).toContain(
    'local two',
  )
}, 60_000)

test('another value of an environment variable shows in the next build', async () => {
  const root = makeSite(
    `remarkPlugins: [[({ word }) => ${adding("'option ' + word")}, { word: process.env.WORD }], () => ${adding("'around ' + outer")}]`,
    'const outer = process.env.WORD',
  )
  const build = (WORD: string) => buildFolder(root, { env: { WORD }, ownProcess: false })
  expect((await build('one')).read('index.html')).toContain('option one')
  // One page has to be compiled in any case.
  writeFileSync(join(root, 'other.mdx'), page('Other', 'New.'))
  const site = await build('two')
  for (const name of ['index.html', 'other.html']) {
    expect(site.read(name)).toContain('option two')
    expect(site.read(name)).toContain('around two')
  }
  expect((await build('two')).report.work).toMatchObject({ compiled: 0, rendered: 0 })
}, 60_000)

describe('a config file that is a function', () => {
  const make = () =>
    makeSite(
      `remarkPlugins: [() => ${adding("'read for ' + command + ' in ' + mode")}]`,
      '',
      (config) => `({ command, mode }) => (${config})`,
    )

  test('is called in threads with the command and the mode that Vite has called it with', async () => {
    const root = make()
    expect((await buildFolder(root)).read('index.html')).toContain(
      'read for build in production',
    )
    const dev = await startDevIn(root)
    const text = await dev.getUntil('/', (html) => html.includes('read for'))
    expect(text).toContain('read for serve in development')
  }, 60_000)

  test('the mode is that of the command line', () => {
    const root = make()
    const { PATH, HOME } = process.env
    const vite = join(SKERRY, 'node_modules/vite/bin/vite.js')
    execFileSync(process.execPath, [vite, 'build', '--mode', 'staging'], {
      cwd: root,
      env: { PATH, HOME, XDG_CACHE_HOME: join(root, '../cache') },
    })
    const html = readFileSync(join(root, 'dist/index.html'), 'utf8')
    expect(html).toContain('read for build in staging')
  }, 60_000)
})
