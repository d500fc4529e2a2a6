import { expect, test } from 'vitest'
import { fewerWords } from '../../../theme/search/fewer-words.ts'

const pages: Record<string, string[]> = {
  rotate: ['a'],
  webhook: ['b', 'c', 'd'],
  secret: ['c', 'e', 'f'],
  page: ['a', 'b', 'd', 'e', 'f', 'g', 'h'],
}
const find = async (word: string) => (pages[word] ?? []).map((id) => ({ id }))

test('the words of the page with the most of them stay, in their order', async () => {
  expect(await fewerWords('rotate webhook secret', find)).toBe('webhook secret')
})

test('of two words, the rarer one stays', async () => {
  expect(await fewerWords('secret rotate', find)).toBe('rotate')
  expect(await fewerWords('page rotate webhook', find)).toBe('page rotate')
})

test('words that no page has are left out', async () => {
  expect(await fewerWords('unknown  secret ', find)).toBe('secret')
  expect(await fewerWords('unknown words', find)).toBeUndefined()
})

test('a single word, words in quotes and pasted text are searched as they are', async () => {
  expect(await fewerWords('secret', find)).toBeUndefined()
  expect(await fewerWords('"rotate secret"', find)).toBeUndefined()
  expect(await fewerWords('rotate secret '.repeat(5), find)).toBeUndefined()
})
