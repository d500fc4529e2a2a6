import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'
import {
  githubSlug,
  mkdocsSlug,
  vitepressSlug,
} from '../../../plugin/import/heading-slugs.ts'

function convert(text: string, slugOf = mkdocsSlug): string {
  const once = convertPage(text, 'md', { slugOf }).text
  expect(convertPage(once, 'md', { slugOf }).text).toBe(once)
  return once
}

test.each([
  ['## Ropes / Knots', 'ropes-knots'],
  ['## `--knot`', '-knot'],
])('a heading whose id is another one in MkDocs keeps it: %s', (heading, id) => {
  expect(convert(`# Boats\n\n${heading}\n`)).toBe(`# Boats\n\n${heading} {#${id}}\n`)
})

test.each([
  ['## `--knot <rope>`', 'knot-rope'],
  ['## 1. Tie', '_1-tie'],
  ['### rope_length', 'rope-length'],
  ["## What's a bow?", 'what-s-a-bow'],
])('a heading whose id is another one in VitePress keeps it: %s', (heading, id) => {
  expect(convert(`${heading}\n`, vitepressSlug)).toBe(`${heading} {#${id}}\n`)
})

test.each([
  'Tie a knot',
  'The `rope` option',
  // Links to them are found without an id.
  "What's new?",
  // Python-Markdown numbers headings without Latin letters.
  '绳索',
  'Own / id {#mine}',
  // What is shown is not what is written.
  ':rope: A / B',
  '::: boats.Rope',
])('a heading keeps its text if its id stays or is not known: %s', (heading) => {
  expect(convert(`## ${heading}\n`)).toBe(`## ${heading}\n`)
})

test('titles, code and repeated headings have no ids', () => {
  const text =
    '# A / B\n\n## C / D {#c-d}\n\n## C / D\n\n```md\n## E / F\n```\n\n## A / B\n'
  expect(convert(text)).toBe(text)
})

test('repeated and small headings keep the ids that they have in Docusaurus', () => {
  const before = [
    '# Knots',
    '## Bow & stern',
    '### Use',
    '### Use',
    '#### `Use`',
    '##### ropeLength',
    '###### Own {#mine}',
    '## Use {#use-it}',
    '### Use',
    '## Knots',
  ]
  const after = [
    '# Knots',
    '## Bow & stern',
    '### Use',
    '### Use {#use-1}',
    '#### `Use` {#use-2}',
    '##### ropeLength {#ropelength}',
    '###### Own {#mine}',
    '## Use {#use-it}',
    '### Use {#use-3}',
    '## Knots {#knots-1}',
  ]
  expect(convert(before.join('\n\n'), githubSlug)).toBe(after.join('\n\n'))
})

test.each([
  ['[](){#bow}\n\n## Knots', '<a id="bow"></a>\n\n## Knots'],
  ['* **`rope`**{ #rope }: long', '* <a id="rope"></a>**`rope`**: long'],
  [
    '* **Bow**:\n  a knot\n  {#bow}\n\n  More',
    '* <a id="bow"></a>**Bow**:\n  a knot\n\n  More',
  ],
])('ids of MkDocs within a text become anchors: %s', (before, after) => {
  expect(convert(before)).toBe(after)
})
