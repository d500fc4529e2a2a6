import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openSite, type OpenedPage, type Site } from './open-site.ts'
import { comeToRest } from '../come-to-rest.ts'

let site: Site
beforeAll(async () => void (site = await openSite('fixture')))
afterEach(() => site.closePages())
afterAll(() => site?.close())

const gzip = (text: string | Buffer) => gzipSync(text).length
const file = (path: string) => readFileSync(join(site.folder, path))

/** Bytes after gzip of the fetched and the inline scripts and styles. */
async function weigh({ page, requests }: OpenedPage) {
  const inline = await page
    .locator('script:not([src])')
    .evaluateAll((scripts) =>
      scripts
        .filter((script) => !/json/.test((script as HTMLScriptElement).type))
        .map((script) => script.textContent!),
    )
  const sum = (type: string) =>
    [
      ...new Set(
        requests.filter((request) => request.type === type).map(({ path }) => path),
      ),
    ]
      .map((path) => gzip(file(path)))
      .reduce((all, one) => all + one, 0)
  return {
    scripts: sum('script') + inline.reduce((all, text) => all + gzip(text), 0),
    styles: sum('stylesheet'),
    files: requests.filter(({ type }) => type === 'script').map(({ path }) => path),
  }
}

test('a plain page loads one script of 2 KB at most, inline text counted, and 12 KB of styles', async () => {
  const opened = await site.open('/v2/plain')
  await comeToRest(opened.page)
  const { scripts, styles, files } = await weigh(opened)
  console.info(
    `plain page, gzip: ${scripts} B JS in ${files.length} file, ${styles} B CSS`,
  )
  expect(files).toHaveLength(1)
  expect(scripts).toBeLessThanOrEqual(2048)
  expect(styles).toBeLessThanOrEqual(12 * 1024)
})

test('tabs, an accordion and a code group have 14.25 KB of scripts at most, after all were used', async () => {
  const opened = await site.open('/v2/rich')
  const { page } = opened
  await page.getByRole('tab', { name: 'Flood' }).first().click()
  await page.locator('.accordion > summary').click()
  await page.getByRole('tab', { name: 'Ebb' }).last().click()
  await comeToRest(page)
  const { scripts, styles, files } = await weigh(opened)
  console.info(
    `rich page, gzip: ${scripts} B JS in ${files.length} files, ${styles} B CSS`,
  )
  expect(scripts).toBeLessThanOrEqual(14.25 * 1024)
})

test('a page does not download the styles and scripts of components that it does not use', async () => {
  const load = async (path: string) => {
    const { page, requests } = await site.open(path)
    await comeToRest(page)
    const of = (type: string) => requests.filter((request) => request.type === type)
    const css = of('stylesheet')
      .map((request) => file(request.path).toString())
      .join('')
    return {
      css,
      scripts: of('script')
        .map((request) => request.path)
        .join(' '),
    }
  }
  const plain = await load('/v2/plain')
  for (const name of [
    'accordion-button',
    '.tabs-bar',
    '.code-group-bar',
    '.tree-row',
    '.update-label',
    '.color-item',
    '.prompt-',
    '.step-',
    '.tag-filter',
  ])
    expect(plain.css, name).not.toContain(name)
  expect(plain.scripts).not.toMatch(/tabs|view-select|tag-filter|hydrate|diagram/)
  const rich = await load('/v2/rich')
  for (const name of ['accordion-button', '.tabs-bar', '.code-group-bar'])
    expect(rich.css, name).toContain(name)
  expect(rich.css).not.toContain('.tree-row')
  expect(rich.scripts).toMatch(/tabs/)
  expect(rich.scripts).not.toMatch(/view-select|tag-filter|diagram/)
})
