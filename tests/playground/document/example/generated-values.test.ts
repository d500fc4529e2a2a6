import * as draft4 from '@redocly/ajv/dist/draft4.js'
import { Ajv2020 } from '@redocly/ajv/dist/2020.js'
import * as ajvFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prefillValue } from '../../../../playground/console/props/prefill-value.ts'
import { withPlainNumbers } from '../../../../playground/document/exact-number.ts'
import { exampleValue } from '../../../../playground/document/example/example-value.ts'
import { apiOf } from '../../write-spec.ts'
import { anySchema } from './arbitrary-schema.ts'
import {
  IMPOSSIBLE_DEFINITIONS,
  IMPOSSIBLE_SCHEMAS,
  ODD_DEFINITIONS,
  ODD_SCHEMAS,
  ODD_SCHEMAS_30,
} from './odd-schemas.ts'

// CommonJS modules: Node only provides the default export, which their types don't match.
const { default: Ajv30 } = draft4 as unknown as { default: typeof Ajv2020 }
const { default: addFormats } = ajvFormats as unknown as {
  default: (ajv: InstanceType<typeof Ajv2020>) => void
}

type Json = Record<string, unknown>

/** The errors that an independent validator finds in a value. */
function faultsOf(version: '3.0' | '3.1', schema: Json, $defs: Json, value: unknown) {
  const options = { strict: false, logger: false, allErrors: true } as const
  const ajv = version === '3.0' ? new Ajv30(options) : new Ajv2020(options)
  addFormats(ajv)
  const validate = ajv.compile({ ...schema, ...(version === '3.1' && { $defs }) })
  validate(value)
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  )
}

/** The values generated for a schema: for the form, and for the examples of the page. */
async function valuesOf(openapi: string, schema: Json, definitions: Json) {
  const api = await apiOf({
    openapi,
    components: {
      schemas: JSON.parse(
        JSON.stringify({ ...definitions, Odd: schema }).replaceAll(
          '#/$defs/',
          '#/components/schemas/',
        ),
      ) as Json,
    },
  })
  const odd = { ref: '#/components/schemas/Odd' }
  const example = (direction: 'request' | 'response', requiredOnly: boolean) =>
    withPlainNumbers(exampleValue(api, odd, { direction, requiredOnly }))
  return {
    prefill: withPlainNumbers(prefillValue(api, odd)),
    request: example('request', false),
    required: example('request', true),
    response: example('response', false),
  }
}

test.each(Object.entries(ODD_SCHEMAS))(
  'values of a schema are right: %s',
  async (name, schema) => {
    const values = await valuesOf('3.1.0', schema, ODD_DEFINITIONS)
    for (const [kind, value] of Object.entries(values)) {
      // If any value is valid, the form has no initial value.
      if (kind === 'prefill' && value === undefined && /not a type|null alone/.test(name))
        continue
      // The page keeps an author's own example, the form doesn't.
      if (/example|default/.test(name) && kind !== 'prefill') continue
      const faults = faultsOf('3.1', schema, ODD_DEFINITIONS, value)
      expect({ kind, value, faults }).toEqual({ kind, value, faults: [] })
      expect(value).toBeDefined()
    }
  },
)

test.each(Object.entries(ODD_SCHEMAS_30))(
  'values of a schema of OpenAPI 3.0 are right: %s',
  async (_name, schema) => {
    const written = JSON.parse(JSON.stringify(schema), (_key, value: Json) => {
      // Has no effect without a type (OpenAPI Specification 3.0.3, "Schema Object").
      if (value?.['nullable'] && !value['type']) delete value['nullable']
      return value
    }) as Json
    const values = await valuesOf('3.0.3', schema, {})
    for (const [kind, value] of Object.entries(values)) {
      const faults = faultsOf('3.0', written, {}, value)
      expect({ kind, value, faults }).toEqual({ kind, value, faults: [] })
      expect(value).toBeDefined()
    }
  },
)

test.each(Object.entries(IMPOSSIBLE_SCHEMAS))(
  'a form is not filled with what cannot be right: %s',
  async (_name, schema) => {
    const { prefill } = await valuesOf('3.1.0', schema, IMPOSSIBLE_DEFINITIONS)
    expect(prefill).toBeUndefined()
  },
)

test('a form is never filled with what its schema does not allow', async () => {
  const schemas = fc.sample(anySchema, { numRuns: 150, seed: 7 })
  const definitions = Object.fromEntries(
    schemas.map((schema, index) => [`Random${index}`, schema]),
  )
  const api = await apiOf({ openapi: '3.1.0', components: { schemas: definitions } })
  let filled = 0
  for (const [name, schema] of Object.entries(definitions)) {
    const value = prefillValue(api, { ref: `#/components/schemas/${name}` })
    if (value === undefined) continue
    filled++
    const faults = faultsOf('3.1', schema, {}, withPlainNumbers(value))
    expect({ schema, value, faults }).toEqual({ schema, value, faults: [] })
  }
  expect(filled).toBeGreaterThan(schemas.length / 3)
})

test('all texts that nothing is said about have the same filler', async () => {
  const text = { type: 'string' }
  const { prefill, request } = await valuesOf(
    '3.1.0',
    {
      type: 'object',
      required: ['id', 'name', 'tags', 'code'],
      properties: {
        name: text,
        tags: { type: 'array', minItems: 3, items: text },
        code: { ...text, minLength: 10 },
      },
    },
    {},
  )
  const tags = ['<string>', '<string>', '<string>']
  const expected = { name: '<string>', tags, code: '<string>xx', id: '<any>' }
  expect(request).toEqual(expected)
  expect(prefill).toEqual(expected)
})
