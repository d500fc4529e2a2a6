import { expect, test } from 'vitest'
import type { Api } from '../../../playground/document/api-model.ts'
import {
  ChannelPage,
  type ChannelPageProps,
} from '../../../playground/pages/channel-page.tsx'
import { OverviewPage } from '../../../playground/pages/overview-page.tsx'
import { messageSamples } from '../../../playground/samples/message-samples.ts'
import { html as render } from '../../theme/render.tsx'
import { readFiles } from '../write-spec.ts'

async function read(parts: object): Promise<Api> {
  const { api } = await readFiles({
    'a.json': { asyncapi: '3.0.0', info: { title: 'T', version: '1' }, ...parts },
  })
  return api!
}

function page(api: Api, props: Partial<ChannelPageProps> = {}): string {
  return render(
    <ChannelPage
      api={api}
      messaging={api.messaging!}
      channel={api.messaging!.channels[0]!}
      replies={[]}
      maintainOrder
      expanded="closed"
      playground="interactive"
      withDescription
      {...props}
    />,
  )
}

const payload = { type: 'object', properties: { n: { type: 'integer', examples: [7] } } }

const chat = {
  servers: { live: { host: 'x.example.com', protocol: 'wss' } },
  channels: {
    chat: {
      address: '/chat',
      messages: { ask: { title: 'Ask', payload }, answer: { payload } },
    },
    other: { address: '/other', messages: { done: { title: 'Done', payload } } },
  },
  operations: {
    say: {
      action: 'receive',
      channel: { $ref: '#/channels/chat' },
      messages: [{ $ref: '#/channels/chat/messages/ask' }],
      reply: { channel: { $ref: '#/channels/chat' } },
    },
    tell: {
      action: 'send',
      channel: { $ref: '#/channels/chat' },
      messages: [{ $ref: '#/channels/chat/messages/answer' }],
      reply: { channel: { $ref: '#/channels/other' } },
    },
  },
}

test('shows who sends, and links the messages of each operation', async () => {
  const html = page(await read(chat))
  expect(html).toMatch(
    /id="operation-say"[\s\S]*its clients send them[\s\S]*href="#message-ask"[^>]*>Ask<[\s\S]*id="operation-tell"[\s\S]*its clients receive them[\s\S]*href="#message-answer"/,
  )
  expect(html).toMatch(/<details[^>]* id="message-ask" open/)
})

test('a reply links to the page of its channel, or to the message on the same page', async () => {
  const html = page(await read(chat), { replies: [{ title: 'other', url: '/other' }] })
  expect(html).toContain('href="/other"')
  expect(html).toContain('href="/other#message-done"')
  const alone = page(await read(chat))
  expect(alone).not.toContain('message-done')
  expect(alone).toContain('Done')
})

test('messages have the same rows as bodies of operations, and ids of their own', async () => {
  const html = page(await read(chat))
  expect(html).toContain('id="message-ask-payload-n"')
  expect(html).toContain('id="message-answer-payload-n"')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a channel with many messages opens the first only', async () => {
  const messages = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`m${index}`, { payload }]),
  )
  const html = page(await read({ channels: { c: { address: '/c', messages } } }))
  expect(html.match(/<details[^>]*id="message-m\d"[^>]* open/g)).toHaveLength(1)
})

test('examples are those of the messages, else made from their schemas', async () => {
  const { messaging, ...rest } = await read({
    ...chat,
    channels: {
      ...chat.channels,
      chat: {
        address: '/chat',
        messages: {
          ask: { payload, examples: [{ payload: { n: 1 } }] },
          answer: { title: 'Answer', payload },
          foreign: { payload: { schemaFormat: 'application/raml+yaml', schema: 'a: b' } },
        },
      },
    },
  })
  const samples = messageSamples(
    { ...rest, messaging: messaging! },
    messaging!.channels[0]!,
  )
  expect(samples).toEqual({
    sent: [{ title: 'ask', language: 'json', code: '{\n  "n": 1\n}' }],
    received: [{ title: 'Answer', language: 'json', code: '{\n  "n": 7\n}' }],
  })
})

test('a string is quoted if the content type is JSON', async () => {
  const content = (contentType?: string) => ({
    ...(contentType && { contentType }),
    payload: { type: 'string', examples: ['hello'] },
  })
  const { messaging, ...rest } = await read({
    defaultContentType: 'application/json',
    channels: {
      a: { messages: { byDefault: content(), text: content('text/plain') } },
    },
  })
  const api = { ...rest, messaging: messaging! }
  const codes = () =>
    messageSamples(api, messaging!.channels[0]!).received.map(({ code }) => code)
  expect(codes()).toEqual(['"hello"', 'hello'])
  delete api.messaging.defaultContentType
  expect(codes()).toEqual(['hello', 'hello'])
})

test('a message with binary content has a sample only if the author gives one', async () => {
  const binary = { type: 'string', format: 'binary' }
  const { messaging, ...rest } = await read({
    channels: {
      audio: {
        address: '/audio',
        messages: {
          chunk: { payload: binary },
          shown: { payload: binary, examples: [{ payload: 'UklGRg==' }] },
        },
      },
    },
  })
  const samples = messageSamples(
    { ...rest, messaging: messaging! },
    messaging!.channels[0]!,
  )
  expect(samples.received.map(({ code }) => code)).toEqual(['UklGRg=='])
})

test('text of a description runs no code, fetches nothing and cannot close elements', async () => {
  const bad =
    '<script>alert(1)</script><img src="https://evil.example/x.png" onerror="alert(1)"> [a](javascript:alert(1)) {alert(1)} <style>*{}</style>'
  const evil = {
    description: bad,
    summary: bad,
    title: bad,
    externalDocs: { url: 'javascript:alert(1)', description: bad },
    tags: [{ name: bad, description: bad, externalDocs: { url: 'data:text/html,x' } }],
  }
  const api = await read({
    servers: {
      live: {
        host: bad,
        protocol: bad,
        ...evil,
        bindings: { [bad]: { [bad]: bad } },
        variables: { v: { description: bad, default: bad } },
        security: [{ type: 'plain', description: bad }],
      },
    },
    channels: {
      c: {
        address: bad,
        ...evil,
        parameters: { [bad]: { description: bad, location: bad } },
        bindings: { ws: { query: { type: 'object', description: bad } } },
        messages: {
          [bad]: {
            ...evil,
            name: bad,
            contentType: bad,
            correlationId: { location: bad, description: bad },
            headers: { type: 'object', properties: { [bad]: { description: bad } } },
            payload: { schemaFormat: bad, schema: { $ref: 'javascript:alert(1)' } },
            examples: [{ name: bad, summary: bad, payload: bad }],
          },
        },
      },
    },
    operations: {
      [bad]: { action: 'send', channel: { $ref: '#/channels/c' }, ...evil },
    },
  })
  const overview = render(
    <OverviewPage api={api} groups={[]} series={{ paths: ['a'], index: 0 }} />,
  )
  for (const html of [page(api), overview]) {
    expect(html).toContain('alert(1)')
    // Quotes in texts are escaped, so this leaves tags with their attribute names.
    const tags = html.replace(/"[^"]*"/g, '""').match(/<[^>]*>/g)!
    const active = /^<(?:script|style|img|iframe|object|embed)\b|\son\w+=/i
    expect(tags.filter((tag) => active.test(tag))).toEqual([])
    const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, to]) => to!)
    expect(addresses.filter((to) => !/^(?:#|https:|\/)/.test(to))).toEqual([])
    expect(html).not.toMatch(/\ssrc="/)
  }
})
