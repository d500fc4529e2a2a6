import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { buildSite } from '../../site/build-site.ts'
import { openFolder, type Site } from './open-site.ts'

const text = 'The tide turns twice a day.\n\n'.repeat(60)

let site: Site
beforeAll(async () => {
  const built = await buildSite({
    'docs.json': {
      name: 'Tides',
      theme: 'mint',
      colors: { primary: '#0f6f78' },
      contextual: { options: ['copy', 'view'] },
      navigation: {
        pages: [
          'index',
          { group: 'Harbours', pages: ['callout', 'plain', 'code', 'blocks'] },
        ],
      },
    },
    'index.mdx': `---\ntitle: Tides\n---\n\n## Ebb\n\n${text}## Flood\n\n${text}`,
    'callout.mdx': `---\ntitle: Callout\n---\n\n<Note>Times are in UTC.</Note>\n`,
    'code.mdx': `---\ntitle: Code\n---\n\n## Options\n\n${'Wait for the tide, or use `--no-wait` to sail. '.repeat(20)}\n`,
    'blocks.mdx': `---\ntitle: Blocks\n---\n\n${'```text\nebb\nflood\n```\n\n'.repeat(60)}`,
    'plain.mdx': `---\ntitle: Times of high water at every harbour\n---\n\nText.\n`,
  })
  expect(built.code).toBe(0)
  site = await openFolder(built.folder)
})
afterEach(() => site.closePages())
afterAll(() => site?.close())

const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom }
    })

test('the contents button is above the page menu, also without a group above the title', async () => {
  const { page } = await site.open('/', { viewport: { width: 1024, height: 768 } })
  const contents = await box(page, '.toc-box > summary')
  const menu = await box(page, '.page-context-menu')
  expect(contents.bottom).toBeLessThanOrEqual(menu.top)
})

test('the page menu is beside the title where the contents list has just come in', async () => {
  const { page } = await site.open('/', { viewport: { width: 1280, height: 800 } })
  expect(await page.locator('#table-of-contents').isVisible()).toBe(true)
  expect(await page.locator('.page-context-menu').isVisible()).toBe(true)
})

test('a component at the beginning of a page is as far from the title as text', async () => {
  const gap = async (path: string) => {
    const { page } = await site.open(path)
    const header = await box(page, '.page-header')
    return (await box(page, '#content > *')).top - header.bottom
  }
  expect(await gap('/callout')).toBe(await gap('/plain'))
})

test('in a short window the bar is at the top of the page, and its buttons are in it', async () => {
  const { page } = await site.open('/', { viewport: { width: 360, height: 225 } })
  const bar = await box(page, '.navbar')
  const contents = await box(page, '.toc-box > summary')
  expect(bar.top).toBe(0)
  expect(contents.bottom).toBeLessThanOrEqual(bar.bottom)
})

test('the bar’s trail has the room up to the search, with and without contents', async () => {
  const viewport = { width: 390, height: 844 }
  for (const path of ['/plain', '/code']) {
    const { page } = await site.open(path, { viewport })
    const trail = await box(page, '.mobile-bar-trail')
    const button = await box(page, '.search-trigger:visible')
    expect(trail.right, path).toBeLessThanOrEqual(button.left)
    expect(button.left - trail.right, path).toBeLessThanOrEqual(24)
  }
})

test('the search and the trail keep their places when the contents button arrives after the bar', async () => {
  const viewport = { width: 390, height: 844 }
  const { page } = await site.open('/code', { viewport })
  const places = async () => [
    await box(page, '.search-trigger:visible'),
    await box(page, '.mobile-bar-trail'),
  ]
  const withButton = await places()
  await page.locator('.toc-box').evaluate((contents) => contents.remove())
  expect(await places()).toEqual(withButton)
})

test('the bar’s trail has no gap after a short title', async () => {
  const { page } = await site.open('/code', { viewport: { width: 390, height: 844 } })
  await page.evaluate(() => scrollTo(0, 300))
  const title = page.locator('.mobile-bar-trail:not([data-now=""]) > .mobile-bar-page')
  const spare = await title.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return element.getBoundingClientRect().width - range.getBoundingClientRect().width
  })
  expect(spare).toBeLessThan(1)
})

test('what ends the rows of the bar and of the banner is at the edge of the text', async () => {
  const { page } = await site.open('/plain', { viewport: { width: 390, height: 844 } })
  const edge = (await box(page, '#content')).right
  for (const icon of ['.navbar .icon-button svg', '.search-trigger svg'])
    expect(
      Math.abs((await box(page, `${icon}:visible`)).right - edge),
      icon,
    ).toBeLessThan(4)
})

test('short code is never broken', async () => {
  for (const width of [390, 700, 1440]) {
    const { page } = await site.open('/code', { viewport: { width, height: 844 } })
    const lines = await page
      .locator('#content code')
      .evaluateAll((all) => all.map((code) => code.getClientRects().length))
    expect(lines).toEqual(Array.from({ length: 20 }, () => 1))
  }
})

test('the link back to the top covers nothing that is focused', async () => {
  const { page } = await site.open('/blocks', { viewport: { width: 390, height: 844 } })
  const link = page.locator('.to-top > a')
  await page.locator('.code-block-copy-button').nth(20).focus()
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const covers = await link.evaluate((element) => {
      const [over, under] = [element, document.activeElement!].map((one) =>
        one.getBoundingClientRect(),
      )
      return (
        over!.top < under!.bottom &&
        over!.bottom > under!.top &&
        under!.width <= over!.width
      )
    })
    expect(covers, `step ${step}`).toBe(false)
  }
  expect((await box(page, '.to-top > a')).bottom).toBeLessThan(844)
})
