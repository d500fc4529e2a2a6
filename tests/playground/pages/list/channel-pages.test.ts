import { expect, test } from 'vitest'
import type { Api } from '../../../../playground/document/api-model.ts'
import { apiSources } from '../../../../playground/pages/list/api-sources.ts'
import type { DescribedSite } from '../../../../playground/pages/list/described-site.ts'
import {
  type ApiPages,
  buildOperationPages,
} from '../../../../playground/pages/list/operation-pages.ts'
import type { Frontmatter } from '../../../../runtime/types/pages.ts'
import type { GroupEntry, Settings } from '../../../../runtime/types/settings.ts'
import { requestUrls } from '../../../../playground/pages/list/request-urls.ts'
import { apiOf, readFiles } from '../../write-spec.ts'

const message = { payload: { type: 'object' } }

async function radio(parts: object = {}): Promise<Api> {
  const { api } = await readFiles({
    'radio.json': {
      asyncapi: '3.0.0',
      info: { title: 'Radio', version: '1' },
      tags: [],
      servers: { live: { host: 'x.example.com', protocol: 'wss' } },
      channels: {
        chatRoom: {
          address: '/chat/{room}',
          title: 'Chat room',
          description: 'Where people talk.',
          parameters: { room: {} },
          messages: { line: message },
          tags: [{ name: 'People' }],
        },
        answers: { address: '/answers', messages: { ok: message } },
      },
      operations: {
        say: {
          action: 'receive',
          channel: { $ref: '#/channels/chatRoom' },
          reply: { channel: { $ref: '#/channels/answers' } },
        },
      },
      ...parts,
    },
  })
  return api!
}

function siteOf(
  node: Pick<GroupEntry, 'openapi' | 'asyncapi'>,
  pages: Record<string, Frontmatter> = {},
): DescribedSite {
  const place = { file: 'docs.json', keys: [] }
  const entry = { kind: 'tab', name: 'API', hidden: false, children: [], place, ...node }
  return {
    root: '/nowhere',
    specs: [],
    settings: {
      navigation: { children: [entry], global: [] },
      api: { openapi: [], asyncapi: [], examples: {}, maintainOrder: true },
    } as unknown as Settings,
    pages: new Map(
      Object.entries(pages).map(([path, frontmatter]) => [
        path,
        {
          path,
          file: `${path}.mdx`,
          frontmatter,
          title: frontmatter.title ?? 'Page',
        },
      ]),
    ),
  }
}

const build = (site: DescribedSite, ...apis: Api[]): ApiPages =>
  buildOperationPages(site, new Map(apis.map((api) => [api.source, api])))

const source = { source: 'radio.json' }

test('each channel has a page, under its tag or among the WebSockets', async () => {
  const site = siteOf({ asyncapi: [source] })
  const pages = build(site, await radio())
  expect([...pages.generated.keys()]).toEqual([
    'api-reference/people/chatroom',
    'api-reference/websockets/answers',
    'api-reference/overview',
  ])
  expect(pages.generated.get('api-reference/people/chatroom')).toMatchObject({
    title: 'Chat room',
    frontmatter: { description: 'Where people talk.' },
    operation: { kind: 'channel', method: 'WSS', path: 'chatRoom' },
  })
  const [node] = site.settings.navigation.children
  expect(pages.list(node as GroupEntry)).toEqual([
    { group: '', pages: ['api-reference/overview'] },
    { group: 'People', pages: ['api-reference/people/chatroom'] },
    { group: 'Websockets', pages: ['api-reference/websockets/answers'] },
  ])
})

test('channels of brokers are called channels', async () => {
  const broker = await radio({ servers: { bus: { host: 'b:9092', protocol: 'kafka' } } })
  const pages = build(siteOf({ asyncapi: [source] }), broker)
  expect([...pages.generated.keys()]).toContain('api-reference/channels/answers')
})

test('a description without channels has its overview and its schemas', async () => {
  const api = await radio({
    channels: {},
    operations: {},
    components: { schemas: { Pet: { type: 'object' } } },
  })
  expect([...build(siteOf({ asyncapi: [source] }), api).generated.keys()]).toEqual([
    'api-reference/overview',
    'api-reference/schemas',
    'api-reference/schemas/pet',
  ])
})

test('a page of a channel knows the pages that replies travel through', async () => {
  const pages = build(siteOf({ asyncapi: [source] }), await radio())
  expect(pages.bindings.get('api-reference/people/chatroom')).toMatchObject({
    replies: [{ title: 'answers', url: '/api-reference/websockets/answers' }],
  })
})

test.each(['chatRoom', '/chat/{room}', 'Chat room', 'radio.json chatRoom'])(
  'a page that says `asyncapi: %s` shows the channel',
  async (asyncapi) => {
    const pages = build(siteOf({}, { chat: { asyncapi } }), await radio())
    expect(pages.diagnostics).toEqual([])
    expect(pages.bindings.get('chat')).toMatchObject({
      kind: 'channel',
      channel: { name: 'chatRoom' },
    })
    expect(pages.bound.get('chat')).toMatchObject({
      title: 'Page',
      frontmatter: { description: 'Where people talk.' },
    })
  },
)

test('says which channels are near, where a page names none', async () => {
  const problemOf = async (asyncapi: string, ...apis: Api[]) => {
    const { diagnostics } = build(siteOf({}, { chat: { asyncapi } }), ...apis)
    return diagnostics.map(({ message, hint, code }) => `${message} [${code}] ${hint}`)
  }
  expect([
    await problemOf('chatRom', await radio()),
    await problemOf('raido.json chatRoom', await radio()),
    await problemOf('chatRoom', await apiOf({})),
  ]).toMatchInlineSnapshot(`
    [
      [
        "no channel \`chatRom\` in the AsyncAPI descriptions [api/channel-not-found] Did you mean \`chatRoom\`?",
      ],
      [
        "no AsyncAPI description with channels matches \`raido.json\` [api/channel-not-found] Available: \`radio.json\`.",
      ],
      [
        "\`asyncapi\` refers to a channel, but there is no AsyncAPI description [api/channel-not-found] Add an AsyncAPI file to the project, or list one under \`api.asyncapi\` in the settings.",
      ],
    ]
  `)
})

test('a description under the key of the other kind has its pages, and a warning', async () => {
  const openapi = await apiOf({ paths: { '/a': { get: { responses: {} } } } })
  const site = siteOf({ openapi: [source], asyncapi: [{ source: 'openapi.json' }] })
  const pages = build(site, await radio(), openapi)
  expect(pages.diagnostics).toMatchObject([
    {
      code: 'api/wrong-key',
      severity: 'warning',
      hint: expect.stringContaining('asyncapi'),
    },
    {
      code: 'api/wrong-key',
      severity: 'warning',
      hint: expect.stringContaining('openapi'),
    },
  ])
  expect([...pages.generated.keys()]).toEqual(
    expect.arrayContaining(['api-reference/people/chatroom', 'api-reference/get-a']),
  )
})

test('AsyncAPI descriptions are among those that are read', () => {
  const site = siteOf({ asyncapi: [{ source: '/events.yaml' }] })
  expect(apiSources({ ...site, specs: ['a.json'] })).toEqual(['events.yaml', 'a.json'])
})

test('an operation below a node that names channels only is looked for everywhere', async () => {
  const openapi = await apiOf({ paths: { '/a': { get: { responses: {} } } } })
  const pages = build(siteOf({ asyncapi: [source] }), await radio(), openapi)
  const place = { file: 'docs.json', keys: [] }
  expect(pages.find('GET /a', [source], place)).toBe('api-reference/get-a')
})

test('pages of message brokers request nothing from the browser', async () => {
  const broker = await radio({ servers: { bus: { host: 'b:9092', protocol: 'kafka' } } })
  const pages = build(siteOf({ asyncapi: [source] }), broker)
  expect([...pages.bindings.values()].map(({ kind }) => kind)).toContain('channel')
  for (const binding of pages.bindings.values())
    expect(requestUrls(binding, [])).toEqual([])
})
