import { describe, expect, test } from 'vitest'
import type { Schema } from '../../../playground/api.ts'
import { findProblem } from '../../../playground/console/find-problem.ts'
import { parseNumber } from '../../../playground/console/fields/number-field.tsx'
import { initialValue } from '../../../playground/console/initial-values.ts'
import {
  fieldKind,
  resolveSchema,
  typeLabel,
} from '../../../playground/console/resolve-schema.ts'
import { slimSchemas } from '../../../playground/console/slim-schemas.ts'
import { consoleWords } from '../../../playground/console/words.ts'

describe('problems at a field', () => {
  const find = (
    schema: Schema,
    value: Parameters<typeof findProblem>[1],
    required = false,
  ) => findProblem(schema, value, required, consoleWords)

  test.each<[Schema, Parameters<typeof findProblem>[1], string | undefined]>([
    [{ types: ['integer'] }, 3, undefined],
    [{ types: ['integer'] }, 3.5, 'This is not a whole number.'],
    [{ types: ['integer'] }, '3a', 'This is not a whole number.'],
    [{ types: ['number'] }, 'x', 'This is not a number.'],
    [{ types: ['number'], minimum: 1 }, 0, 'At least 1.'],
    [{ types: ['number'], exclusiveMaximum: 1 }, 1, 'Less than 1.'],
    [{ types: ['number'], multipleOf: 0.1 }, 0.3, undefined],
    [{ types: ['number'], multipleOf: 0.1 }, 0.35, 'A multiple of 0.1.'],
    [{ types: ['string'], maxLength: 2 }, '😀😀', undefined],
    [{ types: ['string'], maxLength: 2 }, 'abc', 'At most 2 characters.'],
    [{ types: ['string'], pattern: '^[a-z]+$' }, 'A', 'Does not match ^[a-z]+$'],
    [{ types: ['string'], format: 'date' }, 'today', 'This is not a valid date.'],
    [{ types: ['string'], format: 'made-up' }, 'x', undefined],
    [{ enum: ['a', 1] }, 'b', 'This is not one of the options.'],
    [{ enum: ['a', 1] }, 1, undefined],
    [{ types: ['array'], uniqueItems: true }, [1, 1], 'Items must differ.'],
    [{ types: ['array'], maxItems: 1 }, [1, 2], 'At most 1 items.'],
    [{ types: ['string', 'null'] }, null, undefined],
  ])('%j with %j', (schema, value, problem) => {
    expect(find(schema, value)).toBe(problem)
  })

  test('a pattern that could take exponential time is not tried', () => {
    const started = performance.now()
    const value = 'a'.repeat(40) + '!'
    expect(find({ types: ['string'], pattern: '^(a+)+$' }, value)).toBeUndefined()
    expect(find({ types: ['string'], pattern: '^(a|a)*$' }, value)).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(100)
  })

  test('only what is required must have a value', () => {
    expect(find({}, undefined, true)).toBe('This value is required.')
    expect(find({}, undefined)).toBeUndefined()
  })
})

test('numbers are read as they are written: exact beyond 2^53, text where they are none', () => {
  expect(
    ['', '1.50', '-0', '12345678901234567890', '1e3', '01', '1.', '0x1'].map(parseNumber),
  ).toEqual([undefined, 1.5, -0, 12345678901234567890n, 1000, '01', '1.', '0x1'])
})

describe('schemas', () => {
  const schemas: Record<string, Schema> = {
    '#/Base': {
      types: ['object'],
      required: ['id'],
      properties: [{ name: 'id', schema: {} }],
    },
    '#/Loop': { ref: '#/Loop' },
    '#/Tree': {
      types: ['object'],
      required: ['child'],
      properties: [{ name: 'child', schema: { ref: '#/Tree' } }],
    },
  }

  test('allOf is merged, a circle of references ends', () => {
    const merged = resolveSchema(
      {
        allOf: [
          { ref: '#/Base' },
          { required: ['name'], properties: [{ name: 'name', schema: {} }], minimum: 1 },
          { minimum: 3 },
        ],
      },
      schemas,
    )
    expect(merged.required).toEqual(['id', 'name'])
    expect(merged.properties?.map(({ name }) => name)).toEqual(['id', 'name'])
    expect(merged.minimum).toBe(3)
    expect(resolveSchema({ ref: '#/Loop' }, schemas)).toEqual({})
  })

  test('required values of a schema that contains itself are filled in to a depth', () => {
    const text = JSON.stringify(initialValue({ ref: '#/Tree' }, schemas, true))
    expect(text.length).toBeLessThan(200)
  })

  test.each<[Schema, string, string]>([
    [{ types: ['string'], format: 'binary' }, 'file', 'file'],
    [{ types: ['string'], enum: ['a'] }, 'enum', 'enum<string>'],
    [{ types: ['integer', 'null'], format: 'int64' }, 'number', 'integer<int64>'],
    [{ types: ['array'], items: { types: ['string'] } }, 'list', 'string[]'],
    [{ properties: [] }, 'object', 'object'],
    [{ oneOf: [{ ref: '#/Base' }, { types: ['null'] }] }, 'choice', 'Base'],
    [{}, 'any', 'any'],
  ])('%j gets the input %s and the label %s', (schema, kind, label) => {
    expect(fieldKind(schema)).toBe(kind)
    expect(typeLabel(schema, schemas, 'any')).toBe(label)
  })

  test('an explosive description is cut, what lies near is kept', () => {
    const many = Object.fromEntries(
      Array.from({ length: 2000 }, (_, index): [string, Schema] => [
        `#/S${index}`,
        {
          properties: [1, 2, 3].map((step) => ({
            name: `p${step}`,
            schema: { ref: `#/S${(index * 3 + step) % 2000}` },
          })),
        },
      ]),
    )
    const { schemas: kept, slim } = slimSchemas(many)
    slim({ ref: '#/S0' })
    expect(Object.keys(kept).length).toBeLessThanOrEqual(150)
    expect(Object.keys(kept).slice(0, 4)).toEqual(['#/S0', '#/S1', '#/S2', '#/S3'])
  })

  test('read-only properties are not asked for', () => {
    const { slim } = slimSchemas({})
    const slimmed = slim({
      description: 'long',
      properties: [
        { name: 'id', schema: { readOnly: true } },
        { name: 'name', schema: {} },
      ],
    })
    expect(slimmed).toEqual({ properties: [{ name: 'name', schema: {} }] })
  })
})
