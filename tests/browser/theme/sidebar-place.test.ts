import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildSite, page as pageText } from '../../site/build-site.ts'
import { openFolder, type Site } from './open-site.ts'
import { comeToRest } from '../come-to-rest.ts'

const names = Array.from({ length: 60 }, (_, index) => `page-${index}`)
const links = '[Far](/page-55) and [home](/other)'

let site: Site
beforeAll(async () => {
  const built = await buildSite({
    'docs.json': {
      name: 'Tides',
      theme: 'mint',
      colors: { primary: '#0f6f78' },
      navigation: {
        tabs: [
          { tab: 'Guide', pages: names },
          { tab: 'Another longer part', pages: ['first'] },
          { tab: 'Third', pages: ['second'] },
          { tab: 'Other', pages: ['other', ...names.map((name) => `more/${name}`)] },
        ],
      },
    },
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`${name}.mdx`, pageText(name, links)],
        [`more/${name}.mdx`, pageText(name)],
      ]),
    ),
    'other.mdx': pageText('Other'),
    'first.mdx': '---\ntitle: First\napi: GET https://example.com/a\n---\n',
    'second.mdx': '---\ntitle: Second\napi: PATCH https://example.com/a\n---\n',
  })
  expect(built.code, built.output).toBe(0)
  site = await openFolder(built.folder)
}, 120_000)
afterEach(() => site.closePages())
afterAll(() => site?.close())

const place = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.sidebar')!
    const open = box.querySelector('#navigation-items [aria-current]')!
    const from = box.getBoundingClientRect()
    const { top, bottom } = open.getBoundingClientRect()
    return {
      top: Math.round(top - from.top),
      isInSight: top >= from.top && bottom <= from.bottom,
      scrolled: box.scrollTop,
    }
  })

/** Follows the link to a page in a part of the open one. */
async function choose(page: Page, part: string, path: string): Promise<void> {
  await page.locator(`${part} a[href="${path}"]`).click()
  await page.waitForURL(`**${path}`)
  await comeToRest(page)
}

const viewport = { width: 1280, height: 720 }

test('the drawer of a phone begins at its top, if the current entry is in view there', async () => {
  const { page } = await site.open('/page-8', { viewport: { width: 390, height: 844 } })
  await page.locator('.mobile-bar-button').click()
  await comeToRest(page)
  const { scrolled, bottom } = await page.evaluate(() => ({
    scrolled: document.querySelector('#mobile-nav')!.scrollTop,
    bottom: document
      .querySelector('#navigation-items [aria-current]')!
      .getBoundingClientRect().bottom,
  }))
  expect(scrolled).toBe(0)
  expect(bottom).toBeLessThan(844)
})

test('the sidebar begins at its top, if the current entry is in view there', async () => {
  const { page } = await site.open('/page-18', {
    viewport: { width: 1280, height: 1000 },
  })
  expect(await place(page)).toMatchObject({ isInSight: true, scrolled: 0 })
})

test('an entry that is chosen stays where it is', async () => {
  const { page, problems } = await site.open('/page-0', { viewport })
  const link = page.locator('#navigation-items a[href="/page-30"]')
  await link.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  const before = await link.evaluate(
    (element) =>
      element.getBoundingClientRect().top -
      document.querySelector('.sidebar')!.getBoundingClientRect().top,
  )
  await choose(page, '#navigation-items', '/page-30')
  expect((await place(page)).top).toBeCloseTo(before, -1)
  expect(problems).toEqual([])
})

test('after following another link, the sidebar keeps its position while the current entry is visible', async () => {
  const { page } = await site.open('/page-20', { viewport })
  await page.evaluate(() => document.querySelector('.sidebar')!.scrollTo(0, 500))
  await choose(page, '#pagination', '/page-21')
  expect(await place(page)).toMatchObject({ isInSight: true, scrolled: 500 })
  await choose(page, '#content', '/page-55')
  expect(await place(page)).toMatchObject({ isInSight: true })
})

test('another list begins at its own open entry', async () => {
  const { page } = await site.open('/page-55', { viewport })
  expect(await place(page)).toMatchObject({ isInSight: true })
  await choose(page, '#content', '/other')
  expect(await place(page)).toMatchObject({ isInSight: true, scrolled: 0 })
})

test('the drawer opens at the open entry', async () => {
  const narrow = { width: 390, height: 844 }
  const { page } = await site.open('/page-55', { viewport: narrow })
  await page.locator('.mobile-bar-button').click()
  await page.locator('.drawer-head button:focus').waitFor()
  await expect
    .poll(() =>
      page.locator('#navigation-items [aria-current]').evaluate((open) => {
        const { top, bottom } = open.getBoundingClientRect()
        return top > 64 && bottom < innerHeight
      }),
    )
    .toBe(true)
})

test('in the drawer, tabs stay in sight above the open entry, unless the window is short', async () => {
  const tops = async (height: number) => {
    const { page } = await site.open('/page-55', { viewport: { width: 390, height } })
    await page.locator('.mobile-bar-button').click()
    await page.locator('.drawer-head button:focus').waitFor()
    return page.evaluate(() =>
      ['.sidebar-tabs a', '#navigation-items [aria-current]'].map(
        (name) => document.querySelector(name)!.getBoundingClientRect().top,
      ),
    )
  }
  const [tab, entry] = await tops(844)
  expect(tab).toBeGreaterThan(60)
  expect(entry).toBeGreaterThan(tab! + 36)
  expect((await tops(500))[0]).toBeLessThan(0)
})

test('in the drawer, tabs stand in two columns', async () => {
  const { page } = await site.open('/page-1', { viewport: { width: 390, height: 844 } })
  await page.locator('.mobile-bar-button').click()
  const starts = await page
    .locator('.sidebar-tabs li')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().left))
  expect(starts).toHaveLength(4)
  expect(new Set(starts).size).toBe(2)
})

test('titles after methods are in line, however long the method is', async () => {
  const widths = []
  for (const path of ['/first', '/second']) {
    const { page } = await site.open(path, { viewport })
    const pill = page.locator('.method-nav-pill').first()
    widths.push(await pill.evaluate((element) => element.getBoundingClientRect().width))
  }
  expect(widths[1]).toBe(widths[0])
})
