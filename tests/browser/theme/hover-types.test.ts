import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './open-site.ts'
import { findAxeViolations } from '../find-axe-violations.ts'

let site: Site
beforeAll(async () => void (site = await openSite('demo')), 240_000)
afterAll(() => site?.close())

/** The type shown for a name. Empty while it is hidden. */
const said = (name: Locator) =>
  name.evaluate((element) => getComputedStyle(element, '::after').content)

test('a name says its type under the pointer and with the focus; Escape closes it', async () => {
  const { page, problems } = await site.open('/components/code-blocks')
  const free = page.locator('.code-type[tabindex]').first()
  expect(await said(free)).toBe('none')
  await free.hover()
  await expect.poll(() => said(free)).toContain('const free: Berth[]')
  await page.mouse.move(0, 0)
  await free.focus()
  await expect.poll(() => said(free)).toContain('const free: Berth[]')
  await page.keyboard.press('Escape')
  await expect.poll(() => said(free)).toBe('none')
  expect(problems).toEqual([])
  await page.context().close()
})

test('hover types cause no horizontal scrolling on a phone', async () => {
  const { page } = await site.open('/components/code-blocks', {
    viewport: { width: 360, height: 740 },
  })
  const names = await page.locator('.code-type[tabindex]').all()
  expect(names).not.toEqual([])
  for (const name of names) {
    await name.focus()
    const [scroll, width] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(scroll).toBeLessThanOrEqual(width!)
  }
  await page.context().close()
})

test('types are shown without JavaScript', async () => {
  const { page } = await site.open('/components/code-blocks', {
    javaScriptEnabled: false,
  })
  const note = page.locator('.line-note').first()
  expect(await note.getAttribute('data-note')).toBe('const longest: Berth')
  const free = page.locator('.code-type[tabindex]').first()
  await free.focus()
  expect(await said(free)).toContain('const free: Berth[]')
  await page.context().close()
})

test('has no axe violations', async () => {
  const { page } = await site.open('/components/code-blocks')
  await page.locator('.code-type[tabindex]').first().focus()
  expect(await findAxeViolations(page)).toEqual([])
  await page.context().close()
})
