import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './open-site.ts'

let site: Site
beforeAll(async () => void (site = await openSite('fixture')), 120_000)
afterAll(() => site?.close())

test('without speculation rules, a page is fetched on hover, and links in drawings harm nothing', async () => {
  const { page, problems, requests } = await site.open('/v2/plain', {
    init: () => (HTMLScriptElement.supports = () => false),
  })
  await page.evaluate(() =>
    document
      .querySelector('#content')!
      .insertAdjacentHTML(
        'afterbegin',
        '<svg id="chart" width="99" height="30"><a href="/v2/only"><text y="20">Buoy</text></a></svg>',
      ),
  )
  await page.locator('#chart text').hover()
  await page.locator('#navigation-items a[href="/v2/rich"]').hover()
  await expect
    .poll(() => requests.filter(({ type }) => type === 'fetch').map(({ path }) => path))
    .toEqual(['/v2/rich'])
  expect(problems).toEqual([])
})
