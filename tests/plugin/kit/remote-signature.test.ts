import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, secretName, unseal } from '../../../plugin/kit/remote-signature.ts'

const value = Buffer.from('export default 1')

test('a value can only be unsealed with its secret and its key', () => {
  const sealed = seal('secret', 'key', value)
  expect(Buffer.from(unseal('secret', 'key', sealed)!)).toEqual(value)
  expect(unseal('secret', 'other', sealed)).toBeUndefined()
  expect(unseal('other', 'key', sealed)).toBeUndefined()
  expect(unseal('', 'key', sealed)).toBeUndefined()
})

test('key and value cannot be moved into each other', () => {
  const sealed = seal('secret', 'ab', Buffer.from('c'))
  const moved = Buffer.concat([sealed.subarray(0, sealed.length - 1), Buffer.from('bc')])
  expect(unseal('secret', 'a', moved)).toBeUndefined()
  expect(secretName('secret', 'ab', 'c')).not.toBe(secretName('secret', 'a', 'bc'))
  expect(secretName('secret', 'a')).not.toBe(secretName('other', 'a'))
})

test('not one bit may differ', () => {
  const sealed = seal('secret', 'key', value)
  fc.assert(
    fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
      const changed = Buffer.from(sealed)
      changed[bit >> 3]! ^= 1 << (bit & 7)
      expect(unseal('secret', 'key', changed)).toBeUndefined()
    }),
  )
  for (let length = 0; length < sealed.length; length++)
    expect(unseal('secret', 'key', sealed.subarray(0, length))).toBeUndefined()
})
