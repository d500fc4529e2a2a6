import { expect, test } from 'vitest'
import { fieldSchema } from '../../../../playground/document/model/field-schema.ts'
import { manualOperation } from '../../../../playground/document/model/manual-operation.ts'
import { sampleRequest } from '../../../../playground/samples/sample-request.ts'
import type { PageField } from '../../../../runtime/types/pages.ts'

const request = (...parts: Parameters<typeof manualOperation>) => {
  const { api, operation } = manualOperation(...parts)
  const { url, headers } = sampleRequest(api, operation, { defaults: 'all' })
  return [url, ...headers.map(({ name, value }) => `${name}: ${value}`)]
}

const field = (
  place: PageField['place'],
  name: string,
  rest: Partial<PageField> = {},
): PageField => ({ place, name, required: false, fields: [], ...rest })

test('a relative endpoint uses the servers of the settings, an absolute one its own host', () => {
  const servers = ['https://api.example.com/v2/', 'https://eu.example.com']
  expect(request({ method: 'GET', target: '/users/{id}' }, servers, {})).toEqual([
    'https://api.example.com/v2/users/{id}',
  ])
  expect(request({ method: 'GET', target: '/users/:id' }, servers, {})).toEqual([
    'https://api.example.com/v2/users/{id}',
  ])
  expect(
    request({ method: 'POST', target: 'https://other.example/x/{id}?a=1' }, servers, {}),
  ).toEqual(['https://other.example/x/{id}?a=1'])
  expect(
    manualOperation({ method: 'GET', target: '/a' }, servers, {}).operation.servers,
  ).toHaveLength(2)
})

test('placeholders of a server are its variables, with the values of their path fields', () => {
  const target = 'https://{tenant}.{region}.example/x/{id}'
  const { operation } = manualOperation(
    {
      method: 'GET',
      target,
      fields: [field('path', 'region', { default: { value: 'eu' } })],
    },
    [],
    {},
  )
  expect(operation.servers[0]?.variables).toEqual([
    { name: 'tenant', default: '{tenant}' },
    { name: 'region', default: 'eu' },
  ])
  expect(operation.parameters.map(({ name }) => name)).toEqual(['id'])
  expect(request({ method: 'GET', target }, [], {})).toEqual([target])
})

test('an empty default of a path field is none, as a path has no empty segments', () => {
  const empty = { default: { value: '' } }
  const { operation } = manualOperation(
    {
      method: 'GET',
      target: '/range/{space}',
      fields: [field('path', 'space', empty), field('query', 'q', empty)],
    },
    [],
    {},
  )
  expect(operation.parameters.map(({ schema }) => schema?.default)).toEqual([
    undefined,
    { value: '' },
  ])
})

test('the name in the settings is that of their own method, not of another one on a page', () => {
  const auth = { method: 'key', name: 'X-API-KEY' } as const
  const { api } = manualOperation({ method: 'GET', target: '/a' }, [], {
    auth,
    authMethod: 'basic',
  })
  expect(api.securitySchemes).toMatchObject([{ name: 'username:password' }])
})

test('the authorization of the page goes before that of the settings', () => {
  const endpoint = { method: 'GET', target: 'https://a.example/b' }
  const key = { method: 'key', name: 'X-API-KEY' } as const
  expect(request(endpoint, [], { auth: key })).toEqual([
    'https://a.example/b',
    'X-API-KEY: <api-key>',
  ])
  expect(request(endpoint, [], { auth: { method: 'key' } })).toEqual([
    'https://a.example/b',
    'Key: <api-key>',
  ])
  expect(request(endpoint, [], { auth: key, authMethod: 'bearer' })).toEqual([
    'https://a.example/b',
    'Authorization: Bearer <token>',
  ])
  expect(request(endpoint, [], { auth: key, authMethod: 'none' })).toEqual([
    'https://a.example/b',
  ])
  expect(request(endpoint, [], { authMethod: 'basic' })).toEqual([
    'https://a.example/b',
    'Authorization: Basic <credentials>',
  ])
})

test("a page's own fields are the parameters and the body of its request", () => {
  const fields = [
    field('query', 'limit', { type: 'integer', initial: { value: 10 } }),
    field('header', 'X-Trace', { type: 'string', required: true }),
    field('query', 'unused', { type: 'string' }),
    field('body', 'name', { type: 'string', required: true }),
    field('body', 'tags', { type: 'string[]' }),
    field('body', 'address', { fields: [field('body', 'city', { type: 'string' })] }),
  ]
  const endpoint = { method: 'POST', target: 'https://a.example/users/{id}', fields }
  const { api, operation } = manualOperation(endpoint, [], {})
  const built = sampleRequest(api, operation, { defaults: 'all' })
  expect(built.url).toBe('https://a.example/users/{id}?limit=10')
  expect(built.headers).toContainEqual({ name: 'X-Trace', value: '<string>' })
  expect(built.body).toMatchInlineSnapshot(`
    {
      "kind": "text",
      "text": "{
      "name": "<string>",
      "tags": [
        "<string>"
      ],
      "address": {
        "city": "<string>"
      }
    }",
    }
  `)
  expect(
    manualOperation({ ...endpoint, contentType: 'multipart/form-data' }, [], {}).operation
      .body?.content[0]?.type,
  ).toBe('multipart/form-data')
})

test('the default of the field for Content-Type is the type of the body', () => {
  const form = 'application/x-www-form-urlencoded'
  const typeOf = (value: unknown, contentType?: string, type = 'string') =>
    manualOperation(
      {
        method: 'POST',
        target: 'https://a.example/b',
        fields: [
          field('header', 'content-type', { default: { value } }),
          field('body', 'name', { type }),
        ],
        ...(contentType && { contentType }),
      },
      [],
      {},
    ).operation.body?.content[0]?.type
  expect(typeOf(form)).toBe(form)
  expect(typeOf(form, 'multipart/form-data')).toBe('multipart/form-data')
  expect(typeOf('JSON, or a form')).toBe('application/json')
  expect(typeOf('audio/wav', undefined, 'file')).toBe('audio/wav')
  expect(typeOf('application/json', undefined, 'file')).toBe('multipart/form-data')
})

test('a parameter without a type is text, as URLs and headers are', () => {
  const fields = [field('header', 'Content-Language'), field('query', 'page')]
  const { operation } = manualOperation(
    { method: 'GET', target: 'https://a.example/b', fields },
    [],
    {},
  )
  expect(operation.parameters.map(({ schema }) => schema)).toEqual([
    { types: ['string'] },
    { types: ['string'] },
  ])
})

const bodyText = (fields: PageField[], contentType?: string) => {
  const { api, operation } = manualOperation(
    {
      method: 'POST',
      target: 'https://a.example/b',
      fields,
      ...(contentType && { contentType }),
    },
    [],
    {},
  )
  const { body } = sampleRequest(api, operation, { defaults: 'all' })
  return body?.kind === 'text' ? body.text.replace(/\s+/g, '') : body
}
const text = (name: string, rest: Partial<PageField> = {}) =>
  field('body', name, { type: 'string', ...rest })

test('initial values of the playground are those of the sample', () => {
  const initial = (value: unknown) => ({ initial: { value } })
  expect(
    bodyText([
      text('name', initial('Ada')),
      text('plan', { ...initial('pro'), default: { value: 'free' } }),
      field('body', 'seats', { type: 'integer', ...initial('3') }),
      field('body', 'address', { fields: [text('city', initial('Rome'))] }),
    ]),
  ).toBe('{"name":"Ada","plan":"pro","seats":3,"address":{"city":"Rome"}}')
})

test('nested fields can repeat the name of the outer one, as a path', () => {
  expect(
    bodyText([
      field('body', 'items', {
        type: 'array',
        fields: [
          text('items[].id'),
          field('body', 'items[].price', {
            type: 'object',
            fields: [text('items[].price.currency'), text('price.tax'), text('net')],
          }),
        ],
      }),
    ]),
  ).toBe(
    '{"items":[{"id":"<string>","price":{"currency":"<string>","tax":"<string>","net":"<string>"}}]}',
  )
})

test('a path beside the field that it starts with is a member of it', () => {
  expect(
    bodyText([
      text('user.address.city', { required: true }),
      field('body', 'user', { type: 'object', fields: [text('id')] }),
      field('body', 'user.address', { type: 'object' }),
    ]),
  ).toBe('{"user":{"id":"<string>","address":{"city":"<string>"}}}')
})

test('other names with dots are kept: without such a field, of a text, and in forms', () => {
  expect(bodyText([text('index.size'), text('file'), text('file.name')])).toBe(
    '{"index.size":"<string>","file":"<string>","file.name":"<string>"}',
  )
  const form = 'application/x-www-form-urlencoded'
  expect(
    bodyText([field('body', 'card', { type: 'object' }), text('card.cvc')], form),
  ).toContain('card.cvc')
})

test('a field for the header of the credentials is not a second input', () => {
  const fields = [
    field('header', 'Authorization', { required: true }),
    field('header', 'X-Api-Key', { required: true }),
    field('query', 'authorization'),
  ]
  const endpoint = { method: 'GET', target: 'https://a.example/b', fields }
  const namesWith = (auth?: { method: 'bearer' | 'key'; name?: string }) =>
    manualOperation(endpoint, [], { auth }).operation.parameters.map(({ name }) => name)
  expect(namesWith()).toEqual(['Authorization', 'X-Api-Key', 'authorization'])
  expect(namesWith({ method: 'bearer' })).toEqual(['X-Api-Key', 'authorization'])
  expect(namesWith({ method: 'key', name: 'x-api-key' })).toEqual([
    'Authorization',
    'authorization',
  ])
})

test('in a form, a field of an unknown type is text, not a file', () => {
  const fields = [
    field('body', 'meta', { type: 'JSON' }),
    field('body', 'note'),
    field('body', 'lines', { fields: [text('sku')] }),
    field('body', 'scan', { type: 'file' }),
  ]
  const { operation } = manualOperation(
    { method: 'POST', target: 'https://a.example/b', fields },
    [],
    {},
  )
  const [media] = operation.body?.content ?? []
  expect(media?.schema?.properties).toMatchObject([
    { name: 'meta', schema: { types: ['string'] } },
    { name: 'note', schema: { types: ['string'] } },
    { name: 'lines', schema: { types: ['object'] } },
    { name: 'scan', schema: { types: ['string'], format: 'binary' } },
  ])
})

test('a body with files is multipart, unless the page says otherwise', () => {
  const typeOf = (type: string, contentType?: string) =>
    manualOperation(
      {
        method: 'POST',
        target: 'https://a.example/files',
        fields: [field('body', 'name', { type: 'string' }), field('body', 'a', { type })],
        ...(contentType && { contentType }),
      },
      [],
      {},
    ).operation.body?.content[0]?.type
  expect(typeOf('string')).toBe('application/json')
  expect(typeOf('file')).toBe('multipart/form-data')
  expect(typeOf('file[]')).toBe('multipart/form-data')
  expect(typeOf('file', 'application/json')).toBe('application/json')
})

test.each([
  ['string', { types: ['string'] }],
  ['Integer', { types: ['integer'] }],
  ['string<date>', { types: ['string'], format: 'date' }],
  ['enum<string>', { types: ['string'] }],
  ['integer[]', { types: ['array'], items: { types: ['integer'] } }],
  ['array<string>', { types: ['array'], items: { types: ['string'] } }],
  ['array[integer]', { types: ['array'], items: { types: ['integer'] } }],
  ['array of objects', { types: ['array'], items: { types: ['object'] } }],
  ['string | null', { types: ['string', 'null'] }],
  ['string<date> | null', { types: ['string', 'null'], format: 'date' }],
  ['int/float', { types: ['integer', 'number'] }],
  ['string or number', { types: ['string', 'number'] }],
  ['string (ISO 8601)', { types: ['string'] }],
  ["'Asc' | 'desc'", { types: ['string'], enum: ['Asc', 'desc'] }],
  ["'a|b' | `c`", { types: ['string'], enum: ['a|b', 'c'] }],
  ['"a" | 1 | null', { types: ['string', 'integer', 'null'], enum: ['a', 1, null] }],
  ['enum<asc, "desc">', { types: ['string'], enum: ['asc', 'desc'] }],
  ["'auto' | string", { types: ['string'] }],
  ["('a' | 'b')[]", { types: ['array'], items: { types: ['string'], enum: ['a', 'b'] } }],
  [
    'array<string | number>',
    { types: ['array'], items: { types: ['string', 'number'] } },
  ],
  [
    'string | string[] | null',
    {
      anyOf: [
        { types: ['string'] },
        { types: ['array'], items: { types: ['string'] } },
        { types: ['null'] },
      ],
    },
  ],
  [
    "'auto' | integer",
    { anyOf: [{ types: ['string'], enum: ['auto'] }, { types: ['integer'] }] },
  ],
  [
    'dict[string, number]',
    { types: ['object'], additionalProperties: { types: ['number'] } },
  ],
  ['string?', { types: ['string'] }],
  ['integer, optional', { types: ['integer'] }],
  ['string[] (required)', { types: ['array'], items: { types: ['string'] } }],
  ['Decimal', { types: ['number'] }],
  ['email', { types: ['string'], format: 'email' }],
  ['binary', { types: ['string'], format: 'binary' }],
  ['string | User', {}],
  ["User's name", {}],
  ['| <', {}],
  ['User Object', {}],
  ['constructor', {}],
])('a field of type %s has the schema %j', (type, schema) => {
  expect(fieldSchema(field('body', 'a', { type }))).toEqual(schema)
})

test.each([
  ['integer', '30', 30],
  ['number', '0.7', 0.7],
  ['boolean', 'False', false],
  ['string', '30', '30'],
  ['string', 30, '30'],
  ['object', '{"a": 1}', { a: 1 }],
  ['string[]', '["a"]', ['a']],
  ["'a' | 'b'", 'b', 'b'],
  ['1 | 2', '2', 2],
  ['string[] | integer', '30', 30],
  ['User Object', '30', '30'],
])('the default of a field of type %s, %j, is sent as %j', (type, written, value) => {
  const given = { type, default: { value: written }, initial: { value: written } }
  expect(fieldSchema(field('body', 'a', given))).toMatchObject({
    default: { value },
    prefill: { value },
  })
})

test('a default that is a text about a number is not sent', () => {
  const given = { type: 'integer', default: { value: 'the length of the list' } }
  expect(fieldSchema(field('body', 'a', given))).toEqual({ types: ['integer'] })
  const choice = { type: "'a' | 'b'", default: { value: 'the first' } }
  expect(fieldSchema(field('body', 'a', choice)).default).toBeUndefined()
})
