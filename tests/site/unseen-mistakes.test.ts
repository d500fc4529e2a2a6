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
