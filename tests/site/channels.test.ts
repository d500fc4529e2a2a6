import { beforeAll, expect, test } from 'vitest'
import { buildSite, page, type BuiltSite } from './build-site.ts'

const description = `asyncapi: 3.0.0
info: { title: Harbour radio, version: '1' }
servers:
  live:
    host: '{coast}.radio.example.com'
    protocol: wss
    variables: { coast: { enum: [north, south] } }
  bus: { host: 'bus.example.com:9092', protocol: kafka }
channels:
  berths:
    address: /berths
    title: Berths
    description: Which berths are free.
    servers: [{ $ref: '#/servers/live' }]
    messages:
      changed:
        payload: { $ref: '#/components/schemas/Change' }
  departures:
    address: departures
    title: Departures
    servers: [{ $ref: '#/servers/bus' }]
    messages: { left: { payload: { type: object } } }
components:
  schemas:
    Change:
      type: object
      properties: { mooring: { type: string, description: Where it lies. } }
`

let site: BuiltSite
beforeAll(async () => {
  site = await buildSite({
    'docs.json': JSON.stringify({
      $schema: 'https://mintlify.com/docs.json',
      name: 'Harbour',
      theme: 'mint',
      colors: { primary: '#0f6f78' },
      api: { asyncapi: 'radio.yaml' },
      navigation: {
        groups: [
          { group: 'Start', pages: ['index', 'mine', 'told'] },
          {
            group: 'Radio',
            asyncapi: { source: 'radio.yaml', directory: 'radio' },
          },
        ],
      },
    }),
    'index.mdx': page('Start'),
    'mine.mdx': page('Mine', 'Words of my own.', 'asyncapi: Departures\n'),
    'told.mdx': page('Told', '', 'asyncapi: Berths\ndescription: Told by me.\n'),
    'radio.yaml': description,
  })
  expect(site.code, site.output).toBe(0)
}, 60_000)

test('the sidebar lists the channels with their protocols', () => {
  const html = site.read('index.html')
  expect(html).toMatch(/data-method="wss"[\s\S]*?Berths/)
  expect(html).toMatch(/data-method="kafka"[\s\S]*?Departures/)
  expect(html).toContain('href="/radio/websockets/berths"')
})

test('a page of the author shows its channel below his words', () => {
  expect(site.read('mine.html')).toMatch(
    /Words of my own\.[\s\S]*id="message-left"[\s\S]*</,
  )
})

test("a description of the author's replaces that of the channel", () => {
  const text = site.read('told.md')
  expect(text).toContain('> Told by me.')
  expect(text).not.toContain('Which berths are free.')
})

test('the text of a channel is in its Markdown and in llms-full.txt', () => {
  for (const file of ['radio/websockets/berths.md', 'llms-full.txt']) {
    const text = site.read(file)
    expect(text).toContain('mooring')
    expect(text).toContain('Where it lies.')
  }
  const list = site.read('llms.txt')
  expect(list).toMatch(/\[Berths\]\([^)]*radio\/websockets\/berths\.md\): Which berths/)
  expect(list).toMatch(/## AsyncAPI Specs\n\n- \[[^\]]+\]\([^)]*radio\.yaml\)/)
})

test('nothing is allowed to the page of a broker', () => {
  const { pages } = JSON.parse(site.read('csp.json')) as { pages: Record<string, string> }
  expect(pages['/radio/channels/departures']).toBeUndefined()
})
