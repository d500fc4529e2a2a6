import { expect, test } from 'vitest'
import type { Schema } from '../../../../playground/document/schema-model.ts'
import type { Value } from '../../../../playground/request/operation.ts'
import { maskSecrets } from '../../../../playground/console/state/mask-secrets.ts'
import { operation, parameter, values } from '../../request/sample-operation.ts'

const password: Schema = { types: ['string'], format: 'password' }
const described = {
  ...operation({ parameters: [parameter('query', 'pin')] }),
  title: 'Log in',
  parameters: [{ ...parameter('query', 'pin'), schema: password }],
  body: {
    required: true,
    content: [
      {
        type: 'application/json',
        encoding: [],
        examples: [],
        schema: {
          properties: [
            { name: 'name', schema: {} },
            { name: 'users', schema: { items: { ref: '#/User' } } },
          ],
        },
      },
    ],
  },
}
const source = {
  schemas: { '#/User': { properties: [{ name: 'secret', schema: password }] } },
}

test('texts of format password are masked at any depth, also in raw text', () => {
  const value = { name: 'a', users: [{ secret: 'hush' }] }
  const typed = values(['1234'], {
    body: { content: 0, value, text: JSON.stringify(value) },
  })
  const masked = maskSecrets(described, typed, source)
  expect(masked.parameters).toEqual(['REDACTED'])
  expect(masked.body).toEqual({
    content: 0,
    value: { name: 'a', users: [{ secret: 'REDACTED' }] },
  })
  expect(typed.body?.text).toContain('hush')
})

test.each<[what: string, schema: Schema, value: Value, masked: Value]>([
  [
    'positions of a list',
    { prefixItems: [{}, password], items: {} },
    ['a', 'hush', 'b'],
    ['a', 'REDACTED', 'b'],
  ],
  [
    'items after the described positions',
    { prefixItems: [{}], items: password },
    ['a', 'hush'],
    ['a', 'REDACTED'],
  ],
  [
    'the values of a map',
    { properties: [{ name: 'name', schema: {} }], additionalProperties: password },
    { name: 'a', key: 'hush' },
    { name: 'a', key: 'REDACTED' },
  ],
  [
    'properties by pattern',
    { patternProperties: [{ pattern: '^x-', schema: password }] },
    { 'x-a': 'hush', b: 'c' },
    { 'x-a': 'REDACTED', b: 'c' },
  ],
])('texts of format password are masked in %s', (_what, schema, value, masked) => {
  const type = 'application/json'
  const content = [{ type, encoding: [], examples: [], schema }]
  const logIn = { ...described, body: { required: true, content } }
  const typed = values([undefined], { body: { content: 0, value } })
  expect(maskSecrets(logIn, typed, source).body?.value).toEqual(masked)
})

test('without a secret the values are the same', () => {
  const typed = values([undefined], { body: { content: 0, value: { name: 'a' } } })
  expect(maskSecrets(described, typed, source)).toBe(typed)
})
