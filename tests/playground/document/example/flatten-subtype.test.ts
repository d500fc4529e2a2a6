import { expect, test } from 'vitest'
import { exampleValue } from '../../../../playground/document/example/example-value.ts'
import { prefillValue } from '../../../../playground/console/props/prefill-value.ts'
import { apiOf } from '../../write-spec.ts'

const extend = (base: string, properties: object = {}) => ({
  allOf: [{ $ref: `#/components/schemas/${base}` }, { properties }],
})

async function examplesOf(pet: object, subtypes: Record<string, object>) {
  const api = await apiOf({
    components: {
      schemas: {
        Pet: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string' } },
          discriminator: { propertyName: 'kind' },
          ...pet,
        },
        ...subtypes,
      },
    },
  })
  return Object.keys(subtypes).map((name) => {
    const schema = { ref: `#/components/schemas/${name}` }
    const options = { direction: 'request', requiredOnly: false } as const
    return [exampleValue(api, schema, options), prefillValue(api, schema)]
  })
}

const both = (kind: string) => [{ kind }, { kind }]

test('an example of a schema that extends one with a discriminator has the value of the schema', async () => {
  expect(await examplesOf({}, { Cat: extend('Pet'), Dog: extend('Pet') })).toEqual([
    both('Cat'),
    both('Dog'),
  ])
})

test('the value is that of the mapping, also among those that the base allows', async () => {
  const pet = {
    properties: { kind: { enum: ['meow', 'woof'] } },
    discriminator: { propertyName: 'kind', mapping: { meow: 'Cat', woof: 'Dog' } },
  }
  expect(await examplesOf(pet, { Cat: extend('Pet'), Dog: extend('Pet') })).toEqual([
    both('meow'),
    both('woof'),
  ])
})

test('a value that the schema itself states stays', async () => {
  const stated = {
    Cat: extend('Pet', { kind: { const: 'a' } }),
    Dog: extend('Pet', { kind: { enum: ['b'] } }),
    Bee: extend('Pet', { kind: { example: 'c' } }),
  }
  expect(await examplesOf({}, stated)).toEqual(['a', 'b', 'c'].map(both))
})
