import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { buildSite, type BuiltSite } from '../../site/build-site.ts'
import { launchBrowser } from '../launch-browser.ts'
import { serveFolder, type FolderServer } from '../serve-folder.ts'
import { comeToRest } from '../come-to-rest.ts'
import { findAxeViolations } from '../find-axe-violations.ts'

/** Connections and messages that the server received. */
interface Heard {
  urls: string[]
  protocols: string[]
  messages: string[]
  closed: number[]
}

let heard: Heard
let sockets: WebSocketServer
let site: BuiltSite
let server: FolderServer
let browser: Browser
let page: Page
let policies: { base: string; pages: Record<string, string> }
const PAGE = '/radio/websockets/chat'

/** Echoes each message. `bytes` requests binary data, `end` closes the connection. */
function startSockets(): Promise<WebSocketServer> {
  const started = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  started.on('connection', (socket, request) => {
    heard.urls.push(request.url ?? '')
    heard.protocols.push(socket.protocol)
    socket.send('{"hello":12345678901234567890}')
    socket.on('close', (code) => heard.closed.push(code))
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      heard.messages.push(text)
      if (text === 'bytes') socket.send(Buffer.from([1, 2, 3]))
      else if (text === 'end') socket.close(4001, 'enough')
      else socket.send(text)
    })
  })
  return new Promise((resolve) => started.on('listening', () => resolve(started)))
}

beforeAll(async () => {
  heard = { urls: [], protocols: [], messages: [], closed: [] }
  sockets = await startSockets()
  const { port } = sockets.address() as AddressInfo
  const payload = { type: 'object', properties: { n: { type: 'integer' } } }
  site = await buildSite({
    'docs.json': {
      name: 'Radio',
      colors: { primary: '#0d6e6e' },
      navigation: {
        groups: [
          { group: 'Radio', asyncapi: { source: 'radio.json', directory: 'radio' } },
        ],
      },
    },
    'radio.json': {
      asyncapi: '3.0.0',
      info: { title: 'Radio', version: '1' },
      servers: {
        here: {
          host: `127.0.0.1:${port}`,
          protocol: 'ws',
          security: [
            { type: 'httpApiKey', in: 'query', name: 'ticket' },
            { type: 'http', scheme: 'bearer' },
          ],
        },
        // Nothing listens on this port.
        gone: { host: '127.0.0.1:1', protocol: 'ws' },
      },
      channels: {
        chat: {
          address: '/rooms/{room}',
          title: 'Chat',
          parameters: { room: { default: 'main' } },
          messages: {
            ask: { title: 'Ask', payload, examples: [{ payload: { n: 1 } }] },
            stop: { title: 'Stop', payload, examples: [{ payload: { n: 0 } }] },
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
            { $ref: '#/channels/chat/messages/stop' },
          ],
        },
      },
    },
  })
  policies = JSON.parse(site.read('csp.json')) as typeof policies
  server = await serveFolder(site.folder, {
    headers: (path) => ({
      'Content-Security-Policy': policies.pages[path] ?? policies.base,
    }),
  })
  browser = await launchBrowser()
})

afterEach(async () => {
  await page?.close()
  for (const list of Object.values(heard)) (list as unknown[]).length = 0
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  for (const client of sockets?.clients ?? []) client.terminate()
  await new Promise((done) => (sockets ? sockets.close(done) : done(undefined)))
})

async function open(): Promise<Page> {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(server.origin + PAGE)
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('dialog').waitFor()
  return page
}

const dialog = () => page.getByRole('dialog')
const press = (name: string) =>
  dialog().getByRole('button', { name, exact: true }).click()
const status = (text: string) => dialog().getByText(text, { exact: true }).waitFor()
const entries = () => dialog().getByRole('log').getByRole('listitem')

test('nothing is connected to before the reader asks for it', async () => {
  await open()
  await comeToRest(page)
  expect(heard.urls).toEqual([])
  await press('Connect')
  await status('Connected')
  expect(heard.urls).toEqual(['/rooms/main'])
})

test('messages go out and come in, with all digits, and the connection ends', async () => {
  await open()
  expect(await dialog().getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  await press('Connect')
  await entries().filter({ hasText: '12345678901234567890' }).waitFor()
  await press('Send')
  await entries().nth(2).waitFor()
  expect(heard.messages).toEqual(['{\n  "n": 1\n}'])
  expect(await entries().nth(1).textContent()).toMatch(/^Sent/)
  expect(await entries().nth(2).textContent()).toMatch(/^Received.*"n": 1/s)
  await dialog().getByLabel('Insert a message').selectOption('Stop')
  await dialog().getByLabel('Message', { exact: true }).press('Control+Enter')
  await entries().nth(4).waitFor()
  expect(heard.messages[1]).toBe('{\n  "n": 0\n}')
  await dialog().getByLabel('Message', { exact: true }).fill('bytes')
  await press('Send')
  await entries().filter({ hasText: 'Binary data, 3 B' }).waitFor()
  await press('Disconnect')
  await status('Not connected')
  await entries().filter({ hasText: 'Connection closed (1000)' }).waitFor()
  await press('Clear')
  await expect.poll(() => entries().count()).toBe(0)
})

test('parameters, subprotocols and a secret make the connection; the secret is shown nowhere and kept nowhere', async () => {
  await open()
  await dialog().getByLabel(/^room/).fill('a b')
  await dialog().getByLabel('Subprotocols').fill('chat.v1')
  await dialog()
    .getByLabel(/^ticket/)
    .fill('hush-hush')
  expect(await dialog().locator('.console-url').textContent()).not.toContain('hush')
  await press('Connect')
  await status('Connected')
  expect(heard.urls).toEqual(['/rooms/a%20b?ticket=hush-hush'])
  expect(heard.protocols).toEqual(['chat.v1'])
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
  ).not.toContain('hush')
  expect(await dialog().getByRole('log').textContent()).not.toContain('hush')
})

test('a token travels where the reader says, to an address of the reader with variables', async () => {
  await open()
  const origin = `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`
  await press('Variables')
  await press('Add variable: In all environments')
  await dialog().getByLabel('Name: 1').fill('host')
  await dialog().getByLabel('Another server').fill('{{host}}/own')
  await dialog().getByText('Not defined: host').waitFor()
  await dialog().getByLabel('Value: host').fill(origin)
  await dialog()
    .getByLabel(/ bearer$/)
    .fill('hush-token')
  await press('Connect')
  await status('Connected')
  expect(heard.urls).toEqual(['/own/rooms/main?access_token=hush-token'])
  expect(await dialog().locator('.console-url').textContent()).not.toContain('hush')
  await press('Disconnect')
  await status('Not connected')
  await dialog()
    .getByLabel(/^Send the token/)
    .selectOption('as a subprotocol')
  await dialog().getByLabel('Subprotocols').fill('chat.v1')
  await dialog().getByLabel('Message', { exact: true }).fill('to {{host}}')
  await press('Connect')
  await status('Connected')
  await press('Send')
  await expect.poll(() => heard.messages).toEqual([`to ${origin}`])
  expect(heard.urls[1]).toBe('/own/rooms/main')
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
  ).not.toContain('hush')
})

test('without JavaScript there is no button to connect', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  page = await context.newPage()
  await page.goto(server.origin + PAGE)
  expect(await page.getByText('Connect', { exact: true }).count()).toBe(1)
  expect(await page.getByText('Connect', { exact: true }).isVisible()).toBe(false)
})

test('says why a connection ended or failed, and can connect again', async () => {
  await open()
  await press('Connect')
  await status('Connected')
  await dialog().getByLabel('Message', { exact: true }).fill('end')
  await press('Send')
  await entries().filter({ hasText: 'Connection closed (4001 enough)' }).waitFor()
  await dialog().getByLabel('Address').selectOption({ index: 1 })
  await press('Connect')
  await entries().filter({ hasText: 'The connection failed' }).waitFor()
  await dialog().getByLabel('Address').selectOption({ index: 0 })
  await press('Connect')
  await status('Connected')
})

test('closing the console ends the connection, and the focus goes back', async () => {
  await open()
  await press('Connect')
  await status('Connected')
  await page.keyboard.press('Escape')
  await expect.poll(() => heard.closed).toContain(1000)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Connect')
})

test('names the policy, where a host sends one that does not allow the server', async () => {
  const strict = await serveFolder(site.folder, {
    headers: () => ({ 'Content-Security-Policy': policies.base }),
  })
  try {
    page = await browser.newPage()
    await page.goto(strict.origin + PAGE)
    await page.getByRole('button', { name: 'Connect' }).click()
    await dialog().waitFor()
    await press('Connect')
    await entries().filter({ hasText: 'content security policy' }).waitFor()
    expect(heard.urls).toEqual([])
  } finally {
    await strict.close()
  }
})

test('the keyboard alone connects and sends', async () => {
  page = await browser.newPage()
  await page.goto(server.origin + PAGE)
  await page.getByRole('button', { name: 'Connect' }).focus()
  await page.keyboard.press('Enter')
  await dialog().waitFor()
  const reach = async (name: string) => {
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => document.activeElement?.textContent)
      if (focused === name) return page.keyboard.press('Enter')
    }
    throw new Error(`${name} cannot be reached`)
  }
  await reach('Connect')
  await status('Connected')
  await reach('Send')
  await expect.poll(() => heard.messages.length).toBe(1)
})

test('page and console have no axe violations and obey the policy', async () => {
  for (const width of [1440, 820, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
      const refused: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) refused.push(message.text())
      })
      await page.goto(server.origin + PAGE)
      await page.getByRole('button', { name: 'Connect' }).click()
      await dialog().waitFor()
      await press('Connect')
      await status('Connected')
      await press('Send')
      await entries().nth(2).waitFor()
      expect(await findAxeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await dialog().waitFor({ state: 'hidden' })
      expect(await findAxeViolations(page)).toEqual([])
      expect(refused).toEqual([])
      await page.close()
    }
})
