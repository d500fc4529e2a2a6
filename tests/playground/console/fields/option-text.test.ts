import { expect, test } from 'vitest'
import { optionText } from '../../../../playground/console/fields/option-text.ts'

test.each([
  ['cat', 'cat'],
  [1, '1'],
  ['1', '"1"'],
  ['true', '"true"'],
  [null, 'null'],
  ['null', '"null"'],
  ['', '""'],
  [' a', '" a"'],
])('the value %j is listed as %s', (value, text) => {
  expect(optionText(value)).toBe(text)
})
