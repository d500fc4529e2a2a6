import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatJson } from '../../../../playground/console/response/format-json.ts'
import { cutPlaces, cutText } from './cut-text.ts'

describe('JSON', () => {
  test('is what JSON.stringify writes with two spaces, wherever the network cuts it', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        cutPlaces,
        fc.integer({ min: 1, max: 40 }),
        (value, ends, size) => {
          const pieces = cutText(JSON.stringify(value), ends)
          expect([...formatJson(pieces, size)].join('')).toBe(
            JSON.stringify(value, null, 2),
          )
        },
      ),
    )
  })

  test('comes in pieces of a bounded length, even where a text is long', () => {
    const long = JSON.stringify({ a: 'x'.repeat(100_000) })
    const pieces = [...formatJson([long], 1000)]
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(2500)
    expect(JSON.parse(pieces.join(''))).toEqual(JSON.parse(long))
  })

  test('keeps text that is not JSON unchanged', () => {
    expect([...formatJson(['{"a": oops, }'])].join('').replace(/\s/g, '')).toBe(
      '{"a":oops,}',
    )
  })
})
