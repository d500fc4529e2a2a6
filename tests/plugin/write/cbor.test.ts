import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CborError, CborReader, CborWriter } from '../../../plugin/write/cbor.ts'

test('numbers and texts are read as they were written, and nothing is left', () => {
  const values = fc.array(
    fc.oneof(fc.integer({ min: -0x1_0000_0000, max: 0xffff_ffff }), fc.string()),
  )
  fc.assert(
    fc.property(values, (written) => {
      const writer = new CborWriter()
      writer.list(written, (value) =>
        typeof value === 'string' ? writer.text(value) : writer.integer(value),
      )
      const reader = new CborReader(writer.take())
      reader.array(written.length)
      for (const value of written)
        expect(typeof value === 'string' ? reader.text() : reader.integer()).toBe(value)
      expect(reader.isAtEnd).toBe(true)
    }),
  )
})

test('numbers take the bytes that RFC 8949 has for them', () => {
  const bytesOf = (value: number) => {
    const writer = new CborWriter()
    writer.integer(value)
    return writer.take().toString('hex')
  }
  expect([23, 24, 255, 256, 65_535, 65_536].map(bytesOf)).toEqual([
    '17',
    '1818',
    '18ff',
    '190100',
    '19ffff',
    '1a00010000',
  ])
  expect([-1, -24, -25, -1000].map(bytesOf)).toEqual(['20', '37', '3818', '3903e7'])
})

test('an array of numbers is passed over as far as it is long', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -70_000, max: 70_000 })), (numbers) => {
      const writer = new CborWriter()
      writer.list(numbers, (value) => writer.integer(value))
      writer.text('next')
      const reader = new CborReader(writer.take())
      expect(reader.skipIntegers()).toBe(numbers.length)
      expect(reader.text()).toBe('next')
    }),
  )
})

test('bytes that are cut, or of another kind, are refused', () => {
  const writer = new CborWriter()
  writer.list([1, 500, 70_000], (value) => writer.integer(value))
  const bytes = writer.take()
  for (let end = 0; end < bytes.length; end++) {
    const cut = () => new CborReader(bytes.subarray(0, end))
    expect(() => cut().skipIntegers()).toThrow(CborError)
    expect(() => {
      const reader = cut()
      reader.list(() => reader.integer())
    }).toThrow(CborError)
  }
  expect(() => new CborReader(bytes).text()).toThrow(CborError)
  expect(() => new CborReader(bytes).unsigned()).toThrow(CborError)
  expect(() => new CborReader(bytes).array(2)).toThrow(CborError)
  // A map, and an array of indefinite length.
  for (const other of [0xa0, 0x9f])
    expect(() => new CborReader(Buffer.from([other])).array()).toThrow(CborError)
})
