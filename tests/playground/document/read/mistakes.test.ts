import { expect, test } from 'vitest'
import { lines, readFiles } from '../../write-spec.ts'

const description = `openapi: 3.0.3
info:
  title: Plants
  version: 1.0.0
servers:
  - url: https://api.example.com/v1
security:
  - bearerAuth: []
paths:
  /plants:
    get:
      operationId: listPlants
      parameters:
        - name: limit
          in: query
          schema:
            type: integer
            default: 10
      responses:
        '200':
          description: Plants
          content:
            application/json:
              schema:
                type: array
                items:
                  $ref: '#/components/schemas/Plant'
    post:
      operationId: createPlant
      tags: [Plants]
      requestBody:
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/Plant'
      responses:
        '201':
          description: Created
  /plants/{id}:
    get:
      operationId: getPlant
      parameters:
        - name: id
          in: path
          required: true
          schema:
            type: string
      responses:
        '404':
          description: Not found
components:
  schemas:
    Plant:
      type: object
      required: [name]
      properties:
        name:
          type: string
        kind:
          type: string
          enum: [tree, herb]
          default: tree
        height:
          type: number
          minimum: 0
  securitySchemes:
    bearerAuth:
      type: http
      scheme: bearer
`

/** Replaces one passage of the description and reads it. */
async function report(from: string, to: string): Promise<string> {
  expect(description).toContain(from)
  const text = description.replace(from, () => to)
  return lines(await readFiles({ 'a.yaml': text }))
}

test('the description that the mistakes are made in has none', async () => {
  expect(await report('Plants', 'Plants')).toBe('')
})

test.each([
  ['component:', 'components:', 51, 'Did you mean `components`?'],
  ['path:', 'paths:', 9, 'Did you mean `paths`?'],
  ['securityschemes:', 'securitySchemes:', 66, 'Did you mean `securitySchemes`?'],
  ['proprties:', 'properties:', 56, 'Did you mean `properties`?'],
  ['descripton: Created', 'description: Created', 38, 'Did you mean `description`?'],
  ['requestbody:', 'requestBody:', 31, 'Did you mean `requestBody`?'],
  ['POST:', 'post:', 28, 'Did you mean `post`?'],
])(
  'a misspelled field is one problem, with what is lost by it: %s',
  async (wrong, right, line, hint) => {
    const found = (await report(right, wrong)).split('\n')
    expect(found).toHaveLength(2)
    expect(found[0]).toMatch(new RegExp(`^a\\.yaml:${line}:\\d+ .*unknown-field`))
    expect(found[1]).toBe(`  ${hint}`)
  },
)

test.each<[string, string, string]>([
  [
    'name: id\n',
    'name: plantId\n',
    'a.yaml:43:17  path parameter `plantId` is not used in the path `/plants/{id}`  [api/path-parameter]\n  Did you mean `id`?',
  ],
  [
    `- name: id
          in: path
          required: true
          schema:
            type: string`,
    "- $ref: '#/components/parameters/id'",
    "a.yaml:43:17  reference `#/components/parameters/id` can't be resolved  [api/reference-not-found]\n  Define it in `components.parameters`, or correct the reference.",
  ],
  [
    `schema:
            type: integer
            default: 10`,
    'type: integer\n          default: 10',
    'a.yaml:16:11  property `type` is not expected here  [api/unknown-field]\n  Move `type`, `default` to `schema`.',
  ],
  [
    `application/json:
              schema:
                type: array`,
    `application/json:
            schema:
                type: array`,
    'a.yaml:24:13  `schema` is not a media type  [api/invalid-field]\n  Indent it under `application/json`.',
  ],
  [
    "'404':",
    "'4004':",
    'a.yaml:49:9  `4004` is not a status code  [api/status-code]\n  Write a code such as `404`, a range such as `4XX`, or `default`.',
  ],
  [
    'minimum: 0',
    'minimum: 10\n          maximum: 1',
    'a.yaml:65:11  `minimum` is greater than `maximum`, so no value is valid  [api/limits]\n  Swap them, or correct one of them.',
  ],
  [
    'name:\n          type: string',
    'name:\n          type: string\n          minLength: 5\n          maxLength: 2',
    'a.yaml:59:11  `minLength` is greater than `maxLength`, so no value is valid  [api/limits]\n  Swap them, or correct one of them.',
  ],
  [
    'openapi: 3.0.3',
    'openapi: 3.0.3\ntags:\n  - name: Plant\n  - name: v1',
    'a.yaml:33:14  tag `Plants` is not defined  [api/unknown-tag]\n  Did you mean `Plant`?',
  ],
  [
    'operationId: getPlant',
    'operationId: listPlants',
    'a.yaml:41:20  every operation must have a unique `operationId`  [api/duplicate-operation-id]\n  Rename one of the operations.',
  ],
  [
    '- bearerAuth: []',
    '- bearerauth: []',
    'a.yaml:8:5  security scheme `bearerauth` is not defined (required by GET /plants)  [api/unknown-scheme]\n  Did you mean `bearerAuth`?',
  ],
  [
    'type: http',
    'type: bearer',
    'a.yaml:68:13  `type` can be one of the following only: "apiKey", "http", "oauth2", "openIdConnect"  [api/invalid-field]\n  Write `type: http` and `scheme: bearer`.',
  ],
  [
    'type: integer',
    'type: int',
    'a.yaml:17:19  `type` can be one of the following only: "object", "array", "string", "number", "integer", "boolean"  [api/invalid-field]\n  Did you mean `integer`?',
  ],
  [
    'type: number',
    "type: [number, 'null']",
    'a.yaml:64:17  `type` can be one of the following only: "object", "array", "string", "number", "integer", "boolean"  [api/invalid-field]\n  Lists of types need OpenAPI 3.1. In 3.0, write `nullable: true` for `null`, and `oneOf` for several types.',
  ],
  [
    'in: query',
    'in: body',
    'a.yaml:15:15  `in` can be one of the following only: "query", "header", "path", "cookie"  [api/invalid-field]\n  Since OpenAPI 3.0, bodies are in `requestBody` of the operation.',
  ],
  [
    'name:\n          type: string',
    'name:\n          type: string\n          required: true',
    'a.yaml:59:21  expected type `array` but got `boolean`  [api/invalid-field]\n  List the names of required properties beside `properties`: `required: ["name"]`.',
  ],
  [
    'enum: [tree, herb]',
    'enum: tree, herb',
    'a.yaml:61:17  expected type `array` but got `string`  [api/invalid-field]\n  Write a list: `enum: ["tree","herb"]`.',
  ],
  [
    'default: tree',
    'default: bush',
    'a.yaml:62:11  default `bush` is not one of the values of `enum`  [api/default]\n  Correct it, or add it to `enum`.',
  ],
  [
    'default: 10',
    "default: '10'",
    'a.yaml:18:13  default `10` is a text, but the type is `integer`  [api/default]\n  Write `10` without quotes.',
  ],
  [
    'minimum: 0',
    'exclusiveMinimum: 0',
    'a.yaml:65:29  expected type `boolean` but got `integer`  [api/invalid-field]\n  In OpenAPI 3.0, write `minimum: 0` and `exclusiveMinimum: true`.',
  ],
  [
    "items:\n                  $ref: '#/components/schemas/Plant'",
    "items:\n                  $ref: '#/component/schema/Plnat'",
    "a.yaml:27:25  reference `#/component/schema/Plnat` can't be resolved  [api/reference-not-found]\n  Did you mean `#/components/schemas/Plant`?",
  ],
  [
    'items:\n                  $ref:',
    'items:\n                  ref:',
    'a.yaml:27:19  property `ref` is not expected here  [api/unknown-field]\n  Did you mean `$ref`?',
  ],
  [
    '  /plants:',
    '  plants:',
    'a.yaml:10:3  property `plants` is not expected here  [api/unknown-field]\n  Paths start with a slash: `/plants`.',
  ],
  [
    'required: [name]',
    'required: [nmae]',
    'a.yaml:55:18  required property `nmae` is not defined  [api/required-property]\n  Did you mean `name`?',
  ],
  [
    'required: [name]',
    'required: [colour]',
    'a.yaml:55:18  required property `colour` is not defined  [api/required-property]\n  Add it to `properties`, or remove it from `required`.',
  ],
  [
    'type: http\n',
    'type: http\n      in: header\n',
    'a.yaml:69:7  the field `in` is not allowed here  [api/invalid-field]\n  Remove it: `in` is part of `type: apiKey`.',
  ],
  [
    'scheme: bearer',
    'bearerFormat: JWT',
    'a.yaml:67:5  `scheme` is required here  [api/missing-field]',
  ],
  [
    'type: http\n      scheme: bearer',
    'type: apiKey\n      name: Key\n      in: body',
    'a.yaml:70:11  `in` can be one of the following only: "query", "header", "cookie"  [api/invalid-field]',
  ],
  [
    '- name: id\n          in: path',
    '- name: id\n          in: path\n          required: true\n          schema: {}\n        - name: id\n          in: path',
    'a.yaml:47:11  the parameter `id` in `path` is listed twice  [api/duplicate-parameter]',
  ],
  [
    '      required: [name]',
    "      discriminator: ''\n      required: [name]",
    'a.yaml:55:22  expected type `object` but got `string`  [api/invalid-field]\n  Write an object with `propertyName`, or remove it.',
  ],
  [
    'openapi: 3.0.3',
    'openapi: 3.0.3\nwebhooks:\n  sown:\n    post:\n      responses: {}',
    'a.yaml:2:1  property `webhooks` is not expected here  [api/unknown-field]\n  It is part of OpenAPI 3.1: write `openapi: 3.1.0`.',
  ],
  [
    '  title: Plants',
    '  title: Plants\n  summary: Of a garden',
    'a.yaml:4:3  property `summary` is not expected here  [api/unknown-field]\n  It is part of OpenAPI 3.1: write `openapi: 3.1.0`.',
  ],
  [
    'openapi: 3.0.3',
    "swagger: '3.0'",
    'a.yaml:1:10  version `3.0` is not supported  [api/version]\n  The field of OpenAPI 3 is `openapi`: write `openapi: 3.0.3`.',
  ],
  [
    'description: Created',
    'description: Created: a plant',
    'a.yaml:38:24  is not valid YAML: a value without quotes contains `: `  [api/syntax]\n  Put the value in quotes.',
  ],
  [
    '      tags: [Plants]',
    '       tags: [Plants]',
    'a.yaml:30:8  is not valid YAML: the line is indented more than the one before  [api/syntax]\n  Align it with the line before.',
  ],
  [
    '  title: Plants',
    '     title: Plants',
    'a.yaml:4:3  is not valid YAML: the key is not below the first one of its mapping  [api/syntax]\n  Indent all keys of a mapping by the same number of spaces.',
  ],
  [
    'description: Not found',
    "description: 'Not found",
    "a.yaml:50:24  is not valid YAML: a value that starts with ' has no end  [api/syntax]\n  Add ' at its end.",
  ],
])(
  'a mistake is one problem where it was made, with the way out: %s',
  async (from, to, expected) => {
    expect(await report(from, to)).toBe(expected)
  },
)

test('a required property may be described by a schema around, for the same value', async () => {
  const schema = {
    properties: { a: {}, b: {}, not: { required: ['a'] } },
    allOf: [{ $ref: '#/components/schemas/C' }],
    not: { required: ['a', 'x'] },
    else: { allOf: [{ required: ['a', 'c'] }] },
    dependentSchemas: { a: { required: ['b', 'y'] } },
  }
  const spec = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {},
    components: { schemas: { A: schema, C: { properties: { c: {} } } } },
  }
  expect(lines(await readFiles({ 'a.json': spec })).match(/property `.`/g)).toEqual([
    'property `a`',
    'property `x`',
    'property `y`',
  ])
})

test('a name with characters that the standard does not allow says which are', async () => {
  const asyncapi = {
    asyncapi: '3.0.0',
    info: { title: 'A', version: '1' },
    servers: { 'Production WSS': { host: 'example.com', protocol: 'wss' } },
    channels: { orders: { address: '/orders', messages: { m: {} } } },
  }
  expect(lines(await readFiles({ 'a.json': asyncapi }))).toBe(
    'a.json:8:5  property `Production WSS` is not expected here  [api/unknown-field]\n  Names consist of letters, digits, `-`, `_` and `.`.',
  )
  const openapi = {
    openapi: '3.0.3',
    info: { title: 'A', version: '1' },
    paths: {},
    components: {
      securitySchemes: { 'Org API Key': { type: 'apiKey', in: 'header', name: 'Key' } },
    },
  }
  expect(lines(await readFiles({ 'a.json': openapi }))).toContain(
    '`Org API Key` is not a name for securitySchemes  [api/component-name]\n  Names consist of letters, digits, `-`, `_` and `.`.',
  )
})

test('schemes that are required together in one header are reported once', async () => {
  const both = [{ token: [], user: [] }]
  const result = await readFiles({
    'a.json': {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      security: both,
      paths: {
        '/a': { get: { responses: {} } },
        '/b': {
          get: { responses: {}, security: [{ token: [], key: [] }, { user: [] }] },
        },
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          user: { type: 'http', scheme: 'basic' },
          key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        },
      },
    },
  })
  expect(lines(result)).toBe(
    'a.json:10:7  `token` and `user` are required together, but both are sent in the header `Authorization` (GET /a)  [api/security-conflict]\n' +
      '  If one of them is enough, make them separate items: `security: [{ token: [] }, { user: [] }]`.',
  )
})
