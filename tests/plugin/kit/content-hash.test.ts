import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentHash } from '../../../plugin/kit/content-hash.ts'

test('a hash of texts is that of all parts after their lengths', () => {
  const whole = createHash('sha256').update('1:a3:b€c').digest('hex')
  expect(contentHash('a', 'b€c')).toBe(whole.slice(0, 32))
})

test('texts have the same hash whether bytes are among the parts or not', () => {
  const parts = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()))
  fc.assert(
    fc.property(parts, (values) => {
      // An empty array of bytes is hashed like an empty text.
      expect(contentHash(...values, new Uint8Array())).toBe(contentHash(...values, ''))
    }),
  )
})

test('where a part ends matters', () => {
  expect(contentHash('ab', 'c')).not.toBe(contentHash('a', 'bc'))
})
