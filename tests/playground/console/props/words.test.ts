import { expect, test } from 'vitest'
import {
  consoleWords,
  type ConsoleWords,
} from '../../../../playground/console/props/words.ts'
import { en } from '../../../../theme/strings/en.ts'
import { languages } from '../../../../theme/strings/languages.ts'

const names = Object.keys(consoleWords) as (keyof ConsoleWords)[]

test('the console says in English what the theme says', () => {
  for (const name of names) expect([name, en[name]]).toEqual([name, consoleWords[name]])
})

test.each(Object.entries(languages))('%s has every word of the console', (_, words) => {
  expect(names.filter((name) => !words[name])).toEqual([])
})
