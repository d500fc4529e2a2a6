import { expect, test } from 'vitest'
import { cpuTime } from '../../../cpu-time.ts'
import { consoleStrings } from '../../../../playground/console/props/console-strings.ts'
import { findProblem } from '../../../../playground/console/props/find-problem.ts'
import { parseNumeric } from '../../../../playground/document/exact-number.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'

const exact = (text: string) => parseNumeric(text)!

const find = (
  schema: Schema,
  value: Parameters<typeof findProblem>[1],
  required = false,
) => findProblem(schema, value, required, consoleStrings)

test.each<[Schema, Parameters<typeof findProblem>[1], string | undefined]>([
  [{ types: ['integer'] }, 3, undefined],
  [{ types: ['integer'] }, 3.5, 'This is not a whole number.'],
  [{ types: ['integer'] }, '3a', 'This is not a whole number.'],
  [{ types: ['number'] }, 'x', 'This is not a number.'],
  [{ types: ['number'], minimum: 1 }, 0, 'At least 1.'],
  [{ types: ['number'], exclusiveMaximum: 1 }, 1, 'Less than 1.'],
  [{ types: ['number'], multipleOf: 0.1 }, 0.3, undefined],
  [{ types: ['number'], multipleOf: 0.1 }, 0.35, 'A multiple of 0.1.'],
  [{ types: ['number'], multipleOf: 0.01 }, exact('90071992547409.93'), undefined],
  [
    { types: ['number'], multipleOf: 0.01 },
    exact('90071992547409.935'),
    'A multiple of 0.01.',
  ],
  [
    { types: ['integer'], maximum: exact('9007199254740992') },
    exact('9007199254740993'),
    'At most 9007199254740992.',
  ],
  [
    { types: ['integer'], minimum: exact('9223372036854775807') },
    exact('9223372036854775806'),
    'At least 9223372036854775807.',
  ],
  [
    { types: ['integer'], exclusiveMinimum: exact('9223372036854775806') },
    exact('9223372036854775807'),
    undefined,
  ],
  [{ types: ['integer'], multipleOf: 2 }, exact('9007199254740993'), 'A multiple of 2.'],
  [{ types: ['integer'] }, exact('9007199254740993.5'), 'This is not a whole number.'],
  [{ types: ['integer'] }, exact('1.50e1'), undefined],
  [{ types: ['number'], maximum: 1 }, exact('1e-999999999'), undefined],
  [{ types: ['string'], maxLength: 2 }, '😀😀', undefined],
  [{ types: ['string'], maxLength: 2 }, 'abc', 'At most 2 characters.'],
  [{ types: ['string'], pattern: '^[a-z]+$' }, 'A', 'Does not match ^[a-z]+$'],
  [{ types: ['string'], format: 'date' }, 'today', 'This is not a valid date.'],
  [{ types: ['string'], format: 'made-up' }, 'x', undefined],
  [{ enum: ['a', 1] }, 'b', 'This is not one of the options.'],
  [{ enum: ['a', 1] }, 1, undefined],
  [{ types: ['array'], uniqueItems: true }, [1, 1], 'Items must be unique.'],
  [{ types: ['array'], maxItems: 1 }, [1, 2], 'At most 1 items.'],
  [{ types: ['string', 'null'] }, null, undefined],
])('checks by the schema %j the value %j', (schema, value, problem) => {
  expect(find(schema, value)).toBe(problem)
})

test('a pattern that could take exponential time is not tried', () => {
  const started = cpuTime()
  const value = 'a'.repeat(40) + '!'
  expect(find({ types: ['string'], pattern: '^(a+)+$' }, value)).toBeUndefined()
  expect(find({ types: ['string'], pattern: '^(a|a)*$' }, value)).toBeUndefined()
  expect(cpuTime() - started).toBeLessThan(2000)
})

test('only what is required must have a value', () => {
  expect(find({}, undefined, true)).toBe('This value is required.')
  expect(find({}, undefined)).toBeUndefined()
})
