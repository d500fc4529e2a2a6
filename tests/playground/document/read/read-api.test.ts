import { readdirSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type {
  FetchCache,
  FetchedEntry,
} from '../../../../playground/document/read/fetch-cache.ts'
import { expect, onTestFinished, test } from 'vitest'
import { cpuTime } from '../../../cpu-time.ts'
import type { Schema } from '../../../../playground/document/schema-model.ts'
import type { Value } from '../../../../playground/request/operation.ts'
import { writeJson } from '../../../../playground/request/write-json.ts'
import { digitsOf } from '../../../../playground/document/exact-number.ts'
import { readApi } from '../../../../playground/document/read/read-api.ts'
import { sharedMaterial } from '../../../shared-material.ts'
import { apiOf, lines, readFiles, writeFiles } from '../../write-spec.ts'
import { wrongDocuments } from './wrong-documents.ts'

const head = { openapi: '3.1.0', info: { title: 'Pets', version: '1' } }

test('reads operations in the order of the document, methods in the order of the standard', async () => {
  const { api } = await readFiles({
    'a.yaml': `
openapi: 3.0.3
info: { title: Pets, version: 1.10 }
paths:
  /z:
    post: { summary: Add, responses: { '200': { description: ok } } }
    get: { responses: { '200': { description: ok } } }
  /a/{id}:
    parameters: [{ name: id, in: path, schema: { type: string } , required: true }]
    delete: { responses: { '204': { description: gone } } }
`,
  })
  expect(api?.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /z',
    'POST /z',
    'DELETE /a/{id}',
  ])
  expect(api?.version).toBe('1.10')
  expect(api?.operations[2]?.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true, style: 'simple', explode: false },
  ])
})

test.each([
  ['3.0.3', 'multipart/form-data', undefined],
  ['3.0.3', 'application/x-www-form-urlencoded', 'form'],
  ['3.1.0', 'multipart/form-data', 'form'],
  ['3.1.0', 'multipart/mixed', undefined],
])('in %s, a property of %s has the style %s', async (openapi, type, style) => {
  const encoding = { meta: { style: 'form', contentType: 'text/plain' } }
  const content = { [type]: { schema: { type: 'object' }, encoding } }
  const responses = { 204: { description: '' } }
  const paths = { '/a': { post: { requestBody: { content }, responses } } }
  const api = await apiOf({ openapi, paths })
  const [read] = api.operations[0]!.body!.content[0]!.encoding
  expect(read?.style).toBe(style)
  expect(read?.contentType).toBe('text/plain')
})

test.each([
  ['/a/{x}?k={q}&l={x}', ['query q', 'path x']],
  ['/a?k={q}&l={other}', ['query q', 'path other']],
  ['/a/{q}', ['query q', 'path q']],
])('%s has the parameters %j', async (path, expected) => {
  const parameters = [{ name: 'q', in: 'query', schema: {} }]
  const responses = { 204: { description: '' } }
  const { api } = await readFiles({
    'a.json': { ...head, paths: { [path]: { get: { parameters, responses } } } },
  })
  const found = api?.operations[0]?.parameters.map((each) => `${each.in} ${each.name}`)
  expect(found).toEqual(expected)
})

test('reports every problem at once, each with its place and the way out', async () => {
  const result = await readFiles({
    'a.json': {
      openapi: '3.1.0',
      info: { title: 'A' },
      pahts: {},
      paths: {
        '/a': {
          get: {
            responses: {
              200: {
                description: 'ok',
                content: {
                  'application/json': { schema: { $ref: '#/components/schemas/Pett' } },
                },
              },
            },
            security: [{ tokn: [] }],
          },
        },
      },
      components: {
        schemas: { Pet: { type: 'object' } },
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      },
    },
  })
  expect(lines(result)).toMatchInlineSnapshot(`
    "a.json:3:3  \`version\` is required here  [api/missing-field]
    a.json:6:3  property \`pahts\` is not expected here  [api/unknown-field]
      Did you mean \`paths\`?
    a.json:16:27  reference \`#/components/schemas/Pett\` can't be resolved  [api/reference-not-found]
      Did you mean \`#/components/schemas/Pet\`?
    a.json:24:13  security scheme \`tokn\` is not defined (required by GET /a)  [api/unknown-scheme]
      Did you mean \`token\`?"
  `)
})

test('schemas may have keywords of their own since 3.1, if no keyword of the standard is meant', async () => {
  const schema = { type: 'object', table: 'asset', properties: { id: { index: true } } }
  const spec = (openapi: string) => ({
    openapi,
    info: { title: 'A', version: '1' },
    paths: {},
    components: {
      schemas: {
        Asset: schema,
        Pet: { tytle: 'Pet', xml: { naem: 'pet' }, properties: { schema: { sort: 1 } } },
      },
    },
  })
  expect(lines(await readFiles({ 'a.json': spec('3.1.0') }))).toMatchInlineSnapshot(`
    "a.json:20:9  property \`tytle\` is not expected here  [api/unknown-field]
      Did you mean \`title\`?
    a.json:22:11  property \`naem\` is not expected here  [api/unknown-field]
      Did you mean \`name\`?"
  `)
  expect(lines(await readFiles({ 'a.json': spec('3.0.3') }))).toMatchInlineSnapshot(`
    "a.json:12:9  property \`table\` is not expected here  [api/unknown-field]
    a.json:15:13  property \`index\` is not expected here  [api/unknown-field]
    a.json:20:9  property \`tytle\` is not expected here  [api/unknown-field]
      Did you mean \`title\`?
    a.json:22:11  property \`naem\` is not expected here  [api/unknown-field]
      Did you mean \`name\`?
    a.json:26:13  property \`sort\` is not expected here  [api/unknown-field]"
  `)
})

test('warns of patterns that are no regular expressions, and of a description without pages', async () => {
  const { diagnostics } = await readFiles({
    'a.json': {
      ...head,
      components: {
        schemas: {
          A: { type: 'string', pattern: '(?i)x' },
          B: { type: 'string', pattern: '^[\\w-.]+$' },
          C: { properties: { pattern: { type: 'string', default: '[' } } },
        },
      },
    },
  })
  expect(lines({ diagnostics })).toMatch(
    /^a\.json:\d+:\d+ {2}`pattern` is not a valid .*`\(\?i\)x` {2}\[api\/pattern\]$/,
  )
  const empty = await readFiles({ 'a.json': { ...head, components: {} } })
  expect(lines(empty)).toContain('[api/no-operations]')
})

test('follows references to files inside of the project, each schema once', async () => {
  const { api, diagnostics, files } = await readFiles({
    'api/openapi.yaml': `
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /pets:
    $ref: paths/pets.yaml
`,
    'api/paths/pets.yaml': `
get:
  responses:
    '200':
      description: ok
      content:
        application/json:
          schema: { $ref: '../models/pet.json' }
`,
    'api/models/pet.json': {
      type: 'object',
      properties: { parent: { $ref: '#' }, tag: { $ref: 'tag.json#/Tag' } },
    },
    'api/models/tag.json': { Tag: { type: 'string' } },
  })
  expect(diagnostics).toEqual([])
  expect(files).toEqual([
    'api/openapi.yaml',
    'api/paths/pets.yaml',
    'api/models/pet.json',
    'api/models/tag.json',
  ])
  expect(Object.keys(api!.schemas)).toEqual([
    'api/models/pet.json#',
    'api/models/tag.json#/Tag',
  ])
  expect(api!.schemas['api/models/pet.json#']!.properties![0]!.schema.ref).toBe(
    'api/models/pet.json#',
  )
})

test.each([
  ['../../../etc/passwd', 'leads outside'],
  ['/etc/passwd', 'leads outside'],
  ['file:///etc/passwd', 'leads outside'],
  ['%2e%2e/%2e%2e/secret.yaml', 'leads outside'],
  ['..\\secret.yaml', 'leads outside'],
  ['//attacker.invalid/x.yaml', 'leads outside'],
  ['.env', 'is not read'],
  ['package.json', 'is not read'],
  ['link.yaml', 'leads outside'],
  ['http://example.com/x.yaml', 'is not fetched'],
  ['https://169.254.169.254/x.yaml', 'is not fetched'],
  ['https://files.internal/x.yaml', 'is not fetched'],
  ['http://127.0.0.1:1/x.yaml', 'is not fetched'],
  ['http://2852039166/x.yaml', 'is not fetched'],
  ['https://[::ffff:169.254.169.254]/x', 'is not fetched'],
  ['https://user@example.com/x.yaml', 'is not a usable URL'],
])('refuses the reference %s', async (reference, words) => {
  const root = await writeFiles({
    'project/a.json': {
      ...head,
      paths: {},
      components: { schemas: { A: { $ref: reference } } },
    },
    'project/.env': 'SECRET=1',
    'project/package.json': '{}',
    'secret.yaml': 'type: string',
  })
  await symlink(join(root, 'secret.yaml'), join(root, 'project/link.yaml'))
  const fetchNothing = () => Promise.reject(new Error('a request was made'))
  const result = await readApi('a.json', {
    root: join(root, 'project'),
    fetch: fetchNothing,
  })
  expect(result.diagnostics[0]).toMatchObject({
    code: 'api/reference-refused',
    file: 'a.json',
    line: 11,
    message: expect.stringContaining(words) as string,
  })
  expect(JSON.stringify(result.api)).not.toContain('SECRET')
})

test('a setting may name a file in a hidden folder, which may refer to its own folder', async () => {
  const root = await writeFiles({
    '.mintlify/api/a.json': {
      ...head,
      paths: {},
      components: {
        schemas: { A: { $ref: './b.json' }, B: { $ref: '../../.other/c.json' } },
      },
    },
    '.mintlify/api/b.json': { type: 'string' },
    '.other/c.json': { type: 'string' },
  })
  const { api, diagnostics } = await readApi('.mintlify/api/a.json', { root })
  expect(Object.keys(api!.schemas)).toContain('.mintlify/api/b.json#')
  expect(diagnostics).toMatchObject([
    {
      code: 'api/reference-refused',
      message: expect.stringContaining('`.other/c.json` is not read') as string,
    },
  ])
})

test.each(['3.0.0', 'specs'])(
  'a setting without a file, %s, is told to name one',
  async (name) => {
    const root = await writeFiles({ 'specs/a.json': head })
    const { diagnostics } = await readApi(name, { root })
    expect(diagnostics).toMatchObject([
      {
        code: 'api/reference-refused',
        hint: expect.stringContaining('`openapi.json`') as string,
      },
    ])
  },
)

test('reads Swagger 2.0 as if it were written in OpenAPI 3', async () => {
  const { api, diagnostics } = await readFiles({
    'a.json': {
      swagger: '2.0',
      info: { title: 'Old', version: '1' },
      host: 'api.example.com',
      basePath: '/v1',
      schemes: ['http', 'https'],
      consumes: ['application/json'],
      securityDefinitions: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        login: {
          type: 'oauth2',
          flow: 'accessCode',
          authorizationUrl: 'https://a.example/a',
          tokenUrl: 'https://a.example/t',
          scopes: { read: 'Read' },
        },
      },
      paths: {
        '/pets': {
          post: {
            parameters: [
              {
                in: 'body',
                name: 'pet',
                required: true,
                schema: { $ref: '#/definitions/Pet' },
              },
              {
                in: 'query',
                name: 'tags',
                type: 'array',
                items: { type: 'string' },
                collectionFormat: 'pipes',
              },
              {
                in: 'header',
                name: 'X-Ids',
                type: 'array',
                items: { type: 'string' },
                collectionFormat: 'tsv',
              },
            ],
            responses: {
              200: {
                description: 'ok',
                schema: { $ref: '#/definitions/Pet' },
                examples: { 'application/json': { name: 'Rex' } },
              },
            },
          },
        },
        '/upload': {
          post: {
            consumes: ['multipart/form-data'],
            parameters: [{ in: 'formData', name: 'image', type: 'file', required: true }],
            responses: { 200: { description: 'ok' } },
          },
        },
      },
      definitions: {
        Pet: {
          type: 'object',
          properties: { name: { type: 'string', 'x-nullable': true } },
        },
      },
    },
  })
  expect(diagnostics).toEqual([])
  const [pets, upload] = api!.operations
  expect(pets!.servers.map(({ url }) => url)).toEqual([
    'https://api.example.com/v1',
    'http://api.example.com/v1',
  ])
  expect(pets!.body).toMatchObject({
    required: true,
    content: [{ type: 'application/json', schema: { ref: '#/definitions/Pet' } }],
  })
  expect(pets!.parameters).toMatchObject([
    { name: 'tags', style: 'pipeDelimited', explode: false },
    { name: 'X-Ids', style: 'tabDelimited', explode: false },
  ])
  expect(pets!.responses[0]!.content[0]!.examples).toEqual([
    { key: '', value: { name: 'Rex' } },
  ])
  expect(upload!.body!.content[0]).toMatchObject({
    type: 'multipart/form-data',
    schema: {
      properties: [{ name: 'image', schema: { types: ['string'], format: 'binary' } }],
      required: ['image'],
    },
  })
  expect(api!.schemas['#/definitions/Pet']!.properties![0]!.schema.types).toEqual([
    'string',
    'null',
  ])
  expect(api!.securitySchemes[1]).toMatchObject({
    type: 'oauth2',
    flows: [
      { kind: 'authorizationCode', scopes: [{ name: 'read', description: 'Read' }] },
    ],
  })
})

test('says what a file is that is no description', async () => {
  const strangers = {
    'a.json': '{ "openapi": "3.1.0", // no\n }',
    'b.yaml': '<!doctype html><title>404</title>',
    'c.yaml': 'asyncapi: 1.2.0\n',
    'd.yaml': 'openapi: 3.1.0\n---\nopenapi: 3.1.0\n',
    'e.json': { OpenApi: '3.1.0' },
    'f.yaml': 'openapi: "4.0"\n',
    'g.yaml': 'openapi: 3.1.0\ninfo: !!js/function "x"\n',
    'h.yaml': '',
  }
  const root = await writeFiles(strangers)
  const said = await Promise.all(
    Object.keys(strangers).map(async (name) => lines(await readApi(name, { root }))),
  )
  expect(said.join('\n')).toMatchInlineSnapshot(`
    "a.json:1:23  is not valid JSON: invalid comment token  [api/syntax]
      JSON does not allow comments: remove them, or rename the file to \`.yaml\`.
    b.yaml:1:1  is an HTML or XML page, not an API description  [api/not-a-description]
      Check the URL: it may lead to a documentation page or a login.
    c.yaml:1:11  version \`1.2.0\` is not supported  [api/version]
      Supported versions: AsyncAPI 2 and 3.
    d.yaml:2:1  contains several YAML documents  [api/syntax]
      Keep one description per file, without \`---\` separators.
    e.json:2:14  has no \`openapi\` field with its version  [api/version]
      Rename \`OpenApi\` to \`openapi\`.
    f.yaml:1:10  version \`4.0\` is not supported  [api/version]
      Supported versions: OpenAPI 3.0, 3.1, 3.2 and Swagger 2.0.
    g.yaml:2:7  is not valid YAML: Unresolved tag: tag:yaml.org,2002:js/function  [api/syntax]
      Tags (\`!…\`) are not allowed in API descriptions.
    h.yaml:1:1  is empty  [api/not-a-description]
      Write an OpenAPI description in it, or remove it."
  `)
})

test('a description that is no file of the project is reported where it is named', async () => {
  const root = await writeFiles({ 'docs.json': {} })
  const result = await readApi('nope.yaml', {
    root,
    namedAt: { file: 'docs.json', line: 4, column: 7 },
  })
  expect(result).toMatchObject({
    files: ['nope.yaml'],
    diagnostics: [{ code: 'api/file-not-found', file: 'docs.json', line: 4, column: 7 }],
  })
})

test('keeps prototypes out of reach of names', async () => {
  const { api } = await readFiles({
    'a.json': `{"openapi":"3.1.0","info":{"title":"T","version":"1"},"__proto__":{"polluted":1},
      "paths":{"/__proto__":{"get":{"responses":{"200":{"description":"ok"}}}}},
      "components":{"schemas":{"__proto__":{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"$ref":"#/components/schemas/__proto__"}}}}}}`,
  })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(api!.operations.map(({ path }) => path)).toEqual(['/__proto__'])
  const schema = api!.schemas['#/components/schemas/__proto__']!
  expect(schema.properties!.map(({ name }) => name)).toEqual(['__proto__', 'constructor'])
  expect(JSON.parse(JSON.stringify(api))).toEqual(api)
})

test('a `$ref` in examples, defaults and enums is data', async () => {
  const { api, diagnostics } = await readFiles({
    'a.json': {
      ...head,
      paths: {},
      components: {
        schemas: {
          A: {
            type: 'object',
            default: { $ref: '#/nope' },
            examples: [{ $ref: 'x.json' }],
            properties: { default: { $ref: '#/components/schemas/B' } },
          },
          B: { enum: [{ $ref: '#/no' }] },
        },
      },
    },
  })
  expect(diagnostics).toEqual([])
  expect(api!.schemas['#/components/schemas/A']!.properties![0]!.schema).toEqual({
    ref: '#/components/schemas/B',
  })
})

test('parts of examples that are references to shared examples are resolved', async () => {
  const shared = (name: string) => ({ $ref: `#/components/examples/${name}` })
  const json = (media: object) => ({ content: { 'application/json': media } })
  const fan = Object.fromEntries(
    Array.from({ length: 20 }, (_, level) => [
      `F${level}`,
      { value: Array.from({ length: 10 }, () => shared(`F${level + 1}/value`)) },
    ]),
  )
  const { api, diagnostics } = await readFiles({
    'a.json': {
      ...head,
      paths: {
        '/a': {
          post: {
            requestBody: json({
              example: { list: [shared('Cat/value')], whole: shared('Cat') },
            }),
            responses: {
              200: {
                description: 'ok',
                ...json({ examples: { one: { value: { cat: shared('Cat/value') } } } }),
              },
              400: { description: 'no', ...json({ example: shared('Cat') }) },
              404: {
                description: 'kept',
                ...json({
                  example: [
                    shared('None/value'),
                    { $ref: '#/components/schemas/A' },
                    { $ref: 1 },
                  ],
                }),
              },
              500: { description: 'loop', ...json({ example: shared('Loop/value') }) },
              503: { description: 'fan', ...json({ example: shared('F0/value') }) },
            },
          },
        },
      },
      components: {
        schemas: { A: {} },
        examples: {
          Cat: { value: { name: 'Tom', of: shared('Owner/value') } },
          Owner: { value: 'Ann' },
          Loop: { value: { again: shared('Loop/value') } },
          ...fan,
        },
      },
    },
  })
  expect(diagnostics).toEqual([])
  const { body, responses } = api!.operations[0]!
  const cat = { name: 'Tom', of: 'Ann' }
  const examples = [body!, ...responses].map(
    ({ content }) => content[0]!.examples[0]!.value,
  )
  expect(examples.slice(0, 5)).toEqual([
    { list: [cat], whole: cat },
    { cat },
    cat,
    [shared('None/value'), { $ref: '#/components/schemas/A' }, { $ref: 1 }],
    { again: shared('Loop/value') },
  ])
  expect(JSON.stringify(examples[5]).length).toBeLessThan(100_000)
})

test('texts beside a reference replace those of its target', async () => {
  const description = 'Here.'
  const to = (kind: string) => ({ $ref: `#/components/${kind}/it`, description })
  const there = { description: 'There.' }
  const schema = { type: 'string' }
  const examples = { one: { $ref: '#/components/examples/it', summary: 'One' } }
  const api = await apiOf({
    openapi: '3.1.0',
    paths: {
      '/a': {
        post: {
          parameters: [to('parameters')],
          requestBody: to('requestBodies'),
          responses: { 200: to('responses') },
        },
      },
    },
    components: {
      parameters: { it: { ...there, name: 'q', in: 'query', schema, examples } },
      examples: { it: { summary: 'There.', value: 'a' } },
      requestBodies: { it: { ...there, content: { 'text/plain': { schema } } } },
      headers: { it: { ...there, schema } },
      links: { it: { ...there, operationId: 'b' } },
      responses: {
        it: { ...there, headers: { A: to('headers') }, links: { next: to('links') } },
      },
      securitySchemes: {
        key: to('securitySchemes'),
        it: { ...there, type: 'mutualTLS' },
      },
    },
  })
  expect(api.operations[0]).toMatchObject({
    parameters: [{ description, examples: [{ summary: 'One', value: 'a' }] }],
    body: { description },
    responses: [{ description, headers: [{ description }], links: [{ description }] }],
  })
  expect(api.securitySchemes[0]).toMatchObject({ name: 'key', description })
})

test('path parameters that only the path names are parameters all the same', async () => {
  const api = await apiOf({
    paths: {
      '/a/{known}/{id}.{format}/{id}?q={query}': {
        get: {
          parameters: [
            { name: 'known', in: 'path', required: true, schema: { type: 'integer' } },
            { name: 'id', in: 'query', schema: { type: 'integer' } },
          ],
          responses: { 200: { description: 'ok' } },
          callbacks: {
            done: {
              '{$request.body#/url}/{id}': {
                post: { responses: { 200: { description: 'ok' } } },
              },
            },
          },
        },
      },
    },
  })
  const [operation] = api.operations
  expect(operation!.parameters.map((each) => `${each.in} ${each.name}`)).toEqual([
    'path known',
    'query id',
    'path id',
    'path format',
    'path query',
  ])
  expect(operation!.parameters[2]).toMatchObject({
    required: true,
    style: 'simple',
    schema: { types: ['string'] },
  })
  expect(operation!.callbacks[0]!.operation.parameters).toEqual([])
})

test('converts what OpenAPI 3.0 says differently', async () => {
  const { api } = await readFiles({
    'a.json': {
      openapi: '3.0.3',
      info: head.info,
      paths: {},
      components: {
        schemas: {
          A: {
            type: 'integer',
            nullable: true,
            minimum: 3,
            exclusiveMinimum: true,
            example: 0,
          },
          B: {
            nullable: true,
            description: 'B',
            allOf: [{ $ref: '#/components/schemas/A' }],
          },
        },
      },
    },
  })
  expect(api!.schemas['#/components/schemas/A']).toEqual({
    types: ['integer', 'null'],
    exclusiveMinimum: 3,
    examples: [0],
  })
  expect(api!.schemas['#/components/schemas/B']).toEqual({
    description: 'B',
    anyOf: [{ allOf: [{ ref: '#/components/schemas/A' }] }, { types: ['null'] }],
  })
})

test('`unevaluatedItems` describes the items that no other keyword does', async () => {
  const contains = { const: 'x' }
  const api = await apiOf({
    components: {
      schemas: {
        Alone: { unevaluatedItems: { type: 'string' } },
        Only: { contains, unevaluatedItems: false },
        Others: { contains, unevaluatedItems: { type: 'string' } },
        All: { contains, items: { type: 'string' }, unevaluatedItems: false },
        Mixed: { contains, anyOf: [{ items: true }, {}], unevaluatedItems: false },
      },
    },
  })
  const itemsOf = (name: string) => api.schemas[`#/components/schemas/${name}`]?.items
  const contained = { const: { value: 'x' } }
  expect(itemsOf('Alone')).toEqual({ types: ['string'] })
  expect(itemsOf('Only')).toEqual(contained)
  expect(itemsOf('Others')).toEqual({ anyOf: [contained, { types: ['string'] }] })
  expect(itemsOf('All')).toEqual({ types: ['string'] })
  expect(itemsOf('Mixed')).toBeUndefined()
})

test('`examples` of an array without any array are a single example', async () => {
  const schema = (examples: unknown[], type: string | string[] = 'array') => ({
    type,
    examples,
  })
  const { api } = await readFiles({
    'a.json': {
      ...head,
      paths: {},
      components: {
        schemas: {
          One: schema(['a', 'b']),
          Nullable: schema(['a'], ['array', 'null']),
          List: schema([['a'], ['b']]),
          Null: schema([null], ['array', 'null']),
          Either: schema(['a'], ['array', 'string']),
        },
      },
    },
  })
  const examplesOf = (name: string) =>
    api!.schemas[`#/components/schemas/${name}`]!.examples
  expect(['One', 'Nullable', 'List', 'Null', 'Either'].map(examplesOf)).toEqual([
    [['a', 'b']],
    [['a']],
    [['a'], ['b']],
    [null],
    ['a'],
  ])
})

test('reads 3.3 as 3.2, with a warning, and knows what 3.2 brought', async () => {
  const result = await readFiles({
    'a.json': {
      openapi: '3.3.0',
      info: head.info,
      paths: {
        '/s': {
          query: {
            responses: {
              200: {
                description: 'ok',
                content: { 'text/event-stream': { itemSchema: { type: 'object' } } },
              },
            },
          },
          additionalOperations: { LINK: { responses: { 200: { description: 'ok' } } } },
        },
      },
    },
  })
  expect(result.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ['api/version-form', 'warning'],
  ])
  expect(result.api!.operations.map(({ method }) => method)).toEqual(['QUERY', 'LINK'])
  expect(result.api!.operations[0]!.responses[0]!.content[0]!.itemSchema).toEqual({
    types: ['object'],
  })
})

test('a chain of references without an end is one problem, and stops nobody', async () => {
  const schemas: Record<string, object> = {
    A: { $ref: '#/components/schemas/B' },
    B: { $ref: '#/components/schemas/A' },
    Deep: { type: 'object', properties: { deep: { $ref: '#/components/schemas/Deep' } } },
  }
  for (let link = 0; link < 500; link++)
    schemas[`C${link}`] = { $ref: `#/components/schemas/C${link + 1}` }
  schemas['C500'] = { type: 'string' }
  const { diagnostics, api } = await readFiles({
    'a.json': { ...head, paths: {}, components: { schemas } },
  })
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '`#/components/schemas/B` is a reference loop: A -> B -> A',
    '`#/components/schemas/C1` is a chain of more than 100 references',
  ])
  expect(api!.components).toHaveLength(504)
})

// Local servers stand in for remote ones.
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('fetches a remote description, asks again with its ETag, and uses the copy without network', async () => {
  const asked: (string | undefined)[] = []
  const origin = await serve(({ headers }, response) => {
    asked.push(headers['if-none-match'])
    if (headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else
      response
        .writeHead(200, { etag: '"1"' })
        .end(JSON.stringify({ ...head, servers: [{ url: '/v1' }], paths: {} }))
  })
  const root = await writeFiles({})
  const entries = new Map<string, FetchedEntry>()
  const cache: FetchCache = {
    get: (url) => entries.get(url),
    set: (entry) => void entries.set(entry.url, entry),
  }
  const context = { root, cache }
  const source = `${origin}/openapi.json`
  const first = await readApi(source, context)
  expect(first.api?.servers).toMatchObject([{ url: `${origin}/v1` }])
  expect((await readApi(source, context)).diagnostics).toEqual([])
  expect(asked).toEqual([undefined, '"1"'])
  const offline = await readApi(source, { ...context, offline: true })
  expect(offline.api).toEqual(first.api)
  expect(offline.diagnostics).toMatchObject([
    { code: 'api/fetch-cached', severity: 'warning' },
  ])
})

test('a remote description that names no server is served by the one it came from', async () => {
  const origin = await serve((_, response) => {
    const paths = { '/a': { get: { responses: { 204: { description: '' } } } } }
    response.writeHead(200).end(JSON.stringify({ ...head, paths }))
  })
  const root = await writeFiles({})
  const { api } = await readApi(`${origin}/specs/openapi.json`, { root })
  expect(api?.servers).toMatchObject([{ url: `${origin}/` }])
  expect(api?.operations[0]?.servers).toMatchObject([{ url: `${origin}/` }])
})

test('servers of paths, operations and links of a remote description are relative to it, too', async () => {
  const servers = [{ url: '../v2/{name}' }]
  const operation = {
    servers,
    responses: {
      200: { description: '', links: { next: { operationId: 'a', server: servers[0] } } },
    },
  }
  const origin = await serve((_, response) => {
    const paths = { '/a': { servers, get: { responses: {} }, put: operation } }
    response.writeHead(200).end(JSON.stringify({ ...head, paths }))
  })
  const root = await writeFiles({})
  const { api } = await readApi(`${origin}/specs/openapi.json`, { root })
  const [get, put] = api!.operations
  const url = `${origin}/v2/{name}`
  expect(get!.servers).toMatchObject([{ url }])
  expect(put!.servers).toMatchObject([{ url }])
  expect(put!.responses[0]!.links[0]!.server).toMatchObject({ url })
})

test('tries three times, then says why', async () => {
  let tries = 0
  const origin = await serve((_, response) => {
    tries++
    response.writeHead(503).end()
  })
  const result = await readApi(`${origin}/a.json`, { root: await writeFiles({}) })
  expect(tries).toBe(3)
  expect(result.diagnostics).toMatchObject([
    {
      code: 'api/fetch-failed',
      message: expect.stringContaining('responded with 503') as string,
    },
  ])
})

test('does not follow a redirect to a URL that is not allowed', async () => {
  const origin = await serve(
    (_, response) =>
      void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  )
  const result = await readApi(`${origin}/a.json`, { root: await writeFiles({}) })
  expect(result.diagnostics).toMatchObject([
    {
      code: 'api/fetch-failed',
      message: expect.stringContaining('is not fetched') as string,
    },
  ])
})

test('does not follow a redirect to another service of this machine', async () => {
  let asked = 0
  const other = await serve((_, response) => {
    asked++
    response.end(JSON.stringify({ ...head, paths: {} }))
  })
  const origin = await serve(
    (_, response) => void response.writeHead(302, { location: other }).end(),
  )
  const { api } = await readApi(`${origin}/a.json`, { root: await writeFiles({}) })
  expect(api).toBeUndefined()
  expect(asked).toBe(0)
})

test('a kept copy of another address is not taken', async () => {
  const kept = {
    url: 'https://b.example.com/b.json',
    fetched: '2026-01-01',
    body: 'e30=',
  }
  const cache: FetchCache = { get: () => kept, set: () => {} }
  const { diagnostics } = await readApi('https://a.example.com/a.json', {
    root: await writeFiles({}),
    offline: true,
    cache,
  })
  expect(diagnostics).toMatchObject([{ code: 'api/fetch-failed', severity: 'error' }])
})

test.each(Object.entries(wrongDocuments))('reports %s', async (_, document) => {
  const { diagnostics } = await readFiles({ 'api.json': document })
  expect(diagnostics).not.toEqual([])
})

const conformance = sharedMaterial(
  'openapi/conformance',
  'the documents that the standard’s own tests call wrong are reported',
)

test.skipIf(conformance.missing)(
  'reports every document that the standard’s own tests call wrong',
  async () => {
    const root = conformance.path
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /fail.*\.(json|ya?ml)$/.test(file),
    )
    const silent: string[] = []
    for (const file of files) {
      const { diagnostics } = await readApi(file, { root, offline: true })
      if (diagnostics.length === 0) silent.push(file)
    }
    expect(files.length).toBeGreaterThan(50)
    expect(silent).toEqual([])
  },
  120_000,
)

const hostile = sharedMaterial('hostile/specs', 'hostile API descriptions are read')

test.skipIf(hostile.missing)(
  'reads hostile documents in bounded time, without a crash',
  async () => {
    const files = readdirSync(hostile.path, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(json|ya?ml)$/.test(file),
    )
    for (const file of files) {
      const start = cpuTime()
      const { diagnostics } = await readApi(file, { root: hostile.path, offline: true })
      expect(cpuTime() - start, file).toBeLessThan(20_000)
      expect(JSON.stringify(diagnostics), file).not.toMatch(
        /TypeError|Cannot read|root:x:/,
      )
    }
  },
  120_000,
)

const numbers = [
  '9007199254740993',
  '-9007199254740995',
  '123456789012345678901234567890',
  '0.011269427669584647',
  '-12345678.901234567890123',
  '0.1000000000000000055511151231257827',
  '1234567890123456.75e-3',
  '10000000000000000000000',
  '1e400',
  '-1E-400',
  '1.50',
  '-0',
  '0.00000001',
  '1.5',
  '7',
]

test.each(['a.json', 'a.yaml'])('a small number of %s keeps its digits', async (name) => {
  const json = name.endsWith('.json')
  const { api } = await readFiles({
    [name]: json
      ? '{"openapi":"3.1.1","info":{"title":"T","version":"1"},"components":{"schemas":{"Price":{"multipleOf":0.00000001}}}}'
      : 'openapi: "3.1.1"\ninfo: { title: T, version: "1" }\ncomponents: { schemas: { Price: { multipleOf: 0.00000001 } } }',
  })
  const { multipleOf } = api!.schemas['#/components/schemas/Price']!
  expect(digitsOf(multipleOf!)).toBe('0.00000001')
})

test.each([
  ['JSON', 'a.json', ''],
  ['YAML', 'a.yaml', '---\n'],
])('numbers of %s are as they are written, of any length', async (_, name, start) => {
  const { api, diagnostics } = await readFiles({
    [name]: `${start}{"openapi":"3.1.0","info":{"title":"\\"9007199254740993\\": 9007199254740993","version":"1"},"servers":[{"url":"https://{port}.example.com","variables":{"port":{"default":"1"}}}],"paths":{},"components":{"schemas":{"Id":{"type":"number","maximum":9223372036854775807,"multipleOf":0.10,"maxLength":18446744073709551615,"example":{"deep":[1.50]},"default":1.0,"enum":[${numbers.join(', ')}]}}}}`,
  })
  expect(lines({ diagnostics })).not.toMatch(/syntax|invalid-field/)
  expect(api?.title).toBe('"9007199254740993": 9007199254740993')
  const schema = JSON.parse(
    JSON.stringify(api?.schemas['#/components/schemas/Id']),
  ) as Schema
  const written = (value: unknown) => writeJson(value as Value)
  expect(schema.enum?.map(written)).toEqual(numbers)
  expect(schema.examples?.map(written)).toEqual(['{"deep":[1.50]}'])
  expect(
    [schema.maximum, schema.multipleOf, schema.maxLength, schema.default?.value].map(
      written,
    ),
  ).toEqual(['9223372036854775807', '0.10', '18446744073709551615', '1.0'])
})

test('numbers that JavaScript rounds are in texts and versions too, and no keys', async () => {
  const { api } = await readFiles({
    'a.yaml': `
openapi: 3.0
info: { title: 9007199254740993, version: 1.10 }
paths:
  /a:
    get:
      summary: 12345678901234567890
      responses: { 200: { description: 1.50 } }
components: { schemas: { A: { properties: { 1.50: { type: string } } } } }
`,
  })
  expect(api).toMatchObject({ title: '9007199254740993', version: '1.10' })
  expect(api?.specification).toBe('3.0')
  expect(api?.operations[0]).toMatchObject({
    summary: '12345678901234567890',
    responses: [{ status: '200', description: '1.50' }],
  })
})

test.each<[string, string]>([
  ['is not JSON', '{"openapi":'],
  ['is not YAML', 'openapi: [3.1.0'],
  ['is of no version that is read', '{"openapi":"4.0.0"}'],
  ['has no version', '{"paths":{}}'],
  ['is another thing', '<!doctype html><p>Log in</p>'],
  ['is empty', ''],
])('a description that %s is an error', async (_, text) => {
  const { api, diagnostics } = await readFiles({ 'a.json': text })
  expect(api).toBeUndefined()
  expect(diagnostics.map(({ severity }) => severity)).toContain('error')
})

test('a description that is missing, or that no server answers with, is an error', async () => {
  const root = await writeFiles({})
  for (const source of ['none.json', 'https://127.0.0.1:1/openapi.json']) {
    const { api, diagnostics } = await readApi(source, { root, offline: true })
    expect(api).toBeUndefined()
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['error'])
  }
})

test('properties with `x-order` come in that order, before the others', async () => {
  const api = await apiOf({
    components: {
      schemas: {
        Name: { type: 'string' },
        Pet: {
          type: 'object',
          properties: {
            age: { type: 'integer' },
            color: { type: 'string', 'x-order': 2 },
            id: { type: 'string', 'x-order': '0' },
            kind: { type: 'string', 'x-order': 0 },
            name: { $ref: '#/components/schemas/Name', 'x-order': 1 },
          },
        },
      },
    },
  })
  const { properties = [] } = api.schemas['#/components/schemas/Pet']!
  expect(properties.map(({ name }) => name)).toEqual([
    'kind',
    'name',
    'color',
    'age',
    'id',
  ])
})

test('a referenced Markdown file may begin with a comment and have underlined headings', async () => {
  const text = '<!-- reviewed -->\n\nOrders\n=======\n\nAll of them.\n'
  const { api, diagnostics } = await readFiles({
    'a.yaml': `
openapi: 3.1.0
info: { title: T, version: '1', description: { $ref: about.md } }
paths: {}
`,
    'about.md': text,
  })
  expect(diagnostics.filter(({ code }) => code !== 'api/invalid-field')).toEqual([])
  expect(api?.description).toBe(text.trim())
})

test.each([
  ['repeated keys', 'api/duplicate-key', () => '"x-a": 1'],
  [
    'broken limits',
    'api/limits',
    (index: number) => `"x-${index}": { "minLength": 2, "maxLength": 1 }`,
  ],
])(
  'of thousands of %s, the first are listed, with their lines',
  async (_, code, member) => {
    const start = cpuTime()
    const members = Array.from({ length: 15_000 }, (__, index) => member(index))
    const { diagnostics } = await readFiles({
      'a.json': `{
"openapi": "3.1.1", "info": { "title": "T", "version": "1" }, "paths": {},
${members.join(',\n')}
}`,
    })
    const listed = diagnostics.filter((one) => one.code === code)
    expect(listed).toHaveLength(200)
    expect(listed[10]).toMatchObject({ frame: expect.stringContaining('  | ') as string })
    expect(diagnostics.at(-1)!.message).toMatch(/^14\d{3} more problems are not listed$/)
    expect(cpuTime() - start).toBeLessThan(15_000)
  },
)

test('files that a description refers to in vain are among its files, so that it is read again', async () => {
  const { files, diagnostics } = await readFiles({
    'a.json': { ...head, paths: { '/pets': { $ref: 'pets.json' } } },
  })
  expect(diagnostics.map(({ code }) => code)).toEqual(['api/file-not-found'])
  expect(files).toEqual(['a.json', 'pets.json'])
})

test('of an example in both forms (3.2), bodies that are serialized here keep the data, others the text', async () => {
  const examples = {
    both: { dataValue: { a: 1 }, serializedValue: 'text' },
    text: { serializedValue: 'text' },
  }
  const types = ['application/json', 'multipart/form-data', 'application/xml']
  const content = Object.fromEntries(types.map((type) => [type, { examples }]))
  const { api } = await readFiles({
    'a.json': {
      openapi: '3.2.0',
      info: { title: 'A', version: '1' },
      paths: { '/a': { post: { requestBody: { content }, responses: {} } } },
    },
  })
  const read = api!.operations[0]!.body!.content.map((media) =>
    media.examples.map(({ value, serialized }) => [value, serialized]),
  )
  expect(read).toEqual([
    [
      [{ a: 1 }, undefined],
      [undefined, 'text'],
    ],
    [
      [{ a: 1 }, undefined],
      [undefined, 'text'],
    ],
    [
      [{ a: 1 }, 'text'],
      [undefined, 'text'],
    ],
  ])
})
