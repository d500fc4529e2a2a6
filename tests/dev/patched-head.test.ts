import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { page as pageText, settings } from '../site/build-site.ts'
import { comeToRest } from '../browser/come-to-rest.ts'
import { openDev, type OpenDev } from './open-dev.ts'
import { isMarkedDocument, markDocument } from './same-document.ts'
import type { RunningServer } from './start-server.ts'

let dev: RunningServer
let page: Page
let close: OpenDev['close'] | undefined

const picture = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="50"/>`
const body = '## Begin\n\n![A ship](/ship.svg)\n\n## End'

beforeAll(async () => {
  ;({ dev, page, close } = await openDev({
    'docs.json': settings(['index']),
    'index.mdx': pageText('Home', body),
    'ship.svg': picture(100),
  }))
}, 120_000)

afterAll(() => close?.())

beforeEach(() => markDocument(page))
const isSameDocument = () => isMarkedDocument(page)

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dev.root, file)), { recursive: true })
  writeFileSync(join(dev.root, file), text)
}

function change(edit: (settings: Record<string, unknown>) => void): void {
  const given: unknown = JSON.parse(readFileSync(join(dev.root, 'docs.json'), 'utf8'))
  const next = { ...(given as Record<string, unknown>) }
  edit(next)
  write('docs.json', JSON.stringify(next))
}

const attribute = (name: string) =>
  page.evaluate((it) => document.documentElement.getAttribute(it), name)
const colour = () =>
  page.evaluate(() => getComputedStyle(document.querySelector('#begin')!).color)

test('a picture is shown anew when its file has changed, and stays so with later edits', async () => {
  const width = () => page.evaluate(() => document.querySelector('img')!.naturalWidth)
  await expect.poll(width).toBe(100)
  write('ship.svg', picture(300))
  await expect.poll(width).toBe(300)
  write('index.mdx', pageText('Home', `${body}\n\nMore.`))
  await page.getByText('More.').waitFor()
  expect(await width()).toBe(300)
  expect(await isSameDocument()).toBe(true)
})

test('the table of contents still marks where the reader is after an edit', async () => {
  const marked = () => page.locator('#table-of-contents [aria-current]').allTextContents()
  expect(await marked()).toEqual(['Begin'])
  write('index.mdx', pageText('Home', `${body}\n\nMore and more.`))
  await page.getByText('More and more.').waitFor()
  await expect.poll(marked).toEqual(['Begin'])
  write('index.mdx', pageText('Home', body.replace('Begin', 'Start here')))
  await page.locator('#start-here').waitFor()
  expect(await page.locator('#table-of-contents').isVisible()).toBe(true)
  write('index.mdx', pageText('Home', body))
  await page.locator('#begin').waitFor()
})

test('what is meant for browsers without JavaScript stays text', async () => {
  const children = await page.evaluate(() =>
    [...document.querySelectorAll('noscript')].map((it) => it.childElementCount),
  )
  expect(children.length).toBeGreaterThan(0)
  expect(Math.max(...children)).toBe(0)
})

test('a sheet that is added or removed changes the page as it stands', async () => {
  const before = await colour()
  write('brand.css', '#begin { color: rgb(1, 2, 3) }')
  await expect.poll(colour).toBe('rgb(1, 2, 3)')
  rmSync(join(dev.root, 'brand.css'))
  await expect.poll(colour).toBe(before)
  write('brand.css', '#begin { color: rgb(4, 5, 6) }')
  await expect.poll(colour).toBe('rgb(4, 5, 6)')
  expect(await isSameDocument()).toBe(true)
})

test('the description, the icon, the mode and the banner of the page follow their source', async () => {
  write(
    'index.mdx',
    pageText('Home', body).replace('title', 'mode: wide\ndescription: Ships\ntitle'),
  )
  await expect.poll(() => attribute('data-page-mode')).toBe('wide')
  const description = page.locator('head meta[name="description"]')
  expect(await description.getAttribute('content')).toBe('Ships')
  change((it) => Object.assign(it, { favicon: '/ship.svg' }))
  const icon = page.locator('head link[rel="icon"]')
  await expect.poll(() => icon.getAttribute('href')).toBe('/ship.svg')
  expect(await icon.count()).toBe(1)
  change((it) => Object.assign(it, { banner: { content: 'Hello', dismissible: true } }))
  await expect.poll(() => attribute('data-banner')).not.toBeNull()
  change((it) => delete it['banner'])
  await expect.poll(() => attribute('data-banner')).toBeNull()
  expect(await isSameDocument()).toBe(true)
})

test('another language sets the direction of the open page', async () => {
  const group = { group: 'Start', pages: ['index'] }
  change((it) =>
    Object.assign(it, {
      navigation: { languages: [{ language: 'he', groups: [group] }] },
    }),
  )
  await expect.poll(() => attribute('dir')).toBe('rtl')
  expect(await attribute('lang')).toBe('he')
})

test('a new script runs, and another default mode applies', async () => {
  write('custom.js', 'document.documentElement.dataset.ran = "yes"')
  await expect.poll(() => attribute('data-ran')).toBe('yes')
  change((it) => Object.assign(it, { appearance: { default: 'dark', strict: true } }))
  await expect.poll(() => attribute('class')).toContain('dark')
  await comeToRest(page)
})

test('an override of the layout leaves the other parts styled, at any time', async () => {
  const displays = () =>
    page.evaluate(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        seen.add(getComputedStyle(document.querySelector('.navbar-row')!).display)
        requestAnimationFrame(look)
      }
      look()
    })
  await displays()
  await page.route(/layout-sheet/, async (route) => {
    await new Promise((done) => setTimeout(done, 200))
    await route.continue()
  })
  const heading = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('#begin')!).fontSize)
  const before = await heading()
  write('theme/mine.css', '.mine { order: 3 }')
  write(
    'theme/Footer.tsx',
    'import "./mine.css"\nexport default () => <footer className="mine">Own</footer>\n',
  )
  await page.getByText('Own', { exact: true }).waitFor()
  const [first] = await page
    .locator('head > link[rel="stylesheet"]:not([media])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(first).toContain('/styles/layers')
  expect(await heading()).toBe(before)
  rmSync(join(dev.root, 'theme/Footer.tsx'))
  await page.getByText('Own', { exact: true }).waitFor({ state: 'detached' })
  const seen = await page.evaluate(() => [
    ...(Reflect.get(window, 'seen') as Set<string>),
  ])
  expect(seen).toEqual(['grid'])
  await page.unroute(/layout-sheet/)
})

test('an override of the layout that is broken and mended leaves the page as before', async () => {
  write('theme/Footer.tsx', 'export default () => <footer>Mine</footer>\n')
  await page.getByText('Mine', { exact: true }).waitFor()
  write('theme/Footer.tsx', 'export default () => <<footer>Mine</footer>\n')
  await page.getByText('cannot be bundled').first().waitFor()
  write('theme/Footer.tsx', 'export default () => <footer>Ours</footer>\n')
  await page.getByText('Ours', { exact: true }).waitFor()
  expect(await attribute('dir')).toBe('rtl')
  expect(await colour()).toBe('rgb(4, 5, 6)')
})
