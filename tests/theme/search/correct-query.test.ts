import { expect, test } from 'vitest'
import { correctQuery } from '../../../theme/search/correct-query.ts'

const records = { wordsNear: async () => ['docker', 'compose', 'version'] }

test('only words that no page has are replaced', async () => {
  expect(await correctQuery('docker compse', records)).toBe('docker compose')
  expect(await correctQuery('docker', records)).toBeUndefined()
})

test('words that resemble none of the site are dropped, which is reported', async () => {
  expect(await correctQuery('docker xyzzyqqq', records)).toBe('docker')
  expect(await correctQuery('xyzzyqqq', records)).toBe('')
})

test('words that begin like one of the site may be other forms of it', async () => {
  expect(await correctQuery('composition', records)).toBeUndefined()
})

test('short words and those of scripts without spaces are searched as they are', async () => {
  expect(await correctQuery('xyzzy', records)).toBeUndefined()
  expect(await correctQuery('搜索所有页面吗', records)).toBeUndefined()
})

test('words in quotes are looked for as they are', async () => {
  expect(await correctQuery('"compse"', records)).toBeUndefined()
})

test('without the words of the index nothing is corrected', async () => {
  expect(await correctQuery('compse', { wordsNear: async () => [] })).toBeUndefined()
})
