import { expect, test } from 'vitest'
import { buildSite, page, settings } from './build-site.ts'

/** Time limit for rendering a page, in milliseconds. */
const LIMIT = 2_000

const endless: Record<string, string> = {
  'module-code': 'export const all = (() => { for (;;) {} })()\n\nText.',
  regex: `Text.\n\n{String(/^(a+)+$/.test('${'a'.repeat(60)}b'))}`,
  snippet: "import { Never } from '/snippets/never.jsx'\n\n<Never />",
  waits: 'export const never = await new Promise(() => {})\n\nText.',
}
const good = Array.from({ length: 6 }, (_, index) => `good-${index}`)

test('pages that never end are named within their limit, and the others are built', async () => {
  const { code, output, read } = await buildSite(
    {
      'docs.json': settings([...Object.keys(endless), ...good]),
      'snippets/never.jsx': 'export const Never = () => { for (;;) {} }',
      ...Object.fromEntries(
        Object.entries(endless).map(([name, body]) => [`${name}.mdx`, page(name, body)]),
      ),
      ...Object.fromEntries(
        good.map((name) => [`${name}.mdx`, page(name, `I am ${name}.`)]),
      ),
    },
    { args: ['--allow-page-errors'], env: { SKERRY_PAGE_LIMIT: String(LIMIT) } },
  )
  expect(code, output).toBe(0)
  const named = output.split('\n').filter((line) => line.includes('[render/gave-up]'))
  for (const name of Object.keys(endless))
    expect(
      named.filter((line) => line.includes(`${name}.mdx`)),
      output,
    ).toHaveLength(1)
  for (const name of good) expect(read(`${name}.html`)).toContain(`I am ${name}.`)
})
