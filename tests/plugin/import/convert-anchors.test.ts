import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'
import {
  githubIds,
  mkdocsIds,
  nextraIds,
  oldAstroIds,
  vitepressIds,
} from '../../../plugin/import/heading-slugs.ts'

function convert(text: string, headingIds = mkdocsIds): string {
  const once = convertPage(text, 'md', { headingIds }).text
  expect(convertPage(once, 'md', { headingIds }).text).toBe(once)
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
  expect(convert(`${heading}\n`, vitepressIds)).toBe(`${heading} {#${id}}\n`)
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

test('titles, code and headings with ids get none', () => {
  const text = '# A / B\n\n## C / D {#c-d}\n\n```md\n## E / F\n```\n'
  expect(convert(text)).toBe(text)
})

test('repeated headings keep the ids that they have in MkDocs', () => {
  const before = [
    '# Use',
    '## Bow',
    '## Use',
    '### Bow {#stern}',
    '### Stern',
    '#### Use',
  ]
  const after = [
    ...before.slice(0, 2),
    '## Use {#use_1}',
    '### Bow {#stern}',
    '### Stern {#stern_1}',
    '#### Use {#use_2}',
  ]
  expect(convert(before.join('\n\n'))).toBe(after.join('\n\n'))
})

test('repeated headings keep the ids that they have in VitePress', () => {
  expect(convert('## Use\n\n## Use\n\n### Use\n', vitepressIds)).toBe(
    '## Use\n\n## Use {#use-1}\n\n### Use {#use-2}\n',
  )
})

test('the number of a repeated heading avoids the text of another one', () => {
  expect(convert('## Use 1\n\n## Use\n\n## Use\n\n## Use\n', githubIds)).toBe(
    '## Use 1\n\n## Use\n\n## Use {#use-2}\n\n## Use {#use-3}\n',
  )
})

test('a heading has an id where ours is taken by another one', () => {
  expect(convert('## A.B\n\n## A B\n', githubIds)).toBe('## A.B\n\n## A B {#a-b}\n')
})

test('titles and ids of authors have a part in the numbers of Nextra', () => {
  const before = '# Use\n\n## Use\n\n## Bow [#stern]\n\n## Stern\n'
  expect(convert(before, nextraIds)).toBe(
    '# Use\n\n## Use {#use}\n\n## Bow {#stern}\n\n## Stern {#stern-1}\n',
  )
})

test.each([
  [githubIds, ''],
  [oldAstroIds, ' {#ropes--}'],
])('Astro leaves out a hyphen at the end of an id before version 6', (rule, id) => {
  expect(convert('## Ropes & -\n', rule)).toBe(`## Ropes & -${id}\n`)
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
  expect(convert(before.join('\n\n'), githubIds)).toBe(after.join('\n\n'))
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
