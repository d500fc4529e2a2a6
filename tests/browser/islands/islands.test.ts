import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { firstScript, openFixture, type Fixture } from './open-fixture.ts'
import { comeToRest } from '../come-to-rest.ts'
import { findAxeViolations } from '../find-axe-violations.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterEach(() => fixture.closePages())
afterAll(() => fixture?.close())

const size = (text: string) => gzipSync(text, { level: 9 }).length
const visible = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).isVisible()
const hash = (page: Page) => page.evaluate(() => location.hash)

test('a plain page loads one script of at most 2 KB, the inline one counted in', async () => {
  const { scripts, problems } = await fixture.open('/plain')
  const bytes = scripts.map((path) => size(fixture.site.code.get(path) ?? ''))
  const inline = size(firstScript)
  console.log('plain page, gzip bytes:', { loader: bytes, inline })
  expect(scripts).toHaveLength(1)
  expect(bytes[0]! + inline).toBeLessThanOrEqual(2048)
  expect(problems).toEqual([])
})

test('a page with tabs, accordions and code groups loads at most 14 KB, actions included', async () => {
  const { page, scripts, problems } = await fixture.open('/rich')
  await page.getByRole('tab', { name: 'yarn' }).click()
  await comeToRest(page)
  const total = scripts.reduce(
    (sum, path) => sum + size(fixture.site.code.get(path) ?? ''),
    0,
  )
  console.log('rich page, gzip bytes:', total + size(firstScript), scripts)
  expect(total + size(firstScript)).toBeLessThanOrEqual(14 * 1024)
  expect(problems).toEqual([])
})

test('hydration keeps the nodes of the server, inside slots and out of them', async () => {
  const { page, problems } = await fixture.open('/islands')
  const kept = await page.evaluate(async () => {
    const nodes = ['.counter', '.counter > button', '.inside', '.inside .counter'].map(
      (selector) => document.querySelector(selector)!,
    )
    document
      .querySelector('.counter')!
      .dispatchEvent(new Event('pointerover', { bubbles: true }))
    // Clicks only count once the island is hydrated.
    const button = nodes[1] as HTMLElement
    for (const before = button.textContent; button.textContent === before;) {
      button.click()
      await new Promise((done) => setTimeout(done, 50))
    }
    return {
      connected: nodes.map((node) => node.isConnected),
      text: button.textContent,
    }
  })
  expect(kept.connected).toEqual([true, true, true, true])
  expect(kept.text).toMatch(/^Count: [4-9] $/)
  expect(problems.filter((text) => !text.includes('broken'))).toEqual([])
})

test('the click or key press that hydrates an island is replayed on it', async () => {
  const { page, scripts } = await fixture.open('/islands')
  const first = page.locator('main > skerry-island > .counter > button')
  expect(scripts.filter((path) => path.includes('counter'))).toEqual([])
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.counter > button')!.click(),
  )
  await expect.poll(() => first.textContent()).toBe('Count: 4 ')
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => first.textContent()).toBe('Count: 4 ArrowDown')
})

test('an island in a slot lives on its own', async () => {
  const { page } = await fixture.open('/islands')
  await page.locator('.inside .counter button').click()
  await expect
    .poll(() => page.locator('.inside .counter button').textContent())
    .toBe('Count: 31 ')
  expect(
    await page.locator('main > skerry-island > .counter > button').textContent(),
  ).toBe('Count: 3 ')
})

test('an island that throws is reported once; its HTML stays, and so do the others', async () => {
  const { page, problems } = await fixture.open('/islands')
  await expect.poll(() => problems.length).toBe(1)
  expect(problems[0]).toContain(
    'The island <broken> failed: Error: broken in the browser',
  )
  expect(await page.locator('.broken').textContent()).toContain('Server text')
  await page.locator('.broken .counter button').click()
  await expect
    .poll(() => page.locator('.broken .counter button').textContent())
    .toBe('Count: 8 ')

  await page.locator('.broken-later').click()
  await expect
    .poll(() => problems.slice(1))
    .toEqual([expect.stringContaining('broken later')])
  expect(await page.locator('.broken-later').isVisible()).toBe(true)
})

test('a slot that appears later has its server nodes, each time, with living islands', async () => {
  const { page } = await fixture.open('/islands')
  const toggle = page.getByRole('button', { name: 'Toggle' })
  expect(await page.locator('.toggled').count()).toBe(0)
  await toggle.click()
  await page.locator('.toggled .counter button').click()
  await expect.poll(() => page.locator('.toggled button').textContent()).toBe('Count: 2 ')
  await toggle.click()
  await expect.poll(() => page.locator('.toggled').count()).toBe(0)
  await toggle.click()
  await expect.poll(() => page.locator('.toggled button').textContent()).toBe('Count: 2 ')
})

test('slots that take turns in one place are each shown', async () => {
  const { page } = await fixture.open('/islands')
  const shown = page.locator('.turning section')
  for (const text of ['OneTwo', 'ThreeFour', 'OneTwo']) {
    await expect.poll(() => shown.textContent()).toBe(text)
    await page.getByRole('button', { name: 'Turn' }).click()
  }
})

test('an island keeps links in links, and the slots in them', async () => {
  const { page } = await fixture.open('/islands')
  const nested = page.locator('.nested')
  const button = nested.getByRole('button')
  await expect
    .poll(() => button.click().then(() => button.textContent()))
    .not.toBe('Nested: 0')
  expect(await nested.locator('> a[href="#inner"] > div').textContent()).toBe('In a slot')
  expect(await page.getByText('In a slot').count()).toBe(1)
})

test('idle islands wake by themselves, those of a media query when it matches', async () => {
  const { page } = await fixture.open('/islands', {
    viewport: { width: 600, height: 600 },
  })
  await expect.poll(() => page.locator('.idle').textContent()).toBe('awake')
  expect(await page.locator('.media').textContent()).toBe('asleep')
  await page.setViewportSize({ width: 1000, height: 600 })
  await expect.poll(() => page.locator('.media').textContent()).toBe('awake')
})

test('an island that initially renders nothing is hydrated too', async () => {
  const { page } = await fixture.open('/islands')
  await expect.poll(() => page.locator('.empty').allTextContents()).toEqual(['drawn'])
})

test('an island that only a browser can render appears there, with living islands in it', async () => {
  const { page, problems } = await fixture.open('/islands')
  await expect.poll(() => page.locator('.wide').getAttribute('title')).toMatch(/^\d+ px$/)
  expect(await page.locator('skerry-slot', { hasText: 'Count: 60' }).count()).toBe(1)
  await page.locator('.wide .counter button').click()
  await expect
    .poll(() => page.locator('.wide .counter button').textContent())
    .toBe('Count: 61 ')
  expect(problems.filter((text) => text.includes('wide'))).toEqual([])
})

test('tabs by keyboard: one stop, arrows go round and choose, Home and End', async () => {
  const { page } = await fixture.open('/rich')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).first()
  await tab('npm').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => tab('pnpm').getAttribute('aria-selected')).toBe('true')
  await expect
    .poll(() => page.evaluate(() => document.activeElement!.textContent))
    .toBe('pnpm')
  await expect.poll(() => visible(page, 'Use pnpm.')).toBe(true)
  await expect.poll(() => visible(page, 'Use npm.')).toBe(false)
  await page.keyboard.press('End')
  await expect.poll(() => visible(page, 'Use yarn.')).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => visible(page, 'Use npm.')).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await expect.poll(() => visible(page, 'Use npm.')).toBe(true)
  expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(
    await page.locator('[role=tablist]').count(),
  )
})

test('a choice goes to equal titles in tabs and code groups, and to the next page', async () => {
  const { page } = await fixture.open('/rich')
  await page.getByRole('tab', { name: 'pnpm' }).first().click()
  await expect.poll(() => hash(page)).toBe('#pnpm')
  await page.locator('.code-group').first().scrollIntoViewIfNeeded()
  await expect.poll(() => visible(page, 'pnpm add')).toBe(true)
  expect(await visible(page, 'apart pnpm')).toBe(false)

  const next = await fixture.open('/rich', { beside: page })
  await expect.poll(() => visible(next.page, 'Use pnpm.')).toBe(true)
})

test('what the reader looks at stays in place when a choice changes what is above', async () => {
  const { page } = await fixture.open('/rich')
  const group = page.locator('.code-group').first()
  await group.scrollIntoViewIfNeeded()
  await group.getByRole('tab', { name: 'npm', exact: true }).hover()
  const before = (await group.boundingBox())!.y
  await group.getByRole('tab', { name: 'pnpm' }).click()
  await expect.poll(() => visible(page, 'pnpm add')).toBe(true)
  await page.waitForTimeout(100)
  expect(Math.abs((await group.boundingBox())!.y - before)).toBeLessThan(1)
})

test('a hash opens every tab and accordion around its element', async () => {
  const { page, problems } = await fixture.open('/rich#deep')
  await expect.poll(() => visible(page, 'Deep text')).toBe(true)
  expect(await page.locator('#outer').getAttribute('open')).toBe('')
  await expect
    .poll(() =>
      page
        .getByText('Deep text')
        .evaluate((node) => node.getBoundingClientRect().top < innerHeight),
    )
    .toBe(true)
  await page.evaluate(() => (location.hash = 'yarn'))
  await expect.poll(() => visible(page, 'Use yarn.')).toBe(true)
  await page.evaluate(() => (location.hash = 'in-npm'))
  await expect.poll(() => visible(page, 'Use npm.')).toBe(true)
  expect(problems).toEqual([])
})

test('opening an accordion writes the hash with those around it; closing goes back', async () => {
  const { page } = await fixture.open('/rich#inner')
  await expect.poll(() => visible(page, 'Outer')).toBe(true)
  await page.getByText('Inner').click()
  await expect.poll(() => hash(page)).toBe('#outer')
  await page.getByText('Inner').click()
  await expect.poll(() => hash(page)).toBe('#outer:inner')
  await page.getByText('Outer').click()
  await expect.poll(() => hash(page)).toBe('')
})

test('a code group with a dropdown is a list to choose from', async () => {
  const { page } = await fixture.open('/rich')
  const select = page.getByRole('combobox', { name: 'Language of the example' })
  await select.scrollIntoViewIfNeeded()
  await select.hover()
  await expect
    .poll(async () => {
      // Only handled once the island is hydrated.
      await select.selectOption({ label: 'ts' })
      const group = page.locator('.code-group').nth(1)
      return group.locator('code', { hasText: 'ts' }).isVisible()
    })
    .toBe(true)
})

test('without JavaScript everything is shown, under its title', async () => {
  const { page } = await fixture.open('/rich', { javaScriptEnabled: false })
  for (const text of ['Use npm.', 'Use pnpm.', 'Use yarn.', 'apart pnpm', 'pnpm add']) {
    expect(await visible(page, text), text).toBe(true)
  }
  expect(await page.locator('.panel-title', { hasText: 'yarn' }).isVisible()).toBe(true)
  expect(await page.locator('[role=tablist]').first().isVisible()).toBe(false)
  const small = await fixture.open('/small', { javaScriptEnabled: false })
  expect(await visible(small.page, 'For Go')).toBe(false)
  expect(await small.page.getByText('For Go').isVisible()).toBe(true)
  expect(await small.page.getByText('A -->|ebb| B').isVisible()).toBe(true)
})

test('print shows every panel', async () => {
  const { page } = await fixture.open('/rich')
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Use npm.', 'Use pnpm.', 'Use yarn.'])
    expect(await visible(page, text), text).toBe(true)
})

test('nothing shifts while islands wake', async () => {
  const { page, scripts } = await fixture.open('/rich')
  await expect.poll(() => scripts.join(' ')).toContain('island-tabs')
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as never as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 500)
      }),
  )
  expect(shift).toBe(0)
})

test('copying: the code, a mark, and words for screen readers', async () => {
  const { page } = await fixture.open('/plain', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const button = page.getByRole('button', {
    name: 'Copy the contents from the code block',
  })
  await button.click()
  await expect.poll(() => button.getAttribute('data-copied')).toBe('')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'const a = 1\nconst b = 2',
  )
  await expect.poll(() => page.locator('#skerry-status').textContent()).toBe('Copied')
  await expect.poll(() => button.getAttribute('data-copied')).toBe(null)
})

test('the table of contents follows the reader', async () => {
  const { page } = await fixture.open('/plain')
  const active = () =>
    page.locator('.toc-item[data-active] > a[aria-current=location]').allTextContents()
  await expect.poll(active).toEqual(['first'])
  await page.evaluate(() => document.getElementById('second')!.scrollIntoView())
  await expect.poll(active).toEqual(['second'])
  await page.mouse.wheel(0, 20_000)
  await expect.poll(active).toEqual(['third'])
})

test('an entry of a heading in a hidden tab is hidden', async () => {
  const { page } = await fixture.open('/rich')
  await expect.poll(() => page.locator('.toc-item').isVisible()).toBe(true)
  await page.getByRole('tab', { name: 'yarn' }).click()
  await expect.poll(() => page.locator('.toc-item').isVisible()).toBe(false)
})

/**
 * Setting, stored choice and system preference, with the expected mode at the first
 * paint.
 */
const modes = (['system', 'light', 'dark'] as const).flatMap((mode) =>
  [false, true].flatMap((strict) =>
    [undefined, 'light', 'dark'].flatMap((stored) =>
      (['light', 'dark'] as const).map((system) => {
        const wanted = strict || !stored ? (mode === 'system' ? system : mode) : stored
        return { mode, strict, stored, system, wanted }
      }),
    ),
  ),
)
test.each(modes)(
  'mode $mode, strict $strict, stored $stored, system $system: $wanted',
  async (row) => {
    const { mode, strict, stored, system, wanted } = row
    const { page } = await fixture.open(`/plain-${mode}${strict ? '-strict' : ''}`, {
      colorScheme: system,
      ...(stored && { stored: { 'skerry:mode': stored } }),
    })
    const root = page.locator('html')
    expect((await root.getAttribute('class'))!.split(' ').toSorted()).toEqual(
      ['js', wanted].toSorted(),
    )
    expect(await root.evaluate((node) => getComputedStyle(node).colorScheme)).toBe(wanted)
  },
)

test('the mode button: remembered, shared with open pages, and with the system again', async () => {
  const { page } = await fixture.open('/plain', { colorScheme: 'light' })
  const other = await fixture.open('/plain', { beside: page })
  const isDark = (which: Page) =>
    which.evaluate(() => document.documentElement.classList.contains('dark'))
  await page.getByRole('button', { name: 'Mode' }).click()
  await expect.poll(() => isDark(page)).toBe(true)
  await expect.poll(() => isDark(other.page)).toBe(true)
  await page.getByRole('button', { name: 'Mode' }).click()
  await expect.poll(() => isDark(page)).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('skerry:mode'))).toBe(null)
})

test('a closed banner stays closed', async () => {
  const { page } = await fixture.open('/plain')
  await page.locator('[data-banner-close]').dispatchEvent('click')
  const state = () => page.locator('html').getAttribute('data-banner-state')
  await expect.poll(state).toBe('hidden')
  await page.reload()
  expect(await state()).toBe('hidden')
})

test('a menu: arrows, Escape with the focus back, a click elsewhere', async () => {
  const { page } = await fixture.open('/plain')
  const open = () => page.locator('[data-menu]').getAttribute('open')
  const focused = () => page.evaluate(() => document.activeElement!.textContent)
  await page.locator('#menu').click()
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe('One')
  await page.keyboard.press('End')
  await expect.poll(focused).toBe('Two')
  await page.keyboard.press('Escape')
  await expect.poll(open).toBe(null)
  await expect.poll(focused).toBe('Menu')
  await page.locator('#menu').click()
  await page.locator('#first').click()
  await expect.poll(open).toBe(null)
})

test('while the drawer is open nothing else can be reached', async () => {
  const { page } = await fixture.open('/plain')
  await page.mouse.move(5, 5)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect
    .poll(() => page.locator('main').evaluate((node) => (node as HTMLElement).inert))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.locator('main').evaluate((node) => (node as HTMLElement).inert))
    .toBe(false)
})

test('views: one is shown, a choice is remembered, a hash chooses', async () => {
  const { page, problems } = await fixture.open('/small', { inlineStyles: true })
  const select = page.locator('#multi-view-dropdown')
  await expect
    .poll(() => select.locator('option').allTextContents())
    .toEqual(['Python', 'Go'])
  await select.selectOption('Go')
  await expect.poll(() => page.locator('#go').isVisible()).toBe(true)
  await expect.poll(() => page.getByText('For Python').isVisible()).toBe(false)
  await page.reload()
  await expect.poll(() => page.getByText('For Go').isVisible()).toBe(true)
  await page.evaluate(() => (location.hash = 'python-part'))
  await expect.poll(() => page.getByText('For Python').isVisible()).toBe(true)
  expect(problems).toEqual([])
})

test('a tooltip: by hover and by focus; Escape closes it', async () => {
  const { page } = await fixture.open('/small', { inlineStyles: true })
  const tip = page.getByRole('tooltip')
  expect(await tip.isVisible()).toBe(false)
  await page.getByText('word').hover()
  await expect.poll(() => tip.isVisible()).toBe(true)
  await tip.hover()
  expect(await tip.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => tip.isVisible()).toBe(false)
  await page.mouse.move(0, 0)
  await page.getByText('word').focus()
  await expect.poll(() => tip.isVisible()).toBe(true)
})

test('an image enlarges by click and by key, not in a link', async () => {
  const { page } = await fixture.open('/small', { inlineStyles: true })
  const dialog = page.locator('dialog')
  await page.getByAltText('A boat').click()
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await page.getByRole('button', { name: 'Enlarge image: A boat' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.count()).toBe(0)
  await page.getByAltText('Linked').click()
  await expect.poll(() => hash(page)).toBe('#x')
  expect(await dialog.count()).toBe(0)
})

test('a diagram is rendered in the colours of the mode', async () => {
  const { page, problems } = await fixture.open('/small', {
    inlineStyles: true,
    colorScheme: 'light',
  })
  await page.locator('.mermaid').scrollIntoViewIfNeeded()
  const drawing = page.getByRole('img', { name: 'Diagram' })
  await drawing.waitFor()
  const fill = () =>
    drawing
      .locator('.node rect')
      .first()
      .evaluate((node) => getComputedStyle(node).fill)
  const light = await fill()
  await page.getByRole('button', { name: 'Mode' }).click()
  await expect.poll(fill).not.toBe(light)
  expect(problems).toEqual([])
})

test.for(['light', 'dark'] as const)(
  'the labels of a diagram can be read, %s',
  async (colorScheme) => {
    const { page } = await fixture.open('/small', { inlineStyles: true, colorScheme })
    await page.getByRole('img', { name: 'Diagram' }).waitFor()
    expect(await page.locator('.edgeLabel').first().textContent()).toBe('ebb')
    expect(await findAxeViolations(page, '.mermaid')).toEqual([])
  },
)

test('a diagram with colours of its own stays when the mode or a class of the page changes', async () => {
  const { page, problems } = await fixture.open('/diagram', {
    inlineStyles: true,
    colorScheme: 'light',
  })
  const drawing = page.getByRole('img', { name: 'Diagram' })
  await drawing.waitFor()
  const id = await drawing.locator('svg').getAttribute('id')
  await page.evaluate(() => document.documentElement.classList.add('ready'))
  await page.getByRole('button', { name: 'Mode' }).click()
  await expect.poll(() => drawing.locator('svg').getAttribute('id')).not.toBe(id)
  expect(await drawing.locator('.node').count()).toBe(2)
  expect(problems).toEqual([])
})

test('the changelog filter shows entries with all selected tags, and stores the tags in the URL', async () => {
  const { page } = await fixture.open('/changelog?tags=web')
  const shown = () =>
    page.locator('.update:not([hidden]) .update-content').allTextContents()
  await expect.poll(shown).toEqual(['Update two'])
  await page.getByRole('button', { name: 'web' }).click()
  await expect.poll(shown).toEqual(['Update one', 'Update two', 'Update three'])
  await page.getByRole('button', { name: 'api' }).click()
  await expect.poll(shown).toEqual(['Update one', 'Update two'])
  await expect.poll(() => page.evaluate(() => location.search)).toBe('?tags=api')
})

test('the changelog filter finds a tag with a comma in the URL', async () => {
  const { page } = await fixture.open('/changelog?tags=web,cli, old')
  const pressed = page.locator('.tag-filter-tag[aria-pressed=true]')
  await expect.poll(() => pressed.allTextContents()).toEqual(['web', 'cli, old'])
})

test.each(['/rich', '/small', '/changelog'])('%s passes axe', async (path) => {
  const { page } = await fixture.open(path, { inlineStyles: true })
  await page.mouse.move(10, 10)
  await comeToRest(page)
  const violations = await findAxeViolations(page)
  // The fixture lacks the headings, landmarks and colours of a real page.
  const own = violations.filter(
    (text) => !/^(region|page-has-heading-one|landmark|heading-order)/.test(text),
  )
  expect(own).toEqual([])
})

test('find-in-page finds what a hidden tab holds, and the tab is chosen', async () => {
  const { page } = await fixture.open('/rich')
  await page.getByRole('tab', { name: 'npm' }).first().hover()
  // The event that browsers dispatch before they scroll to a match. Only handled once the
  // island is hydrated.
  const find = () =>
    page.evaluate(() => {
      const panel = document.querySelector('#yarn')!
      panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
      panel.removeAttribute('hidden')
    })
  await expect
    .poll(async () => {
      await find()
      return visible(page, 'Use npm.')
    })
    .toBe(false)
  await expect
    .poll(() => page.getByRole('tab', { name: 'yarn' }).getAttribute('aria-selected'))
    .toBe('true')
  await page.getByRole('tab', { name: 'npm', exact: true }).first().click()
  await expect.poll(() => visible(page, 'Use yarn.')).toBe(false)
})

test('from right to left the arrows go the other way', async () => {
  const { page } = await fixture.open('/rich')
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await page.getByRole('tab', { name: 'npm', exact: true }).first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => visible(page, 'Use pnpm.')).toBe(true)
})

test('back and forward: the page is kept, and still answers', async () => {
  const { page } = await fixture.open('/plain')
  await page.evaluate(() => (location.href = '/rich'))
  await page.waitForURL('**/rich')
  await page.goBack()
  await page.locator('#menu').click()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('[data-menu]').getAttribute('open')).toBe(null)
})
