import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from '../site/build-site.ts'
import { copyExample, startVike, type RunningVike } from './example-app.ts'

let root = ''
let server: RunningVike

beforeAll(async () => {
  root = copyExample({
    'docs/mooring.mdx': `${page('Mooring', 'Two lines at least.')}\n[gone](/nowhere)\n`,
  })
  server = await startVike(root, 'dev')
}, 60_000)
afterAll(() => server?.stop())

const open = (path: string, accept = 'text/html') =>
  fetch(server.url + path, { headers: { accept }, redirect: 'manual' })

test('prints the problems of the documentation before any page is opened', async () => {
  await expect
    .poll(() => server.output(), { timeout: 20_000 })
    .toMatch(/mooring\.mdx:\d+:\d+ {2}`\/nowhere` does not lead to a page/)
}, 30_000)

test('answers pages of the application', async () => {
  const response = await open('/')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<h1>Harbour</h1>')
})

test('answers pages of the documentation, even where a route of Vike matches everything', async () => {
  const response = await open('/docs/mooring')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('Two lines at least.')
  expect(html).toContain('src="/docs/@vite/client"')
  expect(html).not.toContain('Anything else')
})

test('the path alone leads to the documentation', async () => {
  const response = await open('/docs?theme=dark')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/docs/?theme=dark')
})

test("what the documentation does not have is not Vike's to answer", async () => {
  const nowhere = await open('/docs/nowhere')
  expect(nowhere.status).toBe(404)
  expect(await nowhere.text()).not.toContain('Anything else')
  const image = await open('/docs/images/none.svg', 'image/*')
  expect(image.status).toBe(404)
  expect(await image.text()).toBe('Not found')
})

test('each of the two sends its updates over the same port', async () => {
  const app = await openSocket('/')
  app.socket.destroy()
  const docs = await openSocket('/docs/')
  await open('/docs/mooring')
  writeFileSync(
    join(root, 'docs/mooring.mdx'),
    '---\ntitle: Mooring\n---\n\nThree lines.\n',
  )
  await docs.until('skerry:update')
  docs.socket.destroy()
  expect(await (await open('/docs/mooring')).text()).toContain('Three lines.')
})

/**
 * Opens a web socket like Vite's client. The server's messages aren't masked, so they can
 * be read directly.
 */
function openSocket(path: string) {
  return new Promise<{ socket: Duplex; until(text: string): Promise<void> }>(
    (resolve, reject) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'c2tlcnJ5LXRlc3Qta2V5IQ==',
        'sec-websocket-protocol': 'vite-hmr',
      }
      request({ port: server.port, host: 'localhost', path, headers })
        .on('error', reject)
        .on('response', ({ statusCode }) => reject(new Error(`status ${statusCode}`)))
        .on('upgrade', (_, socket, head) => {
          let received = head.toString()
          const until = (text: string) =>
            new Promise<void>((found) => {
              const look = () => received.includes(text) && found()
              socket.on('data', (data: Buffer) => {
                received += data
                look()
              })
              look()
            })
          resolve({ socket, until })
        })
        .end()
    },
  )
}
