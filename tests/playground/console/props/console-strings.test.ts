import { expect, test } from 'vitest'
import {
  consoleStrings,
  type ConsoleStrings,
} from '../../../../playground/console/props/console-strings.ts'
import { en } from '../../../../theme/strings/en.ts'
import { languages } from '../../../theme/all-strings.ts'

const names = Object.keys(consoleStrings) as (keyof ConsoleStrings)[]

test('the console says in English what the theme says', () => {
  for (const name of names) expect([name, en[name]]).toEqual([name, consoleStrings[name]])
})

test.each(Object.entries(languages))('%s has every word of the console', (_, strings) => {
  expect(names.filter((name) => !strings[name])).toEqual([])
})
