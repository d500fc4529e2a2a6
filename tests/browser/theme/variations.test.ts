import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { buildSite, page as mdx, settings } from '../../site/build-site.ts'
import { openFolder, type Site } from './open-site.ts'

const variations = {
  options: [
    { id: 'cloud', label: 'Cloud' },
    { id: 'own', label: 'Your servers' },
  ],
}

let site: Site
beforeAll(async () => {
  const built = await buildSite({
    'docs.json': settings(['index', 'next'], { variations }),
    'index.mdx': mdx(
      'Install',
      `Text before.

<Variation is="cloud">
## Rented

Sign in.
</Variation>

<Variation is="own">
## Owned

Download.
</Variation>

Use <Variation is="cloud">our</Variation><Variation is="own">your</Variation> address.`,
    ),
    'next.mdx': mdx(
      'Next',
      `<Variation is="cloud">One</Variation>\n\n<Variation is="own">Two</Variation>`,
    ),
  })
  site = await openFolder(built.folder)
})
afterEach(() => site.closePages())
afterAll(() => site?.close())

const text = (page: Page) =>
  page.locator('#content').evaluate((content: HTMLElement) => content.innerText)

test('readers choose a variation, which stays on other pages and in the URL', async () => {
  const { page, problems } = await site.open('/')
  await page.waitForLoadState('networkidle')
  expect(await text(page)).toMatch(/Sign in[^]*Use our address/)
  expect(await text(page)).not.toMatch(/Download|your/)
  expect(page.url()).not.toContain('?')

  await page.getByRole('combobox').selectOption('Your servers')
  await expect.poll(() => text(page)).toMatch(/Download[^]*Use your address/)
  expect(await text(page)).not.toContain('Sign in')
  expect(page.url()).toMatch(/\?variation=own$/)
  await expect
    .poll(() => page.locator('.toc-item:visible').allInnerTexts())
    .toEqual(['Owned'])

  await page.getByRole('link', { name: 'Next' }).first().click()
  await expect.poll(() => text(page)).toContain('Two')
  expect(await page.getByRole('combobox').inputValue()).toBe('own')
  await expect.poll(() => page.url()).toMatch(/next\?variation=own$/)
  expect(problems).toEqual([])
})

test('the URL wins over what was chosen, and is applied before the first paint', async () => {
  const { page, problems } = await site.open('/?variation=own', {
    stored: { 'skerry:variation': 'cloud' },
    init: () => {
      let frames = 0
      const note = () => {
        const { dataset } = document.documentElement
        const shown = document.querySelector<HTMLElement>('#content')?.innerText ?? ''
        dataset['seen'] = `${dataset['seen'] ?? ''},${shown}`
        if (++frames < 20) requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    },
  })
  await expect.poll(() => text(page)).toContain('Download.')
  const seen = () => page.evaluate(() => document.documentElement.dataset['seen'])
  await expect.poll(seen).toContain('Download.')
  expect(await seen()).not.toContain('Sign in')
  expect(problems).toEqual([])
})

test('a link to a heading shows its variation', async () => {
  const { page } = await site.open('/#owned')
  await expect.poll(() => text(page)).toContain('Download.')
  await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('own')
  expect(await text(page)).not.toContain('Sign in')
})

test('without JavaScript all variations are shown, with their labels', async () => {
  const { page } = await site.open('/', { javaScriptEnabled: false })
  expect(await page.getByRole('combobox').count()).toBe(0)
  const shown = await page.locator('#content').innerText()
  expect(shown).toMatch(/Sign in[^]*Download/)
  const label = await page
    .locator('.variation')
    .first()
    .evaluate((part) => getComputedStyle(part, '::before').content)
  expect(label).toBe('"Cloud: "')
})
