import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  copyExample,
  runVike,
  startVike,
  type RunningVike,
} from '../../vike/example-app.ts'
import { launchBrowser } from '../launch-browser.ts'
import { comeToRest } from '../come-to-rest.ts'

let server: RunningVike
let browser: Browser
let page: Page

beforeAll(async () => {
  const root = copyExample()
  const { code, output } = await runVike(root, ['build'])
  if (code !== 0) throw new Error(output)
  server = await startVike(root, 'preview')
  browser = await launchBrowser()
  page = await browser.newPage()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

test("the application's router keeps its own links and leaves those into the documentation", async () => {
  await page.goto(`${server.url}/`)
  await comeToRest(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))

  await page.click('text=Berths')
  await page.waitForSelector('text=Anything else')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await page.click('text=Harbour')
  await page.waitForSelector('text=Mooring')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

  await page.click('text=Mooring')
  await page.waitForSelector('text=Two lines at least.')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/docs/mooring')
})

test('the path alone leads to the documentation in preview, as in dev', async () => {
  const url = `${server.url}/docs?theme=dark`
  const response = await fetch(url, { redirect: 'manual' })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/docs/?theme=dark')
})

test('preview answers unknown addresses of the documentation with its own page', async () => {
  const response = await page.goto(`${server.url}/docs/nowhere`)
  expect(response?.status()).toBe(404)
  expect(await page.title()).toContain('Harbour docs')
})
