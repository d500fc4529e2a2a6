import { expect, test } from 'vitest'
import { digitsOf, parseExactJson } from '../../../../playground/document/exact-number.ts'
import { allowsValue } from '../../../../playground/document/example/allows-value.ts'
import { fitValue } from '../../../../playground/document/example/fit-value.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'

const source = { schemas: {} }

test.each([
  ['{"minimum":9007199254740993,"maximum":9007199254740993}', '9007199254740993'],
  [
    '{"exclusiveMinimum":9007199254740993,"maximum":9007199254740994}',
    '9007199254740994',
  ],
  ['{"minimum":9007199254740993,"multipleOf":7}', '9007199254740995'],
])('of integers with %s one is found that is allowed', (limits, digits) => {
  const schema = { types: ['integer'], ...(parseExactJson(limits) as Schema) } as Schema
  const value = fitValue(source, schema, undefined, { direction: 'request' })
  expect(digitsOf(value as number)).toBe(digits)
  expect(BigInt(digits) % BigInt((schema.multipleOf as number | undefined) ?? 1)).toBe(0n)
  expect(allowsValue(source, schema, value)).toBe(true)
})

test('a long integer that is no multiple is not allowed', () => {
  const schema: Schema = { types: ['integer'], multipleOf: 7 }
  expect(allowsValue(source, schema, parseExactJson('9007199254740998'))).toBe(false)
})
