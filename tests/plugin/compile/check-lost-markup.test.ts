import { expect, test } from 'vitest'
import { compile } from './compile.tsx'

async function told(body: string): Promise<string[]> {
  const { diagnostics } = await compile(body)
  return diagnostics.map(({ line, column, hint }) => `${line}:${column} ${hint}`)
}

test.each([
  ['#Title', '1:1 Write `# Title`.'],
  ['Text.\n\n###Title of it\nmore', '3:1 Write `### Title of it`.'],
  ['- ##Title', '1:3 Write `## Title`.'],
])('a heading without a space is reported: %j', async (body, line) => {
  expect(await told(body)).toEqual([line])
})

test.each([
  '# Title',
  '#topic',
  '#1 of them',
  '#FF5733 is red',
  '\\##Title',
  'See ##Title',
  '`##x`',
  '#',
])('other signs are text: %j', async (body) => expect(await told(body)).toEqual([]))

test('a footnote without a definition is reported at its place', async () => {
  expect(await told('One.\nTwo *and*[^1] more[^note].\n\n[^2]: Text.')).toEqual([
    '2:10 Add a line `[^1]: …`, or write `\\[^1]` for text.',
    '2:19 Add a line `[^note]: …`, or write `\\[^note]` for text.',
  ])
})

test.each([
  'One[^1].\n\n[^1]: Text.',
  '`[^1]` and \\[^1] are text',
  'Any of [^a-z], [^ab] and [^"]',
])('defined footnotes, code and classes of characters are none: %j', async (body) => {
  expect(await told(body)).toEqual([])
})

test('a declaration without `export` is reported', async () => {
  expect(await told('Text.\n\nconst TIDE = "ebb";')).toEqual([
    '3:1 Write `export const TIDE`.',
  ])
})

test.each([
  'export const TIDE = 1',
  'const is a word',
  'A const TIDE = 1',
  '`const TIDE = 1`',
  '```js\nconst TIDE = 1\n```',
])('other text with `const` is not: %j', async (body) => {
  expect(await told(body)).toEqual([])
})

test.each([
  ['| a | b | c |\n|---|---|\n| 1 | 2 | 3 |', '2:1 Write `| --- | --- | --- |`'],
  ['a | `b`\n--- | --- | ---\n1 | 2', '2:1 Write `| --- | --- |`'],
  ['Text:\n| a | b |\n|---|', '3:1 Write `| --- | --- |`'],
])('a table whose dashes are too few or too many is reported: %j', async (body, line) => {
  expect(await told(body)).toEqual([`${line} below the header.`])
})

test.each([
  '| a | b |\n|---|---|\n| 1 | 2 |',
  'a | b\n:- | -:\n1 | 2 |',
  'one | two\nthree | four',
  'one | two\n- three',
])('tables and lines with bars are none: %j', async (body) => {
  expect(await told(body)).toEqual([])
})

test.each([
  ['| a | b |\n|---|---|\n| 1 | 2 |\n| 1 | 2 | 3 | 4 |', '4:11'],
  ['| a | b |\n|---|---|\n| `x | y` | **z** |', '3:13'],
  ['- a | b\n  -- | --\n  1 | 2 | 3', '3:11'],
])('a cell that its table has no column for is reported: %j', async (body, place) => {
  expect(await told(body)).toEqual([
    `${place} Add a cell to the header, or write \`\\|\` for a \`|\` that is text.`,
  ])
})

test.each([
  '| a | b |\n|---|---|\n| 1 |',
  '| a | b |\n|---|---|\n| 1 | 2 | |',
  '| a | b |\n|---|---|\n| `x \\| y` | z |',
])('rows that are short, or have bars at their end, lose nothing: %j', async (body) => {
  expect(await told(body)).toEqual([])
})
