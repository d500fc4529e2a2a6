import { expect, test } from 'vitest'
import { createPlaceAt, offsetAt, placeAt } from '../../../runtime/kit/place-at.ts'

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [3, 2, 1],
  [5, 3, 1],
  [7, 4, 1],
  [8, 4, 2],
])('offset %i is at line %i, column %i', (offset, line, column) => {
  const text = 'a\r\nb\nc\rde'
  expect(placeAt(text, offset)).toEqual({ line, column })
  expect(createPlaceAt(text)(offset)).toEqual({ line, column })
  expect(offsetAt(text, line, column)).toBe(offset)
})
