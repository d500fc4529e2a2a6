import { expect, test } from 'vitest'
import { render } from '../compile/compile.tsx'

test('a stylesheet written between tags is no Markdown', async () => {
  const css =
    '#intro .a > b {\n  color: red;\n\n  --quote: "x";\n}\n\n* { margin: 0 }\n@media print { .a { b: c } }'
  const { html } = await render(`<style>\n${css}\n</style>\n\nText`)
  expect(html).toContain('<style>#intro .a > b {')
  expect(html).toContain('--quote: "x";')
  expect(html).toContain('* { margin: 0 }\n@media print { .a { b: c } }</style>')
  expect(html).toContain('<p>Text</p>')
})

test('the content of a script element is not parsed as Markdown', async () => {
  const { html } = await render(
    '<script>\n(() => {\n  const a = { b: 1 };\n\n  if (a.b < 2 && c) d();\n})();\n</script>',
  )
  expect(html).toContain('const a = { b: 1 };')
  expect(html).toContain('if (a.b < 2 && c) d();')
  expect(html).not.toContain('<p>')
})

test.each([
  '<script type="application/ld+json">\n{"@context": "https://schema.org",\n "name": {"a": 1}}\n</script>',
  '<style>\n.a { color: red }\n</style>',
])('braces in %j are no mistake', async (text) => {
  const { page } = await render(`${text}\n\nText`)
  expect([...page.diagnostics, ...page.findings]).toEqual([])
})

test('one expression is still evaluated', async () => {
  const { html } = await render('<style>{`.a { b: c }`}</style>')
  expect(html).toContain('<style>.a { b: c }</style>')
})

test('in .md, the summary of details is a tag on a line with its text', async () => {
  const body =
    '<details>\n<summary>More **here**</summary>\n\nBody\n\n</details>\n\n```php\n<?php echo 1;\n```'
  const { html } = await render(body, { file: 'page.md' })
  expect(html).toContain('<summary>More <strong>here</strong></summary>')
  expect(html).toContain('<p>Body</p>')
})

test('variables of a shell are no formula', async () => {
  const { html, page } = await render('Set ${HOME} and ${A}/${B}, then $x_1$.')
  expect(html).toContain('Set ${HOME} and ${A}/${B}, then <math ')
  expect(page.failed).toBe(false)
})

test.each([
  'export default settings are fine.',
  'export the data first',
  'import { a } from b',
  'import your keys',
  'import "keys" first',
])('a line of prose is no module code: %s', async (line) => {
  const { html, page } = await render(`${line}\n\nafter`)
  expect(page.failed).toBe(false)
  expect(html.match(/<p>/g)).toHaveLength(2)
})

test.each([
  ['\ngraph TD\n  A["x -- y"] --> B{ok}\n\n  B -->|*yes*| C_d_e\n'],
  ['graph TD; A --> B'],
  ['{`graph TD\nA --> B`}'],
])('the diagram %j between tags is its source, not Markdown', async (inside) => {
  const { html, page } = await render(`<Mermaid>${inside}</Mermaid>`)
  const chart = inside.replace(/^\{`|`\}$/g, '').trim()
  expect(html.replaceAll('&quot;', '"').replaceAll('&gt;', '>')).toContain(
    `chart="${chart}"`,
  )
  expect([...page.diagnostics, ...page.findings]).toEqual([])
})

test('a diagram without source is reported', async () => {
  const { page } = await render('<Mermaid></Mermaid>')
  expect(page.findings.map(({ code }) => code)).toEqual(['check/missing-attribute'])
})
