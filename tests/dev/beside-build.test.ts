import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { page, runSkerry, settings } from '../site/build-site.ts'
import { startDev, type RunningServer } from './start-server.ts'

/** Collects the messages that are sent to open pages from now on. */
async function listen({ port, get }: RunningServer): Promise<string[]> {
  const { text } = await get('/@vite/client')
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(text)!
  const told: string[] = []
  await new Promise((opened) =>
    request({
      port,
      host: '127.0.0.1',
      path: `/?token=${token}`,
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        'Sec-WebSocket-Protocol': 'vite-hmr',
      },
    })
      .on('upgrade', (_, socket) => {
        socket.on('data', (data: Buffer) => told.push(data.toString('latin1')))
        socket.on('error', () => {})
        opened(undefined)
      })
      .end(),
  )
  return told
}

test('a build beside the dev server, into its folder, reloads no page', async () => {
  const files = { 'docs.json': settings(['index']), 'index.mdx': page('Home', 'One.') }
  const dev = await startDev(files)
  await runSkerry(['build', '.'], { cwd: dev.root })
  await dev.get('/')
  const told = await listen(dev)
  const { code, output } = await runSkerry(['build', '.'], { cwd: dev.root })
  expect(code, output).toBe(0)
  await delay(500)
  expect(told.filter((message) => !message.includes('"connected"'))).toEqual([])
  writeFileSync(join(dev.root, 'index.mdx'), page('Home', 'Two.'))
  await expect.poll(() => told.join('')).toContain('skerry:update')
  await dev.stop()
}, 120_000)
