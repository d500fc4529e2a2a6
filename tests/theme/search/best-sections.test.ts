import { expect, test } from 'vitest'
import { bestSections } from '../../../theme/search/best-sections.ts'

const section = (title: string, start: number, titleWords = 1) => ({
  id: title,
  title,
  start,
  titleWords,
})
const record = {
  id: 'en_1',
  url: '/',
  title: 'Keys',
  titleWords: 1,
  sections: [
    section('Create', 10),
    section('Rotate', 20),
    section('Revoke', 30),
    section('Limits', 40),
  ],
}

const titles = (places: number[]) =>
  bestSections(record, places).map(({ title }) => title)

test('sections without a word that was looked for are left out', () => {
  expect(titles([0, 22])).toEqual(['Rotate'])
})

test('at most three, in the order of the page; a heading beats the text', () => {
  expect(titles([11, 12, 13, 14, 20, 31, 41, 42])).toEqual(['Create', 'Rotate', 'Limits'])
})

test('the text of a section is between its heading and the next', () => {
  expect(bestSections(record, [22, 41]).map(({ range }) => range)).toEqual([
    { from: 21, to: 30 },
    { from: 41, to: Infinity },
  ])
})
