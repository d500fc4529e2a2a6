import { expect, test } from 'vitest'
import {
  charactersOf,
  hasAll,
  requiredCharacters,
} from '../../../plugin/compile/required-characters.ts'

test.each([
  ['export', 'export'],
  ['(?<!\\w)(export)\\s+(?=type)', 'exporty'],
  ['a?b*c+d{0,2}e{2}f{,3}', 'ce'],
  ['a??b*+c+?', ''],
  ['one|two', 'o'],
  ['x(ab|bc|cb)y', 'xby'],
  ['(a|)b', 'b'],
  ['(?<name>a)\\g<name>\\k<name>b', 'ab'],
  ['(?<=a)(?<!b)(?!c)(?:d)(?>e)', 'ade'],
  ['[]a]b[^]c]d[[:alpha:]e]f[g[h]]i[\\]j]k', 'bdfik'],
  ['\\(\\\\\\x41\\u0041\\p{Lu}\\x{41}\\12a\\s', '(\\a'],
  ['ä😀a', 'a'],
])('%j needs %j', (pattern, characters) => {
  expect(requiredCharacters(pattern)).toEqual(charactersOf(characters))
})

test.each([
  '(?i)a',
  'a(?x) b',
  '(?i:a)',
  'a(?#b)',
  '(?~a)b',
  '(?(<a>)b|c)d',
  'a(*FAIL)',
  'a)',
  '(a',
  '[a',
  '\\Qa\\E',
  '*a',
])('of %j, whose syntax is not read, nothing is known', (pattern) => {
  expect(requiredCharacters(pattern)).toEqual(charactersOf(''))
})

test('a text has all characters of another that it has among others', () => {
  expect(hasAll(charactersOf('a-z\n'), charactersOf('z\na'))).toBe(true)
  expect(hasAll(charactersOf('a-z\n'), charactersOf('zb'))).toBe(false)
  expect(hasAll(charactersOf(''), charactersOf('ä'))).toBe(true)
})
