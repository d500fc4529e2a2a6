import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderPage } from '../../runtime/render-page.ts'
import { compile, standIns } from '../plugin/compile/compile.tsx'
import { pageWith, siteWith } from './site-fixture.ts'

/** The location reported for an error in a page. */
async function failureOf(body: string, more: Parameters<typeof compile>[1] = {}) {
  const { code } = await compile(body, more)
  const file = more.file ?? 'guides/page.mdx'
  const { error } = await renderPage({
    code,
    page: { ...pageWith(), file },
    site: siteWith(),
    components: standIns,
    imports: {},
    layout: { PageError: () => null, NotFound: () => null },
  })
  expect(error?.message).toContain('broken')
  return `${error?.file}:${error?.line}:${error?.column}`
}

test.each([
  ["export const x = (() => {\n  throw new Error('broken')\n})()", '2:9'],
  [
    "a\n\nb\n\nexport const f = () => {\n\n    throw new Error('broken')\n}\n\n<b title={f()}/>",
    '7:11',
  ],
  ["<b title={(() => { throw new Error('broken') })()}/>", '1:26'],
  ["*Text*\n\n<b {...(() => { throw new Error('broken') })()}/>", '3:23'],
])('code that throws is reported at its place: %j', async (body, place) => {
  expect(await failureOf(body)).toBe(`guides/page.mdx:${place}`)
})

test('lines are those of the file, below its frontmatter', async () => {
  const body = "export const x = (() => {\n  throw new Error('broken')\n})()"
  expect(await failureOf(body, { bodyLine: 5, file: 'index.mdx' })).toBe('index.mdx:6:9')
})

test('code of a snippet is reported in the snippet', async () => {
  const root = mkdtempSync(join(tmpdir(), 'skerry-places-'))
  mkdirSync(join(root, 'snippets'))
  writeFileSync(
    join(root, 'snippets/s.mdx'),
    "---\na: 1\n---\n\nexport const x = (() => { throw new Error('broken') })()\n\ntext\n",
  )
  const body = "import S from '/snippets/s.mdx'\n\na\n\nb\n\n<S/>"
  expect(await failureOf(body, { root })).toBe('snippets/s.mdx:5:33')
})
