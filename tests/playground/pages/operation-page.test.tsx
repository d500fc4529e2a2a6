import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cpuTime } from '../../cpu-time.ts'
import { gzipSync } from 'node:zlib'
import type { Api, Operation } from '../../../playground/document/api-model.ts'
import {
  OperationPage,
  type OperationPageProps,
} from '../../../playground/pages/operation-page.tsx'
import { OperationPanel } from '../../../playground/pages/operation-panel.tsx'
import { SchemaPage } from '../../../playground/pages/schema-page.tsx'
import { SpecMarkdown } from '../../../playground/pages/spec-markdown.tsx'
import { htmlToMarkdown } from '../../../plugin/render/html-to-markdown.ts'
import { readApi } from '../../../playground/document/read/read-api.ts'
import { requestSamples } from '../../../playground/samples/request-samples.ts'
import { responseSamples } from '../../../playground/samples/response-samples.ts'
import { sharedMaterial } from '../../shared-material.ts'
import { html as render } from '../../theme/render.tsx'
import { apiOf, readFiles } from '../write-spec.ts'

type Props = Partial<OperationPageProps>

function referenceOf(api: Api, operation: Operation, props: Props = {}) {
  return (
    <OperationPage
      api={api}
      operation={operation}
      maintainOrder
      expanded="closed"
      fullUrl={false}
      playground="interactive"
      withDescription
      {...props}
    />
  )
}

function renderOperation(api: Api, operation: Operation, props?: Props): string {
  const { samples: requests } = requestSamples(api, operation, {
    defaults: 'all',
    autogenerate: true,
  })
  return render(
    <>
      {referenceOf(api, operation, props)}
      <OperationPanel
        requests={requests}
        responses={responseSamples(api, operation)}
        highlight={() => undefined}
      />
    </>,
  )
}

async function petPage(): Promise<string> {
  const api = await apiOf({
    servers: [
      {
        url: 'https://{region}.example.com/v1',
        variables: { region: { default: 'eu', enum: ['eu', 'us'] } },
      },
    ],
    security: [{ token: [] }, { key: [] }],
    paths: {
      '/pets/{id}': {
        post: {
          summary: 'Change',
          parameters: [
            {
              name: 'id',
              in: 'path',
              required: true,
              description: 'The **id**.',
              schema: { type: 'string' },
            },
            { name: 'dry', in: 'query', schema: { type: 'boolean', default: false } },
            {
              name: 'limit',
              in: 'query',
              required: true,
              schema: { type: 'integer', minimum: 0, maximum: 100, default: 0 },
            },
            {
              name: 'X-Trace',
              in: 'header',
              deprecated: true,
              schema: { type: 'string' },
            },
            { name: 'session', in: 'cookie', schema: { type: 'string' } },
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Pet' } },
            },
          },
          responses: {
            200: {
              description: 'Fine',
              content: {
                'application/json': { schema: { $ref: '#/components/schemas/Pet' } },
              },
            },
            404: { description: 'None' },
          },
          callbacks: {
            changed: {
              '{$request.body#/url}': {
                post: {
                  requestBody: {
                    content: {
                      'application/json': {
                        schema: {
                          type: 'object',
                          properties: { id: { type: 'string' } },
                        },
                      },
                    },
                  },
                  responses: { 200: { description: 'ok' } },
                },
              },
            },
          },
        },
      },
    },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      },
      schemas: {
        Pet: {
          type: 'object',
          required: ['kind'],
          properties: {
            id: { type: 'string', readOnly: true },
            kind: { enum: ['cat', 'dog'] },
            owner: {
              type: 'object',
              properties: { name: { type: 'string', maxLength: 9 } },
            },
            parent: { $ref: '#/components/schemas/Pet' },
          },
        },
      },
    },
  })
  return renderOperation(api, api.operations[0]!)
}

/** The text of a page. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('shows the sections of an operation in order, without empty ones', async () => {
  const headings = [...(await petPage()).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(
    ([, inner]) => textOf(inner!).trim(),
  )
  expect(headings).toEqual([
    'Authorizations',
    'Headers',
    'Path Parameters',
    'Query Parameters',
    'Cookies',
    'Body',
    'Callbacks',
    'Response',
  ])
})

test('every parameter and property has a unique id', async () => {
  const html = await petPage()
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(
    expect.arrayContaining([
      'parameter-id',
      'parameter-limit',
      'parameter-x-trace',
      'parameter-session',
      'body-kind',
      'body-owner-name',
      'response-id',
      'authorization-authorization',
      'api-playground-input',
    ]),
  )
})

test('shows defaults of false and 0, constraints, options and recursion', async () => {
  const text = textOf(await petPage())
  expect(text).toContain('default: false')
  expect(text).toContain('default: 0')
  expect(text).toContain('Maximum: 100')
  expect(text).toContain('Available options: cat , dog')
  expect(text).toContain('Repeats Pet')
  expect(text).toContain('read-only')
})

test('facts of array items are shown at any depth, in parameters, bodies and responses', async () => {
  const word = (name: string) => ({
    type: 'string',
    description: `About ${name}.`,
    enum: [`${name}-a`, `${name}-b`],
    pattern: `^${name}`,
    minLength: 2,
    default: `${name}-default`,
    examples: [`${name}-example`],
  })
  const list = (items: object) => ({ type: 'array', items })
  const content = (schema: object) => ({ content: { 'application/json': { schema } } })
  const api = await apiOf({
    paths: {
      '/a': {
        post: {
          parameters: [{ name: 'sort', in: 'query', schema: list(word('sort')) }],
          requestBody: content({
            properties: {
              deep: list(list({ ...list(word('deep')), maxItems: 7 })),
              choice: list({ anyOf: [word('one'), list(word('two')), { type: 'null' }] }),
              rows: list({
                description: 'About rows.',
                minProperties: 3,
                properties: { cell: list({ anyOf: [word('cell'), { type: 'null' }] }) },
              }),
            },
          }),
          responses: { 200: { description: 'ok', ...content(list(word('answer'))) } },
        },
      },
    },
  })
  const text = textOf(renderOperation(api, api.operations[0]!))
  for (const name of ['sort', 'deep', 'one', 'two', 'cell', 'answer']) {
    const facts = [
      `About ${name}.`,
      `${name}-a , ${name}-b`,
      `^${name}`,
      `${name}-example`,
      `default: ${name}-default`,
    ]
    for (const fact of facts) expect(text).toContain(fact)
  }
  expect(text).toContain('About rows.')
  expect(text).toContain('Each item enum&lt;string>[] Items: ≤ 7')
})

test('how many items have to be of a kind is not mistaken for the length of the list', async () => {
  const crew = {
    type: 'array',
    maxItems: 9,
    contains: { type: 'string' },
    minContains: 2,
    maxContains: 5,
  }
  const content = { 'application/json': { schema: { properties: { crew } } } }
  const api = await apiOf({ paths: { '/a': { post: { requestBody: { content } } } } })
  const text = renderOperation(api, api.operations[0]!).replaceAll(/<[^>]+>/g, '')
  expect(text).toContain('Contains 2 – 5 string')
  expect(text.match(/Items:/g)).toHaveLength(1)
})

test('the name of the items of a list is in its type, and not repeated as their title', async () => {
  const items = { $ref: '#/components/schemas/Voice' }
  const list = { type: 'array', items }
  const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
  const api = await apiOf({
    paths: {
      '/voices': {
        get: {
          responses: {
            200: { description: 'ok', ...json(list) },
            400: {
              description: 'no',
              ...json({ type: 'object', properties: { known: list } }),
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Voice: {
          type: 'object',
          title: 'Voice',
          properties: { id: { type: 'string' } },
        },
      },
    },
  })
  const text = textOf(renderOperation(api, api.operations[0]!))
  expect(text.match(/Voice · object\[ ?\]/g)).toHaveLength(2)
  expect(text.match(/Voice(?! ·)/g)).toBeNull()
  expect(text).not.toContain('Each item')
})

test('a title that only writes the name of its schema differently is not shown beside it', async () => {
  const ref = { $ref: '#/components/schemas/pet_owner' }
  const schema = {
    type: 'object',
    properties: { boss: ref, staff: { type: 'array', items: ref } },
  }
  const api = await apiOf({
    paths: {
      '/a': {
        get: {
          responses: {
            200: { description: 'ok', content: { 'application/json': { schema } } },
          },
        },
      },
    },
    components: {
      schemas: {
        pet_owner: {
          type: 'object',
          title: 'Pet Owner',
          properties: { id: { type: 'string' } },
        },
      },
    },
  })
  const text = textOf(renderOperation(api, api.operations[0]!))
  expect(text).toMatch(/pet_ ?owner · object/)
  expect(text).not.toContain('Pet Owner')
  expect(text).not.toContain('Each item')
})

test('a callback has the servers that it declares, not those of the API', async () => {
  const sent = { responses: { 200: { description: 'ok' } } }
  const server = (name: string) => [{ url: `https://${name}.example`, description: name }]
  const api = await apiOf({
    servers: server('api'),
    paths: {
      '/a': {
        post: {
          ...sent,
          servers: server('own'),
          callbacks: {
            done: {
              '{$request.body#/url}': {
                servers: server('path'),
                post: sent,
                put: { ...sent, servers: server('call') },
              },
            },
            bare: { '{$request.body#/url}': { post: sent } },
          },
        },
      },
    },
  })
  const html = renderOperation(api, api.operations[0]!)
  const listed = [...html.matchAll(/<li><code>(https:[^<]*)/g)].map(([, url]) => url)
  expect(listed).toEqual([
    'https://own.example',
    'https://call.example',
    'https://path.example',
  ])
})

test('examples that the panel does not show are listed with their names', async () => {
  const body = (...names: string[]) => ({
    content: {
      'application/json': {
        examples: Object.fromEntries(
          names.map((name) => [name, { value: { id: `${name}-value` } }]),
        ),
      },
    },
  })
  const api = await apiOf({
    paths: {
      '/a': {
        post: {
          parameters: [
            {
              name: 'size',
              in: 'query',
              examples: { smallest: { value: 1 }, largest: { value: 9 } },
            },
          ],
          requestBody: body('Marc', 'Cam'),
          responses: { 200: { description: 'ok', ...body('found', 'empty') } },
          callbacks: {
            done: {
              'https://a.example': {
                post: {
                  requestBody: body('sent'),
                  responses: { 200: { description: 'ok', ...body('taken') } },
                },
              },
            },
          },
        },
      },
    },
    webhooks: {
      moved: {
        post: {
          requestBody: body('near', 'far'),
          responses: { 200: { description: 'ok' } },
        },
      },
    },
  })
  const [operation] = api.operations
  const [webhook] = api.webhooks
  const text = textOf(render(referenceOf(api, operation!))).replaceAll('&quot;', '"')
  expect(text).toContain('1 smallest 9 largest')
  for (const name of ['Marc', 'Cam', 'sent', 'taken'])
    expect(text).toContain(`{"id":"${name}-value"} ${name}`)
  for (const name of ['found', 'empty']) expect(text).not.toContain(`${name}-value`)
  const payloads = textOf(render(referenceOf(api, webhook!)))
  for (const name of ['near', 'far']) expect(payloads).not.toContain(`${name}-value`)
})

test('the example of a further content type is listed, and any behind the samples of an author', async () => {
  const schema = (type: string) => ({ schema: { type } })
  const json = { ...schema('object'), example: { first: 1 } }
  const text = { ...schema('string'), example: 'further' }
  const post = (content: object, more = {}) => ({
    post: { requestBody: { content }, responses: {}, ...more },
  })
  const api = await apiOf({
    paths: {
      '/a': post({ 'application/json': json, 'text/plain': text }),
      '/b': post({ 'application/xml': schema('object'), 'application/json': json }),
      '/c': post(
        { 'application/json': json },
        { 'x-codeSamples': [{ lang: 'curl', source: 'curl' }] },
      ),
    },
  })
  const texts = api.operations.map((operation) =>
    textOf(render(referenceOf(api, operation))).replaceAll('&quot;', '"'),
  )
  expect(texts[0]).toContain('Example: further')
  expect(texts[0]).not.toContain('{"first":1}')
  for (const page of texts.slice(1)) expect(page).toContain('Example: {"first":1}')
})

test('options are listed once, with their descriptions if all have one', async () => {
  const options = (...described: string[]) => ({
    enum: ['red', 'blue'],
    'x-mint-enum': Object.fromEntries(described.map((name) => [name, `Very ${name}`])),
  })
  const api = await apiOf({
    paths: {
      '/a': {
        get: {
          parameters: [
            { name: 'all', in: 'query', schema: options('red', 'blue') },
            { name: 'some', in: 'query', schema: options('red') },
          ],
          responses: { 200: { description: 'ok' } },
        },
      },
    },
  })
  const text = textOf(render(referenceOf(api, api.operations[0]!)))
  expect(text).toContain('Available options: red Very red blue Very blue')
  expect(text).toContain('Available options: red , blue red Very red')
})

test('the descriptions of options come from all extensions, the first choice being x-mint-enum', async () => {
  const schema = {
    enum: ['red', 'blue', 'gray'],
    'x-mint-enum': { red: 'Mint red' },
    'x-enumDescriptions': { red: 'Other red', blue: 'Other blue' },
    'x-enum-descriptions': ['Third red', '', 'Third gray'],
  }
  const parameters = [{ name: 'color', in: 'query', schema }]
  const responses = { 200: { description: 'ok' } }
  const api = await apiOf({ paths: { '/a': { get: { parameters, responses } } } })
  expect(textOf(render(referenceOf(api, api.operations[0]!)))).toContain(
    'Available options: red Mint red blue Other blue gray Third gray',
  )
})

test('a link of a response says which operation it leads to, with its page', async () => {
  const get = { responses: { 200: { description: 'ok' } } }
  const links = {
    ByPointer: { operationRef: '#/paths/~1users~1%7Bid%7D/get' },
    ById: { operationId: 'listUsers' },
    Elsewhere: { operationRef: 'https://a.example/b.json#/paths/~1c/get' },
    Nowhere: { operationId: 'gone' },
  }
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
  const api = await apiOf({
    paths: {
      '/users': {
        get: { ...get, operationId: 'listUsers' },
        post: { responses: { 201: { description: 'ok', links } } },
      },
      '/users/{id}': { get: { ...get, summary: 'Get a user', parameters: [id] } },
    },
  })
  const create = api.operations.find(({ method }) => method === 'POST')!
  const followUps = [{ target: links.ByPointer.operationRef, url: '/api/get-a-user' }]
  const html = render(referenceOf(api, create, { followUps }))
  expect(html).toContain('href="/api/get-a-user">Get a user</a>')
  expect(textOf(html)).toContain(
    'Links ByPointer Get a user GET /users/{id} ById GET /users ' +
      'Elsewhere https://a.example/b.json#/paths/~1c/get Nowhere gone',
  )
})

test('the title of a body is shown with its type', async () => {
  const schema = { title: 'New user', properties: { name: { type: 'string' } } }
  const content = { 'application/json': { schema } }
  const responses = { 200: { description: 'ok', content } }
  const post = { requestBody: { content }, responses }
  const api = await apiOf({ paths: { '/a': { post } } })
  const text = textOf(render(referenceOf(api, api.operations[0]!)))
  expect(text.match(/New user · object name string/g)).toHaveLength(2)
})

test('values without visible characters are quoted, and long examples without a name are numbered', async () => {
  const long = ['a', 'b'].map((letter) => letter.repeat(100))
  const api = await apiOf({
    servers: [{ url: 'https://a.example/{path}', variables: { path: { default: '' } } }],
    paths: {
      '/a': {
        get: {
          parameters: [
            { name: 'q', in: 'query', schema: { enum: ['', ' ', 'x'], default: '' } },
            { name: 'r', in: 'query', schema: { type: 'string', examples: long } },
          ],
          responses: { 200: { description: 'ok' } },
        },
      },
    },
  })
  const page = render(referenceOf(api, api.operations[0]!))
  const text = textOf(page).replaceAll('&quot;', '"')
  expect(text).toContain('path default: ""')
  expect(text).toContain('string> default: ""')
  expect(text).toContain('Available options: "" , " " , x')
  expect(text).toContain(`Examples: Option 1 ${long[0]} Option 2 ${long[1]}`)
})

test('how values are joined is only said of those with parts', async () => {
  const query = (name: string, schema: object, style = 'form') => ({
    name,
    in: 'query',
    explode: false,
    style,
    schema,
  })
  const api = await apiOf({
    paths: {
      '/a': {
        get: {
          parameters: [
            query('limit', { type: 'integer' }),
            query('tags', { type: 'array', items: { type: 'string' } }, 'pipeDelimited'),
            query('either', { oneOf: [{ type: 'string' }, { type: 'array' }] }),
            query('unknown', {}),
          ],
          responses: { 200: { description: 'ok' } },
        },
      },
    },
  })
  const text = textOf(render(referenceOf(api, api.operations[0]!)))
  const [, ...fields] = text.split(/\b(?=limit |tags |either |unknown )/)
  const written = fields.map((field) => /Written as: (\S+(?: \S+ \w+)?)/.exec(field)?.[1])
  expect(written).toEqual([
    undefined,
    'pipeDelimited',
    expect.stringContaining('explode:'),
    expect.stringContaining('explode:'),
  ])
})

test('a long example is indented, and called an example if there is no other', async () => {
  const value = { name: 'a'.repeat(100), tags: [1] }
  const schema = { type: 'object', examples: [value] }
  const api = await apiOf({
    paths: {
      '/a': {
        get: {
          parameters: [{ name: 'q', in: 'query', schema }],
          responses: { 200: { description: 'ok' } },
        },
      },
    },
  })
  const page = render(referenceOf(api, api.operations[0]!)).replaceAll('&quot;', '"')
  expect(page).toContain(`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>`)
  expect(page).toContain('<summary>Example</summary>')
  expect(textOf(page)).not.toContain('Option 1')
})

test('examples of a response whose names are tabs of the panel are not listed again', async () => {
  const examples = {
    small: { summary: 'A small pet', value: { size: 1 } },
    large: { summary: 'A large pet', description: 'Needs room.', value: { size: 9 } },
  }
  const content = { 'application/json': { examples } }
  const api = await apiOf({
    paths: { '/p': { get: { responses: { 200: { description: 'ok', content } } } } },
  })
  const text = textOf(renderOperation(api, api.operations[0]!))
  expect(text).toContain('200 · A small pet')
  expect(text.match(/A small pet/g)).toHaveLength(
    text.match(/200 · A small pet/g)!.length,
  )
  expect(text).toMatch(/A large pet\s+Needs room\./)
})

test('examples of a parameter and of its schema are one list without duplicates', async () => {
  const api = await apiOf({
    paths: {
      '/a': {
        get: {
          parameters: [
            {
              name: 'size',
              in: 'query',
              example: 'S',
              schema: { type: 'string', examples: ['S', 'M'] },
            },
            { name: 'plain', in: 'query', schema: { type: 'string', examples: ['L'] } },
          ],
          responses: { 200: { description: 'ok' } },
        },
      },
    },
  })
  const text = textOf(render(referenceOf(api, api.operations[0]!)))
  expect(text.match(/Examples?: .*?(?= plain| Response)/g)).toEqual([
    'Examples: S , M',
    'Example: L',
  ])
})

test('a property without a description shows its title, unless that repeats the name', async () => {
  const api = await apiOf({
    components: {
      schemas: {
        Body: {
          type: 'object',
          properties: {
            model_id: { type: 'string', title: 'Model Id' },
            seed: { type: 'integer', title: 'Where randomness starts' },
          },
        },
      },
    },
    paths: {
      '/a': {
        post: {
          requestBody: {
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Body' } },
            },
          },
          responses: { 200: { description: 'ok' } },
        },
      },
    },
  })
  const page = renderOperation(api, api.operations[0]!)
  expect(page).toContain('Where randomness starts')
  expect(page).not.toContain('Model Id')
})

test('badges are shown as text, whatever else they are', async () => {
  const badges = [{ name: 'Beta', color: 'red;x:y' }, { name: '<b>Plus</b>' }, {}, 'x', 7]
  const api = await apiOf({
    paths: { '/a': { get: { 'x-badges': badges }, put: { 'x-badges': {} } } },
  })
  const [get, put] = api.operations.map((operation) =>
    render(referenceOf(api, operation)),
  )
  expect(get!.match(/field-pill/g)).toHaveLength(2)
  expect(get).toContain('>Beta<')
  expect(get).toContain('>&lt;b>Plus&lt;/b><')
  expect(get).not.toContain('x:y')
  expect(put).not.toContain('field-pill')
})

test('what the API sends has read-only properties, also in webhooks and callbacks', async () => {
  const content = {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          given: { type: 'string', readOnly: true },
          taken: { type: 'string', writeOnly: true },
        },
      },
    },
  }
  const post = {
    requestBody: { content },
    responses: { 200: { description: 'ok', content } },
  }
  const api = await apiOf({
    openapi: '3.1.0',
    paths: {
      '/a': {
        post: { responses: {}, callbacks: { done: { 'https://a.example': { post } } } },
      },
    },
    webhooks: { sent: { post } },
  })
  const webhook = api.webhooks[0]!
  const names = (text: string) => text.match(/given|taken/g)
  const fields = (operation: Operation) =>
    names(textOf(render(referenceOf(api, operation))))
  expect(fields(webhook)).toEqual(['given', 'taken'])
  expect(fields(api.operations[0]!)).toEqual(['given', 'taken'])
  const { samples } = requestSamples(api, webhook, {
    defaults: 'all',
    autogenerate: true,
  })
  expect(names(samples[0]!.code)).toEqual(['given'])
  expect(names(responseSamples(api, webhook)[0]!.code)).toEqual(['taken'])
})

test('a body that is an object without known properties says that it is one', async () => {
  const textFor = async (schema: object) => {
    const content = { 'application/json': { schema } }
    const responses = { 200: { description: 'Fine', content } }
    const api = await apiOf({ paths: { '/a': { get: { responses } } } })
    return textOf(render(referenceOf(api, api.operations[0]!)))
  }
  expect(await textFor({ type: 'object' })).toMatch(/Fine\s+object\s*$/)
  expect(await textFor({ type: 'object', properties: { a: {} } })).toMatch(
    /Fine\s+a\s+any\s*$/,
  )
})

test('sections in callbacks are no landmarks: they have the names of those around', async () => {
  const post = {
    requestBody: { content: { 'application/json': { schema: {} } } },
    responses: { 200: { description: 'ok' } },
  }
  const api = await apiOf({
    paths: {
      '/a': { post: { ...post, callbacks: { done: { 'https://a.example': { post } } } } },
    },
  })
  const html = render(referenceOf(api, api.operations[0]!))
  expect(html.match(/<section [^>]*>/g)).toEqual([
    '<section class="api-section" aria-labelledby="body">',
    '<section class="api-section" aria-labelledby="callbacks">',
    '<section class="api-section">',
    '<section class="api-section">',
    '<section class="api-section" aria-labelledby="response">',
  ])
})

test('files, sequences, keys of maps, XML nodes and deprecated callbacks are labelled', async () => {
  const api = await apiOf({
    openapi: '3.2.0',
    paths: {
      '/a': {
        post: {
          requestBody: {
            content: {
              'application/octet-stream': {},
              'application/jsonl': { itemSchema: { type: 'object', properties: {} } },
              'application/xml': {
                schema: {
                  type: 'object',
                  xml: {},
                  properties: {
                    words: { type: 'string', xml: { nodeType: 'cdata' } },
                    ages: {
                      type: 'object',
                      additionalProperties: {
                        type: 'integer',
                        'x-additionalPropertiesName': 'first name',
                      },
                    },
                  },
                },
              },
            },
          },
          responses: { 200: { description: 'ok', content: { 'image/png': {} } } },
          callbacks: {
            done: {
              'https://a.example': {
                post: { deprecated: true, responses: { 200: { description: 'ok' } } },
              },
            },
          },
        },
      },
    },
  })
  const text = textOf(render(referenceOf(api, api.operations[0]!)))
  expect(text).toMatch(/application\/octet-stream file application\/jsonl object, …/)
  expect(text).toContain('XML: cdata')
  expect(text.match(/XML:/g)).toHaveLength(1)
  expect(text).toMatch(/\{\s?first name\} integer/)
  expect(text).toContain('done POST deprecated')
  expect(text).toMatch(/image\/png.* file/)
})

test('numbers are shown as the description writes them, in facts, samples and requests', async () => {
  const { api } = await readFiles({
    'a.json': `{"openapi":"3.1.0","info":{"title":"T","version":"1"},"servers":[{"url":"https://a.example"}],"paths":{"/a":{"post":{
      "parameters":[{"name":"at","in":"query","schema":{"type":"number"},"example":1.50}],
      "requestBody":{"content":{"application/json":{"schema":{"type":"object","properties":{
        "id":{"type":"integer","maximum":9223372036854775807,"exclusiveMinimum":0.0,"minimum":-1.0,"default":12345678901234567890,"enum":[12345678901234567891]},
        "price":{"type":"number","example":19.90,"multipleOf":0.010},
        "most":{"type":"integer","minimum":9007199254740993},
        "list":{"type":"array","default":[1.0,2.0],"maxItems":18446744073709551615}
      }}}}},
      "responses":{"200":{"description":"ok","content":{"application/json":{"example":{"id":0.12345678901234567890}}}}}}}}}`,
  })
  const text = textOf(renderOperation(api!, api!.operations[0]!)).replaceAll(
    '&quot;',
    '"',
  )
  for (const shown of [
    'Maximum: 9223372036854775807',
    'Minimum: > 0.0',
    'Minimum: -1.0',
    'default: 12345678901234567890',
    'Available options: 12345678901234567891',
    'Example: 19.90',
    'Multiple of: 0.010',
    'default: [1.0,2.0]',
    'Items: ≤ 18446744073709551615',
    '"price": 19.90',
    '"most": 9007199254740993',
    '"id": 12345678901234567890',
    '"id": 0.12345678901234567890',
    'https://a.example/a?at=1.50',
  ])
    expect(text).toContain(shown)
  expect(text).not.toContain('\0')
  expect(text).not.toContain('[object')
})

test('path parameters are marked, and the class names for user styles are present', async () => {
  const html = await petPage()
  expect(html).toContain('<span class="api-endpoint-parameter">{id}</span>')
  expect(html).toContain('class="method-pill" data-method="post"')
  expect(html).toContain('api-section-heading-title')
  expect(html).toContain('data-copy="https://eu.example.com/v1/pets/{id}"')
  // Authors' styles for `.icon` are for icons of the content.
  expect(html).toMatch(/class="api-endpoint-copy"[^>]*><svg class="ui-icon/)
})

test('a schema page shows what is read-only and what is write-only', async () => {
  const api = await apiOf({
    components: {
      schemas: {
        A: {
          type: 'object',
          properties: {
            id: { type: 'string', readOnly: true },
            password: { type: 'string', writeOnly: true },
          },
        },
      },
    },
  })
  const html = render(
    <SchemaPage
      api={api}
      place={{ key: '#/components/schemas/A', title: 'A' }}
      maintainOrder
      expanded="closed"
      withDescription
    />,
  )
  expect(html).toContain('id="schema-id"')
  expect(html).toContain('id="schema-password"')
})

test.each([
  ['a **b** `c` [d](https://example.com)', '<strong>b</strong>'],
  ['[x](javascript:alert(1))', '<p>x</p>'],
  ['[x](java\tscript:alert(1))', 'x'],
  ['[x](data:text/html,1)', '<p>x</p>'],
  [
    '[x](//evil.example/a)',
    'href="https://evil.example/a" target="_blank" rel="noreferrer">x</a>',
  ],
  ['<img src=x onerror=alert(1)>', 'api-description'],
  ['<script>alert(1)</script>text', 'api-description'],
  ['![logo](https://evil.example/a.png)', '>logo</a>'],
  [
    '[**![badge](https://evil.example/b.svg)**](https://a.example)',
    '><strong>badge</strong></a></p>',
  ],
  ['a<br>b', 'a<br/>b'],
  ['<p>Kept &amp; readable</p>', '<p>Kept &amp; readable</p>'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', '<th scope="col">a</th>'],
  ['<a href="https://example.com" onclick="x()">d</a>', 'href="https://example.com"'],
  ['<a href="javascript:alert(1)">d</a>', '<p>d</p>'],
  ['See [the guide][1].\n\n[1]: https://example.com/guide', 'https://example.com/guide'],
  ['<ul><li><b>a</b> <i style="x">b</i></li></ul>', '<li><strong>a</strong> <em>b</em>'],
  ['<table><tr><td colspan="2">a</td></tr></table>', '<td colspan="2">a</td>'],
  ['a <sub>b</sub> **c** <span class="x">d</span>', '<sub>b</sub> <strong>c</strong> d'],
  ['<p>a\n\n**b**</p>', '<strong>b</strong>'],
  ['<form action="/x"><input name="y">a</form>', 'a'],
  ['{alert(1)} <Card>a</Card> export const a = 1', '{alert(1)} a export const a = 1'],
])('renders %j with our own elements only', (text, part) => {
  const html = render(<SpecMarkdown text={text} />)
  expect(html).toContain(part)
  expect(html).not.toMatch(/<(script|img|iframe)|javascript:|onerror|href="(data|\/\/)/)
})

test('markup nested without end is bounded', () => {
  for (const text of [
    '>'.repeat(5000) + ' x',
    '- '.repeat(3000) + 'x',
    '['.repeat(5000),
    '*'.repeat(9000) + 'x' + '*'.repeat(9000),
    '<b>'.repeat(5000),
  ]) {
    const start = cpuTime()
    expect(render(<SpecMarkdown text={text} />).length).toBeLessThan(200_000)
    expect(cpuTime() - start).toBeLessThan(8000)
  }
})

const ELEMENTS = new Set(
  'a article aside blockquote br button code dd del details div dl dt em h1 h2 h3 hr li ol p path pre section span sub sup u ins mark small q abbr kbd samp caption tfoot cite var nav strong style summary svg table tbody td th thead tr ul wbr skerry-island skerry-slot input label select option circle rect line polyline g'.split(
    ' ',
  ),
)

/** Elements and attributes that could run code or send requests. */
function findDangers(html: string): string[] {
  const dangers: string[] = []
  for (const [, name, attributes = ''] of html.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi,
  )) {
    if (!ELEMENTS.has(name!.toLowerCase())) dangers.push(`<${name}>`)
    for (const [, key, value = ''] of attributes.matchAll(
      /\s([^\s=>/]+)(?:="([^"]*)")?/g,
    )) {
      if (/^on|^style$|^srcdoc$|^src$/i.test(key!)) dangers.push(`${key}=${value}`)
      if (key === 'href' && !/^(https?:\/\/|mailto:|tel:|#|\/(?!\/)|\.)/.test(value))
        dangers.push(`href=${value}`)
    }
  }
  return dangers
}

test('nothing that a description says can run or fetch', async () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const api = await apiOf({
    tags: [{ name: evil }],
    servers: [{ url: 'javascript:alert(1)', description: evil }],
    paths: {
      '/a': {
        get: {
          summary: evil,
          description: evil,
          tags: [evil],
          externalDocs: { url: 'javascript:alert(1)', description: evil },
          parameters: [
            {
              name: evil,
              in: 'query',
              description: evil,
              schema: { enum: [evil], default: evil, pattern: evil },
            },
          ],
          responses: {
            200: {
              description: evil,
              content: {
                [evil]: {
                  schema: {
                    type: 'object',
                    properties: {
                      [evil]: {
                        type: 'string',
                        title: evil,
                        examples: [
                          {
                            type: 'div',
                            props: { dangerouslySetInnerHTML: { __html: evil } },
                          },
                        ],
                      },
                    },
                  },
                },
              },
            },
          },
          'x-codeSamples': [{ lang: evil, label: evil, source: evil }],
        },
      },
    },
  })
  expect(findDangers(renderOperation(api, api.operations[0]!))).toEqual([])
})

const hostile = sharedMaterial('hostile/specs', 'hostile API descriptions are rendered')

test.skipIf(hostile.missing)(
  'hostile descriptions give bounded pages in which nothing can run',
  async () => {
    const files = readdirSync(hostile.path, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /^(xss-lite|proto|types|refs\/(circ|fan|allof)|size|names|playground)/.test(file),
    )
    expect(files.length).toBeGreaterThan(40)
    for (const file of files) {
      const { api } = await readApi(file, { root: hostile.path, offline: true })
      for (const operation of api?.operations.slice(0, 50) ?? []) {
        const html = renderOperation(api!, operation)
        expect(findDangers(html), file).toEqual([])
        expect(html.length, file).toBeLessThan(600_000)
      }
    }
  },
  120_000,
)

const real = sharedMaterial('openapi', 'pages of large real descriptions are measured')

test.skipIf(real.missing)(
  'pages of large real descriptions stay below 150 KB gzip',
  async () => {
    for (const file of [
      'real/stripe.json',
      'edge/rapidoc/many-oneof.yaml',
      'edge/rapidoc/large-models.json',
    ]) {
      const { api } = await readApi(file, { root: real.path, offline: true })
      // Only what is longer needs to be compressed.
      const long = api!.operations
        .map((operation) => renderOperation(api!, operation))
        .filter((html) => html.length >= 150_000)
      const largest = Math.max(0, ...long.map((html) => gzipSync(html).length))
      expect(largest, file).toBeLessThan(150_000)
    }
  },
  120_000,
)

test('an HTTP scheme that its description does not name is shown as the header to send', async () => {
  const scheme = (scheme: string, description?: string) => ({
    type: 'http',
    scheme,
    description,
  })
  const api = await apiOf({
    paths: {
      '/a': {
        get: {
          security: [{ a: [], b: [], c: [] }],
          responses: { 200: { description: 'Done.' } },
        },
      },
    },
    components: {
      securitySchemes: {
        a: scheme('digest', 'Ask the harbour master.'),
        b: scheme('bearer', 'A Bearer token.'),
        c: scheme('basic'),
      },
    },
  })
  const html = render(referenceOf(api, api.operations[0]!))
  expect(html.match(/Authorization: \w+ &lt;[\w-]+>/g)).toEqual([
    'Authorization: Digest &lt;token>',
    'Authorization: Basic &lt;credentials>',
  ])
})

test('the flows of OAuth are folded below the scopes that the operation requires', async () => {
  const scopes = { read: 'See *things*.', write: '' }
  const flows = {
    clientCredentials: { tokenUrl: 'https://login.example/token', scopes },
    implicit: { authorizationUrl: 'https://login.example/authorize', scopes },
  }
  const api = await apiOf({
    paths: { '/pets': { get: { security: [{ oauth: ['read'] }], responses: {} } } },
    components: { securitySchemes: { oauth: { type: 'oauth2', flows } } },
  })
  const html = render(referenceOf(api, api.operations[0]!))
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html.indexOf('Scopes')).toBeLessThan(html.indexOf('<details'))
  expect(html.slice(html.indexOf('<details'))).toContain('See <em>things</em>.')
  expect(htmlToMarkdown(html)).toContain('**clientCredentials**')
})

test('an alternative that nothing defines does not make authorization optional', async () => {
  const authorizations = async (...security: object[]) => {
    const api = await apiOf({
      paths: { '/pets': { get: { security, responses: { 204: { description: '' } } } } },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    })
    return render(referenceOf(api, api.operations[0]!))
  }
  expect(await authorizations({ token: [] }, {})).toContain('optional')
  expect(await authorizations({ token: [] }, { lost: [] })).not.toContain('optional')
})

test('a relative endpoint of an OAuth flow is text, because it is not a page of the site', async () => {
  const api = await apiOf({
    paths: {
      '/pets': { get: { security: [{ oauth: [] }], responses: {} } },
    },
    components: {
      securitySchemes: {
        oauth: {
          type: 'oauth2',
          flows: {
            password: { tokenUrl: '/api/v1/login', scopes: {} },
            clientCredentials: { tokenUrl: 'https://example.com/token', scopes: {} },
          },
        },
      },
    },
  })
  const html = render(referenceOf(api, api.operations[0]!))
  expect(html).toContain('<code>/api/v1/login</code>')
  expect(html).not.toContain('href="/api/v1/login"')
  expect(html).toContain('href="https://example.com/token"')
})

test('an alternative has its pills, and says if it is deprecated', async () => {
  const schema = {
    oneOf: [
      { type: 'string', 'x-mint': { pre: ['PII'], post: ['Beta'] } },
      { type: 'integer', deprecated: true },
    ],
  }
  const api = await apiOf({
    paths: {
      '/a': {
        post: {
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 204: { description: 'ok' } },
        },
      },
    },
  })
  const page = renderOperation(api, api.operations[0]!)
  const [text, number] = page
    .match(/<summary>.*?<\/summary>/gs)!
    .map((summary) => summary.match(/(?<=field-pill">)[^<]+/g))
  expect(text).toEqual(['string', 'PII', 'Beta'])
  expect(number).toEqual(['integer', 'deprecated'])
})

test('the types of objects are named by their schemas or titles', async () => {
  const list = (items: object) => ({ type: 'array', items })
  const ref = { $ref: '#/components/schemas/Pet' }
  const inline = (title: string) => ({ type: 'object', title })
  const api = await apiOf({
    paths: {
      '/a': {
        get: {
          parameters: [{ name: 'filter', in: 'query', schema: inline('Pet Filter') }],
          responses: {
            200: {
              description: '',
              content: {
                'application/json': {
                  schema: {
                    properties: {
                      owner: { anyOf: [ref, { type: 'null' }] },
                      pets: list(list(ref)),
                      meta_data: inline('Meta Data'),
                      other: inline('Object'),
                      size: { type: 'integer', title: 'Size in feet' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    components: { schemas: { Pet: { properties: { age: { type: 'integer' } } } } },
  })
  const html = render(referenceOf(api, api.operations[0]!))
  const pills = html
    .replaceAll(/<wbr\s*\/?>/g, '')
    .matchAll(/data-component-part="field-info-pill"[^>]*>(.*?)</g)
  expect([...pills].map(([, type]) => type)).toEqual([
    'Pet Filter · object',
    'Pet · object | null',
    'integer',
    'Pet · object[][]',
    'integer',
    'object',
    'object',
    'integer',
  ])
})

test('headings of `x-mint.content` are sections with ids, and nothing in it is code', async () => {
  const content =
    '## Before you start\n\n<Step title="Sign in">{globalThis.ran = 1}</Step>\n\n<script>x</script>'
  const api = await apiOf({
    paths: { '/a': { get: { 'x-mint': { content }, responses: {} } } },
  })
  const html = render(referenceOf(api, api.operations[0]!))
  expect(html).toMatch(/<h2[^>]* id="before-you-start"/)
  expect(textOf(html)).toContain('Sign in {globalThis.ran = 1}')
  expect(html).not.toContain('<script')
  expect(globalThis).not.toHaveProperty('ran')
})

test('parts by position have their encodings, and are sent without names', async () => {
  const api = await apiOf({
    openapi: '3.2.0',
    servers: [{ url: 'https://a.example' }],
    paths: {
      '/parts': {
        post: {
          requestBody: {
            content: {
              'multipart/mixed': {
                schema: {
                  type: 'array',
                  prefixItems: [
                    { type: 'object', properties: { title: { type: 'string' } } },
                    { type: 'string' },
                  ],
                  unevaluatedItems: false,
                },
                prefixEncoding: [
                  { headers: { 'X-Of': { description: 'The first.' } } },
                  { contentType: 'text/csv' },
                ],
                itemEncoding: {
                  contentType: 'multipart/related',
                  itemEncoding: { contentType: 'image/avif' },
                },
              },
            },
          },
          responses: { 200: { description: 'ok' } },
        },
      },
      '/items': {
        post: {
          requestBody: {
            content: {
              'multipart/mixed': {
                itemSchema: { type: 'string' },
                itemEncoding: { contentType: 'text/markdown' },
              },
            },
          },
          responses: { 200: { description: 'ok' } },
        },
      },
    },
  })
  const [parts, items] = api.operations.map((operation) =>
    renderOperation(api, operation),
  )
  const words = parts!.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(words).toMatch(/ Position 1 X- Of .*The first\. Position 2 text\/csv /)
  expect(words).toMatch(/ Each item multipart\/related .*Each item image\/avif /)
  expect(parts).toContain('No other items')
  const [sent] = api.operations.map(
    (operation) =>
      requestSamples(api, operation, { defaults: 'all', autogenerate: true }).samples[0]!
        .code,
  )
  expect(sent).toContain('{"title":"<string>"}')
  expect(sent).toContain('Content-Type: text/csv')
  expect(sent).not.toContain('Content-Disposition')
  expect(items).toContain('text/markdown')
})

test('styles and scripts of Mintlify sites find the reference by its id', async () => {
  const api = await apiOf({
    paths: { '/a': { get: { responses: { 200: { description: 'ok' } } } } },
  })
  expect(renderOperation(api, api.operations[0]!)).toContain(
    '<div id="api-playground-2-operation-page" class="api-reference"',
  )
})
