import { expect, test } from 'vitest'
import { distinctTitles } from '../../../playground/samples/request-samples.ts'

test.each([
  [
    ['A', 'A', 'A'],
    ['A', 'A 2', 'A 3'],
  ],
  [
    ['A', 'A 2', 'A'],
    ['A', 'A 2', 'A 3'],
  ],
  [
    ['A', 'A', 'A 2'],
    ['A', 'A 3', 'A 2'],
  ],
  [
    ['', ''],
    ['', '2'],
  ],
])('the titles %j become %j', (titles, expected) => {
  const samples = titles.map((title) => ({ title, language: 'text', code: '' }))
  expect(distinctTitles(samples).map(({ title }) => title)).toEqual(expected)
})
