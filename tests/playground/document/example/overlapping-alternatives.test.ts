import { expect, test } from 'vitest'
import { prefillValue } from '../../../../playground/console/props/prefill-value.ts'
import { exampleValue } from '../../../../playground/document/example/example-value.ts'
import { apiOf } from '../../write-spec.ts'

const EQUAL = { oneOf: [{ type: 'string', example: 'a' }, { type: 'string' }] }
const EXCLUSIVE = {
  oneOf: [{ type: 'integer', example: 7 }, { type: 'string' }],
}

async function valuesOf(schema: Record<string, unknown>) {
  const api = await apiOf({ openapi: '3.1.0', components: { schemas: { Odd: schema } } })
  const odd = { ref: '#/components/schemas/Odd' }
  return {
    example: exampleValue(api, odd, { direction: 'request', requiredOnly: false }),
    prefill: prefillValue(api, odd),
  }
}

test('examples keep a property whose alternatives can only be satisfied together', async () => {
  const properties = {
    equal: EQUAL,
    exclusive: EXCLUSIVE,
    inList: { type: 'array', items: EQUAL },
  }
  const { example } = await valuesOf({ type: 'object', properties })
  expect(example).toEqual({ equal: 'a', exclusive: 7, inList: ['a'] })
})

test('an alternative that no other one includes is preferred', async () => {
  const anyText = { type: 'string' }
  const { example } = await valuesOf({
    oneOf: [
      anyText,
      anyText,
      { type: 'object', required: ['id'], properties: { id: { const: 3 } } },
    ],
  })
  expect(example).toEqual({ id: 3 })
})

test('a form is not filled with a value that several alternatives match', async () => {
  const { prefill } = await valuesOf(EQUAL)
  expect(prefill).toBeUndefined()
})

test('a discriminator tells alternatives apart that match the same values', async () => {
  const parts = {
    Cat: { required: ['kind'], properties: { kind: { type: 'string' } } },
    Dog: { required: ['kind'], properties: { kind: { type: 'string' }, name: {} } },
  }
  const api = await apiOf({
    components: {
      schemas: {
        ...parts,
        Pet: {
          oneOf: ['Cat', 'Dog'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
          discriminator: {
            propertyName: 'kind',
            mapping: { meow: 'Cat', woof: 'Dog' },
          },
        },
      },
    },
  })
  const value = prefillValue(api, { ref: '#/components/schemas/Pet' })
  expect(value).toEqual({ kind: 'meow' })
})
