import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { page as pageText, settings } from '../site/build-site.ts'
import { openDev, type OpenDev } from './open-dev.ts'
import { isMarkedDocument, markDocument } from './same-document.ts'
import type { RunningServer } from './start-server.ts'
import { comeToRest } from '../browser/come-to-rest.ts'

const body = (text: string) =>
  [
    '## Begin',
    '<Accordion title="More">Hidden words</Accordion>',
    '<input id="typed" className="own" />',
    '<Tabs><Tab title="One">Panel one</Tab><Tab title="Two">Panel two</Tab></Tabs>',
    ...Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`),
    '## End',
    text,
  ].join('\n\n')

let dev: RunningServer
let page: Page
let close: OpenDev['close'] | undefined
const problems: string[] = []

beforeAll(async () => {
  ;({ dev, page, close } = await openDev(
    {
      'docs.json': settings(['index', 'other']),
      'index.mdx': pageText('Home', body('Last words one.')),
      'other.mdx': pageText('Other', 'Other text.'),
      'brand.css': '.own { outline-width: 1px }',
    },
    (opening) => {
      opening.on('pageerror', (error) => problems.push(error.message))
      opening.on('console', (message) => {
        if (message.type() === 'error')
          problems.push(`${message.text()} ${message.location().url}`)
      })
    },
  ))
}, 120_000)

afterAll(() => close?.())

beforeEach(() => markDocument(page))
const isSameDocument = () => isMarkedDocument(page)

const write = (file: string, text: string) => writeFileSync(join(dev.root, file), text)

test('an edit is patched in place: scroll, open details, typed text and chosen tab stay', async () => {
  await page.locator('details.accordion summary').click()
  await page.fill('#typed', 'half a thought')
  const tab = page.getByRole('tab', { name: 'Two' })
  await tab.click()
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
  await page.getByText('Last words one.').scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(200)

  write('index.mdx', pageText('Home', body('Last words two.')))
  await page.getByText('Last words two.').waitFor()

  expect(await isSameDocument()).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  expect(await page.locator('details.accordion').getAttribute('open')).not.toBeNull()
  expect(await page.inputValue('#typed')).toBe('half a thought')
  expect(await tab.getAttribute('aria-selected')).toBe('true')
})

test('an edited sheet changes the page as it stands', async () => {
  write('brand.css', '.own { outline-width: 7px }')
  await expect
    .poll(() =>
      page.evaluate(
        () => getComputedStyle(document.getElementById('typed')!).outlineWidth,
      ),
    )
    .toBe('7px')
  expect(await isSameDocument()).toBe(true)
  expect(await page.inputValue('#typed')).toBe('half a thought')
})

test('an edit of another page leaves this one alone, but for its name in the navigation', async () => {
  write('other.mdx', pageText('Another', 'Other text.'))
  await page.locator('#navigation-items').getByText('Another').waitFor()
  expect(await isSameDocument()).toBe(true)
  expect(await page.inputValue('#typed')).toBe('half a thought')
})

test('broken settings show an overlay with their place over the last good site, until they are corrected', async () => {
  const good = readFileSync(join(dev.root, 'docs.json'), 'utf8')
  write('docs.json', good.replace('"theme": "mint",', '"theme": "mint"'))
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const shown = () => overlay.evaluate((it) => it.shadowRoot?.textContent)
  expect(await shown()).toContain('docs.json:3:3')
  write('docs.json', good.replace('"Harbour"', '12'))
  await expect.poll(shown).toContain('must be text')
  expect(await shown()).toContain('|   "name": 12')
  write('index.mdx', pageText('Home', body('Last words before three.')))
  await page.getByText('Last words before three.').waitFor()
  expect(await overlay.count()).toBe(1)

  write('docs.json', good.replace('Harbour', 'Lighthouse'))
  await overlay.waitFor({ state: 'detached' })
  await expect.poll(() => page.title()).toContain('Lighthouse')
  expect(await isSameDocument()).toBe(true)
})

test('a broken page says where, in its place, and recovers', async () => {
  write('index.mdx', pageText('Home', 'Text.\n\n<Note>\n\nnever closed'))
  await page.locator('#content').getByText('index.mdx:7:1').waitFor()
  write('index.mdx', pageText('Home', body('Last words three.')))
  await page.getByText('Last words three.').waitFor()
  expect(await isSameDocument()).toBe(true)
})

test('a page that was mended is scrolled to where it was before the mistake, unless the reader has scrolled', async () => {
  const long = (text: string) => body(`${'Line.\n\n'.repeat(200)}${text}`)
  const top = () => page.evaluate(() => scrollY)
  const breakAndMend = async (text: string, meanwhile?: () => Promise<void>) => {
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    write('index.mdx', pageText('Home', long('<Note>')))
    await page.locator('#content').getByText('<Note> is never closed').waitFor()
    write('index.mdx', pageText('Home', long('<Note>x</Noet>')))
    await page.locator('#content').getByText('</Noet>').first().waitFor()
    expect(await top()).toBeLessThan(1000)
    await meanwhile?.()
    write('index.mdx', pageText('Home', long(text)))
    await page.getByText(text).waitFor()
  }
  write('index.mdx', pageText('Home', long('Long words one.')))
  await page.getByText('Long words one.').waitFor()
  await breakAndMend('Long words two.')
  // Tabs above it may have changed their height since.
  await expect.poll(top).toBeGreaterThan(2900)
  await breakAndMend('Long words three.', async () => {
    await page.setViewportSize({ width: 1280, height: 200 })
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
  })
  expect(await top()).toBe(20)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
})

test('typed text is kept while the page is updated', async () => {
  await page.fill('#typed', '')
  const typing = page.locator('#typed').pressSequentially('abcdefghijklmnopqrstuvwxyz', {
    delay: 30,
  })
  write('index.mdx', pageText('Home', body('Last words four.')))
  await page.getByText('Last words four.').waitFor()
  await typing
  expect(await page.inputValue('#typed')).toBe('abcdefghijklmnopqrstuvwxyz')
})

test('an editor that empties the file before it writes it makes no empty page', async () => {
  await page.fill('#typed', 'still here')
  write('index.mdx', '')
  await new Promise((done) => setTimeout(done, 15))
  write('index.mdx', pageText('Home', body('Last words five.')))
  await page.getByText('Last words five.').waitFor()
  expect(await page.inputValue('#typed')).toBe('still here')
})

// A second attempt would add no files.
const ONCE = { timeout: 30_000, retry: 0 }

test(
  'changes made while the page is refreshed are shown by one more refresh',
  ONCE,
  async () => {
    let refreshes = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const address = `${dev.origin}/`
    await page.route(address, async (route) => {
      refreshes++
      await held
      await route.continue()
    })
    const files = Array.from({ length: 20 }, (_, index) => `added-${index}`)
    for (const file of files) write(`${file}.mdx`, pageText('Added'))
    const statusOf = async (path: string) => (await dev.get(path)).status
    for (const file of files) await expect.poll(() => statusOf(`/${file}`)).toBe(200)
    release()
    write('index.mdx', pageText('Home', body('Last words of many.')))
    await page.getByText('Last words of many.').waitFor()
    for (let before = -1; before !== refreshes;) {
      before = refreshes
      await new Promise((done) => setTimeout(done, 1000))
    }
    await page.unroute(address)
    expect(refreshes).toBeLessThan(6)
  },
)

test('none of these changes caused an error in the browser', () => {
  expect(problems).toEqual([])
})

test('an update that fails does not keep later ones from the page', async () => {
  const address = `${dev.origin}/`
  await page.route(address, (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  write('index.mdx', pageText('Home', body('Last words six.')))
  await failed
  write('index.mdx', pageText('Home', body('Last words seven.')))
  await page.getByText('Last words seven.').waitFor()
})

test('pages follow each other without a word in the console', async () => {
  problems.length = 0
  for (const path of ['/other', '/', '/other', '/', '/other', '/']) {
    await page.evaluate((to) => void (location.href = to), path)
    await page.waitForURL(dev.origin + path)
    await comeToRest(page)
  }
  expect(problems).toEqual([])
})
