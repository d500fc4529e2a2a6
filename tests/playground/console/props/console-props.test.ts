import { expect, test } from 'vitest'
import { consoleProps } from '../../../../playground/console/props/console-props.ts'
import type { Api } from '../../../../playground/document/api-model.ts'
import { manualOperation } from '../../../../playground/document/model/manual-operation.ts'
import { placeholderOf } from '../../../../playground/console/fields/text-field.tsx'
import { flattenSchema } from '../../../../playground/document/schema/flatten-schema.ts'
import { keyOf } from '../../../../playground/console/state/use-request-values.ts'
import { initialValues } from '../../../../playground/console/state/initial-values.ts'
import { apiOf } from '../../write-spec.ts'

const settings = { base: 'https://docs.example/', home: '/' }

async function propsOf(operation: object, components: object = {}) {
  const api = await apiOf({
    paths: {
      '/a': { post: { responses: { 200: { description: 'ok' } }, ...operation } },
    },
    components,
  })
  return consoleProps(api, api.operations[0]!, settings)
}

test('fields know what they are: descriptions of parameters and properties, on one line', async () => {
  const props = await propsOf({
    parameters: [
      {
        name: 'limit',
        in: 'query',
        description: 'Rows of **one** page.\n\nMore text.',
        schema: { type: 'integer' },
      },
    ],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { name: { type: 'string', description: 'What it is *called*.' } },
          },
        },
      },
    },
  })
  expect(props.operation.parameters[0]?.description).toBe('Rows of one page.')
  expect(
    props.operation.body?.content[0]?.schema?.properties?.[0]?.schema.description,
  ).toBe('What it is called.')
})

test('a parameter that carries the credentials of a scheme is asked for once', async () => {
  const named = (place: string, name: string) => ({
    in: place,
    name,
    schema: { type: 'string' },
  })
  const parameters = [
    named('header', 'authorization'),
    named('header', 'X-Trace'),
    named('query', 'key'),
    named('query', 'Key'),
  ]
  const securitySchemes = {
    token: { type: 'http', scheme: 'bearer' },
    key: { type: 'apiKey', in: 'query', name: 'key' },
  }
  const names = async (security: object[]) => {
    const { operation } = await propsOf({ parameters, security }, { securitySchemes })
    return operation.parameters.map(({ name }) => name)
  }
  expect(await names([{ token: [] }, { key: [] }])).toEqual(['X-Trace', 'Key'])
  expect(await names([])).toEqual(['authorization', 'X-Trace', 'key', 'Key'])
})

test('alternatives with the same schemes are told apart by their scopes', async () => {
  const flow = { tokenUrl: 'https://login.example/token', scopes: {} }
  const securitySchemes = {
    oauth: { type: 'oauth2', flows: { clientCredentials: flow } },
    key: { type: 'apiKey', in: 'query', name: 'key' },
  }
  const labels = async (security: object[]) => {
    const { operation } = await propsOf({ security }, { securitySchemes })
    return operation.security.map(({ label }) => label)
  }
  expect(
    await labels([
      { oauth: ['read'], key: [] },
      { oauth: ['write', 'admin'], key: [] },
      { oauth: ['read'] },
      {},
    ]),
  ).toEqual(['oauth (read) & key', 'oauth (write, admin) & key', 'oauth', undefined])
  expect(await labels([{ key: [] }])).toEqual([undefined])
})

test('the content type of a body is no input, where a parameter documents it', async () => {
  const type = {
    in: 'header',
    name: 'content-type',
    required: true,
    schema: { type: 'string' },
  }
  const json = { 'application/json': { schema: { type: 'object' } } }
  const sending = await propsOf({ parameters: [type], requestBody: { content: json } })
  expect(sending.operation.parameters).toEqual([])
  const plain = await propsOf({ parameters: [type] })
  expect(plain.operation.parameters).toHaveLength(1)
})

test('a choice of servers has their descriptions as plain text', async () => {
  const servers = [{ url: 'https://a.example', description: 'The **main** one' }]
  const { operation } = await propsOf({ servers })
  expect(operation.servers[0]?.description).toBe('The main one')
})

test('an input of a page has the placeholder that its field gives', () => {
  const field = { place: 'query', name: 'a', type: 'string', required: false } as const
  const fields = [{ ...field, placeholder: '12.5', fields: [] }]
  const endpoint = { method: 'GET', target: 'https://a.example/b', fields }
  const { api, operation } = manualOperation(endpoint, [], {})
  const [parameter] = consoleProps(api, operation, settings).operation.parameters
  const state = { value: undefined, states: [] }
  const schema = flattenSchema(api, parameter!.schema!)
  expect(placeholderOf({ schema, ...state })).toBe('12.5')
})

test('descriptions of a large body take a bounded part of the page', async () => {
  const properties = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `p${index}`,
      { type: 'string', description: 'x'.repeat(150) },
    ]),
  )
  const props = await propsOf({
    requestBody: {
      content: { 'application/json': { schema: { type: 'object', properties } } },
    },
  })
  expect(JSON.stringify(props).match(/x{150}/g)).toHaveLength(80)
})

test('named examples of a parameter can be chosen, and an empty value where it is allowed', async () => {
  const { operation } = await propsOf({
    parameters: [
      {
        name: 'q',
        in: 'query',
        allowEmptyValue: true,
        schema: { type: 'string' },
        examples: { one: { summary: 'First', value: 'a' }, two: { value: 'b' } },
      },
      {
        name: 'id',
        in: 'query',
        required: true,
        schema: { type: 'string' },
        example: 'only',
      },
    ],
  })
  expect(operation.parameters[0]).toMatchObject({
    allowEmpty: true,
    examples: [
      { label: 'First', value: 'a' },
      { label: 'two', value: 'b' },
    ],
  })
  // Its only example is the initial value, so there is no choice.
  expect(operation.parameters[1]).toMatchObject({ prefill: { value: 'only' } })
  expect(operation.parameters[1]).not.toHaveProperty('examples')
})

test('an optional parameter whose example is null starts unset, also with `prefill`', async () => {
  const example = { in: 'query', schema: { type: ['string', 'null'] }, example: null }
  const api = await apiOf({
    paths: {
      '/a': {
        get: {
          responses: { 200: { description: 'ok' } },
          parameters: [
            { ...example, name: 'optional' },
            { ...example, name: 'required', required: true },
          ],
        },
      },
    },
  })
  const { operation } = consoleProps(api, api.operations[0]!, {
    ...settings,
    prefill: true,
  })
  expect(operation.parameters.map(({ prefill }) => prefill)).toEqual([
    undefined,
    { value: null },
  ])
})

test.each([{ port: 'a' }, '{"port": "a"}'])(
  'a parameter with content starts with its example, written as data or as JSON: %j',
  async (example) => {
    const schema = { type: 'object', properties: { port: { type: 'string' } } }
    const content = { 'application/json': { schema, example } }
    const { operation } = await propsOf({
      parameters: [{ name: 'where', in: 'query', required: true, content }],
    })
    expect(operation.parameters[0]).toMatchObject({ prefill: { value: { port: 'a' } } })
  },
)

test('bodies of XML and text start with what their schemas allow, as text', async () => {
  const content = {
    'application/xml': { schema: { $ref: '#/components/schemas/Pet' } },
    'text/plain': { schema: { type: 'string', example: 'a line' } },
    'application/vnd.pet+xml': {
      schema: { $ref: '#/components/schemas/Pet' },
      example: { name: 'Ann' },
    },
  }
  const props = await propsOf(
    { requestBody: { required: true, content } },
    {
      schemas: {
        Pet: {
          type: 'object',
          required: ['name'],
          xml: { name: 'pet' },
          properties: { name: { type: 'string', example: 'Rex' } },
        },
      },
    },
  )
  expect(initialValues(props.operation, props, settings).body?.text).toMatch(
    /<pet>\s*<name>Rex<\/name>\s*<\/pet>/,
  )
  const [, plain, vendor] = props.operation.body!.content
  expect(plain?.prefill).toEqual({ text: 'a line' })
  expect(vendor?.examples[0]?.text).toMatch(/<name>Ann<\/name>/)
})

test("the words of OAuth are in a page's props where its operation asks for OAuth", async () => {
  const scheme = (type: object) => ({
    paths: {
      '/a': { get: { security: [{ s: [] }], responses: { 200: { description: '' } } } },
    },
    components: { securitySchemes: { s: type } },
  })
  const strings = { send: 'Senden', oauthFlow: 'Ablauf', historyEmpty: 'Nichts' }
  const flows = {
    clientCredentials: { tokenUrl: 'https://login.example/token', scopes: {} },
  }
  for (const [type, hasThem] of [
    [{ type: 'oauth2', flows }, true],
    [{ type: 'http', scheme: 'bearer' }, false],
  ] as const) {
    const api = await apiOf(scheme(type))
    const props = consoleProps(api, api.operations[0]!, settings, strings)
    expect(props.strings).toMatchObject({ send: 'Senden', historyEmpty: 'Nichts' })
    expect(props.strings?.oauthFlow !== undefined).toBe(hasThem)
  }
})

test.each([
  ['v2/', 'api/a.json', 'https://docs.example/', '/', 'https://docs.example/api/a.json'],
  ['../v2', 'api/a b.json', '/docs/', '/docs/', '/docs/api/a%20b.json'],
  ['/v2', 'api/a.json', '/docs/', '/docs/', '/docs/'],
  ['/v2', 'https://a.example/a.json', '/', '/', 'https://a.example/a.json'],
])(
  'the server %s of %s is resolved against the URL of the description',
  async (url, source, base, home, expected) => {
    const paths = { '/a': { get: { responses: { 204: { description: '' } } } } }
    const api = { ...(await apiOf({ servers: [{ url }], paths })), source }
    const props = consoleProps(api, api.operations[0]!, { base, home })
    expect(props.settings.base).toBe(expected)
  },
)

test('what was typed for an operation is kept apart from the same one of another description', async () => {
  const paths = { '/a/{id}': { post: { responses: { 204: { description: '' } } } } }
  const api = await apiOf({ servers: [{ url: 'https://a.example' }], paths })
  const other = await apiOf({ servers: [{ url: 'https://b.example' }], paths })
  const keyFor = (from: Api) =>
    keyOf(consoleProps(from, from.operations[0]!, { base: '/', home: '/' }))
  expect(keyFor(api)).toBe(keyFor({ ...api }))
  expect(keyFor(other)).not.toBe(keyFor(api))
  expect(keyFor({ ...api, source: 'other.json' })).not.toBe(keyFor(api))
})

test.each([
  ['a value', { type: 'string', example: 'x'.repeat(61_000) }],
  ['a description', { type: 'object', properties: propertiesOf(2000, 'x'.repeat(120)) }],
])('of a body with %s that is too large, that is said', async (_what, schema) => {
  const { operation } = await propsOf({
    requestBody: { required: true, content: { 'application/json': { schema } } },
  })
  const [content] = operation.body!.content
  expect(content).toMatchObject({ isTooLarge: true })
  expect(content).not.toHaveProperty('isUnfilled')
})

test.each([
  ['thousands of fields', 2500, 'f'],
  ['fields whose description is too large for the page', 1500, 'x'.repeat(120)],
])(
  'a body of %s starts with a value that its description allows, as text',
  async (_, count, name) => {
    const required = Array.from({ length: count }, (__, index) => name + index)
    const deep = Object.fromEntries(
      required.map((each) => [each, { type: 'string', enum: ['a', each] }]),
    )
    const schema = { type: 'object', required: required.slice(0, 200), properties: deep }
    const { operation, ...props } = await propsOf({
      requestBody: { required: true, content: { 'application/json': { schema } } },
    })
    expect(JSON.stringify(operation).length).toBeLessThan(300_000)
    const { body } = initialValues(operation, props, settings)
    expect(Object.keys(body?.value ?? {})).toEqual(required.slice(0, 200))
  },
)

test('where the example of a body is too large, it starts with what is required', async () => {
  const schema = {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', enum: ['a'] },
      text: { example: 'x'.repeat(70_000) },
    },
  }
  const { operation, ...props } = await propsOf({
    requestBody: { required: true, content: { 'application/json': { schema } } },
  })
  const { body } = initialValues(operation, props, settings)
  expect(body?.value).toEqual({ id: 'a' })
})

function propertiesOf(count: number, name: string): object {
  const entries = Array.from({ length: count }, (_, index) => [name + index, {}])
  return Object.fromEntries(entries) as object
}
