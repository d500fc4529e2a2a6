import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'

const targets = new Map([
  ['boats.Rope', '../api/rope.md'],
  ['bow', 'knots.md#bow'],
])

function convert(text: string): string {
  const targetOf = (id: string) =>
    targets.get(id) ?? (id.includes('.') ? null : undefined)
  const once = convertPage(text, 'md', { targetOf }).text
  expect(convertPage(once, 'md', { targetOf }).text).toBe(once)
  return once
}

test.each([
  ['See [`Rope`][boats.Rope].', 'See [`Rope`](../api/rope.md).'],
  ['[`boats.Rope`][]', '[`boats.Rope`](../api/rope.md)'],
  ['the [*bow* knot][bow]', 'the [*bow* knot](knots.md#bow)'],
  // Nothing describes it.
  ['a [`Path`][pathlib.Path] or [text][str.text]', 'a `Path` or text'],
])('references to other pages become links or text: %s', (before, after) => {
  expect(convert(before)).toBe(after)
})

test.each([
  '[`Rope`][boats.Rope]\n\n[boats.Rope]: https://example.com\n',
  '`[a][boats.Rope]`',
  '```py\nropes[0][boats.Rope]\n```',
  'the set [a][b]',
])('what is defined in the page, code and other texts stay: %s', (text) => {
  expect(convert(text)).toBe(text)
})
