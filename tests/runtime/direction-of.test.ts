import { expect, test } from 'vitest'
import { directionOf } from '../../runtime/direction-of.ts'

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['pt-BR', 'ltr'],
  ['ku', 'ltr'],
  ['prs', 'rtl'],
  ['pa-PK', 'rtl'],
  ['ff-Adlm', 'rtl'],
  ['no-language', 'ltr'],
])('the direction of %s is %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction)
})
