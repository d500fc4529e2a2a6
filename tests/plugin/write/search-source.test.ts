import { expect, test } from 'vitest'
import { batchSources, type SearchSource } from '../../../plugin/write/search-source.ts'
import { searchedPage, sourcesOf } from './index-pages.ts'

const sources = (numbers: readonly number[]) =>
  sourcesOf(numbers.map((number) => searchedPage({ url: `/page-${number}` })))

async function batchesOf(numbers: readonly number[]): Promise<string[]> {
  const batches: SearchSource[][] = []
  for await (const batch of batchSources(sources(numbers))) batches.push(batch)
  return batches.map((batch) => batch.map(({ outline }) => outline.url).join(' '))
}

const all = Array.from({ length: 2000 }, (_, number) => number)

test('batches have all pages in their order, and no batch has many', async () => {
  const batches = await batchesOf(all)
  expect(batches.join(' ')).toBe(all.map((number) => `/page-${number}`).join(' '))
  const sizes = batches.map((batch) => batch.split(' ').length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60)
  expect(all.length / batches.length).toBeGreaterThan(10)
})

test('a page that comes or goes changes the batches beside it, and no others', async () => {
  const before = new Set(await batchesOf(all))
  for (const place of [0, 700, 1999]) {
    const without = await batchesOf(all.toSpliced(place, 1))
    expect(without.filter((batch) => !before.has(batch)).length).toBeLessThan(5)
  }
  const more = await batchesOf(all.toSpliced(900, 0, 5000))
  expect(more.filter((batch) => !before.has(batch)).length).toBeLessThan(5)
})

test('no pages make no batch', async () => {
  expect(await batchesOf([])).toEqual([])
})
