import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './open-site.ts'
import { comeToRest } from '../come-to-rest.ts'
import { findAxeViolations } from '../find-axe-violations.ts'

let site: Site
beforeAll(async () => void (site = await openSite('fixture')), 120_000)
afterAll(() => site?.close())

test('? lists the keys of the page, and Escape leads back to where the reader was', async () => {
  const { page, problems, requests } = await site.open('/v2/rich')
  await comeToRest(page)
  const own = () => requests.filter(({ path }) => path.includes('shortcuts'))
  expect(own()).toEqual([])
  const link = page.locator('#navigation-items a').first()
  await link.focus()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await dialog.waitFor()
  expect(own()).not.toEqual([])
  const rows = await dialog
    .locator('.shortcuts-row')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('dt,kbd')].map((part) => part.textContent).join(' '),
      ),
    )
  expect(rows).toEqual([
    'Search Ctrl K /',
    'Keyboard shortcuts ?',
    'Move between tabs ← →',
    'Close a menu or a dialog Esc',
  ])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await link.and(page.locator(':focus')).waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})

test('with Shift, the keys of a shortcut are the browser’s', async () => {
  const { page } = await site.open('/v2/plain')
  await page.keyboard.press('Control+Shift+K')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  expect(await page.locator('.search-dialog').count()).toBe(0)
  await page.context().close()
})

test('in a field, ? is a question mark', async () => {
  const { page } = await site.open('/v2/plain')
  await page.keyboard.press('/')
  await page.waitForSelector('#search-input:focus')
  await page.keyboard.type('why?')
  expect(await page.inputValue('#search-input')).toBe('why?')
  expect(await page.locator('.shortcuts-dialog').count()).toBe(0)
  await page.context().close()
})

test.each(['light', 'dark'] as const)(
  'it has no axe violations, %s',
  async (colorScheme) => {
    const { page } = await site.open('/v2/plain', { colorScheme, bypassCSP: true })
    await page.keyboard.press('?')
    await page.waitForSelector('.shortcuts-dialog[open]')
    expect(await findAxeViolations(page, '.shortcuts-dialog')).toEqual([])
    await page.context().close()
  },
)
