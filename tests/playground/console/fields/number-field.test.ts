import { expect, test } from 'vitest'
import { parseNumber } from '../../../../playground/console/fields/number-field.tsx'
import { isExactNumber } from '../../../../playground/document/exact-number.ts'
import { writePrimitive } from '../../../../playground/request/write-parameter.ts'

test.each(['1', '1.50', '-0', '12345678901234567890', '0.12345678901234567890', '1e3'])(
  'the number %s is sent as it was typed',
  (text) => {
    const value = parseNumber(text)
    expect(typeof value === 'number' || isExactNumber(value)).toBe(true)
    expect(writePrimitive(value)).toBe(text)
  },
)

test('text that is not a number is sent as text, and an empty field sends nothing', () => {
  expect(['', '01', '1.', '0x1'].map(parseNumber)).toEqual([undefined, '01', '1.', '0x1'])
})
