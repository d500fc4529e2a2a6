import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from './open-site.ts'

const narrow = { viewport: { width: 390, height: 844 } }
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!
    return element.id || element.getAttribute('aria-label') || element.textContent!.trim()
  })

/**
 * With a base path, errors of root-relative URLs show. `islands` and `themes` run at the
 * root.
 */
const base = '/a/b/'

describe('parts of the page', () => {
  let site: Site
  beforeAll(async () => void (site = await openSite('fixture', base)))
  afterEach(() => site.closePages())
  afterAll(() => site?.close())

  test('components look the same in whichever order their sheets are loaded', async () => {
    const { page } = await site.open('/v2/rich')
    const [built, reversed] = await page.evaluate(async () => {
      const links = [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
      ]
      const sheets = await Promise.all(
        links.map(async ({ href }) => (await fetch(href)).text()),
      )
      const looks = ([base = '', ...rest]: string[]) => {
        document.adoptedStyleSheets = [base, ...rest].map((css) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          return sheet
        })
        return [...document.querySelectorAll('main *')].map((element) =>
          ['', '::before', '::after'].map((part) => {
            const { color, backgroundColor, content, position, padding, margin } =
              getComputedStyle(element, part)
            return [element.outerHTML.slice(0, 80) + part, color, backgroundColor].concat(
              content,
              position,
              padding,
              margin,
            )
          }),
        )
      }
      for (const link of links) link.remove()
      const [base = '', ...rest] = sheets
      return [looks([base, ...rest]), looks([base, ...rest.toReversed()])]
    })
    expect(built.length).toBeGreaterThan(20)
    expect(reversed).toEqual(built)
  })

  test('folded code opens and closes, and keeps its lines in the page', async () => {
    const { page, problems } = await site.open('/v2/parts')
    const block = page.locator('.code-block[data-folds]')
    const height = async () => (await block.locator('pre').boundingBox())!.height
    const folded = await height()
    expect(folded).toBeLessThan(200)
    await block.getByText('See all 12 lines').click()
    await block.getByText('Collapse').waitFor()
    await expect.poll(height).toBeGreaterThan(folded + 50)
    await block.getByText('Collapse').click()
    await expect.poll(height).toBe(folded)
    expect(problems).toEqual([])
  })

  test('folded code fades out on a background that stays', async () => {
    const { page } = await site.open('/v2/parts')
    const maskOf = (part: string) =>
      page
        .locator(`.code-block[data-folds] ${part}`)
        .evaluate((each) => getComputedStyle(each).maskImage)
    expect(await maskOf('pre')).toBe('none')
    expect(await maskOf('pre > code')).toContain('gradient')
  })

  test('a copied page is confirmed in a button of the same width', async () => {
    const { page } = await site.open('/v2/changes', {
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width: 1440, height: 900 },
    })
    const button = page.locator('.page-context-first')
    const width = () => button.evaluate((each) => each.getBoundingClientRect().width)
    const before = await width()
    await button.click()
    await expect.poll(() => button.textContent()).toContain('Copied')
    expect(Math.abs((await width()) - before)).toBeLessThanOrEqual(0.5)
  })

  test('a large logo in the page menu is loaded when the reader opens the menu', async () => {
    const { page, requests, problems } = await site.open('/v2/plain')
    const loaded = () => requests.filter(({ path }) => path.endsWith('.svg'))
    await page.waitForLoadState('networkidle')
    expect(loaded()).toEqual([])
    await page.locator('#page-context-menu summary').click()
    const logo = page.locator('.menu-logo')
    await expect
      .poll(() => logo.evaluate((img) => (img as HTMLImageElement).complete))
      .toBe(true)
    expect(await logo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).not.toBe(
      0,
    )
    expect(loaded().map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/a\/b\/assets\/claude-/),
    ])
    expect(problems).toEqual([])
  })

  test('the first update starts where the text of other pages does', async () => {
    const { page } = await site.open('/v2/changes')
    const top = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top)
    expect(await top('.update-side')).toBe(await top('.prose'))
  })

  test('a quotation at the start or end of a part adds no space to that of the part', async () => {
    const { page } = await site.open('/v2/changes')
    const [content, text] = await page
      .locator('.update-content')
      .first()
      .evaluate((element) => {
        element.innerHTML = '<blockquote><p>Ebb</p><p>Flood</p></blockquote>'
        const edges = (paragraphs: Element[]) => [
          paragraphs.at(0)!.getBoundingClientRect().top,
          paragraphs.at(-1)!.getBoundingClientRect().bottom,
        ]
        return [edges([element]), edges([...element.querySelectorAll('p')])]
      })
    expect(text).toEqual(content)
  })

  test('styles of a site place the label of the button of a prompt, which stays on one line', async () => {
    const { page } = await site.open('/v2/parts')
    const { label, button } = await page.locator('.prompt button').evaluate((element) => {
      element.style.cssText = 'width: 4rem; padding: 0; border: 0; justify-content: end'
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = [...range.getClientRects()]
      const { right } = element.getBoundingClientRect()
      return { label: lines.map((line) => line.right), button: [right] }
    })
    expect(label).toEqual(button)
  })

  test('the label of an update takes 160 px, and 24 px are between it and the text', async () => {
    const { page } = await site.open('/v2/changes', {
      viewport: { width: 1440, height: 900 },
    })
    const edges = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          return { left, right }
        })
    const side = await edges('.update-side')
    const content = await edges('.update-content')
    expect(side.right - side.left).toBe(160)
    expect(content.left - side.right).toBe(24)
  })

  test('the copy button copies the code, and confirms it for two seconds', async () => {
    const { page } = await site.open('/v2/parts', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const block = page.locator('.code-block', { hasText: 'npm install' })
    await block.hover()
    await block
      .getByRole('button', { name: 'Copy the contents from the code block' })
      .click()
    await expect.poll(() => page.locator('#skerry-status').textContent()).toBe('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npm install tides',
    )
    await expect.poll(() => page.locator('#skerry-status').textContent()).toBe('')
  })

  test('an image is enlarged by click and by keyboard, and Escape brings back the focus', async () => {
    const { page, problems } = await site.open('/v2/media')
    const image = page.getByAltText('A buoy', { exact: true })
    await image.click()
    await page.locator('dialog.image-zoom[open] img').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await image.focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog.image-zoom[open]').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toContain('A buoy')
    expect(await page.getByAltText('No zoom').getAttribute('tabindex')).toBeNull()
    expect(problems).toEqual([])
  })

  test('the button that closes an enlarged image has a name, without alternative text too', async () => {
    const { page } = await site.open('/v2/media')
    const image = page.locator('#content img[alt=""]')
    await image.click()
    const dialog = page.locator('dialog.image-zoom')
    await dialog.getByRole('button', { name: 'Enlarge image' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  test('a tooltip opens on hover and focus, stays under the pointer, and Escape closes it', async () => {
    const { page } = await site.open('/v2/parts')
    const box = page.getByRole('tooltip', { includeHidden: true })
    const trigger = page.locator('.tooltip-trigger')
    await box.waitFor({ state: 'hidden' })
    await trigger.hover()
    await box.waitFor()
    const [around, term] = [(await box.boundingBox())!, (await trigger.boundingBox())!]
    expect(around.y + around.height <= term.y || around.y >= term.y + term.height).toBe(
      true,
    )
    await box.hover()
    expect(await box.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'hidden' })
    await page.mouse.move(600, 700)
    await trigger.focus()
    await box.waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'hidden' })
  })

  test('a tooltip opens on touch, and another touch closes it', async () => {
    const { page } = await site.open('/v2/parts', { ...narrow, hasTouch: true })
    await page.locator('.tooltip-trigger').tap()
    const box = page.getByRole('tooltip', { includeHidden: true })
    await box.waitFor()
    const { x, width } = (await box.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    await page.locator('#page-title').tap()
    await box.waitFor({ state: 'hidden' })
  })

  test('the drawer holds the focus while it is open, and gives it back', async () => {
    const { page, problems } = await site.open('/v2/plain', narrow)
    const button = page.locator('.mobile-bar-button')
    await button.click()
    const drawer = page.locator('#mobile-nav')
    await drawer.waitFor()
    await expect
      .poll(() => page.locator('main').evaluate((main) => !!main.closest('[inert]')))
      .toBe(true)
    await drawer.getByRole('dialog', { name: 'Pages' }).waitFor()
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => {
        const element = document.activeElement!
        return element === document.body || !!element.closest('#mobile-nav')
      })
      expect(where).toBe(true)
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expect
      .poll(() => page.locator('main').evaluate((main) => !!main.closest('[inert]')))
      .toBe(false)
    expect(await drawer.getByRole('dialog', { includeHidden: true }).count()).toBe(0)
    await button.and(page.locator(':focus')).waitFor()
    await button.click()
    await drawer.getByRole('link', { name: 'A rich page' }).click()
    await page.waitForURL(/rich$/)
    expect(await page.locator('#mobile-nav').isVisible()).toBe(false)
    expect(problems).toEqual([])
  })

  test('a version links to the counterpart of the page, or to its first page', async () => {
    const { page } = await site.open('/v2/plain')
    await page.locator('summary', { hasText: 'Version' }).first().click()
    await page.getByRole('link', { name: 'v1' }).first().click()
    await page.waitForURL(/v1\/plain$/)
    const only = await site.open('/v2/only')
    const href = await only.page
      .locator('.selector a', { hasText: 'v1' })
      .first()
      .getAttribute('href')
    expect(href).toBe(`${base}v1/start`)
  })

  test('a language links to the counterpart of the page, or else to its first page', async () => {
    const { page } = await site.open('/v2/plain')
    const href = (language: string) =>
      page
        .locator(`#localization-select-content a[lang="${language}"]`)
        .getAttribute('href')
    expect(await href('es')).toBe(`${base}es/v2/plain`)
    expect(await href('ar')).toBe(`${base}ar`)
    await page.locator('#localization-select-trigger').click()
    await page.locator('#localization-select-content a[lang="es"]').click()
    await page.waitForURL(/es\/v2\/plain$/)
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
  })

  test('a tree by keyboard: arrows move, open and close, Home and End, letters', async () => {
    const { page } = await site.open('/v2/parts')
    await page.locator('.tree').hover()
    await page.locator('.tree[data-arrows]').waitFor()
    const row = (name: string) => page.locator('.tree-row', { hasText: name })
    await row('charts').focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('north.svg')
    await page.keyboard.press('s')
    expect(await focused(page)).toBe('south')
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() =>
        row('south').evaluate((one) => (one.parentElement as HTMLDetailsElement).open),
      )
      .toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('bay.svg')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect
      .poll(() =>
        row('south').evaluate((one) => (one.parentElement as HTMLDetailsElement).open),
      )
      .toBe(false)
    await page.keyboard.press('End')
    expect(await focused(page)).toBe('readme.md')
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe('charts')
    expect(await page.locator('.tree [tabindex="0"]').count()).toBe(1)
  })

  test('the name of a field copies its address', async () => {
    const { page } = await site.open('/v2/parts', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.locator('.field').hover()
    await page.locator('.field-link').click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/v2\/parts#\w/)
  })

  test('menus: arrows move, Escape closes and brings back the focus, one opens at a time', async () => {
    const { page } = await site.open('/v2/plain')
    await page.locator('#localization-select-trigger').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('English')
    await page.keyboard.press('End')
    await expect.poll(() => focused(page)).toBe('العربية')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('localization-select-trigger')
    const countOpen = () => page.locator('.menu-box[open]').count()
    await expect.poll(countOpen).toBe(0)
    await page.locator('#localization-select-trigger').click()
    await page.locator('.tab-menu summary').click()
    await expect.poll(countOpen).toBe(1)
    await page.locator('#page-title').click()
    await expect.poll(countOpen).toBe(0)
  })

  test('tabs by keyboard: one stop, arrows wrap and choose, Home and End', async () => {
    const { page } = await site.open('/v2/rich')
    const tab = (name: string) => page.getByRole('tab', { name }).first()
    await tab('Ebb').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).toBe('flood-tab')
    await expect.poll(() => tab('Flood').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('End')
    await expect.poll(() => focused(page)).toBe('slack-tab')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).toBe('ebb-tab')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Home')
    await expect.poll(() => focused(page)).toBe('ebb-tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement!.getAttribute('role'))).toBe(
      'tabpanel',
    )
  })

  test('an accordion by keyboard writes its id to the hash and takes it away again', async () => {
    const { page } = await site.open('/v2/rich')
    await page.locator('.accordion > summary').focus()
    await page.keyboard.press('Enter')
    await page.getByText('A few minutes.').waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe('#how-long-is-slack-water')
    await page.keyboard.press('Space')
    await page.getByText('A few minutes.').waitFor({ state: 'hidden' })
    await expect.poll(() => new URL(page.url()).hash).toBe('')
  })

  test('among tasks, other items of a list keep their bullet, and boxes are in its place', async () => {
    const { page } = await site.open('/v2/parts')
    const items = page.locator('.contains-task-list > li')
    const looks = await items.evaluateAll((all) =>
      all.map((item) => {
        const text = document.createRange()
        text.selectNodeContents(item.lastChild!)
        const { left } = text.getBoundingClientRect()
        return { bullet: getComputedStyle(item).listStyleType, left }
      }),
    )
    expect(looks.map(({ bullet }) => bullet)).toEqual(['disc', 'none', 'none'])
    const lefts = looks.map(({ left }) => left)
    expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(4)
  })

  test('print shows every panel and what is in closed accordions', async () => {
    const { page } = await site.open('/v2/nested')
    await page.emulateMedia({ media: 'print' })
    const text = await page
      .locator('main')
      .evaluate((main) => (main as HTMLElement).innerText)
    for (const words of [
      'Force four.',
      'Two metres.',
      'Closed words.',
      'The innermost words.',
      'Expanded words.',
      'Words behind a summary.',
      'nested_flood()',
      'On your own.',
    ])
      expect(text).toContain(words)
    const box = await page.getByText('Closed words.').boundingBox()
    expect(box!.height).toBeGreaterThan(0)
    expect(await page.locator('#navbar').isVisible()).toBe(false)
    expect(await page.locator('.tabs-bar, .code-group-bar').count()).toBeGreaterThan(0)
    expect(await page.locator(':is(.tabs-bar, .code-group-bar):visible').count()).toBe(0)
  })

  test('on paper, opened boxes are as wide as the text, and no link leads to the top', async () => {
    const { page } = await site.open('/v2/nested')
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const missing = await page
      .locator('.expandable:not([open])')
      .first()
      .evaluate((box) => box.parentElement!.clientWidth - box.clientWidth)
    expect(missing).toBeLessThan(4)
    expect(await page.locator('.to-top').isVisible()).toBe(false)
  })

  test('print shows the source of a diagram that was not rendered yet, and no filters of a changelog', async () => {
    const { page } = await site.open('/v2/changes')
    const source = page.getByText('graph LR; tide-->ebb')
    expect(await source.isVisible()).toBe(false)
    await page.locator('.tag-filter').waitFor()
    await page.emulateMedia({ media: 'print' })
    await source.waitFor()
    expect(await page.locator('.tag-filter').isVisible()).toBe(false)
  })

  test('the Tab key stops at the open panel of tabs, and at no hidden one', async () => {
    const { page } = await site.open('/v2/rich')
    const flood = page.getByRole('tab', { name: 'Flood' }).first()
    await flood.click()
    await expect.poll(() => flood.getAttribute('aria-selected')).toBe('true')
    const stops = await page
      .locator('.tabs-panel[tabindex="0"]')
      .evaluateAll((panels) => panels.map((panel) => panel.hasAttribute('hidden')))
    expect(stops).toEqual([false])
  })

  test('forced colours show which tab is open, by a line that the others lack', async () => {
    const { page } = await site.open('/v2/rich', { forcedColors: 'active' })
    const lines = await page
      .locator('.tabs-tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor))
    expect(lines[0]).not.toBe(lines[1])
    expect(lines[1]).toBe('rgb(255, 255, 255)')
  })

  test('a wide table fades at the side where it goes on, and nowhere once it fits', async () => {
    const fades = (page: Page) =>
      page
        .locator('.table')
        .first()
        .evaluate((table) => {
          const style = getComputedStyle(table)
          return ['--table-before', '--table-after'].map((name) =>
            style.getPropertyValue(name),
          )
        })
    const { page } = await site.open('/v2/plain', {
      viewport: { width: 390, height: 800 },
    })
    const table = page.locator('.table').first()
    await table.evaluate((box) => {
      const cell = box.querySelector('td')!
      cell.textContent = 'x'.repeat(400)
    })
    await expect.poll(() => fades(page)).toEqual(['0px', '40px'])
    await table.evaluate((box) => (box.scrollLeft = box.scrollWidth))
    await expect.poll(() => fades(page)).toEqual(['40px', '0px'])
    await page.reload()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => fades(page)).toEqual(['0px', '0px'])
  })

  test('images of one frame share its width, and keep their proportions', async () => {
    const { page } = await site.open('/v2/media')
    const [room, sizes] = await page
      .locator('.frame-content:has(img)')
      .first()
      .evaluate((frame) => {
        const images = [frame.querySelector('img')!]
        images.push(images[0]!.cloneNode() as HTMLImageElement)
        frame.append(images[1]!)
        return [
          frame.clientWidth,
          images.map(({ width, height }) => [width, width / height]),
        ] as const
      })
    // `width` is rounded.
    expect(sizes[0]![0]! + sizes[1]![0]!).toBeLessThanOrEqual(room + 1)
    for (const [, proportion] of sizes) expect(proportion).toBeCloseTo(16 / 9, 1)
  })

  test('four columns become two where they would be narrow, so that four cards have no gap', async () => {
    const { page } = await site.open('/v2/parts')
    const counts = await page.locator('.card-group').evaluate((group) => {
      group.setAttribute('data-cols', '4')
      return [800, 740, 620, 400, 300].map((width) => {
        group.style.width = `${width}px`
        return getComputedStyle(group).gridTemplateColumns.split(' ').length
      })
    })
    expect(counts).toEqual([4, 2, 2, 2, 1])
  })

  test('hyphens in the text of a table are as wide as in other text, and numbers at the right line up', async () => {
    const { page } = await site.open('/v2/plain')
    const widths = await page.locator('.table').evaluate((table) => {
      const measure = (cell: Element, text: string) => {
        cell.innerHTML = `<span>${text}</span>`
        return cell.querySelector('span')!.getBoundingClientRect().width
      }
      const [left, right] = table.querySelectorAll('td')
      right!.classList.add('align-right')
      const text = document.createElement('div')
      table.after(text)
      text.style.fontSize = getComputedStyle(left!).fontSize
      return {
        hyphensInTable: measure(left!, 'a-b-c'),
        hyphensInText: measure(text, 'a-b-c'),
        ones: measure(right!, '1111'),
        zeros: measure(right!, '0000'),
      }
    })
    expect(widths.hyphensInTable).toBeCloseTo(widths.hyphensInText, 1)
    expect(widths.ones).toBeCloseTo(widths.zeros, 1)
  })

  test('Arabic is written from right to left: the sidebar at the right, arrows the other way', async () => {
    const { page, problems } = await site.open('/ar/v2/rich')
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    const sidebar = (await page.locator('#sidebar').boundingBox())!
    const title = (await page.locator('#page-title').boundingBox())!
    expect(sidebar.x).toBeGreaterThan(title.x + title.width - 1)
    // Paths are left-to-right: the trailing slash is on the right.
    const slash = await page.evaluate(() => {
      const code = document
        .querySelector('.prose')!
        .appendChild(document.createElement('code'))
      code.textContent = 'dist/'
      const range = document.createRange()
      range.setStart(code.firstChild!, 4)
      range.setEnd(code.firstChild!, 5)
      const at = range.getBoundingClientRect().left - code.getBoundingClientRect().left
      code.remove()
      return at
    })
    expect(slash).toBeGreaterThan(20)
    await page.getByRole('tab', { name: 'Ebb' }).first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => focused(page)).toBe('flood-tab')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
  })

  test('nothing moves for readers who ask for that', async () => {
    const { page } = await site.open('/v2/rich', { reducedMotion: 'reduce' })
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return [transitionDuration, animationDuration].some((all) =>
            all.split(',').some((one) => parseFloat(one) > 0.01),
          )
        }).length,
    )
    expect(moving).toBe(0)
  })

  // With a transition on every element, Mermaid measures labels before their styles apply.
  test('a diagram has the same size for readers who prefer reduced motion', async () => {
    const sizes = []
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page } = await site.open('/v2/changes', { reducedMotion })
      await page.locator('.mermaid').scrollIntoViewIfNeeded()
      sizes.push(await page.locator('.mermaid-view svg').getAttribute('viewBox'))
    }
    expect(sizes[1]).toBe(sizes[0])
  })

  test('a diagram waits for a font that is loading, since its labels are measured', async () => {
    const { page } = await site.open('/v2/changes')
    let respond = () => {}
    const requested = new Promise<void>((resolve) => {
      void page.route('**/slow.woff2', (route) => {
        respond = () => void route.abort()
        resolve()
      })
    })
    await page.evaluate(() => {
      const font = new FontFace('Slow', 'url(slow.woff2)')
      document.fonts.add(font)
      font.load().catch(() => {})
    })
    await requested
    await page.locator('.mermaid').scrollIntoViewIfNeeded()
    await page.waitForResponse(/mermaid/)
    await page.waitForTimeout(500)
    expect(await page.locator('.mermaid-view').count()).toBe(0)
    respond()
    await page.locator('.mermaid-view svg').waitFor()
  })

  // A translucent background would stay translucent, in the colour of `Mark`.
  test('with forced colours marked words are opaque', async () => {
    const { page } = await site.open('/v2/plain', { forcedColors: 'active' })
    const background = await page.locator('#content').evaluate((content) => {
      const mark = content.appendChild(document.createElement('mark'))
      return getComputedStyle(mark).backgroundColor
    })
    expect(background).toMatch(/^rgb\(/)
  })

  test('with forced colours no background image is behind the text', async () => {
    const { page } = await site.open('/v2/plain', { forcedColors: 'active' })
    expect(await page.locator('.page-background').isVisible()).toBe(false)
  })

  test('with forced colours the arrow of the button in the bar has the colour of its text', async () => {
    const { page } = await site.open('/v2/plain', { forcedColors: 'active' })
    const [arrow, text] = await page
      .locator('#topbar-cta-button .button-solid')
      .evaluate((button) =>
        [button.querySelector('svg')!, button].map(
          (part) => getComputedStyle(part).color,
        ),
      )
    expect(arrow).toBe(text)
  })

  test('with forced colours the chosen tab and the current page can be told', async () => {
    const { page } = await site.open('/v2/rich', { forcedColors: 'active' })
    const differ = await page.evaluate(() => {
      const look = (element: Element | null) => {
        const {
          color,
          backgroundColor,
          textDecorationLine,
          fontWeight,
          borderBlockEndColor,
          borderBlockEndWidth,
          outlineStyle,
        } = getComputedStyle(element!)
        const after = getComputedStyle(element!, '::after')
        return JSON.stringify([
          color,
          backgroundColor,
          textDecorationLine,
          fontWeight,
          borderBlockEndColor,
          borderBlockEndWidth,
          outlineStyle,
          after.backgroundColor,
          after.borderBlockEndColor,
        ])
      }
      const tabs = document.querySelectorAll('.tabs-tab')
      const links = [...document.querySelectorAll('#navigation-items a')]
      const current = links.find((link) => link.hasAttribute('aria-current'))!
      const other = links.find((link) => !link.hasAttribute('aria-current'))!
      return [
        look(tabs[0]!) !== look(tabs[1]!),
        look(current) !== look(other) ||
          look(current.parentElement) !== look(other.parentElement),
      ]
    })
    expect(differ).toEqual([true, true])
  })

  test.each([
    '/v2/plain',
    '/v2/rich',
    '/v2/parts',
    '/v2/nested',
    '/v2/changes',
    '/v2/media',
  ])(
    'zoomed to 400 per cent, %s scrolls one way only, and the bar leaves room to read',
    async (path) => {
      const { page } = await site.open(path, { viewport: { width: 320, height: 256 } })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(320)
      await page.evaluate(() => scrollTo(0, 400))
      const bar = await page.locator('#navbar').boundingBox()
      expect(bar!.y + bar!.height).toBeLessThanOrEqual(64)
    },
  )

  test("an author's component with state renders parts of the theme in the browser too", async () => {
    const { page, problems, requests } = await site.open('/v2/islands')
    const icons = () =>
      page
        .locator('#content svg.icon path')
        .evaluateAll((all) => new Set(all.map((path) => path.getAttribute('d'))).size)
    const card = page.locator('.card')
    const first = await icons()
    await page.getByRole('button', { name: 'Turn the tide' }).click()
    await card.getByText('Ebb').waitFor()
    expect(await card.locator('a').getAttribute('href')).toBe(`${base}v2/plain`)
    expect(
      await card.locator('svg.icon').evaluate((icon) => getComputedStyle(icon).color),
    ).toBe('rgb(180, 83, 9)')
    await page.getByRole('tab', { name: 'Starboard' }).click()
    await page.getByRole('tabpanel').getByText('Green').waitFor()
    expect(await page.getByRole('note', { name: 'Warning' }).textContent()).toContain(
      'Mind the rocks.',
    )
    // The icon of the warning was added, one of the card's was replaced.
    expect(await icons()).toBe(first + 1)

    await page.getByRole('button', { name: 'Faster' }).click()
    await page.getByRole('note').getByText('5 knots').waitFor()
    expect(problems).toEqual([])
    const scripts = requests.filter(({ type }) => type === 'script').length
    expect(scripts).toBeGreaterThan(1)
  })
})
