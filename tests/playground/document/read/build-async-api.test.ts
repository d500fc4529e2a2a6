import { expect, test } from 'vitest'
import type { Api } from '../../../../playground/document/api-model.ts'
import type { Channel } from '../../../../playground/document/channel-model.ts'
import { lines, readFiles } from '../../write-spec.ts'

const head = (version: string, parts: object) => ({
  asyncapi: version,
  info: { title: 'T', version: '1' },
  ...parts,
})

async function channelsOf(version: string, parts: object): Promise<Channel[]> {
  const { api, diagnostics } = await readFiles({ 'a.json': head(version, parts) })
  expect(lines({ diagnostics })).toBe('')
  return api!.messaging!.channels
}

const payload = { type: 'object', properties: { n: { type: 'integer' } } }

test('reads a channel of 3.0 with its operations, wherever they refer to it', async () => {
  const [chat, answers] = await channelsOf('3.0.0', {
    channels: {
      chat: {
        address: '/chat/{room}',
        parameters: { room: { enum: ['a', 'b'], default: 'a' } },
        messages: { hello: { $ref: '#/components/messages/hello' }, bye: { payload } },
      },
      answers: { address: null, messages: { ok: { name: 'OK', payload } } },
    },
    operations: {
      say: {
        action: 'receive',
        channel: { $ref: '#/channels/chat' },
        messages: [{ $ref: '#/channels/chat/messages/hello' }],
        reply: { channel: { $ref: '#/channels/answers' } },
      },
      hear: { action: 'send', channel: { $ref: '#/channels/chat' } },
    },
    components: { messages: { hello: { title: 'Hello', payload } } },
  })
  expect(chat).toMatchObject({
    name: 'chat',
    address: '/chat/{room}',
    parameters: [{ name: 'room', schema: { enum: ['a', 'b'], default: { value: 'a' } } }],
    operations: [
      {
        id: 'say',
        action: 'receive',
        messages: ['hello'],
        reply: { channel: 'answers', messages: [{ id: 'ok', title: 'OK' }] },
      },
      { id: 'hear', action: 'send', messages: ['hello', 'bye'] },
    ],
    messages: [{ id: 'hello', title: 'Hello' }, { id: 'bye' }],
  })
  expect(answers).toMatchObject({ name: 'answers', operations: [] })
  expect(answers).not.toHaveProperty('address')
})

test('reads what clients publish and subscribe to in 2.6, and a message of both once', async () => {
  const [channel] = await channelsOf('2.6.0', {
    channels: {
      'rooms/{id}': {
        parameters: { id: { schema: { type: 'string' } } },
        publish: {
          operationId: 'say',
          tags: [{ name: 'Chat' }],
          message: { $ref: '#/components/messages/line' },
        },
        subscribe: {
          message: {
            oneOf: [
              { $ref: '#/components/messages/line' },
              { messageId: 'end', payload },
            ],
          },
        },
      },
    },
    components: { messages: { line: { name: 'Line', payload } } },
  })
  expect(channel).toMatchObject({
    name: 'rooms/{id}',
    address: 'rooms/{id}',
    tags: ['Chat'],
    operations: [
      { id: 'say', action: 'publish', messages: ['line'] },
      { action: 'subscribe', messages: ['line', 'end'] },
    ],
    messages: [{ id: 'line', name: 'Line' }, { id: 'end' }],
  })
})

test.each([
  ['2.6.0', 'of the trait'],
  ['3.0.0', 'of the message'],
])(
  'lays traits over messages as %s says, and keeps headers of both',
  async (version, summary) => {
    const message = {
      summary: 'of the message',
      headers: { type: 'object', properties: { a: { type: 'string' } } },
      traits: [
        {
          summary: 'of the trait',
          headers: { type: 'object', properties: { b: { type: 'string' } } },
          bindings: { kafka: { key: { type: 'string' } } },
        },
      ],
    }
    const [channel] = await channelsOf(
      version,
      version.startsWith('2')
        ? { channels: { c: { publish: { message } } } }
        : { channels: { c: { messages: { m: message } } } },
    )
    const [read] = channel!.messages
    expect(read!.summary).toBe(summary)
    const text = JSON.stringify(read!.headers)
    expect(text).toContain('"name":"a"')
    expect(text).toContain('"name":"b"')
    expect(read!.bindings).toEqual([
      { protocol: 'kafka', facts: [{ name: 'key', schema: { types: ['string'] } }] },
    ])
  },
)

test('a description beside a reference is shown instead of that of its target', async () => {
  const [channel] = await channelsOf('3.0.0', {
    channels: {
      chat: {
        address: '/chat',
        messages: {
          hello: { $ref: '#/components/messages/hello', description: 'In the chat' },
        },
      },
    },
    operations: {
      hear: {
        action: 'send',
        channel: { $ref: '#/channels/chat' },
        messages: [{ $ref: '#/channels/chat/messages/hello' }],
      },
    },
    components: {
      messages: { hello: { summary: 'Hello', description: 'Anywhere', payload } },
    },
  })
  expect(channel!.messages).toMatchObject([
    { id: 'hello', summary: 'Hello', description: 'In the chat' },
  ])
})

test('a single example of a message, as AsyncAPI 1 had, is shown after its examples', async () => {
  const { api, diagnostics } = await readFiles({
    'api.json': head('3.0.0', {
      channels: {
        c: {
          messages: {
            m: { payload, example: { n: 2 }, examples: [{ payload: { n: 1 } }] },
          },
        },
      },
    }),
  })
  expect(diagnostics).toEqual([])
  expect(api!.messaging!.channels[0]!.messages[0]!.examples).toEqual([
    { payload: { value: { n: 1 } } },
    { payload: { value: { n: 2 } } },
  ])
})

test('keeps a schema in another language as it is written, and says where one is missing', async () => {
  const { api } = await readFiles({
    'a.json': head('3.0.0', {
      channels: {
        c: {
          messages: {
            avro: {
              payload: {
                schemaFormat: 'application/vnd.apache.avro;version=1.9.0',
                schema: { $ref: './record.avsc' },
              },
            },
            lost: { payload: { schema: { $ref: './nowhere.json' } } },
            boxed: {
              payload: { schemaFormat: 'application/schema+json', schema: payload },
            },
          },
        },
      },
    }),
    'record.avsc': { type: 'record', name: 'R', fields: [{ name: 'f' }] },
  })
  const [avro, lost, boxed] = api!.messaging!.channels[0]!.messages
  expect(avro!.payload).toEqual({
    format: 'application/vnd.apache.avro;version=1.9.0',
    written: { value: { type: 'record', name: 'R', fields: [{ name: 'f' }] } },
  })
  expect(lost!.payload).toEqual({ reference: './nowhere.json' })
  expect(boxed!.payload!.schema).toMatchObject({ properties: [{ name: 'n' }] })
})

test('schemas in another language are not validated as JSON Schema', async () => {
  const record = { type: 'record', name: 'R', fields: [{ name: 'f', type: 'string' }] }
  const schemaFormat = 'application/vnd.apache.avro;version=1.9.0'
  const message = (schema: unknown) => ({ payload: { schemaFormat, schema } })
  const three = await readFiles({
    'a.json': head('3.0.0', {
      channels: {
        c: {
          address: 'c',
          messages: {
            inline: message(record),
            outside: message({ $ref: './record.avsc' }),
            text: message('message R { string f = 1; }'),
            named: { payload: { $ref: '#/components/schemas/R' } },
            broken: { payload: { type: 'record' } },
          },
        },
      },
      components: { schemas: { R: { schemaFormat, schema: record } } },
    }),
    'record.avsc': record,
  })
  expect(three.diagnostics).toEqual([
    expect.objectContaining({
      file: 'a.json',
      message: expect.stringContaining('`type` can be one of the following only'),
    }),
  ])
  const two = await readFiles({
    'a.json': head('2.6.0', {
      channels: {
        inline: { publish: { message: { schemaFormat, payload: record } } },
        outside: {
          publish: { message: { schemaFormat, payload: { $ref: './r.avsc' } } },
        },
      },
    }),
    'r.avsc': record,
  })
  expect(two.diagnostics).toEqual([])
})

test('reads servers with what brokers and HTTP ask for', async () => {
  const { api } = await readFiles({
    'a.json': head('3.0.0', {
      servers: {
        live: {
          host: '{region}.example.com',
          pathname: 'v1',
          protocol: 'wss',
          variables: { region: { enum: ['a'] } },
          security: [{ $ref: '#/components/securitySchemes/ticket' }],
        },
        bus: { host: 'bus:9092', protocol: 'kafka', security: [{ type: 'plain' }] },
      },
      channels: {},
      components: {
        securitySchemes: { ticket: { type: 'httpApiKey', in: 'query', name: 't' } },
      },
    }),
  })
  expect(api!.messaging!.servers).toMatchObject([
    {
      url: 'wss://{region}.example.com/v1',
      variables: [{ name: 'region', default: 'a' }],
      security: [{ schemes: [{ scheme: { name: 'ticket', type: 'apiKey', key: 't' } }] }],
    },
    { url: 'kafka://bus:9092', security: [{ schemes: [{ scheme: { type: 'plain' } }] }] },
  ])
})

test('named schemas have the ids that references to them have', async () => {
  const { api } = await readFiles({
    'a.json': head('3.0.0', {
      channels: {
        c: { messages: { m: { payload: { $ref: '#/components/schemas/Pet' } } } },
      },
      components: { schemas: { Pet: payload } },
    }),
  })
  expect(api!.components).toEqual([{ name: 'Pet', id: '#/components/schemas/Pet' }])
  expect(Object.keys((api as Api).schemas)).toEqual(['#/components/schemas/Pet'])
})

test('references that multiply in bindings come to an end', async () => {
  const inner = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [
      `x${index}`,
      { $ref: '#/channels/c/bindings/ws' },
    ]),
  )
  const { api } = await readFiles({
    'a.json': head('3.0.0', { channels: { c: { bindings: { ws: inner } } } }),
  })
  const [channel] = api!.messaging!.channels
  expect(JSON.stringify(channel!.bindings).length).toBeLessThan(100_000)
})

test('says at its place what a channel names that is not there', async () => {
  const { diagnostics } = await readFiles({
    'a.yaml': `asyncapi: 2.6.0
info: { title: T, version: '1' }
servers:
  live: { url: 'wss://x.example.com', protocol: wss, security: [{ tocken: [] }] }
channels:
  a/{user}:
    servers: [lvie]
    parameters: { usr: { schema: { type: string } } }
    publish: { message: { payload: { type: object } } }
components: { securitySchemes: { token: { type: httpApiKey, in: query, name: t } } }
`,
  })
  expect(lines({ diagnostics })).toMatchInlineSnapshot(`
    "a.yaml:4:65  security scheme \`tocken\` is not defined  [api/unknown-scheme]
      Did you mean \`token\`?
    a.yaml:7:5  parameter \`{user}\` in the address of channel \`a/{user}\` is not defined  [api/channel-parameter]
      Did you mean \`{usr}\`?
    a.yaml:7:15  channel \`a/{user}\` refers to server \`lvie\`, which is not defined  [api/unknown-server]
      Did you mean \`live\`?
    a.yaml:8:24  the address of channel \`a/{user}\` has no parameter \`{usr}\`  [api/channel-parameter]"
  `)
})

test('checks a description against its standard, and takes an unknown address for what it is', async () => {
  const { diagnostics } = await readFiles({
    'a.yaml': `asyncapi: 3.0.0
info: { title: T, version: '1' }
channels:
  a: { address: null, messagse: {} }
operations:
  b: { action: recieve, channel: { $ref: '#/channels/a' } }
  c: { action: send, channel: { $ref: '#/channels/aa' } }
`,
  })
  expect(lines({ diagnostics })).toMatchInlineSnapshot(`
    "a.yaml:4:23  property \`messagse\` is not expected here  [api/unknown-field]
      Did you mean \`messages\`?
    a.yaml:6:16  \`action\` can be one of the following only: "send", "receive"  [api/invalid-field]
      Did you mean \`receive\`?
    a.yaml:7:39  reference \`#/channels/aa\` can't be resolved  [api/reference-not-found]
      Did you mean \`#/channels/a\`?"
  `)
})
