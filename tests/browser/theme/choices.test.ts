import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openSite, type Site } from './open-site.ts'
import { comeToRest } from '../come-to-rest.ts'

/** Text of the visible panels that match a selector. */
const shown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((panels) =>
      panels
        .filter((panel) => !panel.hasAttribute('hidden'))
        .map((panel) => (panel as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
    )

/** Sums layout shifts, and records the panels visible in the first frame. */
function noteShifts() {
  const noted = window as never as { shift: number; firstPanels: string[] }
  noted.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      noted.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(function first() {
    const panels = [...document.querySelectorAll<HTMLElement>('.tabs-panel')]
    if (panels.length < 6) return requestAnimationFrame(first)
    noted.firstPanels = panels
      .filter((panel) => !panel.hidden)
      .map((panel) => panel.innerText)
    return 0
  })
}

/**
 * With a base path, errors of root-relative URLs show. `islands` and `themes` run at the
 * root.
 */
const base = '/a/b/'

describe('choices and the hash', () => {
  let site: Site
  beforeAll(async () => void (site = await openSite('fixture', base)))
  afterEach(() => site.closePages())
  afterAll(() => site?.close())

  test('find-in-page finds what a menu of code hides, and the menu names it', async () => {
    const { page } = await site.open('/v2/sync')
    const group = page.locator('.code-group').last()
    await group.locator('select').hover()
    // The event that browsers dispatch before they scroll to a match.
    const find = () =>
      group
        .locator('.code-group-panel')
        .last()
        .evaluate((panel) => {
          panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
          panel.removeAttribute('hidden')
        })
    await expect
      .poll(async () => {
        await find()
        return group.locator('select').inputValue()
      })
      .toBe('1')
    expect(await group.locator('.code-group-panel:not([hidden])').count()).toBe(1)
  })

  test('a choice goes to every tab, code group and view of that title, and not to those on their own', async () => {
    const { page, problems } = await site.open('/v2/sync')
    await page.getByRole('tab', { name: 'Flood' }).first().click()
    await expect
      .poll(() => shown(page, '.tabs-panel'))
      .toEqual(['First flood panel.', 'Second flood panel.', 'Alone ebb panel.'])
    await expect.poll(() => shown(page, '.view')).toEqual(['View of the flood.'])
    await page.locator('.code-group').last().scrollIntoViewIfNeeded()
    await expect
      .poll(() => shown(page, '.code-group-panel'))
      .toEqual(['code_flood()', 'list_flood()'])
    expect(await page.locator('.code-group-select').inputValue()).toBe('1')
    expect(problems).toEqual([])
  })

  test('a choice is restored while the browser has received half of a tab', async () => {
    const { page, problems } = await site.open('/v2/sync', {
      bypassCSP: true,
      stored: { 'skerry:choices': '["Flood"]' },
    })
    const html = await (await page.request.get(page.url())).text()
    const half = html.indexOf('<div', html.indexOf('role="tab"'))
    await page.evaluate(
      async ([start, end]) => {
        document.open()
        document.write(start!)
        await new Promise((resolve) => setTimeout(resolve, 50))
        document.write(end!)
        document.close()
      },
      [html.slice(0, half), html.slice(half)],
    )
    const active = page.locator('.tabs-tab[data-active=true]')
    await expect.poll(() => active.allInnerTexts()).toEqual(['Flood', 'Flood', 'Ebb'])
    expect(problems).toEqual([])
  })

  test('the visible content does not move while parts above it change', async () => {
    const { page } = await site.open('/v2/sync')
    const tab = page.getByRole('tab', { name: 'Flood' }).nth(1)
    await page.locator('.tabs').nth(1).waitFor()
    // Adds space below and above, so that the page can scroll both ways.
    await page.evaluate(() => {
      document
        .querySelector('#content')!
        .append(...Array.from({ length: 60 }, () => document.createElement('br')))
      scrollTo(0, 300)
    })
    await page.waitForTimeout(300)
    const before = (await tab.boundingBox())!.y
    await tab.click()
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    await expect
      .poll(async () => Math.abs((await tab.boundingBox())!.y - before))
      .toBeLessThan(2)
  })

  test('a choice is remembered on other pages, without moving what is below', async () => {
    const { page } = await site.open('/v2/sync')
    await page.getByRole('tab', { name: 'Flood' }).first().click()
    await page.waitForFunction(() => localStorage['skerry:choices']?.includes('Flood'))
    const other = await site.open('/v2/rich', { context: page.context() })
    await expect.poll(() => shown(other.page, '.tabs-panel')).toEqual(['Water comes.'])
    await expect
      .poll(() => shown(other.page, '.code-group-panel'))
      .toEqual(['height = flood(3)'])
  })

  test('a remembered choice is applied before the first paint, so hydration shifts nothing', async () => {
    const stored = { 'skerry:choices': '["Flood"]' }
    const { page, problems } = await site.open('/v2/sync', { stored, init: noteShifts })
    await comeToRest(page)
    const first = await page.evaluate(
      () => (window as never as { firstPanels: string[] }).firstPanels,
    )
    expect(first).toEqual([
      'First flood panel.',
      'Second flood panel.',
      'Alone ebb panel.',
    ])
    expect(await shown(page, '.tabs-panel')).toEqual(first)
    expect(await shown(page, '.code-group-panel')).toContain('code_flood()')
    expect(await shown(page, '.view')).toEqual(['View of the flood.'])
    const flood = page.getByRole('tab', { name: 'Flood' }).first()
    expect(await flood.getAttribute('aria-selected')).toBe('true')
    // Loading the code font may cause a shift below a hundredth of a pixel.
    const shift = await page.evaluate(() => (window as never as { shift: number }).shift)
    expect(shift).toBeLessThan(0.000_001)
    await page.getByRole('tab', { name: 'Ebb' }).first().click()
    await expect
      .poll(async () => (await shown(page, '.tabs-panel'))[0])
      .toMatch(/^First ebb panel/)
    expect(problems).toEqual([])
  })

  test.each(['{', '"Flood"', '7', 'null'])(
    'what else may be stored as choices, %s, harms nothing',
    async (text) => {
      const stored = { 'skerry:choices': text }
      const { page, problems } = await site.open('/v2/rich', { stored })
      await comeToRest(page)
      expect(await page.locator('.tabs-panel:not([hidden])').count()).toBe(1)
      expect(problems).toEqual([])
    },
  )

  test('an expandable with an id stays open when the reader comes back in the session', async () => {
    const { page } = await site.open('/v2/nested')
    await page.mouse.move(50, 300)
    await comeToRest(page)
    await page.locator('#kept > summary').click()
    await page.locator('#kept[open]').waitFor()
    await page.reload()
    await page.locator('#kept[open]').waitFor()
    await page.mouse.move(60, 300)
    await comeToRest(page)
    await page.locator('#kept > summary').click()
    await page.locator('#kept:not([open])').waitFor()
    await page.reload()
    await page.locator('#kept:not([open])').waitFor()
  })

  test('a hash opens every tab and accordion around what it names', async () => {
    const { page, problems } = await site.open('/v2/nested#deep-heading')
    await page.getByText('Two metres.').waitFor()
    await expect
      .poll(() =>
        page.locator('#deep-heading').evaluate((heading) => {
          const { top } = heading.getBoundingClientRect()
          return top > 60 && top < 800
        }),
      )
      .toBe(true)
    expect(problems).toEqual([])
  })

  test('the hash of nested accordions opens the innermost', async () => {
    const { page } = await site.open('/v2/nested#weather:inner')
    await page.getByText('The innermost words.').waitFor()
  })

  test('the hash of nested accordions shows the view around them', async () => {
    const { page } = await site.open('/v2/nested#gusts:strongest')
    await page.getByText('Words of the strongest gust.').waitFor()
    expect(await shown(page, '.view')).toHaveLength(1)
    expect(await page.locator('.view-select select').inputValue()).toBe('Storm')
  })

  test('a hash in another view than the remembered one shows that view alone', async () => {
    const stored = { 'skerry:choices': '["Storm"]' }
    const { page } = await site.open('/v2/nested#in-the-calm', { stored })
    await expect.poll(() => shown(page, '.view')).toHaveLength(1)
    await page.getByText('Words of the calm.').waitFor()
    expect(await page.locator('.view-select select').inputValue()).toBe('Calm')
  })

  test('the second of two tabs with one title can be chosen', async () => {
    const { page } = await site.open('/v2/nested')
    await page.getByRole('tab', { name: 'Twin' }).nth(1).click()
    await page.getByText('The second twin.').waitFor()
    expect(await shown(page, '.tabs-panel:has-text("twin.")')).toEqual([
      'The second twin.',
    ])
  })

  test('what the hash opens or the reader chooses stays while scripts of the site still load', async () => {
    const context = await site.browser.newContext()
    await context.route('**/v2/{nested,rich}', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(
        '</head>',
        `<script defer src="${base}late.js"></script></head>`,
      )
      await route.fulfill({ response, body: html })
    })
    let load: (() => void) | undefined
    const loaded = new Promise<void>((resolve) => (load = resolve))
    await context.route('**/late.js', async (route) => {
      await loaded
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'document.body.append(document.createElement("late-part"))',
      })
    })
    await context.addInitScript((path) => {
      localStorage['skerry:choices'] ??= '["Flood"]'
      sessionStorage[`skerry:folds:${path}v2/nested`] = '{"kept":false}'
    }, base)
    const rich = await context.newPage()
    await rich.goto(`${site.origin}${base}v2/rich`, { waitUntil: 'commit' })
    await rich.getByText('Water comes.').waitFor()
    const ebb = rich.getByRole('tab', { name: 'Ebb' }).first()
    // A click before the loader has run is lost.
    await expect
      .poll(async () => {
        await ebb.click()
        return ebb.getAttribute('aria-selected')
      })
      .toBe('true')
    const nested = await context.newPage()
    await nested.goto(`${site.origin}${base}v2/nested#kept`, { waitUntil: 'commit' })
    await nested.getByText('Expanded words.').waitFor()
    load!()
    for (const page of [rich, nested])
      await page.locator('late-part').waitFor({ state: 'attached' })
    expect(await shown(rich, '.tabs-panel')).toEqual(['Water leaves.'])
    expect(await nested.locator('#kept[open]').count()).toBe(1)
  })

  test('a hash that changes later opens what it names, and a link to the same once more', async () => {
    const { page } = await site.open('/v2/nested')
    await page.evaluate(() => (location.hash = '#inner'))
    await page.getByText('The innermost words.').waitFor()
    await page.locator('#inner > summary').click()
    await page.getByText('The innermost words.').waitFor({ state: 'hidden' })
    // `toggle` is dispatched asynchronously.
    await page.waitForFunction(() => location.hash !== '#inner')
    expect(new URL(page.url()).hash).toBe('#weather')
  })

  test('choosing a tab writes its id to the hash, without an entry in the history', async () => {
    const { page } = await site.open('/v2/nested')
    const length = await page.evaluate(() => history.length)
    await page.getByRole('tab', { name: 'Open sea' }).click()
    await page.waitForFunction(() => location.hash !== '')
    expect(new URL(page.url()).hash).toBe('#open-sea')
    expect(await page.evaluate(() => history.length)).toBe(length)
  })

  test.each([900, 9000])(
    'at the top of a page, its first section is marked among the contents, in a window of %i px',
    async (height) => {
      const { page } = await site.open('/v2/plain', { viewport: { width: 1440, height } })
      const entries = page.locator('#table-of-contents .toc-item > a')
      await page.locator('#table-of-contents [aria-current]').waitFor()
      expect(await entries.count()).toBeGreaterThan(1)
      expect(await entries.first().getAttribute('aria-current')).toBe('location')
    },
  )

  test('headings of hidden tabs are not among the contents', async () => {
    const { page } = await site.open('/v2/nested', {
      viewport: { width: 1440, height: 900 },
    })
    const entry = page.locator('.toc-item', { hasText: 'In the open' })
    await entry.first().waitFor({ state: 'hidden' })
    await page.evaluate(() => (location.hash = '#in-the-open'))
    await page
      .locator('#table-of-contents .toc-item', { hasText: 'In the open' })
      .waitFor()
  })

  test('the tags of a changelog are an "and", and stand in the address', async () => {
    const { page } = await site.open('/v2/changes')
    const filter = page.locator('#changelog-filters')
    await filter.getByRole('button', { name: 'fix' }).click()
    const months = () =>
      page
        .locator('.update:visible')
        .evaluateAll((all) =>
          all.map(
            (update) => update.textContent!.match(/(March|April|May|June) words/)![0],
          ),
        )
    await expect.poll(months).toEqual(['March words', 'May words'])
    await filter.getByRole('button', { name: 'tables' }).click()
    await expect.poll(months).toEqual(['March words'])
    await expect
      .poll(() => new URL(page.url()).searchParams.get('tags'))
      .toBe('fix,tables')
    const again = await site.open(`/v2/changes?tags=tables`, { context: page.context() })
    await again.page.waitForFunction(
      () => document.querySelectorAll('.update[hidden]').length === 2,
    )
  })

  test('an entry of a changelog that the URL names ends a filter that would hide it', async () => {
    const { page } = await site.open('/v2/changes?tags=tables#may')
    const filter = page.locator('#changelog-filters')
    const may = page.locator('#may')
    await filter.getByRole('button', { name: 'fix' }).waitFor()
    await page.locator('#changelog-filters:not([inert])').waitFor()
    expect(await may.isVisible()).toBe(true)
    await filter.getByRole('button', { name: 'tables' }).click()
    await may.waitFor({ state: 'hidden' })
    await page.evaluate(() => (location.hash = '#june'))
    await page.locator('#june').waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})
