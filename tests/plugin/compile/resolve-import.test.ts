import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { compile, places } from './compile.tsx'

const place = mkdtempSync(join(tmpdir(), 'skerry-imports-'))
const root = join(place, 'site')
afterAll(() => rmSync(place, { recursive: true }))

const files: Record<string, string> = {
  'package.json': JSON.stringify({
    imports: {
      '#word': './lib/module.mjs',
      '#lib/*': './lib/*',
      '#lib/own/*.js': { browser: './nowhere/*', default: './lib/dir/*.js' },
      '#list': [null, './lib/data.json'],
      '#package': 'preact/hooks',
      '#up': './../beside.js',
      '#gone': './lib/gone.js',
    },
  }),
  'lib/module.mjs': 'export const word = 1',
  'lib/data.json': '{}',
  'lib/dir/index.js': 'export default 1',
  'lib/typed.mts': 'export default 1',
  'lib/both.jsx': 'export default 1',
  'lib/both/index.js': 'export default 1',
  'lib/text.mdx': 'Text.',
  '../beside.js': 'export default 1',
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

const importing = (specifier: string, file = 'guides/page.mdx') =>
  compile(`import x from ${JSON.stringify(specifier)}\n\n{String(x)}`, { root, file })

describe('an import leads to', () => {
  test.each([
    ['/lib/module', '/lib/module.mjs'],
    ['/lib/data', '/lib/data.json'],
    ['/lib/dir', '/lib/dir/index.js'],
    ['/lib/dir/', '/lib/dir/index.js'],
    ['../lib/typed', '/lib/typed.mts'],
    ['/lib/both', '/lib/both.jsx'],
    ['/lib/module.mjs?raw', '/lib/module.mjs?raw'],
    ['../lib/module?url', '/lib/module.mjs?url'],
    ['/lib/data.json?url&inline', '/lib/data.json?url&inline'],
    ['/lib/text.mdx?raw', '/lib/text.mdx?raw'],
    ['#word', '/lib/module.mjs'],
    ['#lib/module.mjs', '/lib/module.mjs'],
    ['#lib/dir', '/lib/dir/index.js'],
    ['#lib/own/index.js', '/lib/dir/index.js'],
    ['#list', '/lib/data.json'],
    ['#package', 'preact/hooks'],
    ['react', 'preact/compat'],
    ['lib/both.jsx', '/lib/both.jsx'],
    ['some-package/own.js', 'some-package/own.js'],
    ['some-package/a.css?inline', 'some-package/a.css?inline'],
  ])('%s: %s', async (specifier, id) => {
    const page = await importing(specifier)
    expect(page.diagnostics).toEqual([])
    expect(page.imports.map((each) => each.id)).toEqual([id])
  })
})

describe('an import that leads nowhere is reported at its place:', () => {
  test.each([
    ['#gone', 'mdx/missing-import'],
    ['#unknown', 'mdx/missing-import'],
    ['#', 'mdx/missing-import'],
    ['', 'mdx/missing-import'],
    ['?raw', 'mdx/missing-import'],
    ['#up', 'mdx/import-outside'],
  ])('%j', async (specifier, code) => {
    const page = await importing(specifier)
    expect(places(page)).toContain(`1:15 ${code}`)
    expect(page.imports).toEqual([])
  })
})

test('a page depends on the package.json that its imports were looked up in', async () => {
  const { dependencies } = await importing('#word')
  expect(dependencies.map(({ file }) => file)).toContain('package.json')
})

test('a page depends on files that are not there and would be taken if they were', async () => {
  const { dependencies } = await importing('/lib/dir')
  expect(dependencies).toContainEqual({ file: 'lib/dir.jsx', hash: '' })
  const { dependencies: ofMissing } = await importing('/lib/later.jsx')
  expect(ofMissing).toContainEqual({ file: 'lib/later.jsx', hash: '' })
  const tag = await compile('<Snippet file="later.mdx" />', { root })
  expect(tag.dependencies).toContainEqual({ file: 'snippets/later.mdx', hash: '' })
})
