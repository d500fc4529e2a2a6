import { expect, test } from 'vitest'
import { cpuTime } from '../../cpu-time.ts'
import {
  isShownAs,
  resolveInText,
} from '../../../playground/pages/list/resolve-in-text.ts'

const links = {
  '../guide.md': '/guide',
  '#operation/o': '/api/o',
  'a(b)': '/wiki/a(b)',
}

test.each([
  ['See [the guide](../guide.md).', 'See [the guide](/guide).'],
  ['[o](#operation/o), [**b**](<../guide.md>)', '[o](/api/o), [**b**](/guide)'],
  ['[g](../guide.md "Title")', '[g](/guide)'],
  ['[wiki](a(b))', '[wiki](/wiki/a%28b%29)'],
  ['of [a dead one](./nope.md) the words', 'of a dead one the words'],
  ['[here](#part) and [there](https://a.example/b)', undefined],
  ['`[code](../guide.md)`, ``[`code`](./nope.md)``', undefined],
  ['\\[no link](../guide.md)', undefined],
  [
    'an open [bracket, and [the guide](../guide.md)',
    'an open [bracket, and [the guide](/guide)',
  ],
  ['an escaped \\`, then `[code](../guide.md)`', undefined],
  ['no links', undefined],
])('%j has its links resolved', (text, resolved = text) => {
  expect(resolveInText(text, links)).toBe(resolved)
})

test('a text is under the title as it was written, or with its links resolved', () => {
  const text = '[g](../guide.md)'
  expect(isShownAs(text, '[g](/guide)', links)).toBe(true)
  expect(isShownAs(text, text, undefined)).toBe(true)
  expect(isShownAs(text, 'Other', links)).toBe(false)
  expect(isShownAs(text, undefined, links)).toBe(false)
  expect(isShownAs(text, undefined, undefined)).toBe(false)
  expect(isShownAs(text, 'Other', undefined)).toBe(false)
})

test.each(['[', '`', '[a](b "'])('a text of nothing but %j takes no time', (text) => {
  const start = cpuTime()
  const long = text.repeat(200_000) + 'a'.repeat(200_000)
  expect(resolveInText(long, links)).toBe(long)
  expect(cpuTime() - start).toBeLessThan(5000)
})
