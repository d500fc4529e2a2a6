import { expect, test } from 'vitest'
import { prefillValue } from '../../../../playground/console/props/prefill-value.ts'
import { sampleOfPattern } from '../../../../playground/document/example/sample-of-pattern.ts'
import { apiOf } from '../../write-spec.ts'

test.each([
  ['^[a-z]{3}$', 'aaa'],
  ['^\\d{4}-\\d{2}$', '1111-11'],
  ['^(?:foo|bar)_[A-Z0-9]+$', 'foo_A'],
  ['^usr_[\\w-]{8,}$', 'usr_aaaaaaaa'],
  ['a{2}[^a]?', 'aa'],
  ['^(?=.*x)y$', undefined],
])('a text for the pattern %s is %s', (pattern, text) => {
  expect(sampleOfPattern(pattern)).toBe(text)
})

test('a form starts with what is required, and with what has examples and defaults', async () => {
  const api = await apiOf({
    components: {
      schemas: {
        A: {
          type: 'object',
          required: ['id', 'name', 'kind', 'when', 'tags', 'owner', 'code', 'site'],
          properties: {
            id: { type: 'integer', readOnly: true },
            name: { type: 'string', minLength: 3 },
            kind: { enum: ['cat', 'dog'] },
            when: { type: 'string', format: 'date-time' },
            tags: { type: 'array', minItems: 2, items: { type: 'string', maxLength: 1 } },
            owner: {
              type: 'object',
              required: ['age'],
              properties: { age: { type: 'integer', minimum: 200, multipleOf: 7 } },
            },
            code: { type: 'string', pattern: '^[A-Z]{2}-\\d+$' },
            site: { type: 'string', format: 'uri', examples: ['no address'] },
            left: { type: 'string' },
            shown: { type: 'string', examples: ['an example'] },
            ready: { type: 'boolean', default: false },
          },
        },
        Pet: {
          discriminator: {
            propertyName: 'type',
            mapping: { meow: '#/components/schemas/Cat' },
          },
          oneOf: [{ $ref: '#/components/schemas/Cat' }],
        },
        Cat: {
          type: 'object',
          required: ['type'],
          properties: { type: { type: 'string' } },
        },
        Never: {
          type: 'object',
          required: ['a'],
          properties: { a: { type: 'string', pattern: '(?=x)y' } },
        },
      },
    },
  })
  const made = (name: string) =>
    prefillValue(api, { ref: `#/components/schemas/${name}` })
  expect(made('A')).toEqual({
    name: '<string>',
    kind: 'cat',
    when: '2023-11-07T05:31:56Z',
    tags: ['s', 's'],
    owner: { age: 203 },
    code: 'AA-1',
    site: 'https://example.com',
    shown: 'an example',
    ready: false,
  })
  expect(made('Pet')).toEqual({ type: 'meow' })
  expect(made('Never')).toBeUndefined()
})
