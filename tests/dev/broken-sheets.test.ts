import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page as pageText, settings } from '../site/build-site.ts'
import { openDev, type OpenDev } from './open-dev.ts'
import type { RunningServer } from './start-server.ts'

const files = {
  'docs.json': settings(['index']),
  'index.mdx': pageText('Home', 'Text.'),
  'style.css': 'body { color: rgb(1, 2, 3) }',
  'node_modules/brand/package.json': { name: 'brand', version: '1.0.0' },
}

let dev: RunningServer
let page: Page
let close: OpenDev['close'] | undefined
const logged: string[] = []

beforeAll(async () => {
  const watch = (opened: Page) => opened.on('console', (line) => logged.push(line.text()))
  ;({ dev, page, close } = await openDev(files, watch))
}, 120_000)

afterAll(() => close?.())

const write = (file: string, text: string) => writeFileSync(join(dev.root, file), text)
const color = () => page.evaluate(() => getComputedStyle(document.body).color)

test('a sheet that a package lacks is reported at its import, and the page recovers', async () => {
  await expect.poll(color).toBe('rgb(1, 2, 3)')
  write('style.css', '.a { top: 0 }\n@import "brand/gone.css";\n')
  await expect
    .poll(() => dev.output(), { timeout: 10_000 })
    .toContain('error: style.css:2:10  the package `brand` has no file `gone.css`')
  await page.locator('vite-error-overlay').getByText('style.css:2:9').waitFor()
  write('style.css', 'body { color: rgb(4, 5, 6) }')
  await expect.poll(color).toBe('rgb(4, 5, 6)')
  await expect.poll(() => page.locator('vite-error-overlay').count()).toBe(0)
}, 60_000)

test('a deleted sheet no longer applies, is not requested, and applies again when it is back', async () => {
  logged.length = 0
  rmSync(join(dev.root, 'style.css'))
  await expect.poll(color).not.toBe('rgb(4, 5, 6)')
  write('style.css', 'body { color: rgb(7, 8, 9) }')
  await expect.poll(color).toBe('rgb(7, 8, 9)')
  expect(
    logged.filter((line) => /style\.css/.test(line) && !/hot upd/.test(line)),
  ).toEqual([])
}, 60_000)

test('a script, sheet or image that does not exist is a plain 404', async () => {
  for (const file of ['gone.js', 'gone.css', 'gone.png']) {
    const response = await fetch(`${dev.origin}/${file}`, { headers: { accept: '*/*' } })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).not.toContain('html')
    expect(await response.text()).not.toContain('<')
  }
  expect((await dev.get('/gone')).text).toContain('<html')
})
