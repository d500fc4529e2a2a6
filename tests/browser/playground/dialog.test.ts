import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { petProps } from './sample-api.ts'
import { usePlayground } from './set-up.ts'
import { findAxeViolations } from '../find-axe-violations.ts'

const play = usePlayground()
let page: Page

test('nothing of the playground is loaded before "Try it"', async () => {
  const loaded: string[] = []
  page = await play.harness.open(petProps(play.server.origin))
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const before = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path !== '/favicon.ico'),
  )
  expect(before.sort()).toEqual([
    '/assets/console.css',
    '/assets/loader.js',
    '/assets/page.css',
    '/colors.css',
  ])
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('dialog').waitFor()
  expect(loaded).toContain('/assets/dialog.js')
})

test('what opens the playground has at most 40 KB gzip, Preact included', () => {
  const own = [...play.harness.files].filter(([name]) => play.harness.opening.has(name))
  expect(own.map(([name]) => name)).toEqual(
    expect.arrayContaining(['assets/dialog.js', 'assets/dialog.css', 'assets/preact.js']),
  )
  const bytes = own.reduce((sum, [, text]) => sum + gzipSync(text).length, 0)
  console.log(
    own.map(([name, text]) => `${name} ${gzipSync(text).length}`).join('\n'),
    bytes,
  )
  expect(bytes).toBeLessThanOrEqual(40 * 1024)
})

test('a keyboard alone opens, fills, sends, reads and closes', async () => {
  page = await play.harness.open(petProps(play.server.origin))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Add or replace a pet' }).waitFor()

  await tabTo(page, 'shelter')
  await page.keyboard.type('north')
  await tabTo(page, 'limit')
  await page.keyboard.type('5')
  await tabTo(page, 'name')
  await page.keyboard.type('Rex')
  await tabTo(page, 'kind')
  await page.keyboard.type('dog')
  await page.keyboard.press('Control+Enter')
  await page.getByText('200 OK', { exact: true }).waitFor()
  await expect
    .poll(() => page.getByRole('status').first().textContent())
    .toMatch(/^Response: 200 OK, \d+ ms, 11 B$/)

  const [request] = play.server.requests
  expect(request?.method).toBe('PUT')
  expect(request?.url).toBe('/v1/shelters/north/pets?limit=5')
  expect(JSON.parse(String(request?.body))).toMatchObject({ name: 'Rex', kind: 'dog' })

  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Try it')
})

describe.each([
  ['light', false],
  ['dark', true],
] as const)('axe, %s', (mode, dark) => {
  test.each([390, 820, 1440])('finds nothing at %i px', async (width) => {
    page = await play.harness.open(petProps(play.server.origin), { dark, width })
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByRole('dialog').waitFor()
    // The required `shelter` is empty: the first click warns, the second one sends.
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('button', { name: 'Send anyway' }).click()
    await page.getByText('200 OK', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Add item: fields' }).click()
    if (process.env.SHOTS) {
      await page.screenshot({ path: `${process.env.SHOTS}/${mode}-${width}.png` })
    }
    expect(await findAxeViolations(page)).toEqual([])
  })
})

test('a keyboard scrolls an address that is too long for its place', async () => {
  const props = petProps(play.server.origin)
  const long = `/${'long/'.repeat(60)}{shelter}`
  page = await play.harness.open(
    { ...props, operation: { ...props.operation, path: long } },
    { width: 390 },
  )
  await page.getByRole('button', { name: 'Try it' }).click()
  const address = page.locator('.console-address')
  await address.focus()
  await page.keyboard.press('End')
  await expect.poll(() => address.evaluate((box) => box.scrollTop)).toBeGreaterThan(50)
  expect(await findAxeViolations(page)).toEqual([])
})

test('the page behind the dialog stays where it is, with its scroll bar', async () => {
  page = await play.harness.open(petProps(play.server.origin), { width: 1440 })
  await page.evaluate(() => {
    document.body.style.paddingBlock = '3000px'
    scrollTo(0, 2800)
  })
  const state = () =>
    page.evaluate(() => ({
      at: scrollY,
      overflow: getComputedStyle(document.documentElement).overflowY,
    }))
  const before = await state()
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('dialog').waitFor()
  const inputs = page.locator('.console-inputs')
  await page.mouse.move(3, 3)
  await page.mouse.wheel(0, 500)
  for (const place of ['.console-title', '.console-inputs', '.console-results']) {
    await page.locator(place).hover()
    for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, 2000)
  }
  await expect.poll(() => inputs.evaluate((box) => box.scrollTop)).toBeGreaterThan(100)
  expect(await state()).toEqual(before)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await state()).toEqual(before)
})

test('zoomed in to 400 %, the dialog scrolls as a whole', async () => {
  page = await play.harness.open(petProps(play.server.origin))
  await page.setViewportSize({ width: 320, height: 256 })
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('dialog').waitFor()
  const top = () =>
    page.locator('.console-title').evaluate((title) => title.getBoundingClientRect().top)
  const before = await top()
  await page.locator('.console-title').hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(top).toBeLessThan(before - 100)
})

test('where nobody names a server, the sample has a placeholder until the reader gives an address', async () => {
  const props = petProps(play.server.origin)
  page = await play.harness.open({
    ...props,
    operation: { ...props.operation, servers: [] },
  })
  await page.getByRole('button', { name: 'Try it' }).click()
  const sample = page.locator('.console-results')
  await expect.poll(() => sample.textContent()).toContain('https://api.example.com/')
  await page.getByText('The description names no server. Enter its address.').waitFor()
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  const own = page.getByLabel('Another server')
  expect(await own.getAttribute('placeholder')).toBe('https://api.example.com')
  await own.fill(`${play.server.origin}/mine`)
  await expect.poll(() => sample.textContent()).toContain(`${play.server.origin}/mine/`)
  expect(await sample.textContent()).not.toContain('api.example.com')
})

test('the input for another server shows the form of the address', async () => {
  page = await play.harness.open(petProps(play.server.origin))
  await page.getByRole('button', { name: 'Try it' }).click()
  const own = page.getByLabel('Another server')
  expect(await own.getAttribute('placeholder')).toBe(`${play.server.origin}/v1`)
})

/** Presses Tab until the input with this label is focused. */
async function tabTo(page: Page, label: string): Promise<void> {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement instanceof HTMLInputElement ||
        activeElement instanceof HTMLSelectElement
        ? activeElement.labels?.[0]?.querySelector('.console-name')?.textContent
        : undefined
    })
    if (name === label) return
  }
  throw new Error(`Tab does not lead to ${label}`)
}
