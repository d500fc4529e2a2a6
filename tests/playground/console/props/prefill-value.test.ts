import { expect, test } from 'vitest'
import { fits, prefillValue } from '../../../../playground/console/props/prefill-value.ts'
import { consoleProps } from '../../../../playground/console/props/console-props.ts'
import { sampleOfPattern } from '../../../../playground/console/props/sample-of-pattern.ts'
import { initialValues } from '../../../../playground/console/state/initial-values.ts'
import { parseExactJson } from '../../../../playground/document/exact-number.ts'
import { mediaKind } from '../../../../playground/document/media-kind.ts'
import { readApi } from '../../../../playground/document/read/read-api.ts'
import { buildRequest } from '../../../../playground/request/build-request.ts'
import { sharedMaterial } from '../../../shared-material.ts'
import { apiOf } from '../../write-spec.ts'

const settings = { base: 'https://docs.example/', home: '/' }

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
    name: 'string',
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

const real = sharedMaterial('openapi', 'bodies of real operations are prefilled')

test
  .skipIf(real.missing)
  .each([
    'real/scalar-galaxy.yaml',
    'real/readme-train-travel-3.1.json',
    'real/redoc-petstore-3.1.yaml',
    'real/readme-star-trek-3.0.json',
    'real/readme-readme-3.1.json',
    'real/unkey.json',
    'real/bitbucket.json',
    'edge/rapidoc/many-oneof.yaml',
  ])(
  'what is made for bodies of %s fits its schema, and is sent as it is',
  async (file) => {
    const { api } = await readApi(file, { root: real.path, offline: true })
    let count = 0
    for (const operation of api!.operations) {
      const { body } = operation
      if (!body) continue
      const props = consoleProps(api!, operation, settings)
      body.content.forEach((media, place) => {
        const value = props.operation.body?.content[place]?.prefill?.value
        if (value === undefined) return
        count++
        const at = `${operation.method} ${operation.path} ${media.type}`
        expect([at, fits(api!, media.schema!, value as never)]).toEqual([at, true])
        if (mediaKind(media.type) !== 'json' || place > 0 || !body.required) return
        const values = initialValues(props.operation, props, settings)
        const sent = buildRequest(props.operation, values, { base: settings.base }).body
        expect(sent?.kind === 'text' && parseExactJson(sent.text)).toEqual(value)
      })
    }
    expect(count).toBeGreaterThan(0)
  },
)
