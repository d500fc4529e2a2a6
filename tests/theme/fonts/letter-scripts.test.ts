import { expect, test } from 'vitest'
import { latinParts, letterScripts } from '../../../theme/fonts/letter-scripts.ts'

test('languages bring the letters that they are written in', () => {
  expect(letterScripts(['en', 'fr', 'ja', 'ar'])).toEqual([])
  expect(letterScripts(['ru', 'uk', 'en'])).toEqual(['cyrillic'])
  expect(letterScripts(['el-GR', 'vi'])).toEqual(['greek', 'vietnamese'])
  expect(letterScripts(['sr', 'sr-Latn'])).toEqual(['cyrillic'])
})

test('what is no language brings none', () => {
  expect(letterScripts(['', 'not a tag', '_'])).toEqual([])
})

test('what a language is written with beyond ASCII is in files of its own', () => {
  expect(latinParts('en-GB')).toEqual([])
  expect(latinParts('fr')).toEqual(['supplement'])
  expect(latinParts('pt-BR')).toEqual(['supplement'])
  expect(latinParts('tr')).toEqual(['supplement', 'extended'])
  expect(['ru', 'ja', 'not a tag', ''].map(latinParts)).toEqual([[], [], [], []])
})
