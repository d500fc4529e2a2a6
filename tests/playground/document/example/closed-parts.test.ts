import { expect, test } from 'vitest'
import { prefillValue } from '../../../../playground/console/props/prefill-value.ts'
import { allowsValue } from '../../../../playground/document/example/allows-value.ts'
import { exampleValue } from '../../../../playground/document/example/example-value.ts'
import { apiOf } from '../../write-spec.ts'

const NUMBER = { type: 'integer', example: 7 }
const TEXT = { type: 'string', example: 'a' }

function closed(properties: Record<string, unknown>, required: string[] = []) {
  return { type: 'object', properties, required, additionalProperties: false }
}

const DEFINITIONS = {
  Animal: closed({ id: NUMBER }, ['id']),
  Dog: {
    ...closed({ breed: TEXT }, ['breed']),
    allOf: [{ $ref: '#/components/schemas/Animal' }],
  },
  Puppy: {
    ...closed({ age: NUMBER }),
    allOf: [{ $ref: '#/components/schemas/Dog' }],
  },
}

async function valuesOf(schema: Record<string, unknown>) {
  const schemas = { ...DEFINITIONS, Odd: schema }
  const api = await apiOf({ openapi: '3.0.3', components: { schemas } })
  const odd = { ref: '#/components/schemas/Odd' }
  return {
    example: exampleValue(api, odd, { direction: 'request', requiredOnly: false }),
    prefill: prefillValue(api, odd),
    allows: (value: unknown) => allowsValue(api, odd, value),
  }
}

test('a closed schema and its closed base have the properties of both', async () => {
  const { example, prefill, allows } = await valuesOf(DEFINITIONS.Puppy)
  const puppy = { id: 7, breed: 'a', age: 7 }
  expect(example).toEqual(puppy)
  expect(prefill).toEqual(puppy)
  expect(allows({ ...puppy, tail: 1 })).toBe(false)
  expect(allows({ id: 7 })).toBe(false)
})

test('an example of a closed schema keeps the optional properties of its base', async () => {
  const { example } = await valuesOf({
    ...closed({ breed: TEXT }),
    allOf: [closed({ id: NUMBER })],
  })
  expect(example).toEqual({ id: 7, breed: 'a' })
})

test('a closed object has the properties of one of its alternatives', async () => {
  const { example, prefill, allows } = await valuesOf({
    ...closed({ id: NUMBER }),
    oneOf: [closed({ breed: TEXT }, ['breed']), closed({ age: NUMBER }, ['age'])],
  })
  expect(example).toEqual({ id: 7, breed: 'a' })
  expect(prefill).toEqual({ id: 7, breed: 'a' })
  expect(allows({ id: 7, age: 1 })).toBe(true)
  expect(allows({ id: 7, age: 1, breed: 'a' })).toBe(false)
})

test('alternatives stay closed to the properties of each other', async () => {
  const { prefill, allows } = await valuesOf({
    oneOf: [closed({ breed: TEXT }), closed({ age: NUMBER })],
  })
  expect(prefill).toEqual({ breed: 'a' })
  expect(allows({ breed: 'a', age: 7 })).toBe(false)
})

test('what extends a closed map describes its own properties', async () => {
  const { example } = await valuesOf({
    allOf: [{ type: 'object', additionalProperties: { type: 'boolean' } }],
    properties: { name: TEXT },
    required: ['name'],
  })
  expect(example).toMatchObject({ name: 'a' })
})
