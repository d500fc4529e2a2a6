import { expect, test } from 'vitest'
import { plainSummary } from '../../../../playground/console/props/plain-summary.ts'

test.each([
  ['One **bold** and `code` word.', 'One bold and code word.'],
  ['See [the guide](https://a.example/b_c) and [ref][1].', 'See the guide and ref.'],
  ['First\nline.\n\nSecond paragraph.', 'First line.'],
  ['Values:\n- a\n- b', 'Values:'],
  ['<p>In <b>HTML</b></p>', 'In HTML'],
  ['a snake_case_name and *stress*, x*y*z', 'a snake_case_name and stress, x*y*z'],
  ['\\*not\\*', '*not*'],
  ['wildcards (`*`, `*.*`) and `<id>`', 'wildcards (*, *.*) and <id>'],
  ['``a`b`` in [`push`](https://a.example), `\\d`', 'a`b in push, \\d'],
  ['', ''],
])('%j is said as %j', (markdown, text) => {
  expect(plainSummary(markdown)).toBe(text)
})

test('a long description ends at a word', () => {
  const text = plainSummary('word '.repeat(100))
  expect(text.length).toBeLessThanOrEqual(201)
  expect(text).toMatch(/ word…$/)
})
