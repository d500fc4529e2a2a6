import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, type BuiltSite } from '../../site/build-site.ts'
import { launchBrowser } from '../launch-browser.ts'
import { serveFolder, type FolderServer } from '../serve-folder.ts'

const pets = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: 'https://api.example.com/v1' }],
  security: [{ token: [] }],
  paths: {
    '/pets/{id}': {
      put: {
        summary: 'Change a pet',
        tags: ['pets'],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        ],
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Pet' } },
          },
        },
        responses: { 200: { description: 'ok' }, 404: { description: 'No such pet' } },
      },
    },
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Pet: {
        type: 'object',
        properties: {
          owner: { type: 'object', properties: { city: { type: 'string' } } },
          form: {
            oneOf: [{ type: 'object', properties: { a: {} } }, { type: 'string' }],
          },
        },
      },
    },
  },
}
const PAGE = '/api-reference/pets/change-a-pet'
let site: BuiltSite
let server: FolderServer
let browser: Browser

beforeAll(async () => {
  site = await buildSite({
    'docs.json': {
      name: 'Pets',
      colors: { primary: '#0d6e6e' },
      navigation: { groups: [{ group: 'API', openapi: 'pets.json' }] },
    },
    'pets.json': pets,
  })
  server = await serveFolder(site.folder)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

test('nothing of the playground is loaded before "Try it", and then no more than 40 KB', async () => {
  const page = await browser.newPage()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(server.origin + PAGE)
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((script) => /console|dialog/.test(script))).toEqual([])
  const before = scripts.length
  await page.getByText('Try it').first().click()
  await page.getByRole('dialog').waitFor()
  const bytes = [...new Set(scripts.slice(before))].reduce(
    (sum, script) => sum + gzipSync(readFileSync(join(site.folder, script))).length,
    0,
  )
  expect(bytes).toBeGreaterThan(5_000)
  expect(bytes).toBeLessThan(40 * 1024)
  await page.close()
})

test('without JavaScript the page says all that it says with it', async () => {
  const [live, still] = await Promise.all([
    browser.newContext(),
    browser.newContext({ javaScriptEnabled: false }),
  ])
  const [withScripts, without] = [await live.newPage(), await still.newPage()]
  for (const page of [withScripts, without]) await page.goto(server.origin + PAGE)
  await withScripts.waitForLoadState('networkidle')
  const words = await wordsOf(withScripts)
  const plain = new Set(await wordsOf(without))
  expect(words.length).toBeGreaterThan(50)
  const kept = words.filter((word) => plain.has(word)).length
  expect(kept / words.length).toBeGreaterThanOrEqual(0.99)
  await Promise.all([live.close(), still.close()])
})

test('the hash of a nested property opens what it lies in', async () => {
  const page = await browser.newPage()
  await page.goto(`${server.origin}${PAGE}#body-owner-city`)
  const row = page.locator('[id="body-owner-city"]')
  await row.waitFor({ state: 'visible' })
  expect(await row.textContent()).toContain('city')
  await page.close()
})

function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (document.querySelector('main')?.textContent ?? '').split(/\s+/).filter(Boolean),
  )
}
