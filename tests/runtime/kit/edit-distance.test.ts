import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '../../../runtime/kit/edit-distance.ts'

test.each([
  ['version', 'version', 0],
  ['versons', 'versions', 1],
  ['depoly', 'deploy', 1],
  ['secuirty', 'security', 1],
  ['accordian', 'accordion', 1],
  ['abc', 'xyz', 3],
])('%s is %s with %i errors', (typed, word, errors) => {
  expect(editDistance(typed, word, 3)).toBe(errors)
})

test('a word may go on after what was typed', () => {
  expect(editDistance('verso', 'versions', 2, true)).toBe(1)
  expect(editDistance('verso', 'versions', 2)).toBeGreaterThan(2)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })

test('it is the same both ways, and none for equal words alone', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const errors = editDistance(a, b, 10)
      expect(editDistance(b, a, 10)).toBe(errors)
      expect(errors === 0).toBe(a === b)
    }),
  )
})

test('with a limit it is exact below it, and above it says no more than that', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      const exact = editDistance(a, b, 10)
      const limited = editDistance(a, b, most)
      if (exact <= most) expect(limited).toBe(exact)
      else expect(limited).toBeGreaterThan(most)
    }),
  )
})
