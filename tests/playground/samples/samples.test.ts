import { describe, expect, test } from 'vitest'
import type { Api } from '../../../playground/document/api-model.ts'
import { withAuthorization } from '../../../playground/document/model/with-authorization.ts'
import { withServers } from '../../../playground/document/model/with-servers.ts'
import {
  chooseLanguages,
  knownLanguages,
} from '../../../playground/samples/sample-languages.ts'
import { requestSamples } from '../../../playground/samples/request-samples.ts'
import { responseSamples } from '../../../playground/samples/response-samples.ts'
import { apiOf } from '../write-spec.ts'

const options = { defaults: 'all', autogenerate: true } as const
const ok = { 200: { description: 'ok' } }

function petApi(): Promise<Api> {
  return apiOf({
    servers: [{ url: 'https://api.example.com/v1' }],
    security: [{ token: [] }],
    paths: {
      '/pets/{id}': {
        post: {
          parameters: [
            {
              name: 'id',
              in: 'path',
              required: true,
              schema: { type: 'string' },
              example: 'never shown',
            },
            { name: 'q', in: 'query', schema: { type: 'string' } },
            { name: 'page', in: 'query', required: true, schema: { type: 'integer' } },
            {
              name: 'sort',
              in: 'query',
              schema: { type: 'string', example: 'up & down' },
            },
          ],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['name'],
                  properties: {
                    name: { type: 'string', example: "Rex's" },
                    age: { type: 'integer' },
                  },
                },
              },
            },
          },
          responses: {
            200: {
              description: 'ok',
              content: {
                'application/json': {
                  examples: {
                    one: { summary: 'One', value: { id: 1 } },
                    two: { value: { id: 2 } },
                  },
                },
              },
            },
            204: { description: 'gone' },
          },
        },
        get: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          ],
          responses: ok,
          'x-codeSamples': [
            { lang: 'js', label: 'SDK', source: 'pets.get(id)\n' },
            { lang: 'elixir', source: 'Pets.get' },
          ],
        },
      },
      '/upload': {
        post: {
          security: [],
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: {
                    image: { type: 'string', format: 'binary' },
                    note: { type: 'string' },
                  },
                },
              },
            },
          },
          responses: ok,
        },
      },
    },
    webhooks: {
      changed: {
        post: {
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { id: { type: 'string' } } },
              },
            },
          },
          responses: ok,
        },
      },
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  })
}

const codeOf = (samples: { title: string; code: string }[], title: string) =>
  samples.find((sample) => sample.title === title)?.code

test('a cURL sample has placeholders for secrets, and query parameters that are required or have an example', async () => {
  const api = await petApi()
  const post = api.operations.find(({ method }) => method === 'POST')!
  expect(codeOf(requestSamples(api, post, options).samples, 'cURL'))
    .toMatchInlineSnapshot(`
    "curl --request POST \\
      --globoff \\
      --url 'https://api.example.com/v1/pets/{id}?page=123&sort=up%20%26%20down' \\
      --header 'Authorization: Bearer <token>' \\
      --header 'Content-Type: application/json' \\
      --data '{
      "name": "Rex'\\''s",
      "age": 123
    }'"
  `)
})

test('uploads are real multipart', async () => {
  const api = await petApi()
  const upload = api.operations.find(({ path }) => path === '/upload')!
  expect(codeOf(requestSamples(api, upload, options).samples, 'cURL'))
    .toMatchInlineSnapshot(`
    "curl --request POST \\
      --url 'https://api.example.com/v1/upload' \\
      --form 'image=@"example-file";filename="example-file";type=application/octet-stream' \\
      --form-string 'note=<string>'"
  `)
})

test.each<[string, object, string | undefined]>([
  ['text/csv', { schema: { type: 'string', format: 'binary' } }, '@example-file'],
  ['*/*', { schema: { type: 'string', format: 'binary' } }, '@example-file'],
  ['application/pdf', {}, '@example-file'],
  ['text/csv', { schema: { type: 'string' } }, '<string>'],
  ['text/csv', { schema: { type: 'string', format: 'binary' }, example: 'a,b' }, 'a,b'],
  ['text/csv', { schema: { type: 'string', format: 'binary', example: 'a' } }, 'a'],
])('a body of %s, %j, is %s', async (type, media, sent) => {
  const content = { [type]: media }
  const api = await apiOf({
    paths: {
      '/a': {
        post: {
          requestBody: { content },
          responses: { 200: { description: 'ok', content } },
        },
      },
    },
  })
  const [operation] = api.operations
  const code = codeOf(requestSamples(api, operation!, options).samples, 'cURL')
  expect(code).toMatch(new RegExp(`--data(?:-binary)? '${sent}'$`))
  const [response] = responseSamples(api, operation!)
  expect(response?.code).toBe(sent === '@example-file' ? type : sent)
})

test.each([
  ['multipart/form-data', false, /^curl[^']*'[^']*'$/],
  ['application/x-www-form-urlencoded', false, /^curl[^']*'[^']*'$/],
  ['multipart/form-data', true, /boundary/],
])(
  'a body of %s without known parts is sent if required: %s',
  async (type, required, sample) => {
    const requestBody = { required, content: { [type]: { schema: { type: 'object' } } } }
    const responses = { 200: { description: 'ok' } }
    const api = await apiOf({ paths: { '/a': { post: { requestBody, responses } } } })
    const code = codeOf(requestSamples(api, api.operations[0]!, options).samples, 'cURL')
    expect(code).toMatch(sample)
  },
)

test('a part without a type is a file, unless an example or default shows its value', async () => {
  const properties = { a: {}, b: { example: 'x' }, c: { default: 'y' } }
  const api = await apiOf({
    paths: {
      '/a': {
        post: {
          requestBody: { content: { 'multipart/form-data': { schema: { properties } } } },
          responses: { 200: { description: 'ok' } },
        },
      },
    },
  })
  const code = codeOf(requestSamples(api, api.operations[0]!, options).samples, 'cURL')
  expect(code?.match(/(?<=--form(?:-string)? ').*?(?=['";])/g)).toEqual([
    'a=@',
    'b=x',
    'c=y',
  ])
})

test('samples of the description go first and replace those of the same language', async () => {
  const api = await petApi()
  const get = api.operations.find(({ method }) => method === 'GET')!
  const titles = (more: object) =>
    requestSamples(api, get, { ...options, ...more }).samples.map(({ title }) => title)
  expect(titles({})).toEqual([
    'SDK',
    'elixir',
    'cURL',
    'Python',
    'PHP',
    'Go',
    'Java',
    'Ruby',
  ])
  expect(titles({ languages: ['bash', 'golang', 'nope'] })).toEqual([
    'SDK',
    'elixir',
    'cURL',
    'Go',
  ])
  expect(titles({ autogenerate: false })).toEqual(['SDK', 'elixir'])
})

test('`examples.defaults: required` leaves out the other properties', async () => {
  const api = await petApi()
  const post = api.operations.find(({ method }) => method === 'POST')!
  const code = codeOf(
    requestSamples(api, post, { ...options, defaults: 'required' }).samples,
    'JavaScript',
  )!
  expect(code).toContain('name')
  expect(code).not.toContain('"age"')
})

test('a webhook shows all that arrives, also where samples contain only what is required', async () => {
  const api = await petApi()
  const required = { ...options, defaults: 'required' } as const
  expect(requestSamples(api, api.webhooks[0]!, required).samples).toEqual([
    { title: '', language: 'json', code: '{\n  "id": "<string>"\n}' },
  ])
})

test('every documented status has an example, named ones each, and an empty one where there is no body', async () => {
  const api = await petApi()
  const post = api.operations.find(({ method }) => method === 'POST')!
  expect(
    responseSamples(api, post).map(({ title, code }) => [title, code.replace(/\s/g, '')]),
  ).toEqual([
    ['200 · One', '{"id":1}'],
    ['200 · two', '{"id":2}'],
    ['204', ''],
  ])
})

test('a query parameter with content is in the sample with its example', async () => {
  const content = { 'application/json': { example: { port: 'a' } } }
  const where = { name: 'where', in: 'query', content }
  const api = await apiOf({
    servers: [{ url: 'https://api.example.com' }],
    paths: { '/ships': { get: { parameters: [where], responses: ok } } },
  })
  const { samples } = requestSamples(api, api.operations[0]!, options)
  expect(samples[0]?.code).toContain('/ships?where=%7B%22port%22%3A%22a%22%7D')
})

test.each([
  [false, '/ships?b=1'],
  [true, '/ships?a=&b=1'],
])('a parameter whose example is null, required: %s', async (required, expected) => {
  const schema = { type: 'string', nullable: true }
  const api = await apiOf({
    openapi: '3.0.3',
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      '/ships': {
        get: {
          parameters: [
            { name: 'a', in: 'query', required, schema, example: null },
            { name: 'b', in: 'query', schema, example: '1' },
          ],
          responses: ok,
        },
      },
    },
  })
  const { samples } = requestSamples(api, api.operations[0]!, options)
  expect(samples[0]?.code).toContain(`${expected}'`)
})

test('a response whose content has no schema is shown by its content types, not as one without a body', async () => {
  const api = await apiOf({
    paths: {
      '/audio': {
        get: {
          responses: {
            200: { description: 'ok', content: { 'audio/mpeg': {}, 'audio/wav': {} } },
            204: { description: 'none' },
          },
        },
      },
    },
  })
  expect(responseSamples(api, api.operations[0]!)).toEqual([
    { status: '200', title: '200', language: 'text', code: 'audio/mpeg\naudio/wav' },
    { status: '204', title: '204', language: 'text', code: '' },
  ])
})

test('every language writes a sample', async () => {
  const api = await petApi()
  const post = api.operations.find(({ method }) => method === 'POST')!
  const names = knownLanguages.map(({ id }) => id)
  const { samples } = requestSamples(api, post, { ...options, languages: names })
  expect(samples).toHaveLength(names.length)
  for (const { title, code } of samples) expect(code, title).toContain('api.example.com')
  expect(
    chooseLanguages(['JS', 'flutter', 'c#', 'dot-net']).map(({ label }) => label),
  ).toEqual(['JavaScript', 'Dart', 'C#', '.NET'])
})

const pets = { '/pets': { get: { responses: ok } } }

test('where nobody names a server, samples have an address that is nobody’s in its place', async () => {
  const api = await apiOf({ paths: pets })
  const { samples } = requestSamples(api, api.operations[0]!, options)
  expect(codeOf(samples, 'cURL')).toContain("--url 'https://api.example.com/pets'")
})

test("where a description names no server, it has the site's", async () => {
  const given = await apiOf({
    paths: {
      ...pets,
      '/own': { servers: [{ url: 'https://own.example' }], ...pets['/pets'] },
    },
  })
  const api = withServers(given, ['https://one.example/v1', 'https://two.example'])
  expect(api.servers.map(({ url }) => url)).toEqual([
    'https://one.example/v1',
    'https://two.example',
  ])
  const urls = api.operations.map(
    (operation) => requestSamples(api, operation, options).request?.url,
  )
  expect(urls).toEqual(['https://one.example/v1/pets', 'https://own.example/own'])
  const named = await apiOf({ servers: [{ url: 'https://api.example' }], paths: pets })
  expect(withServers(named, ['https://one.example'])).toEqual(named)
})

test("a description that declares no authorization has the site's, except where it documents the header or that none is needed", async () => {
  const header = {
    in: 'header',
    name: 'X-Key',
    required: true,
    schema: { type: 'string' },
  }
  const given = await apiOf({
    paths: {
      ...pets,
      '/own': { get: { parameters: [header] } },
      '/health': { get: { security: [] } },
    },
    webhooks: { seen: { post: {} } },
  })
  const key = { method: 'key', name: 'x-key' } as const
  const api = withAuthorization(given, key)
  const headers = api.operations.map(
    (operation) => requestSamples(api, operation, options).request?.headers,
  )
  expect(headers).toEqual([
    [{ name: 'x-key', value: '<api-key>' }],
    [{ name: 'X-Key', value: '<string>' }],
    [],
  ])
  expect(api.webhooks.map(({ security }) => security)).toEqual([[]])

  const components = { securitySchemes: { own: { type: 'http', scheme: 'basic' } } }
  const declared = await apiOf({ components, paths: pets })
  expect(withAuthorization(declared, key)).toEqual(declared)
  expect(withAuthorization(given, undefined)).toEqual(given)
})

test.each([
  [undefined, 'https://api.example.com/v2/pets'],
  ['https://docs.example', 'https://docs.example/v2/pets'],
])('with %s, a relative server makes the sample’s address %s', async (base, url) => {
  const api = await apiOf({ servers: [{ url: '/v2' }], paths: pets })
  const given = { ...options, ...(base !== undefined && { base }) }
  expect(requestSamples(api, api.operations[0]!, given).request?.url).toBe(url)
})

test.each(['default', 'example-1', 'response'])(
  'the key %s of the only example is not a name',
  async (key) => {
    const content = { 'application/json': { examples: { [key]: { value: 1 } } } }
    const api = await apiOf({
      paths: { '/p': { get: { responses: { 200: { description: 'ok', content } } } } },
    })
    expect(responseSamples(api, api.operations[0]!)[0]!.title).toBe('200')
  },
)

test.each([
  ['a file', 'image/png', { schema: { type: 'string', format: 'binary' } }],
  ['content without a schema', 'application/json', {}],
  ['an example elsewhere', 'text/csv', { examples: { a: { externalValue: '/a.csv' } } }],
])('the content type stands for %s', async (_, type, media) => {
  const content = { [type]: media }
  const api = await apiOf({
    paths: { '/p': { get: { responses: { 200: { description: 'ok', content } } } } },
  })
  expect(responseSamples(api, api.operations[0]!)).toMatchObject([
    { title: '200', code: type },
  ])
})

test('the URL of an example stands for it, beside the others; other types are named', async () => {
  const externalValue = 'https://example.com/all.json'
  const examples = { one: { value: 1 }, all: { summary: 'All', externalValue } }
  const content = { 'application/json': { examples }, 'text/csv': { example: 'a,b' } }
  const api = await apiOf({
    paths: { '/p': { get: { responses: { 200: { description: 'ok', content } } } } },
  })
  expect(responseSamples(api, api.operations[0]!)).toMatchObject([
    { title: '200 · one', code: '1' },
    { title: '200 · All', code: externalValue, language: 'text' },
    { title: '200 · text/csv', code: 'a,b' },
  ])
})

describe('examples of a body', () => {
  const content = {
    'application/json': {
      examples: {
        cat: { summary: 'A cat', value: { name: 'Tom' } },
        dog: { value: { name: 'Rex' } },
        away: { externalValue: 'https://example.com/pet.json' },
      },
    },
    'text/plain': { example: 'Tom' },
    'application/xml': {
      schema: {
        type: 'object',
        xml: { name: 'pet' },
        properties: { name: { type: 'string' } },
      },
    },
  }
  const variantsOf = async (
    body: Record<string, unknown>,
    more: Partial<Parameters<typeof requestSamples>[2]> = {},
    samples: unknown[] = [],
  ) => {
    const api = await apiOf({
      paths: {
        '/pets': {
          post: {
            requestBody: { content: body },
            'x-codeSamples': samples,
            responses: ok,
          },
        },
      },
    })
    return requestSamples(api, api.operations[0]!, { ...options, ...more }).variants
  }

  test('each example makes a request, by content type', async () => {
    const variants = await variantsOf(content)
    expect(
      variants.map(({ type, label, request }) => [type, label, request.body]),
    ).toEqual([
      ['application/json', 'A cat', { kind: 'text', text: '{\n  "name": "Tom"\n}' }],
      ['application/json', 'dog', { kind: 'text', text: '{\n  "name": "Rex"\n}' }],
      [undefined, 'text/plain', { kind: 'text', text: 'Tom' }],
      [
        undefined,
        'application/xml',
        { kind: 'text', text: expect.stringMatching(/<pet>/) },
      ],
    ])
    expect(variants.at(-1)!.request.headers).toContainEqual({
      name: 'Content-Type',
      value: 'application/xml',
    })
  })

  test('a single one leaves nothing to choose', async () => {
    expect(await variantsOf({ 'text/plain': { example: 'Tom' } })).toEqual([])
  })

  test('those that would make the page heavy are left to the console', async () => {
    const long = (letter: string) => ({ value: letter.repeat(20_000) })
    const examples = { a: long('a'), b: long('b'), c: long('c') }
    const variants = await variantsOf({ 'text/plain': { examples } })
    expect(variants.map(({ label }) => label)).toEqual(['a', 'b'])
  })

  test('there is no choice of examples where samples cannot change: other languages, authored samples', async () => {
    expect(await variantsOf(content, { languages: ['curl', 'swift'] })).toEqual([])
    const written = [{ lang: 'curl', source: 'curl' }]
    expect(await variantsOf(content, { languages: ['curl'] }, written)).toEqual([])
  })
})

test('a required parameter that is an object is shown with its properties, required or not', async () => {
  const properties = {
    page: { type: 'integer', minimum: 0, example: 0 },
    sort: { type: 'array', items: { type: 'string', example: 'name,asc' } },
  }
  const parameter = { name: 'pageable', in: 'query', required: true }
  const urlOf = async (schema: Record<string, unknown>) => {
    const api = await apiOf({
      servers: [{ url: 'https://api.example.com' }],
      paths: {
        '/pets': { get: { parameters: [{ ...parameter, schema }], responses: ok } },
      },
    })
    const { samples } = requestSamples(api, api.operations[0]!, options)
    return /--url '(.*?)'/.exec(codeOf(samples, 'cURL') ?? '')?.[1]
  }
  const schema = { type: 'object', properties }
  expect(await urlOf(schema)).toBe('https://api.example.com/pets?page=0&sort=name%2Casc')
  expect(await urlOf({ ...schema, required: ['page'] })).toBe(
    'https://api.example.com/pets?page=0',
  )
  expect(await urlOf({ type: 'object' })).toBe('https://api.example.com/pets')
})
