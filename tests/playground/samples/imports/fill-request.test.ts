import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consoleProps } from '../../../../playground/console/props/console-props.ts'
import { prefillValue } from '../../../../playground/console/props/prefill-value.ts'
import { initialValues } from '../../../../playground/console/state/initial-values.ts'
import { mediaKind } from '../../../../playground/document/media-kind.ts'
import { readApi } from '../../../../playground/document/read/read-api.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'
import { buildRequest } from '../../../../playground/request/build-request.ts'
import type {
  Credential,
  RequestValues,
  Value,
} from '../../../../playground/request/operation.ts'
import {
  fillRequest,
  type DescribedOperation,
} from '../../../../playground/samples/imports/fill-request.ts'
import { readCurl } from '../../../../playground/samples/imports/read-curl.ts'
import { curlSample } from '../../../../playground/samples/languages/curl-sample.ts'
import { sharedMaterial } from '../../../shared-material.ts'
import {
  pathFor,
  typedParameters,
  type TypedParameter,
} from '../../request/arbitrary-request.ts'
import { operation, parameter, values } from '../../request/sample-operation.ts'

const base = 'https://docs.example/openapi.json'

function importOf(
  of: DescribedOperation,
  text: string,
  schemas: Record<string, Schema> = {},
) {
  const command = readCurl(text)
  if (!command) throw new Error(`not read: ${text}`)
  return fillRequest(of, command, { source: { schemas }, base })
}

/** The request for some values, and the one after importing its cURL command. */
function throughCurl(of: DescribedOperation, typed: RequestValues, schemas = {}) {
  const text = curlSample(buildRequest(of, typed, { base, secrets: 'revealed' }))
  return { text, filled: importOf(of, text, schemas) }
}

function schemaOf({ shape, value }: TypedParameter): Schema {
  const text: Schema = { types: ['string'] }
  if (shape.kind === 'list') return { types: ['array'], items: text }
  if (shape.kind === 'object')
    return {
      types: ['object'],
      properties: shape.keys.map((name) => ({ name, schema: text })),
    }
  if (typeof value === 'number') return { types: ['integer'] }
  return typeof value === 'boolean' ? { types: ['boolean'] } : text
}

const word = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((text) => /^\S+$/.test(text))
const json = fc
  .jsonValue({ maxDepth: 3 })
  .map((value) => JSON.parse(JSON.stringify(value)) as Value)

test('what is exported as cURL and imported again is what was typed: parameters of every style, credentials, JSON', () => {
  const schemes: DescribedOperation['schemes'] = [
    { name: 'token', type: 'http', scheme: 'bearer' },
    { name: 'key', type: 'apiKey', in: 'query', key: 'api key' },
    { name: 'login', type: 'http', scheme: 'basic' },
    { name: 'id', type: 'apiKey', in: 'header', key: 'X-Id' },
  ]
  const asked = (...names: string[]) => ({
    schemes: names.map((name) => ({ name, scopes: [] })),
  })
  const security = [asked('token', 'key'), asked('login'), asked('id'), asked()]
  const credentials: fc.Arbitrary<{
    alternative: number
    credentials: (Credential | undefined)[]
  }> = fc.oneof(
    fc.tuple(word, word).map(([token, key]) => ({
      alternative: 0,
      credentials: [{ token }, { token: key }, undefined, undefined],
    })),
    fc.tuple(word, word).map(([username, password]) => ({
      alternative: 1,
      credentials: [
        undefined,
        undefined,
        { username: username.replaceAll(':', ''), password },
        undefined,
      ],
    })),
    fc.constant<{
      alternative: number
      credentials: (Credential | undefined)[]
    }>({
      alternative: 3,
      credentials: [undefined, undefined, undefined, undefined],
    }),
  )
  const url = fc.constantFrom<Pick<RequestValues, 'server' | 'variables' | 'baseUrl'>>(
    { server: 0, variables: [] },
    { server: 1, variables: ['north', undefined] },
    { server: 0, variables: [], baseUrl: 'http://127.0.0.1:8080/x' },
    { server: 0, variables: [], baseUrl: 'https://{{host}}/v2' },
  )
  fc.assert(
    fc.property(
      typedParameters(),
      credentials,
      url,
      fc.option(json, { nil: undefined }),
      (typed, authorization, place, body) => {
        const of: DescribedOperation = {
          ...operation({
            method: 'POST',
            path: pathFor(typed),
            servers: [
              { url: 'https://api.example.com/v1', variables: [] },
              {
                url: 'https://{coast}.example.com:{port}/v1/',
                variables: [
                  { name: 'coast', default: 'south' },
                  { name: 'port', default: '8443' },
                ],
              },
            ],
            security,
            schemes,
          }),
          parameters: typed.map((each) => ({
            ...each.parameter,
            schema: schemaOf(each),
          })),
          body: {
            required: false,
            content: [{ type: 'application/json', encoding: [] }],
          },
        }
        const state: RequestValues = {
          ...place,
          ...authorization,
          parameters: typed.map(({ value }) => value),
          body: { content: 0, ...(body !== undefined && { value: body }) },
        }
        const { text, filled } = throughCurl(of, state)
        expect([text, filled?.unused]).toEqual([text, []])
        expect(filled?.values).toEqual(state)
      },
    ),
    { numRuns: 200 },
  )
})

test('forms survive the round trip: pairs, lists, objects, numbers, parts', () => {
  const schema: Schema = {
    types: ['object'],
    properties: [
      { name: 'name', schema: { types: ['string'] } },
      { name: 'n', schema: { types: ['integer'] } },
      { name: 'yes', schema: { types: ['boolean'] } },
      { name: 'tags', schema: { types: ['array'], items: { types: ['string'] } } },
      {
        name: 'meta',
        schema: {
          types: ['object'],
          properties: [{ name: 'year', schema: { types: ['integer'] } }],
        },
      },
    ],
  }
  const text = fc.string({ unit: 'grapheme', maxLength: 12 })
  const filled = fc.record(
    {
      name: text,
      n: fc.integer(),
      yes: fc.boolean(),
      tags: fc.array(text.filter(Boolean), { minLength: 1, maxLength: 3 }),
      meta: fc.record({ year: fc.integer() }),
    },
    { requiredKeys: ['name'] },
  )
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
  fc.assert(
    fc.property(filled, fc.nat(1), (value, content) => {
      const of: DescribedOperation = {
        ...operation({ method: 'PUT' }),
        body: {
          required: true,
          content: types.map((type) => ({ type, encoding: [], schema })),
        },
      }
      const state = values([], { body: { content, value } })
      expect(throughCurl(of, state).filled).toEqual({ values: state, unused: [] })
    }),
  )
})

test('members whose names match a pattern are values of its type', () => {
  const schema: Schema = {
    types: ['object'],
    patternProperties: [{ pattern: '^n', schema: { types: ['integer'] } }],
    additionalProperties: { types: ['string'] },
  }
  const of: DescribedOperation = {
    ...operation({}),
    parameters: [{ ...parameter('query', 'q', { style: 'deepObject' }), schema }],
  }
  const state = values([{ n1: 1, other: '2' }])
  expect(throughCurl(of, state).filled).toEqual({ values: state, unused: [] })
})

test('parts that a style writes are read back', () => {
  const schema: Schema = {
    types: ['object'],
    properties: [
      { name: 'name', schema: { types: ['string'] } },
      {
        name: 'meta',
        schema: {
          types: ['object'],
          properties: [{ name: 'year', schema: { types: ['integer'] } }],
        },
      },
      { name: 'tags', schema: { types: ['array'], items: { types: ['string'] } } },
    ],
  }
  const of: DescribedOperation = {
    ...operation({ method: 'PUT' }),
    body: {
      required: true,
      content: [
        {
          type: 'multipart/form-data',
          encoding: [
            { property: 'meta', style: 'deepObject' },
            { property: 'tags', style: 'form', explode: false },
          ],
          schema,
        },
      ],
    },
  }
  const value = { tags: ['a b', '50%'], name: 'x', meta: { year: 2026 } }
  const state = values([], { body: { content: 0, value } })
  const { text, filled } = throughCurl(of, state)
  expect(text).toContain("--form-string 'meta[year]=2026'")
  expect(filled).toEqual({ values: state, unused: [] })
  expect(JSON.stringify(filled!.values.body!.value)).toBe(JSON.stringify(value))
})

const project = fileURLToPath(new URL('../../../..', import.meta.url))
const shared = sharedMaterial('openapi', 'requests of real operations go through cURL')
const files = [
  [project, 'demo/openapi'],
  [project, 'plugin/cli/template/api-reference'],
  ...(shared.missing ? [] : [[shared.path, 'real']]),
].flatMap(([root = '', folder = '']) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:json|ya?ml)$/.test(file) && !/stripe|kubernetes/.test(file))
    .map((file) => [join(folder, file), root] as const),
)

test.each(files)(
  'every request of %s is the same one behind cURL',
  async (file, root) => {
    const { api } = await readApi(file, { root, offline: true })
    expect(api?.operations).not.toHaveLength(0)
    for (const each of api!.operations) {
      const props = consoleProps(api!, each, { base, home: '/', prefill: true })
      const { operation: of } = props
      const start = initialValues(of, props, props.settings)
      const state: RequestValues = {
        ...start,
        parameters: of.parameters.map(
          ({ schema }, index) =>
            start.parameters[index] ?? (prefillValue(props, schema ?? {}) as Value),
        ),
        credentials: of.schemes.map((scheme) =>
          scheme.type === 'http' && scheme.scheme.toLowerCase() === 'basic'
            ? { username: 'me', password: 'pass:word' }
            : { token: 'abc' },
        ),
      }
      const sent = buildRequest(of, state, { base })
      // Files are on the reader's disk, and commands can't send an empty multipart form.
      const { body } = sent
      if (body?.kind === 'file') continue
      const parts = body?.kind === 'multipart' ? body.parts : undefined
      if (parts?.length === 0 || parts?.some(({ value }) => typeof value !== 'string'))
        continue
      const { text, filled } = throughCurl(of, state, props.schemas)
      const kind = mediaKind(of.body?.content[state.body?.content ?? 0]?.type ?? '')
      // Other binary bodies can only be entered as files.
      if (body && kind === 'binary') continue
      const again = filled && buildRequest(of, filled.values, { base })
      expect([text, again]).toEqual([text, sent])
      expect([text, filled?.unused]).toEqual([text, []])
    }
  },
)

const pets: DescribedOperation = {
  ...operation({ path: '/pets/{id}', method: 'PUT' }),
  schemes: [{ name: 'k', type: 'apiKey', in: 'cookie', key: 'sid' }],
  security: [{ schemes: [{ name: 'k', scopes: [] }] }],
  parameters: [
    { ...parameter('path', 'id'), schema: { types: ['integer'] } },
    { ...parameter('query', 'q'), schema: { types: ['string'] } },
    { ...parameter('cookie', 'theme'), schema: { types: ['string'] } },
  ],
  body: {
    required: false,
    content: [
      { type: 'application/json', encoding: [] },
      { type: 'text/csv', encoding: [] },
    ],
  },
}

test.each([
  `curl -X PUT https://api.example.com/v1/cats/7`,
  `curl https://api.example.com/v1/pets/7`,
  `curl -X PUT https://api.example.com/v1/pets/7/toys`,
  `curl -X PUT https://api.example.com`,
])('%s is a request to another operation', (text) => {
  expect(importOf(pets, text)).toBeUndefined()
})

test('takes what a browser copies, and lists what is not of the operation', () => {
  const filled = importOf(
    pets,
    `curl 'http://localhost:3000/pets/7?q=a+b&page=2' \\
      -X 'PUT' \\
      -H 'accept: application/json' \\
      -H 'Content-Type: application/json; charset=utf-8' \\
      -b 'sid=s3cret; theme=dark%20blue; _ga=1' \\
      --data-raw $'{"name":"R\\u00e9x", "n": 1.50}' --compressed --insecure`,
  )
  expect(filled?.values).toMatchObject({
    baseUrl: 'http://localhost:3000',
    parameters: [7, 'a b', 'dark blue'],
    credentials: [{ token: 's3cret' }],
    body: { content: 0 },
  })
  const sent = buildRequest(pets, filled!.values, { base })
  expect(sent.body).toEqual({ kind: 'text', text: '{\n  "name": "Réx",\n  "n": 1.50\n}' })
  expect(filled?.unused).toEqual([
    '--insecure',
    'accept: application/json',
    '?page=2',
    'Cookie: _ga=1',
  ])
})

test('JSON without a type is taken as JSON, and the type is listed', () => {
  const filled = importOf(pets, `curl -XPUT api.example.com/pets/1 -d '{"a":1}'`)
  expect(filled?.values.body).toEqual({ content: 0, value: { a: 1 } })
  expect(filled?.values.baseUrl).toBe('http://api.example.com')
  expect(filled?.unused).toEqual(['Content-Type: application/x-www-form-urlencoded'])
})

test('variables of the command are variables of the form', () => {
  const filled = importOf(pets, `curl -XPUT '{{baseUrl}}/pets/{{id}}?q={{ q }}'`)
  expect(filled?.values).toMatchObject({
    baseUrl: '{{baseUrl}}',
    parameters: ['{{id}}', '{{ q }}', undefined],
  })
})

test('a variable that the server does not define is no address of the reader', () => {
  const servers = [{ url: 'https://a.example/{tenant}', variables: [] }]
  const { text, filled } = throughCurl(operation({ servers }), values())
  expect(text).toContain("--url 'https://a.example/{tenant}/things'")
  expect(filled?.values.baseUrl).toBeUndefined()
})

test('placeholders of samples are no secrets', () => {
  const typed = values([1, undefined, undefined], { credentials: [{ token: 'x' }] })
  const masked = curlSample(buildRequest(pets, typed, { base, secrets: 'masked' }))
  expect(importOf(pets, masked)?.values.credentials).toEqual([undefined])
})

test('nothing is made of objects that share names with another parameter', () => {
  const of: DescribedOperation = {
    ...operation(),
    parameters: [
      {
        ...parameter('query', 'filter'),
        schema: {
          types: ['object'],
          properties: [{ name: 'q', schema: { types: ['string'] } }],
        },
      },
      { ...parameter('query', 'q'), schema: { types: ['string'] } },
    ],
  }
  const filled = importOf(of, 'curl https://api.example.com/v1/things?q=1')
  expect(filled?.values.parameters).toEqual([undefined, '1'])
})

test('repeated names are the items of an array in an exploded object', () => {
  const text: Schema = { types: ['string'] }
  const schema: Schema = {
    types: ['object'],
    properties: [
      { name: 'page', schema: text },
      { name: 'sort', schema: { types: ['array'], items: text } },
      { name: 'ids', schema: { types: ['array'], items: text } },
    ],
  }
  const of: DescribedOperation = {
    ...operation(),
    parameters: [{ ...parameter('query', 'pageable'), schema }],
  }
  const typed = (query: string) =>
    importOf(of, `curl 'https://api.example.com/v1/things?${query}'`)?.values.parameters
  expect(typed('page=0&sort=name,asc&sort=id')).toEqual([
    { page: '0', sort: ['name,asc', 'id'] },
  ])
  expect(typed('sort=id&ids=["a","b"]')).toEqual([{ sort: ['id'], ids: ['a', 'b'] }])
})
