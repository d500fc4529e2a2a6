import { expect, test } from 'vitest'
import { parseRanges } from '../../../runtime/kit/parse-ranges.ts'

test('line ranges are limited, and invalid numbers are ignored', () => {
  expect(parseRanges('2, x, 4-5, 7..8')).toEqual([2, 4, 5, 7, 8])
  expect(parseRanges('[1 3 - 5, "7 .. 8"]')).toEqual([1, 3, 4, 5, 7, 8])
  expect(parseRanges('1-1000000000')).toEqual([])
  expect(parseRanges('1-999999')).toHaveLength(100_000)
  expect(parseRanges('1-99999,1-99999,1-99999')).toHaveLength(100_000)
})
