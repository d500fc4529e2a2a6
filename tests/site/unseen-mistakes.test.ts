import { expect, test } from 'vitest'
import { buildSite, page, settings } from './build-site.ts'

const island = (code: string) => ({
  'docs.json': settings(['index']),
  'index.mdx': page('Home', 'import C from "/islands/c.island.jsx"\n\n<C />'),
  'islands/c.island.jsx': code,
})

test('an island without a default export fails the page, at the file', async () => {
  const { code, output } = await buildSite(
    island('export function C() {\n  return <p>x</p>\n}\n'),
  )
  expect(code).toBe(1)
  expect(output).toMatch(/islands\/c\.island\.jsx:1:1 .*an island needs a default export/)
})

test('an island may export its component in any form', async () => {
  const { code } = await buildSite(
    island(
      'const C = () => <p>x</p>\nexport { C as default }\nexport const when = "print"\n',
    ),
  )
  expect(code).toBe(0)
})

test('a misspelt `when` fails the page, with the nearest value', async () => {
  const { code, output } = await buildSite(
    island('export const when = "visble"\nexport default () => <p>x</p>\n'),
  )
  expect(code).toBe(1)
  expect(output).toMatch(/islands\/c\.island\.jsx:1:21 .*Did you mean 'visible'\?/)
})

test.each([
  ['const a = ;\n', 'script.js:1:11'],
  ['import a from "./a.mjs"\na()\n', 'script.js:1:1'],
])('a script that browsers cannot run is reported: %j', async (text, place) => {
  const { report } = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home'),
    'script.js': text,
    'fine.js': 'var a = 1\n;(async () => { await a })()\n',
  })
  const found = report.diagnostics['check/script-syntax'] ?? []
  expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    place,
  ])
})

test('all modules of a page that cannot be loaded are reported at once', async () => {
  const { report } = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page(
      'Home',
      'import A from "/islands/a.island.jsx"\nimport B from "/snippets/b.jsx"\n\n<A />\n\n<B />',
    ),
    'islands/a.island.jsx': 'export function A() {}\n',
    'snippets/b.jsx': 'export default () => <p>\n',
  })
  const found = report.diagnostics['mdx/import'] ?? []
  expect(found.map(({ severity, file }) => `${severity} ${file}`).toSorted()).toEqual([
    'error islands/a.island.jsx',
    'error snippets/b.jsx',
  ])
})

test('a module that throws when it is loaded is reported at the line that throws', async () => {
  const { report } = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home', 'import { A } from "/snippets/a.jsx"\n\n<A />'),
    'snippets/a.jsx':
      'export const A = () => <Card title={useState(0)} />\n\nthrow new Error("tide")\n',
  })
  expect(report.diagnostics['mdx/import']).toMatchObject([
    { file: 'snippets/a.jsx', line: 3, column: 7 },
  ])
})

test('a module that reads a global of browsers when it is loaded and imports Markdown is told where to read it', async () => {
  const { report } = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page(
      'Home',
      'import { A } from "/snippets/a.jsx"\nimport { B } from "/snippets/b.jsx"\n\n<A />\n\n<B />',
    ),
    'snippets/a.jsx':
      'import C from "./c.mdx"\n\nconst tides = window.tides\n\nexport const A = () => <C>{tides}</C>\n',
    'snippets/b.jsx':
      'const tides = harbor.tides\n\nexport const B = () => <p>{tides}</p>\n',
    'snippets/c.mdx': 'Text.\n',
  })
  const found = report.diagnostics['mdx/import'] ?? []
  expect(found.map(({ file, hint }) => `${file} ${hint}`).toSorted()).toEqual([
    'snippets/a.jsx Pages are rendered before a browser sees them: read `window` in `useEffect` or in an event handler, or guard with `typeof window`.',
    'snippets/b.jsx undefined',
  ])
})

const throws = 'export default () => {\n  throw new Error("tide")\n}\n'

test('a layout part that throws is one problem, with the number of pages', async () => {
  const { code, report } = await buildSite({
    'docs.json': settings(['index', 'more']),
    'index.mdx': page('Home'),
    'more.mdx': page('More'),
    'theme/Footer.jsx': throws,
  })
  expect(code).toBe(1)
  expect(report.diagnostics['render/layout-failed']).toMatchObject([
    {
      file: 'theme/Footer.jsx',
      line: 2,
      column: 9,
      message: 'the layout threw an error: tide (on 4 pages)',
    },
  ])
})

test('a page for missing pages that throws is reported, and does not hide other problems', async () => {
  const { code, report } = await buildSite({
    'docs.json': settings(['index']),
    'index.mdx': page('Home', '{nope}'),
    'theme/NotFound.jsx': throws,
  })
  expect(code).toBe(1)
  expect(report.diagnostics['render/layout-failed']).toMatchObject([
    {
      file: 'theme/NotFound.jsx',
      line: 2,
      message: 'the layout threw an error: tide',
    },
  ])
  expect(report.diagnostics['mdx/undefined-name']).toHaveLength(1)
})
