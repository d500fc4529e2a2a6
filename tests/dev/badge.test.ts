import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comeToRest } from '../browser/come-to-rest.ts'
import { findAxeViolations } from '../browser/find-axe-violations.ts'
import { page as pageText, settings } from '../site/build-site.ts'
import { openDev, type OpenDev } from './open-dev.ts'
import type { RunningServer } from './start-server.ts'

let dev: RunningServer
let page: Page
let close: OpenDev['close'] | undefined
const opened: string[] = []

beforeAll(async () => {
  ;({ dev, page, close } = await openDev(
    {
      'docs.json': settings(['index', 'other'], {
        colors: { primary: '#0a5f4a', light: '#7fe0c4' },
      }),
      'index.mdx': pageText('Home', '[gone](/nowhere)'),
      'other.mdx': pageText('Other', '<Crad>x</Crad>'),
    },
    (opening) =>
      opening.route('**/__open-in-editor*', (route) => {
        opened.push(new URL(route.request().url()).searchParams.get('file')!)
        return route.fulfill({ body: '' })
      }),
  ))
}, 120_000)

afterAll(() => close?.())

const badge = () => page.locator('skerry-problems .badge')
const list = () => page.getByRole('dialog', { name: 'Problems of this site' })

test('a badge counts the problems of all pages', async () => {
  await expect.poll(() => badge().textContent()).toBe('2 problems')
  expect(await badge().getAttribute('aria-expanded')).toBe('false')
  expect(await list().isVisible()).toBe(false)
})

test('an icon of the sidebar, which the page does not show, is counted too', async () => {
  const file = join(dev.root, 'index.mdx')
  writeFileSync(file, pageText('Home', '[gone](/nowhere)', 'icon: roket\n'))
  await expect.poll(() => badge().textContent()).toBe('3 problems')
  writeFileSync(file, pageText('Home', '[gone](/nowhere)'))
  await expect.poll(() => badge().textContent()).toBe('2 problems')
})

test('the keyboard opens the list, and Escape gives the focus back', async () => {
  await badge().focus()
  await page.keyboard.press('Enter')
  await list().waitFor()
  const text = await list().innerText()
  expect(text).toMatch(/On this page[^]*index\.mdx:5:1[^]*Elsewhere[^]*other\.mdx:5:1/)
  await page.keyboard.press('Escape')
  await list().waitFor({ state: 'hidden' })
  await expect
    .poll(() =>
      badge().evaluate((it) => (it.getRootNode() as ShadowRoot).activeElement === it),
    )
    .toBe(true)
})

test('the list is not replaced while its problems stay the same', async () => {
  const before = await badge().elementHandle()
  const answered = page.waitForResponse('**/@skerry/problems/**')
  const file = join(dev.root, 'index.mdx')
  writeFileSync(file, pageText('Home', '[gone](/nowhere)\n\nMore.'))
  await answered
  await page.getByText('More.').waitFor()
  await comeToRest(page)
  expect(await badge().evaluate((it, old) => it === old, before)).toBe(true)
  writeFileSync(file, pageText('Home', '[gone](/nowhere)'))
  await page.getByText('More.').waitFor({ state: 'detached' })
})

test('a late response is not shown in place of a newer one', async () => {
  await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const url = loaded.find((name) => /\/show-problems\.[jt]s/.test(name))!
    // Vitest would compile `import()`.
    const load = new Function('url', 'return import(url)') as (
      url: string,
    ) => Promise<{ showProblems: () => Promise<void> }>
    const { showProblems } = await load(url)
    const { fetch } = window
    const none = JSON.stringify({ page: [], site: [] })
    const shown = await (await fetch('/@skerry/problems/')).text()
    const answers: ((text: string) => void)[] = []
    window.fetch = () =>
      new Promise((resolve) => answers.push((text) => resolve(new Response(text))))
    const [older, newer] = [showProblems(), showProblems()]
    // The page may ask by itself at any time.
    window.fetch = fetch
    answers[1]!(shown)
    await newer
    answers[0]!(none)
    await older
  })
  await expect.poll(() => badge().textContent()).toBe('2 problems')
})

test('a place opens the editor', async () => {
  await badge().click()
  await list().getByRole('button', { name: 'other.mdx:5:1' }).click()
  await expect.poll(() => opened).toEqual(['other.mdx:5:1'])
})

test.each(['light', 'dark'] as const)(
  'it can be read in %s mode',
  async (colorScheme) => {
    await page.emulateMedia({ colorScheme })
    expect(await findAxeViolations(page, 'skerry-problems')).toEqual([])
  },
)

test('what is corrected vanishes, and the open list stays open', async () => {
  writeFileSync(join(dev.root, 'other.mdx'), pageText('Other', 'Text.'))
  await expect.poll(() => badge().textContent()).toBe('1 problem')
  expect(await list().isVisible()).toBe(true)
  writeFileSync(join(dev.root, 'index.mdx'), pageText('Home', 'Text.'))
  await expect.poll(() => badge().count()).toBe(0)
})
