import { expect, test } from 'vitest'
import { slimSchemas } from '../../../../playground/console/props/slim-schemas.ts'
import { initialValue } from '../../../../playground/console/state/initial-values.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'

test('schemas of an exploding description are limited, nearest first', () => {
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

test('read-only properties have no input', () => {
  const { slim } = slimSchemas({})
  const slimmed = slim({
    description: 'long',
    properties: [
      { name: 'id', schema: { readOnly: true, default: { value: 'x' } } },
      { name: 'name', schema: { default: { value: 'default' } } },
    ],
    required: ['id', 'name'],
  })
  expect(slimmed).toEqual({
    description: 'long',
    properties: [
      { name: 'id', schema: { readOnly: true } },
      { name: 'name', schema: { default: { value: 'default' } } },
    ],
    required: ['id', 'name'],
  })
  expect(initialValue(slimmed, { schemas: {} }, true)).toEqual({ name: 'default' })
})

test.each([
  [201, { types: ['string'], enum: 201 }],
  [5000, { types: ['string'], enum: 5000 }],
  [5001, { types: ['string'] }],
])('of %i values all can be chosen, or any can be typed', (count, kept) => {
  const values = Array.from({ length: count }, (_, index) => `v${index}`)
  const { slim } = slimSchemas({})
  const { enum: listed, types } = slim({ enum: values, types: ['string'] })
  expect({ types, ...(listed && { enum: listed.length }) }).toEqual(kept)
})
