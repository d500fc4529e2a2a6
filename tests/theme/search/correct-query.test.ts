import { expect, test } from 'vitest'
import { correctQuery } from '../../../theme/search/correct-query.ts'

const records = { wordsNear: async () => ['docker', 'compose', 'version'] }

test('only words that no page has are replaced', async () => {
  expect(await correctQuery('docker compse', records)).toBe('docker compose')
  expect(await correctQuery('docker', records)).toBeUndefined()
})

test('words in quotes are looked for as they are', async () => {
  expect(await correctQuery('"compse"', records)).toBeUndefined()
})

test('without the words of the index nothing is corrected', async () => {
  expect(await correctQuery('compse', { wordsNear: async () => [] })).toBeUndefined()
})
