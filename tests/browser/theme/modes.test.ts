import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from './open-site.ts'

/** Settings as rendered on `<html>`: the default mode, and whether it is forced. */
const settings = [
  { mode: 'system', forced: false },
  { mode: 'light', forced: false },
  { mode: 'dark', forced: false },
  { mode: 'dark', forced: true },
] as const
const stored = [undefined, 'light', 'dark'] as const
const systems = ['light', 'dark'] as const

/**
 * A stored choice applies unless the settings force a mode; then the default, then the
 * system's preference.
 */
function expected(
  { mode, forced }: (typeof settings)[number],
  choice: string | undefined,
  system: string,
): string {
  if (choice && !forced) return choice
  return mode === 'system' ? system : mode
}

/** Records the page's background in every frame. */
function noteFrames() {
  const grounds: string[] = ((window as never as { grounds: string[] }).grounds = [])
  const note = () => {
    if (document.body)
      grounds.push(getComputedStyle(document.documentElement).backgroundColor)
    if (grounds.length < 20) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

let site: Site
beforeAll(async () => void (site = await openSite('fixture')))
afterEach(() => site.closePages())
afterAll(() => site?.close())

/** Opens a page with the attributes that `renderDocument` writes for these settings. */
async function openWith(
  { mode, forced }: (typeof settings)[number],
  options: Parameters<Site['open']>[1],
) {
  const context = await site.browser.newContext(options)
  await context.route('**/v2/plain', async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace('data-mode="system"', `data-mode="${mode}"${forced ? ' data-forced' : ''}`)
      .replace(
        'content="light dark"',
        `content="${mode === 'system' ? 'light dark' : mode}"`,
      )
      .replace('<html ', mode === 'dark' ? '<html class="dark" ' : '<html ')
    await route.fulfill({ response, body: html })
  })
  const opened = await site.open('/v2/plain', { ...options, context })
  return { ...opened, close: () => context.close() }
}

describe.each(settings)('with the setting $mode (forced: $forced)', (setting) => {
  test.each(
    stored.flatMap((choice) => systems.map((system) => [choice, system] as const)),
  )(
    'a stored choice of %s and a system in %s give the right mode from the first frame on',
    async (choice, system) => {
      const opened = await openWith(setting, {
        colorScheme: system,
        init: noteFrames,
        ...(choice && { stored: { 'skerry:mode': choice } }),
      })
      const { page, problems } = opened
      const mode = expected(setting, choice, system)
      await page.waitForFunction(
        () => (window as never as { grounds: string[] }).grounds.length > 3,
      )
      const grounds = await page.evaluate(
        () => (window as never as { grounds: string[] }).grounds,
      )
      const isDark = (ground: string) =>
        ground
          .match(/[\d.]+/g)!
          .slice(0, 3)
          .every((part) => Number(part) < 64)
      expect(
        new Set(grounds.map((ground) => (isDark(ground) ? 'dark' : 'light'))),
      ).toEqual(new Set([mode]))
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
      ).toBe(mode)
      expect(problems).toEqual([])
      await opened.close()
    },
  )
})

test('the button changes the mode on every open page, and forgets what equals the system', async () => {
  const { page } = await site.open('/v2/plain', { colorScheme: 'light' })
  const other = await site.open('/v2/rich', { context: page.context() })
  await page.locator('#theme-preference-menu-trigger').click()
  await page.locator('html.dark').waitFor()
  await other.page.locator('html.dark').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('skerry:mode'))).toBe('dark')
  await page.locator('#theme-preference-menu-trigger').click()
  await page.locator('html.light').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('skerry:mode'))).toBeNull()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html.dark').waitFor()
})

test.each(systems)(
  'without JavaScript the page follows the system: %s',
  async (system) => {
    const { page } = await site.open('/v2/plain', {
      javaScriptEnabled: false,
      colorScheme: system,
    })
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    )
    expect(
      ground
        .match(/[\d.]+/g)!
        .slice(0, 3)
        .every((part) => Number(part) < 64),
    ).toBe(system === 'dark')
  },
)
