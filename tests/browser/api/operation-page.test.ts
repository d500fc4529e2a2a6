import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite, type BuiltSite } from '../../site/build-site.ts'
import { launchBrowser } from '../launch-browser.ts'
import { serveFolder, type FolderServer } from '../serve-folder.ts'
import { comeToRest } from '../come-to-rest.ts'

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
    '/toys': {
      post: {
        summary: 'Buy a toy',
        tags: ['toys'],
        requestBody: {
          content: {
            'application/json': {
              examples: {
                ball: { summary: 'A ball', value: { toy: 'ball' } },
                bone: { value: { toy: 'bone' } },
              },
            },
            'application/x-www-form-urlencoded': {
              example: { toy: 'rope' },
            },
          },
        },
        responses: { 204: { description: 'bought' } },
      },
    },
    '/homes': {
      post: {
        summary: 'Build a home',
        tags: ['pets'],
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Home' } },
          },
        },
        responses: {
          201: {
            description: 'built',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Home' } },
            },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Home: {
        type: 'object',
        properties: {
          street: { type: 'string', example: "Smith's" },
          city: { type: 'string' },
          floors: { type: 'integer' },
          rooms: { type: 'array', items: { $ref: '#/components/schemas/acme.Room' } },
        },
      },
      'acme.Room': {
        type: 'object',
        properties: {
          window: {
            type: 'object',
            properties: { width: { type: 'integer' }, height: { type: 'integer' } },
          },
          ...Object.fromEntries(
            Array.from({ length: 45 }, (_, index) => [
              `fact${index}`,
              { type: 'string' },
            ]),
          ),
        },
      },
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
const HOME = '/api-reference/pets/build-a-home'
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
  await comeToRest(page)
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
  await comeToRest(withScripts)
  const words = await wordsOf(withScripts)
  const plain = new Set(await wordsOf(without))
  expect(words.length).toBeGreaterThan(50)
  const kept = words.filter((word) => plain.has(word)).length
  expect(kept / words.length).toBeGreaterThanOrEqual(0.99)
  await Promise.all([live.close(), still.close()])
})

/** Bounding boxes of parts of the page, in document order. */
async function partsOf(page: Page) {
  return page.locator('.api-endpoint, #panel, .api-section').evaluateAll((parts) =>
    parts
      .filter((part) => part.parentElement!.closest('.api-section') === null)
      .map((part) => ({
        name: part.id === 'panel' ? 'samples' : part.className.split(' ')[0],
        ...(part.getBoundingClientRect().toJSON() as DOMRect),
      })),
  )
}

test('in one column samples stand between the endpoint and the fields, where a keyboard meets them too', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(server.origin + HOME)
  const parts = await partsOf(page)
  expect(parts.slice(0, 3).map(({ name }) => name)).toEqual([
    'api-endpoint',
    'samples',
    'api-section',
  ])
  for (const [index, part] of parts.slice(1).entries())
    expect(part.top).toBeGreaterThanOrEqual(parts[index]!.bottom)
  const heights = await page
    .locator('#panel pre:visible')
    .evaluateAll((codes) => codes.map((code) => code.clientHeight))
  expect(heights.length).toBeGreaterThan(1)
  expect(Math.max(...heights)).toBeLessThanOrEqual(320)
  await page.emulateMedia({ media: 'print' })
  const cut = await page
    .locator('#panel pre')
    .evaluateAll((codes) => codes.some((code) => code.scrollHeight > code.clientHeight))
  expect(cut).toBe(false)
  await page.close()
})

test('on a phone a short path stays beside the method and the buttons', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${server.origin}/api-reference/toys/buy-a-toy`)
  const bar = page.locator('.api-endpoint').first()
  const middles = await bar
    .locator('.method-pill, .api-endpoint-path, button:visible')
    .evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .map((box) => Math.round(box.top + box.height / 2)),
    )
  expect(middles.length).toBeGreaterThanOrEqual(3)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
  await page.close()
})

test('the arrow of a choice of samples keeps its shape beside a long choice', async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 844 } })
  await page.goto(`${server.origin}/api-reference/toys/buy-a-toy`)
  const choices = page.locator('#request-example select')
  await choices.last().selectOption({ label: 'application/x-www-form-urlencoded' })
  const cut = await choices.evaluateAll((all) =>
    all.map((choice) => choice.scrollWidth - choice.clientWidth),
  )
  expect(cut).toHaveLength(2)
  expect(Math.max(...cut)).toBeLessThanOrEqual(0)
  await page.close()
})

test('an example that is cut off fades where it goes on, and the beginning of it once scrolled', async () => {
  const page = await browser.newPage({ viewport: { width: 820, height: 900 } })
  await page.goto(server.origin + HOME)
  const sample = page.locator('.content-side pre:visible').first()
  const fades = () =>
    sample.evaluate((element) => {
      const style = getComputedStyle(element)
      return ['--example-before', '--example-after'].map((name) =>
        style.getPropertyValue(name),
      )
    })
  await expect.poll(fades).toEqual(['0px', '48px'])
  await sample.evaluate((element) => (element.scrollTop = element.scrollHeight))
  await expect.poll(fades).toEqual(['48px', '0px'])
  await page.goto(`${server.origin}/api-reference/toys/buy-a-toy`)
  await expect.poll(fades).toEqual(['0px', '0px'])
  await page.close()
})

test('the lines of links in a list are as near to the words as in text', async () => {
  const page = await browser.newPage()
  await page.goto(`${server.origin}/api-reference/schemas/home`)
  const link = page.locator('.api-links a').first()
  const [line, height] = await link.evaluate((element) => [
    parseFloat(getComputedStyle(element).lineHeight),
    element.getBoundingClientRect().height,
  ])
  expect(height).toBeLessThan(line!)
  await page.close()
})

test('on a wide screen samples stand beside the fields, in sight wherever the reader is', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 700 } })
  await page.goto(server.origin + HOME)
  const [endpoint, samples, fields] = await partsOf(page)
  expect(samples!.left).toBeGreaterThan(fields!.right)
  expect(samples!.top).toBeLessThanOrEqual(endpoint!.top)
  expect(fields!.top - endpoint!.bottom).toBeLessThan(100)
  await page.locator('.api-section').last().scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const box = (await page.locator('#panel').boundingBox())!
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(700)
  await page.close()
})

test('on a wide screen a long request leaves half of the height to a long response, and all that a short one needs', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 700 } })
  const measure = () =>
    page.locator('#request-example, #response-example').evaluateAll((examples) =>
      examples.map((example) => {
        const code = [...example.querySelectorAll('pre')].find((pre) =>
          pre.checkVisibility(),
        )!
        const { top, bottom } = example.getBoundingClientRect()
        return { top, bottom, hidden: code.scrollHeight - code.clientHeight }
      }),
    )
  await page.goto(server.origin + HOME)
  const [request, response] = await measure()
  expect(request!.hidden).toBeGreaterThan(100)
  expect(response!.hidden).toBeGreaterThan(100)
  expect(response!.bottom).toBeLessThanOrEqual(700)
  expect(
    Math.abs(response!.bottom - response!.top - (request!.bottom - request!.top)),
  ).toBeLessThanOrEqual(1)
  await page.goto(`${server.origin}/api-reference/toys/buy-a-toy`)
  const short = await measure()
  expect(short.map(({ hidden }) => hidden)).toEqual([0, 0])
  expect(short[1]!.top - short[0]!.bottom).toBeLessThan(40)
  await page.close()
})

test('samples start level with the text, wherever the theme starts it', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 700 } })
  await page.goto(server.origin + HOME)
  await page.evaluate(() =>
    document.documentElement.style.setProperty('--skerry-content-start', '1.5rem'),
  )
  const [text, panel] = await Promise.all(
    ['#header', '#panel'].map((selector) => page.locator(selector).boundingBox()),
  )
  expect(Math.abs(panel!.y - text!.y)).toBeLessThanOrEqual(1)
  await page.close()
})

test('in one column the example of a schema is apart from the disclosure above it', async () => {
  const page = await browser.newPage({ viewport: { width: 820, height: 900 } })
  await page.goto(`${server.origin}/api-reference/schemas/home`)
  const [above, example] = await Promise.all(
    ['details.api-option', '.schema-example > .code-block'].map((selector) =>
      page.locator(selector).last().boundingBox(),
    ),
  )
  expect(example!.y - above!.y - above!.height).toBeGreaterThanOrEqual(24)
  await page.close()
})

test('the hash of a nested property opens the folds around it', async () => {
  const page = await browser.newPage()
  await page.goto(`${server.origin}${PAGE}#body-owner-city`)
  const row = page.locator('[id="body-owner-city"]')
  await row.waitFor({ state: 'visible' })
  expect(await row.textContent()).toContain('city')
  await page.close()
})

test('a sample in another language is written when it is chosen, in colours, and remembered', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(server.origin + HOME)
  const code = page.locator('#request-example .code-group-panel:not([hidden]) code')
  expect(await code.textContent()).toMatch(/^curl/)
  await page.locator('#request-example select').selectOption({ label: 'Python' })
  await page.getByText('import requests').waitFor()
  expect(await code.textContent()).toContain(String.raw`Smith\'s`)
  const countColors = () =>
    code.evaluate(
      (element) =>
        new Set(
          [...element.querySelectorAll('[class^=c-]')].map(
            (part) => getComputedStyle(part).color,
          ),
        ).size,
    )
  await expect.poll(countColors).toBeGreaterThan(2)
  await page.goto(server.origin + PAGE)
  await page.getByText('import requests').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('the samples of every language show the chosen example of the body', async () => {
  const page = await browser.newPage()
  await page.goto(`${server.origin}/api-reference/toys/buy-a-toy`)
  const code = page.locator('#request-example pre:visible')
  expect(await code.textContent()).toMatch(/^curl.*"ball"/s)
  const examples = page.getByLabel('Examples (Body)')
  expect(await examples.locator('optgroup').getAttribute('label')).toBe(
    'application/json',
  )
  await examples.selectOption({ label: 'bone' })
  await code.filter({ hasText: /^curl.*"bone"/s }).waitFor()
  await page.locator('#request-example select').first().selectOption({ label: 'Python' })
  await code.filter({ hasText: /^import requests.*"bone"/s }).waitFor()
  await examples.selectOption({ label: 'application/x-www-form-urlencoded' })
  await code.filter({ hasText: /x-www-form-urlencoded.*toy=rope/s }).waitFor()
  await examples.selectOption({ label: 'A ball' })
  await code.filter({ hasText: /^import requests.*"ball"/s }).waitFor()
  await page.close()
})

test('the fold of a schema with its own page is filled from that page, including nested folds', async () => {
  const page = await browser.newPage()
  await page.goto(server.origin + HOME)
  const fold = page.locator('details.api-lazy', { hasText: 'Room' }).first()
  expect(await page.locator('[id="body-rooms-items-fact44"]').count()).toBe(0)
  await fold.locator('summary').first().focus()
  await comeToRest(page)
  await page.keyboard.press('Enter')
  await page.locator('[id="body-rooms-items-fact44"]').waitFor({ state: 'visible' })
  const ids = await page.evaluate(() =>
    [...document.querySelectorAll('[id]')].map((element) => element.id),
  )
  expect(new Set(ids).size).toBe(ids.length)
  await page.close()
})

test('the hash of a property that is not in the page yet leads to it', async () => {
  const page = await browser.newPage()
  await page.goto(`${server.origin}${HOME}#body-rooms-items-window-width`)
  await page
    .locator('[id="body-rooms-items-window-width"]:target')
    .waitFor({ state: 'visible' })
  await page.close()
})

test('where a response is what was sent, its fold has the rows from there', async () => {
  const page = await browser.newPage()
  await page.goto(server.origin + HOME)
  await comeToRest(page)
  const fold = page.locator('details.api-lazy', { hasText: 'Home' })
  await fold.locator('summary').first().click()
  await page.locator('[id="response-floors"]').waitFor({ state: 'visible' })
  await page.close()
})

test('all folds of a section open at once, and close', async () => {
  const page = await browser.newPage()
  await page.goto(server.origin + PAGE)
  await comeToRest(page)
  const button = page.locator('.api-fold-all:visible')
  expect(await button.allTextContents()).toEqual(['Expand all'])
  const row = page.locator('[id="body-owner-city"]')
  expect(await row.isVisible()).toBe(false)
  await button.click()
  await row.waitFor({ state: 'visible' })
  await expect.poll(() => button.textContent()).toBe('Collapse all')
  await button.click()
  await row.waitFor({ state: 'hidden' })
  await page.close()
})

test('rows that are fetched open with the folds in them, at the first press', async () => {
  const page = await browser.newPage()
  await page.goto(server.origin + HOME)
  await comeToRest(page)
  const button = page.locator(
    '.api-section:has([data-at="body-rooms-items"]) .api-fold-all',
  )
  await button.click()
  await page.locator('[id="body-rooms-items-window-width"]').waitFor({ state: 'visible' })
  await expect.poll(() => button.textContent()).toBe('Collapse all')
  await button.click()
  await page.locator('[id="body-rooms-items-window-width"]').waitFor({ state: 'hidden' })
  await expect.poll(() => button.textContent()).toBe('Expand all')
  await page.close()
})

test('without JavaScript the fold of a schema links to its page, which has all rows', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(server.origin + HOME)
  await page.locator('details.api-lazy summary', { hasText: 'Room' }).first().click()
  await page.locator('details.api-lazy a', { hasText: 'acme.Room' }).first().click()
  await page.locator('[id="schema-fact44"]').waitFor()
  await context.close()
})

function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (document.querySelector('main')?.textContent ?? '').split(/\s+/).filter(Boolean),
  )
}

test('a field without a description has the same room above and below', async () => {
  const page = await browser.newPage()
  await page.goto(server.origin + HOME)
  const rooms = await page
    .locator('.field:has(> .field-content:empty)')
    .first()
    .evaluate((field) => {
      const [box, head] = [field, field.firstElementChild!].map((element) =>
        element.getBoundingClientRect(),
      )
      return [head!.top - box!.top, box!.bottom - head!.bottom]
    })
  expect(Math.abs(rooms[0]! - rooms[1]!)).toBeLessThan(2)
  await page.close()
})
