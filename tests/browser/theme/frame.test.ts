import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from './open-site.ts'
import { comeToRest } from '../come-to-rest.ts'

/** The layout around the content, tested on the demo with its long pages and sidebar. */
describe('the frame of a page', () => {
  let site: Site
  beforeAll(async () => void (site = await openSite('demo')))
  afterEach(() => site.closePages())
  afterAll(() => site?.close())

  test('text is in Inter, and a page fetches the scripts that it has letters of', async () => {
    const { page, problems, requests } = await site.open('/changelog')
    await comeToRest(page)
    const loaded = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    )
    expect(loaded).toContain('Inter')
    const fonts = requests.filter(({ type }) => type === 'font').map(({ path }) => path)
    expect(fonts[0]).toContain('/inter-basic-wght-normal-')
    expect(fonts.join()).not.toMatch(/greek|vietnamese|cyrillic/)
    expect(problems).toEqual([])
  })

  test('the mono is fetched where there is code', async () => {
    const fontsOf = async (path: string) => {
      const { page, requests } = await site.open(path)
      await comeToRest(page)
      return requests
        .filter(({ type }) => type === 'font')
        .map(({ path }) => path)
        .join()
    }
    expect(await fontsOf('/components/code-blocks')).toContain('geist-mono-basic-')
    expect(await fontsOf('/404')).not.toContain('geist-mono')
  })

  test.each([
    ['are preloaded', undefined, 2],
    ['are preloaded on a quick network', { rtt: 125 }, 2],
    ['delay no page on a slow network', { rtt: 150 }, 0],
    ['cost nothing for a reader who saves data', { rtt: 50, saveData: true }, 0],
  ])('the fonts of the first view %s', async (_, connection, count) => {
    const context = await site.browser.newContext()
    await context.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    )
    const { page, problems } = await site.open('/components/code-blocks', { context })
    expect(await page.locator('head > link[as=font]').count()).toBe(count)
    expect(problems).toEqual([])
  })

  test('the open entry is in sight, wherever the sidebar stood', async () => {
    const { page } = await site.open('/components/prompts')
    const entry = page.locator('#navigation-items [aria-current]')
    const inSight = () =>
      entry.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top > 100 && bottom < innerHeight
      })
    expect(await inSight()).toBe(true)
    await page.locator('#sidebar').evaluate((element) => (element.scrollTop = 0))
    await page.reload()
    expect(await inSight()).toBe(true)
  })

  test('what styles of a site place in the banner stays in it', async () => {
    const { page } = await site.open('/')
    const heights = await page.locator('#banner').evaluate((banner) => {
      const fill = document.createElement('i')
      fill.style.position = 'absolute'
      fill.style.height = '100%'
      banner.append(fill)
      return [fill.offsetHeight, banner.clientHeight]
    })
    expect(heights[0]).toBe(heights[1])
  })

  test('after the banner is dismissed, the focus is on what follows it', async () => {
    const { page } = await site.open('/guide/pages')
    await page.locator('.banner-close').focus()
    await page.keyboard.press('Enter')
    await page.locator('.site-banner').waitFor({ state: 'hidden' })
    await page.locator('#navbar a').first().and(page.locator(':focus')).waitFor()
  })

  test('a phone shows the way back to the top two screens down, and leads there', async () => {
    const { page } = await site.open('/reference/settings', {
      viewport: { width: 390, height: 844 },
    })
    const link = page.getByRole('link', { name: 'Back to top' })
    const inSight = () =>
      link.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)
    expect(await inSight()).toBe(false)
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await expect.poll(inSight).toBe(true)
    await link.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})
