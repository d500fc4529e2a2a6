import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../site/build-site.ts'
import { openFolder, type Site } from './open-site.ts'

/**
 * What scripts and styles of Mintlify sites do with the layout: they look parts up by their names
 * and their nesting, move them, and add to them.
 */
const files = {
  'docs.json': {
    name: 'Tides',
    colors: { primary: '#0f6f78' },
    feedback: { thumbsRating: true, endpoint: '/rate' },
    navbar: { primary: { type: 'button', label: 'Sail', href: 'https://x.test' } },
    navigation: {
      languages: [
        {
          language: 'en',
          tabs: [
            {
              tab: 'Guide',
              anchors: [
                {
                  anchor: 'Docs',
                  icon: 'book',
                  groups: [{ group: 'Start', pages: ['index', 'next'] }],
                },
                { anchor: 'More', icon: 'star', pages: ['more'] },
              ],
            },
            { tab: 'Tools', pages: ['tools'] },
          ],
        },
        { language: 'de', pages: ['de/index'] },
      ],
    },
  },
  'index.mdx': '---\ntitle: Start\n---\n\nText\n',
  'next.mdx': `---\ntitle: Next\n---\n\n${'Text\n\n'.repeat(60)}`,
  'more.mdx': '---\ntitle: More\n---\n\nText\n',
  'tools.mdx': '---\ntitle: Tools\n---\n\n<Accordion title="Lead">Text</Accordion>\n',
  'de/index.mdx': '---\ntitle: Anfang\n---\n\nText\n',
  'move-search.js': `function moveSearch() {
  const search = document.getElementById('search-bar-entry')
  const list = document.getElementById('navigation-items')
  if (innerWidth >= 1024 && !list.contains(search)) list.insertBefore(search, list.firstChild)
}
moveSearch()
`,
  'move-languages.js': `new MutationObserver(() => {
  const button = document.getElementById('localization-select-trigger')
  const bar = document.querySelector('.topbar-right-container')
  if (!bar.contains(button)) bar.append(button)
}).observe(document.body, { childList: true, subtree: true })
document.body.append(document.createElement('i'))
`,
  'account.js': `const mode = document.querySelector('#theme-preference-menu-trigger')
const link = document.querySelector('#topbar-cta-button a')
link.querySelector('span.z-10').textContent = 'Dock'
const own = link.cloneNode(true)
own.id = 'account'
mode.parentElement.parentElement.append(own)
mode.parentElement.insertAdjacentHTML('afterbegin', '<b id="harbour">Harbour</b>')
`,
  'tabs.js': `const row = document.querySelector('.nav-tabs')?.parentElement
if (row) row.style.justifyContent = 'center'
for (const tab of document.querySelectorAll('.nav-tabs .nav-tabs-item')) {
  const panel = document.createElement('div')
  panel.className = 'sections'
  panel.innerHTML = '<a href="/next">Next of ' + tab.textContent.trim() + '</a>'
  tab.append(panel)
}
`,
  'underline.js': `const line = document.querySelector('.nav-tabs-item > div.bg-primary')
const tab = line?.closest('.nav-tabs-item').getBoundingClientRect()
if (tab) {
  const mark = document.querySelector('.nav-tabs').appendChild(document.createElement('b'))
  mark.id = 'underline'
  mark.style.cssText = 'position:fixed;height:2px;left:' + tab.left + 'px;width:' + tab.width + 'px'
}
`,
  'flags.js': `document.querySelectorAll('[id^="localization-select-item-"]').forEach((item) => {
  const flag = document.createElement('i')
  flag.className = 'flag'
  item.querySelector('p').insertAdjacentElement('beforebegin', flag)
})
`,
  'anchors.js': `for (const item of document.querySelectorAll('#navigation-items > ul.list-none > li'))
  item.querySelector('a.nav-anchor').insertAdjacentHTML('afterend', '<button class="unfold">+</button>')
`,
  'notice.js': `const area = document.querySelector('#content-area, main, article, .content')
const notice = document.createElement('p')
notice.id = 'notice'
notice.textContent = 'This page is about an older version.'
area.insertBefore(notice, area.firstChild)
`,
  'style.css': `.sections { display: none; position: absolute; top: 100%; left: 0; background: #fff; }
.nav-tabs-item:hover > .sections { display: block; }
.nav-tabs-item:nth-child(2) { letter-spacing: 2px; }
.flag { display: inline-block; width: 8px; height: 8px; background: red; }
#localization-select-item-de > p { letter-spacing: 3px; }
#navbar { position: fixed; top: 0; z-index: 30; }
@media (min-width: 1024px) { #navbar { position: sticky; } }
[data-component-part='accordion-title-container'] { text-align: right; }
[data-current-path='/tools'] :is(#pagination, .feedback-toolbar) { display: none; }
`,
}

let site: Site
beforeAll(async () => {
  const built = await buildSite(files)
  expect(built.code, built.output).toBe(0)
  site = await openFolder(built.folder)
}, 120_000)
afterEach(() => site.closePages())
afterAll(() => site?.close())

const follow = (page: Page, path: string) =>
  page.locator(`#navigation-items a[href="${path}"]`).click()

test('the button of the search opens it where a script has moved it to, and by its keys', async () => {
  const { page, problems } = await site.open('/')
  const input = page.locator('#search-input')
  const button = page.locator('#navigation-items > #search-bar-entry')
  for (const open of [() => button.click(), () => page.keyboard.press('Control+K')]) {
    await open()
    await input.waitFor()
    await page.keyboard.press('Escape')
    await input.waitFor({ state: 'detached' })
    expect(await page.locator('.search-trigger:visible').count()).toBe(1)
  }
  await follow(page, '/next')
  await page.waitForURL('**/next')
  await button.click()
  await input.waitFor()
  expect(problems).toEqual([])
})

test('the button of the search opens it as before where no script moves it', async () => {
  const { page, problems } = await site.open('/', {
    viewport: { width: 390, height: 844 },
  })
  await page.locator('#navbar #search-bar-entry').click()
  await page.locator('#search-input').waitFor()
  expect(await page.locator('.search-trigger').count()).toBe(1)
  expect(problems).toEqual([])
})

test('tabs can be justified in their row, chosen by their place, and have panels below the bar', async () => {
  const { page } = await site.open('/', { viewport: { width: 1440, height: 800 } })
  const tabs = page.locator('.nav-tabs-item')
  const [first, last] = [
    await tabs.first().boundingBox(),
    await tabs.last().boundingBox(),
  ]
  const middle = (first!.x + last!.x + last!.width) / 2
  expect(Math.abs(middle - 720)).toBeLessThan(20)
  expect(
    await tabs.evaluateAll((all) =>
      all.map((tab) => getComputedStyle(tab).letterSpacing),
    ),
  ).toEqual(['normal', '2px'])
  await tabs.last().hover()
  await page.getByText('Next of Tools').click()
  await page.waitForURL('**/next')
})

test('panels that scripts add to tabs leave the page at its start', async () => {
  const { page } = await site.open('/next')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('scripts find the current tab by the colour of its line, and draw their own', async () => {
  const { page } = await site.open('/tools', { viewport: { width: 1440, height: 800 } })
  const current = await page.locator('.nav-tabs-item[data-active]').boundingBox()
  const drawn = await page.locator('#underline').boundingBox()
  expect([drawn?.x, drawn?.width]).toEqual([current!.x, current!.width])
})

test('what scripts add beside the mode button is in the row of the bar', async () => {
  const { page } = await site.open('/', { viewport: { width: 1440, height: 800 } })
  const names = ['#harbour', '#theme-preference-menu-trigger', '#account'].map((id) =>
    page.locator(`.topbar-right-container ${id}`).boundingBox(),
  )
  const boxes = (await Promise.all(names)).map((box) => box!)
  const middles = boxes.map(({ y, height }) => y + height / 2)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2)
  expect(boxes.map(({ x }) => x)).toEqual(
    boxes.map(({ x }) => x).toSorted((a, b) => a - b),
  )
  expect(await page.locator('#account').textContent()).toBe('Dock')
})

test('the menu of languages follows its button to where a script moves it', async () => {
  const { page, problems } = await site.open('/', {
    viewport: { width: 1440, height: 800 },
  })
  const button = page.locator('.topbar-right-container #localization-select-trigger')
  await button.click()
  const panel = page.locator('#localization-select-content')
  const [at, list] = [await button.boundingBox(), await panel.boundingBox()]
  const end = (box: typeof at) => box!.x + box!.width
  expect(Math.abs(end(at) - end(list))).toBeLessThan(20)
  await panel.getByText('Deutsch').click()
  await page.waitForURL('**/de')
  expect(problems).toEqual([])
})

test('languages have their name in a paragraph, before which scripts add flags', async () => {
  const { page } = await site.open('/')
  await page.locator('#localization-select-trigger').click()
  const german = page.locator('#localization-select-item-de')
  await german.locator('.flag').waitFor()
  const name = german.getByText('Deutsch')
  expect(await name.evaluate((each) => getComputedStyle(each).letterSpacing)).toBe('3px')
})

test('anchors are in a list of their own above the groups', async () => {
  const { page } = await site.open('/')
  await page.locator('#navigation-items > ul.list-none .unfold').nth(1).waitFor()
  expect(await page.locator('#navigation-items > ul.list-none ~ div').count()).toBe(1)
})

test('a bar that a stylesheet fixes shows both rows on phones, and the text starts below', async () => {
  const { page } = await site.open('/next', { viewport: { width: 390, height: 844 } })
  const box = (selector: string) =>
    page.locator(selector).evaluate((each) => each.getBoundingClientRect().toJSON())
  const bar = (await box('#navbar')) as DOMRect
  expect(bar.top).toBe(0)
  expect(((await box('#page-title')) as DOMRect).top).toBeGreaterThan(bar.bottom)
  await page.evaluate(() => scrollTo(0, 500))
  expect(((await box('#navbar')) as DOMRect).top).toBe(0)
})

test('the rating is part of the toolbar that a stylesheet hides', async () => {
  const { page } = await site.open('/')
  await page.locator('.feedback-toolbar #feedback-thumbs-up').waitFor()
  await page.goto(`${site.origin}/tools`)
  expect(await page.locator('#feedback-thumbs-up').isVisible()).toBe(false)
})

test('a notice that a script puts first into the content area is above the text', async () => {
  const { page } = await site.open('/next', { viewport: { width: 1440, height: 800 } })
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!
  const [notice, title] = [await box('main > #notice'), await box('#page-title')]
  const content = await box('#body-content')
  expect(notice.y).toBeGreaterThanOrEqual(content.y)
  expect(notice.y + notice.height).toBeLessThanOrEqual(title.y)
  expect(Math.abs(notice.x - title.x)).toBeLessThan(60)
})

test('the area of the content is a `div` in the `main` of the page', async () => {
  const { page } = await site.open('/next')
  const header = page.locator('main#content-container div#content-area > header#header')
  expect(await header.count()).toBe(1)
})

test('the title of an accordion has the width of its row, so that styles can align it', async () => {
  const { page } = await site.open('/tools')
  const room = await page.evaluate(() => {
    const part = (name: string) =>
      document.querySelector(`[data-component-part='${name}']`)!
    const text = document.createRange()
    text.selectNodeContents(part('accordion-title'))
    const { right } = part('accordion-button').getBoundingClientRect()
    return right - text.getBoundingClientRect().right
  })
  expect(room).toBeLessThan(30)
})
