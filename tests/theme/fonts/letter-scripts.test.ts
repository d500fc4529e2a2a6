import { expect, test } from 'vitest'
import { hasAccents, letterScripts } from '../../../theme/fonts/letter-scripts.ts'

test('languages bring the letters that they are written in', () => {
  expect(letterScripts(['en', 'fr', 'ja', 'ar'])).toEqual([])
  expect(letterScripts(['ru', 'uk', 'en'])).toEqual(['cyrillic'])
  expect(letterScripts(['el-GR', 'vi'])).toEqual(['greek', 'vietnamese'])
  expect(letterScripts(['tr', 'pl', 'fr'])).toEqual(['extended'])
  expect(letterScripts(['sr', 'sr-Latn'])).toEqual(['cyrillic'])
})

test('an unknown language adds no scripts', () => {
  expect(letterScripts(['', 'not a tag', '_'])).toEqual([])
})

test('languages with accents need more than the letters of English', () => {
  expect(['fr', 'pt-BR', 'tr', 'vi'].map(hasAccents)).toEqual([true, true, true, true])
  expect(['en-GB', 'id', 'ru', 'ja', 'not a tag', ''].some(hasAccents)).toBe(false)
})
