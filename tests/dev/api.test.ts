import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser/launch-browser.ts'
import { page as pageText, settings } from '../site/build-site.ts'
import { isMarkedDocument, markDocument } from './same-document.ts'
import { startDev, type RunningServer } from './start-server.ts'
import { comeToRest } from '../browser/come-to-rest.ts'

const spec = (description: string) => `openapi: 3.1.0
info: { title: Harbour, version: '1' }
paths:
  /berths:
    get:
      operationId: listBerths
      summary: List berths
      parameters:
        - { name: size, in: query, description: ${description}, schema: { type: string } }
      responses: { '200': { description: Fine } }
  /moorings:
    get: { summary: List moorings, responses: { '200': { description: Fine } } }
`

const overlay = (description: string) => `overlay: 1.0.0
info: { title: Public, version: '1' }
actions:
  - target: $.paths.*.get
    update: { description: ${description} }
`

let dev: RunningServer
let browser: Browser
let page: Page

beforeAll(async () => {
  dev = await startDev({
    'docs.json': settings(['index', 'berths', 'GET /moorings'], {
      api: { openapi: { source: 'openapi.yaml', overlays: ['public.yaml'] } },
    }),
    'index.mdx': pageText('Home', 'Words.'),
    'berths.mdx': '---\nopenapi: GET /berths\n---\n',
    'openapi.yaml': spec('Metres at first'),
    'public.yaml': overlay('For everybody'),
  })
  browser = await launchBrowser()
  page = await browser.newPage()
  await page.goto(`${dev.origin}/berths`)
  await comeToRest(page)
  await markDocument(page)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await dev?.stop()
})

const write = (text: string, file = 'openapi.yaml') =>
  writeFileSync(join(dev.root, file), text)
const isSameDocument = () => isMarkedDocument(page)

test('a saved API description changes the open page in place', async () => {
  await page.getByText('Metres at first').waitFor()
  write(spec('Feet from now on'))
  await page.getByText('Feet from now on').waitFor()
  expect(await isSameDocument()).toBe(true)
})

test('a saved overlay changes the open page in place', async () => {
  await page.getByText('For everybody').first().waitFor()
  write(overlay('For crews'), 'public.yaml')
  await page.getByText('For crews').first().waitFor()
  expect(await isSameDocument()).toBe(true)
})

test('while a description cannot be read, its pages stay as they were, with the problem in their list', async () => {
  const listed = async () => (await dev.get('/@skerry/problems/')).text
  write('openapi: 3.1.0\ninfo: {\n')
  await expect.poll(listed).toContain('api/syntax')
  expect(await page.locator('body').innerText()).toContain('Feet from now on')
  expect((await dev.get('/api-reference/list-moorings')).text).toContain(
    '>List moorings</h1>',
  )
  write(spec('Fathoms at last'))
  await page.getByText('Fathoms at last').waitFor()
  expect(await isSameDocument()).toBe(true)
  await expect.poll(listed).not.toContain('api/syntax')
})
