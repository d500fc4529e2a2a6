import { parseNumeric } from '../../../playground/document/exact-number.ts'
import { describe, expect, test } from 'vitest'
import type { SecurityScheme } from '../../../playground/document/api-model.ts'
import { buildRequest } from '../../../playground/request/build-request.ts'
import type { Value } from '../../../playground/request/operation.ts'
import { operation, parameter, values } from './sample-operation.ts'

describe('address', () => {
  test.each([
    ['https://api.example.com/v1/', undefined, 'https://api.example.com/v1/things'],
    ['https://api.example.com', undefined, 'https://api.example.com/things'],
    [
      '/v2',
      'https://docs.example.com/specs/api.json',
      'https://docs.example.com/v2/things',
    ],
    [
      '..',
      'https://docs.example.com/a/specs/api.json',
      'https://docs.example.com/a/things',
    ],
    ['//cdn.example.com', 'https://docs.example.com/', 'https://cdn.example.com/things'],
    ['http://localhost:3000/', undefined, 'http://localhost:3000/things'],
    ['https://api.example.com?key=1', undefined, 'https://api.example.com/things?key=1'],
  ])('server %s from %s', (url, base, expected) => {
    const built = buildRequest(
      operation({ servers: [{ url, variables: [] }] }),
      values(),
      {
        ...(base && { base }),
      },
    )
    expect(built.url).toBe(expected)
    expect(built.problems).toEqual([])
  })

  test.each<[string, Value[], string]>([
    ['/things?x=1&y={y}', ['a&b', undefined, undefined], '/things?x=1&y=a%26b'],
    ['/things?x={x}&y={y}', ['a', undefined, undefined], '/things?y=a'],
    ['/things?x={x}&y={y}', ['a', 'b', undefined], '/things?y=a&x=b'],
    ['/things?x=1&z=2', [undefined, 'b', 'c'], '/things?x=b&z=c'],
    ['/things?x=1&a#top', [undefined, undefined, undefined], '/things?x=1&a'],
  ])('the query of %s is filled in and replaced with %j', (path, entered, url) => {
    const parameters = [
      parameter('path', 'y'),
      parameter('query', 'x'),
      parameter('query', 'z'),
    ]
    const built = buildRequest(operation({ path, parameters }), values(entered))
    expect(built.url).toBe(`https://api.example.com/v1${url}`)
    expect(built.problems).toEqual([])
  })

  test.each([
    ['javascript:alert(1)//', 'server-scheme'],
    ['data:text/html,x', 'server-scheme'],
    ['https://api.example.com@evil.invalid', 'server-userinfo'],
    ['not a url', 'bad-server'],
  ])('server %s is refused', (url, code) => {
    const built = buildRequest(operation({ servers: [{ url, variables: [] }] }), values())
    expect(built.problems).toEqual([{ code }])
  })

  test('variables take what was typed, else their default', () => {
    const variables = [
      { name: 'region', default: 'eu' },
      { name: 'version', default: 'v1' },
    ]
    const servers = [{ url: 'https://{region}.example.com/{version}', variables }]
    const built = buildRequest(
      operation({ servers }),
      values([], { variables: [undefined, 'v2'] }),
    )
    expect(built.url).toBe('https://eu.example.com/v2/things')
  })

  test('a path parameter without a value stands as its name, and is a problem', () => {
    const built = buildRequest(
      operation({ path: '/u/{id}', parameters: [parameter('path', 'id')] }),
      values(),
    )
    expect(built.url).toBe('https://api.example.com/v1/u/{id}')
    expect(built.problems).toEqual([{ code: 'missing-path', parameter: 0 }])
  })

  test.each(['.', '..'])('a value %s would leave its place in the path', (value) => {
    const built = buildRequest(
      operation({ path: '/u/{id}/x', parameters: [parameter('path', 'id')] }),
      values([value]),
    )
    expect(built.problems).toEqual([{ code: 'dot-segment', parameter: 0 }])
  })

  test('hostile values stay where they were typed', () => {
    const built = buildRequest(
      operation({
        path: '/u/{id}/x/{rest}',
        parameters: [
          parameter('path', 'id'),
          parameter('path', 'rest'),
          parameter('query', 'q'),
          parameter('query', 'q&x=1'),
          parameter('header', 'X-H'),
          parameter('header', 'bad name'),
          parameter('header', 'ü'),
          parameter('cookie', 'c'),
        ],
      }),
      values([
        '../../admin',
        'a?b#c&d=e/../..//f%2f\0',
        'a&b=c#d e+f%20ü',
        '1',
        'a\r\nX-Injected: 1',
        'x',
        'ü',
        'a; b=c\r\n',
      ]),
    )
    expect(built).toMatchInlineSnapshot(`
      {
        "cookie": "c=a%3B%20b%3Dc%0D%0A",
        "headers": [],
        "method": "GET",
        "problems": [
          {
            "code": "header-value",
            "parameter": 4,
          },
          {
            "code": "header-name",
            "parameter": 5,
          },
          {
            "code": "header-name",
            "parameter": 6,
          },
        ],
        "url": "https://api.example.com/v1/u/..%2F..%2Fadmin/x/a%3Fb%23c%26d%3De%2F..%2F..%2F%2Ff%252f%00?q=a%26b%3Dc%23d%20e%2Bf%2520%C3%BC&q%26x%3D1=1",
      }
    `)
  })

  test('half a surrogate pair is replaced, not thrown at', () => {
    const built = buildRequest(
      operation({ parameters: [parameter('query', 'q')] }),
      values(['\ud800']),
    )
    expect(built.url).toBe('https://api.example.com/v1/things?q=%EF%BF%BD')
  })

  test('allowReserved keeps reserved characters of queries and percent-encoded triplets', () => {
    const parameters = [parameter('query', 'q', { allowReserved: true })]
    const built = buildRequest(operation({ parameters }), values(['/a?b=c&d+e#f%20[g]']))
    expect(built.url.split('?q=')[1]).toBe('/a?b=c%26d%2Be%23f%20%5Bg%5D')
  })

  test('a parameter described by content is that media type, encoded once', () => {
    const json = { content: { type: 'application/json' } }
    const built = buildRequest(
      operation({
        path: '/things/{id}',
        parameters: [
          parameter('path', 'id', json),
          parameter('query', 'filter', json),
          parameter('header', 'X-Filter', json),
        ],
      }),
      values([{ a: 1 }, { b: [true, null] }, 'text']),
    )
    expect(built.url).toBe(
      'https://api.example.com/v1/things/%7B%22a%22%3A1%7D?filter=%7B%22b%22%3A%5Btrue%2Cnull%5D%7D',
    )
    expect(built.headers).toEqual([{ name: 'X-Filter', value: '"text"' }])
  })

  test('querystring is the whole query', () => {
    const type = 'application/x-www-form-urlencoded'
    const parameters = [parameter('querystring', 'all', { content: { type } })]
    const built = buildRequest(
      operation({ parameters }),
      values([{ a: 'x y', b: ['1', '2'] }]),
    )
    expect(built.url).toBe('https://api.example.com/v1/things?a=x%20y&b=1&b=2')
  })
})

describe('authorization', () => {
  const schemes: SecurityScheme[] = [
    { name: 'bearer', type: 'http', scheme: 'bearer' },
    { name: 'basic', type: 'http', scheme: 'basic' },
    { name: 'header', type: 'apiKey', in: 'header', key: 'X-Key' },
    { name: 'query', type: 'apiKey', in: 'query', key: 'api_key' },
    { name: 'cookie', type: 'apiKey', in: 'cookie', key: 'sid' },
    { name: 'oauth', type: 'oauth2', flows: [] },
    { name: 'digest', type: 'http', scheme: 'Digest' },
  ]
  const credentials = [
    { token: 'tok' },
    { username: 'ä', password: 'p:w' },
    { token: 'k1' },
    { token: 'k 2' },
    { token: 'k=3' },
    { token: 'Bearer pasted' },
    { token: 'd' },
  ]
  const alternative = (...names: string[]) => ({
    schemes: names.map((name) => ({ name, scopes: [] })),
  })
  const send = (names: string[], secrets?: 'masked' | 'revealed', typed = credentials) =>
    buildRequest(
      operation({ schemes, security: [alternative(...names)] }),
      values([], { credentials: typed }),
      { ...(secrets && { secrets }) },
    )

  test.each([
    ['bearer', 'Authorization', 'Bearer tok'],
    ['basic', 'Authorization', 'Basic w6Q6cDp3'],
    ['header', 'X-Key', 'k1'],
    ['oauth', 'Authorization', 'Bearer pasted'],
    ['digest', 'Authorization', 'Digest d'],
  ])('%s travels in %s', (name, header, value) => {
    expect(send([name]).headers).toEqual([{ name: header, value }])
  })

  test('a token is sent without the spaces that were copied along', () => {
    expect(send(['bearer'], undefined, [{ token: ' tok\u00a0' }]).headers).toEqual([
      { name: 'Authorization', value: 'Bearer tok' },
    ])
  })

  test('a combination sends all of its schemes', () => {
    const built = send(['header', 'query', 'cookie'])
    expect(built.headers).toEqual([{ name: 'X-Key', value: 'k1' }])
    expect(built.url).toMatch(/\?api_key=k%202$/)
    expect(built.cookie).toBe('sid=k=3')
  })

  test('masked, no secret is anywhere in the request', () => {
    const built = send(['bearer', 'header', 'query', 'cookie'], 'masked')
    expect(built.headers).toEqual([
      { name: 'Authorization', value: 'Bearer <token>' },
      { name: 'X-Key', value: '<api-key>' },
    ])
    expect(built.url).toMatch(/\?api_key=<api-key>$/)
    expect(built.cookie).toBe('sid=<api-key>')
  })

  test('what was not typed is not sent, and a placeholder in a revealed sample', () => {
    expect(send(['bearer'], undefined, []).headers).toEqual([])
    expect(send(['bearer'], 'revealed', []).headers[0]?.value).toBe('Bearer <token>')
    expect(send(['bearer'], 'revealed').headers[0]?.value).toBe('Bearer tok')
  })
})

describe('body', () => {
  const body = (type: string, value: Value, encoding = [] as never[]) =>
    buildRequest(
      operation({
        method: 'POST',
        body: { required: true, content: [{ type, encoding }] },
      }),
      values([], { body: { content: 0, value } }),
    )

  test('JSON keeps integers beyond 2^53', () => {
    const built = body('application/json', {
      id: parseNumeric('12345678901234567890'),
      b: undefined,
    })
    expect(built.body).toEqual({
      kind: 'text',
      text: '{\n  "id": 12345678901234567890\n}',
    })
    expect(built.headers).toEqual([{ name: 'Content-Type', value: 'application/json' }])
  })

  test('a form writes lists as pairs and objects as JSON, unless a style is named', () => {
    const type = 'application/x-www-form-urlencoded'
    const value = { a: 'x y&z', list: ['1', '2'], object: { k: 'v' }, gone: undefined }
    expect(body(type, value).body).toEqual({
      kind: 'text',
      text: 'a=x%20y%26z&list=1&list=2&object=%7B%22k%22%3A%22v%22%7D',
    })
    const styled = buildRequest(
      operation({
        method: 'POST',
        body: {
          required: true,
          content: [{ type, encoding: [{ property: 'object', style: 'deepObject' }] }],
        },
      }),
      values([], { body: { content: 0, value: { object: { k: 'v' } } } }),
    )
    expect(styled.body).toEqual({ kind: 'text', text: 'object%5Bk%5D=v' })
  })

  test('multipart sends each item, each with its own type', () => {
    const file = new File(['x'], 'a "b".png', { type: 'image/png' })
    const built = body('multipart/form-data', {
      name: 'Rex',
      files: [file, file],
      meta: { a: 1 },
    })
    expect(built.body).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'name', value: 'Rex', headers: [] },
        { name: 'files', value: file, type: 'image/png', headers: [] },
        { name: 'files', value: file, type: 'image/png', headers: [] },
        { name: 'meta', value: '{"a":1}', type: 'application/json', headers: [] },
      ],
    })
  })

  test('with a style, a property of multipart is sent as the pairs of a form, files as they are', () => {
    const file = new File(['x'], 'a.txt', { type: 'text/plain' })
    const built = buildRequest(
      operation({
        method: 'POST',
        body: {
          required: true,
          content: [
            {
              type: 'multipart/form-data',
              encoding: [
                {
                  property: 'meta',
                  style: 'deepObject',
                  contentType: 'application/json',
                  headers: [{ name: 'X-Part', value: '1' }],
                },
                { property: 'tags', style: 'form', explode: false },
                { property: 'ids', style: 'pipeDelimited', explode: false },
                { property: 'none', style: 'deepObject' },
                { property: 'files', style: 'form' },
              ],
            },
          ],
        },
      }),
      values([], {
        body: {
          content: 0,
          value: {
            meta: { 'a&b': 'x=y %41+&', in: { list: ['é', '1'] } },
            tags: ['a b', 'c'],
            ids: ['1', '2'],
            none: {},
            files: [file],
          },
        },
      }),
    )
    const headers = [{ name: 'X-Part', value: '1' }]
    expect(built.body).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'meta[a&b]', value: 'x=y %41+&', headers },
        { name: 'meta[in][list][]', value: 'é', headers },
        { name: 'meta[in][list][]', value: '1', headers },
        { name: 'tags', value: 'a b,c', headers: [] },
        { name: 'ids', value: '1|2', headers: [] },
        { name: 'files', value: file, type: 'text/plain', headers: [] },
      ],
    })
  })

  test('a file for a range of types travels as its own type', () => {
    const file = new File(['x'], 'a.png', { type: 'image/png' })
    const built = body('image/*', file)
    expect(built.headers).toEqual([{ name: 'Content-Type', value: 'image/png' }])
    expect(built.body).toEqual({ kind: 'file', file })
  })

  test('XML and text travel as they were typed', () => {
    expect(body('application/xml', '<a>1</a>').body).toEqual({
      kind: 'text',
      text: '<a>1</a>',
    })
  })
})
