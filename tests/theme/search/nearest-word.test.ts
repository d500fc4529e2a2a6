import { expect, test } from 'vitest'
import { nearestWord } from '../../../theme/search/nearest-word.ts'

/** Most frequent first, like in the index. */
const words = [
  'page', 'version', 'versions', 'code', 'highlight', 'highlighting', 'accordion',
  'install', 'columns', 'deploy', 'schedule', 'conversational',
] // prettier-ignore

test.each([
  ['versons', 'versions'],
  ['accordian', 'accordion'],
  ['collumns', 'columns'],
  ['depoly', 'deploy'],
  ['shedule', 'schedule'],
  ['convershional', 'conversational'],
])('%s was meant as %s', (typed, meant) => {
  expect(nearestWord(typed, words, false)).toBe(meant)
})

test('the last word may still be typed', () => {
  expect(nearestWord('highlite', words, true)).toBe('highlight')
  expect(nearestWord('highlite', words, false)).toBeUndefined()
})

test('a word is no error in the beginning of another', () => {
  expect(nearestWord('script', ['description', 'options'], true)).toBeUndefined()
})

test.each(['install', 'instal', 'versioned', 'installing', 'code'])(
  '%s is in the index, or a form of what is',
  (typed) => {
    expect(nearestWord(typed, words, true)).toBeUndefined()
  },
)

test.each(['cod', 'kubernetes', 'v2.1', ''])('nothing is near %j', (typed) => {
  expect(nearestWord(typed, words, false)).toBeUndefined()
})

test('of equally near words the most frequent is meant', () => {
  expect(nearestWord('parge', ['large', 'barge'], false)).toBe('large')
  expect(nearestWord('parge', ['barge', 'large'], false)).toBe('barge')
})
