import { expect, test } from 'vitest'
import { socketProps } from '../../../../playground/console/socket/socket-props.ts'
import {
  buildSocketUrl,
  socketOrigin,
} from '../../../../playground/console/socket/socket-url.ts'
import { requestUrls } from '../../../../playground/pages/list/request-urls.ts'
import { readFiles } from '../../write-spec.ts'

const payload = {
  type: 'object',
  properties: { n: { type: 'integer', default: 7 } },
}

const settings = { base: '/', home: '/' }

async function read(parts: object = {}, version = '3.0.0') {
  const { api } = await readFiles({
    'a.json': {
      asyncapi: version,
      info: { title: 'T', version: '1' },
      servers: {
        live: {
          host: '{coast}.example.com',
          pathname: '/v1/',
          protocol: 'wss',
          variables: { coast: { enum: ['north', 'south'] } },
          security: [
            { $ref: '#/components/securitySchemes/ticket' },
            { $ref: '#/components/securitySchemes/bearer' },
          ],
        },
        bus: { host: 'bus:9092', protocol: 'kafka' },
      },
      channels: {
        chat: {
          address: '/chat/{room}',
          parameters: { room: { default: 'main hall' } },
          bindings: {
            ws: {
              query: {
                type: 'object',
                required: ['version'],
                properties: {
                  version: { type: 'integer', default: 2 },
                  quiet: { type: 'boolean', default: true },
                },
              },
            },
          },
          messages: {
            ask: {
              title: 'Ask',
              payload,
              examples: [
                { summary: 'One', payload: { n: 1 } },
                { name: 'two', payload: { n: 2 } },
              ],
            },
            plain: { payload },
            answer: { payload },
          },
        },
      },
      operations: {
        receive: {
          action: 'receive',
          channel: { $ref: '#/channels/chat' },
          messages: [
            { $ref: '#/channels/chat/messages/ask' },
            { $ref: '#/channels/chat/messages/plain' },
          ],
        },
        tell: {
          action: 'send',
          channel: { $ref: '#/channels/chat' },
          messages: [{ $ref: '#/channels/chat/messages/answer' }],
        },
      },
      components: {
        securitySchemes: {
          ticket: { type: 'httpApiKey', in: 'query', name: 'key' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
      ...parts,
    },
  })
  const channel = api!.messaging!.channels[0]!
  return { api: api!, channel, props: socketProps(api!, channel, 'Chat', {}, settings) }
}

const nothing = { server: 0, variables: {}, parameters: {}, query: {}, carriers: {} }

test('the console has the servers that speak WebSocket, and messages that clients send', async () => {
  const { props } = await read()
  expect(props!.servers).toMatchObject([
    { url: 'wss://{coast}.example.com/v1/', variables: [{ value: 'north' }] },
  ])
  expect(props!.messages).toEqual([
    { title: 'Ask: One', text: '{\n  "n": 1\n}' },
    { title: 'Ask: two', text: '{\n  "n": 2\n}' },
    { title: 'plain', text: '{\n  "n": 7\n}' },
  ])
  expect(props!.schemes).toMatchObject([
    { type: 'apiKey', in: 'query', key: 'key' },
    { type: 'http', scheme: 'bearer' },
  ])
  expect(props!.headers).toEqual([])
  expect(JSON.parse(JSON.stringify(props))).toEqual(props)
})

test('the address is filled in, and asks for nothing that nobody gave', async () => {
  const { props } = await read()
  expect(buildSocketUrl(props!, nothing, [])).toEqual({
    url: 'wss://north.example.com/v1/chat/main%20hall?version=2',
    protocols: [],
  })
  const values = {
    server: 0,
    variables: { coast: 'south' },
    parameters: { room: 'a/b?c' },
    query: { quiet: 'false', version: '3' },
    carriers: {},
  }
  const key = [{ token: 'h&sh' }]
  expect(buildSocketUrl(props!, values, key).url).toBe(
    'wss://south.example.com/v1/chat/a%2Fb%3Fc?version=3&quiet=false&key=h%26sh',
  )
  expect(buildSocketUrl(props!, values, key, true).url).not.toContain('sh')
})

test.each([
  ['/api/chat', '/api/chat', 'wss://a.example/api/chat'],
  ['/api/', 'api/chat', 'wss://a.example/api/chat'],
  ['/api', '/apical', 'wss://a.example/api/apical'],
  ['/', '/chat', 'wss://a.example/chat'],
])('a server at %s has the channel %s at %s', async (pathname, address, url) => {
  const { props } = await read({
    servers: { live: { host: 'a.example', pathname, protocol: 'wss' } },
    channels: { chat: { address } },
    operations: {},
  })
  expect(buildSocketUrl(props!, nothing, []).url).toBe(url)
})

test("a token travels as a query parameter or as a subprotocol, to the reader's own server too", async () => {
  const { props } = await read()
  const tokens = [undefined, { token: 't0k' }]
  const own = { ...nothing, baseUrl: 'ws://localhost:9/x' }
  expect(buildSocketUrl(props!, own, tokens)).toEqual({
    url: 'ws://localhost:9/x/chat/main%20hall?version=2&access_token=t0k',
    protocols: [],
  })
  const carriers = { bearer: { as: 'protocol' as const, name: '' } }
  expect(buildSocketUrl(props!, { ...own, carriers }, tokens)).toEqual({
    url: 'ws://localhost:9/x/chat/main%20hall?version=2',
    protocols: ['t0k'],
  })
  expect(socketOrigin(props!, own)).toBe('ws://localhost:9')
  expect(socketOrigin(props!, { ...own, baseUrl: 'https://a.example' })).toBe('')
})

test('schemes that need a header are named, other schemes have inputs', async () => {
  const { props } = await read({
    components: {
      securitySchemes: {
        ticket: { type: 'http', scheme: 'basic' },
        bearer: {
          type: 'oauth2',
          flows: {
            clientCredentials: {
              tokenUrl: 'https://login.example/token',
              availableScopes: {},
            },
          },
        },
      },
    },
  })
  expect(props!.headers).toEqual(['ticket'])
  expect(props!.security).toEqual([{ schemes: [{ name: 'bearer', scopes: [] }] }])
})

test('says what is missing, and connects to WebSockets only', async () => {
  const { props } = await read()
  const { value: _, ...room } = props!.parameters[0]!
  const obstacleOf = (change: object) =>
    buildSocketUrl({ ...props!, ...change }, nothing, []).obstacle
  expect(obstacleOf({ parameters: [room] })).toBe('missing')
  for (const url of ['https://a.example', 'wss://me:pass@a.example', 'javascript:1', ''])
    expect(
      obstacleOf({ servers: [{ url, name: '', variables: [] }], address: '/c' }),
    ).toBe('bad-server')
})

test('a channel of brokers has no console', async () => {
  const { props } = await read({
    servers: { bus: { host: 'bus:9092', protocol: 'kafka' } },
  })
  expect(props).toBeUndefined()
})

test('a server of 2.6 without a scheme is reached by its protocol', async () => {
  const { props } = await read(
    {
      servers: { live: { url: 'localhost:8080/socket', protocol: 'ws' } },
      channels: { '/': { publish: { message: { payload } } } },
      operations: undefined,
    },
    '2.6.0',
  )
  expect(buildSocketUrl(props!, nothing, [])).toEqual({
    url: 'ws://localhost:8080/socket/',
    protocols: [],
  })
})

test('the policy of a page allows the servers of its console', async () => {
  const { api, channel } = await read()
  const ref = { spec: 'a.json', kind: 'channel' as const, method: 'WSS', path: 'chat' }
  const binding = {
    kind: 'channel' as const,
    api,
    channel,
    ref,
    schemaFolder: '',
    replies: [],
  }
  expect(requestUrls(binding, [])).toEqual([
    'wss://north.example.com/v1/',
    'wss://south.example.com/v1/',
  ])
})

test('only words that differ from the English ones travel to the page', async () => {
  const { api, channel } = await read()
  const strings = { connect: 'Verbinden', send: 'Send', unknown: 'x' }
  expect(socketProps(api, channel, 'Chat', strings, settings)!.strings).toEqual({
    connect: 'Verbinden',
  })
})
