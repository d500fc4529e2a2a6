import { describe, expect, test } from 'vitest'
import { isLongSidebar } from '../../runtime/long-sidebar.ts'
import type { NavItem } from '../../runtime/types/navigation.ts'
import { buildFolder, buildSite, page, settings, writeFiles } from './build-site.ts'
import { longSite } from './long-site.ts'
import { readHtml } from './read-html.ts'

const BASE = ['--base', '/docs/']

const entries = (count: number): NavItem[] =>
  Array.from({ length: count }, (_, number) => ({
    kind: 'page',
    path: String(number),
    title: '',
    url: '',
  }))

test('a sidebar is long from 151 pages and groups on, at any depth', () => {
  const inside = (count: number): NavItem[] => [
    { kind: 'group', title: '', expanded: false, children: entries(count) },
  ]
  expect(isLongSidebar(entries(150))).toBe(false)
  expect(isLongSidebar(entries(151))).toBe(true)
  expect(isLongSidebar(inside(149))).toBe(false)
  expect(isLongSidebar(inside(150))).toBe(true)
})

describe('a site with a long sidebar', async () => {
  const site = await buildSite(longSite(), { args: BASE })
  const rowFiles = () => site.files().filter((file) => file.startsWith('assets/sidebar-'))
  const sidebarOf = (file: string) => readHtml(site.read(file)).byId('navigation-items')

  test('builds', () => expect(site.code, site.output).toBe(0))

  test('has one file of rows, which all pages name, that for unknown addresses too', () => {
    expect(rowFiles()).toEqual([
      expect.stringMatching(/^assets\/sidebar-[\da-f]{8}\.json$/),
    ])
    for (const file of ['group-1/page-2.html', 'part/page-7.html', '404.html'])
      expect(
        sidebarOf(file)
          .all('ul', { 'data-folded': true })
          .map((tree) => tree.attribute('data-folded')),
      ).toEqual([`/docs/${rowFiles()[0]}`])
  })

  test('has the open branch in a page, and all other pages in the file', () => {
    const { text } = sidebarOf('group-1/page-2.html')
    expect(text).toContain('Group 1 page 11')
    expect(text).toContain('Group 2')
    expect(text).not.toContain('Group 2 page')
    const lists = JSON.parse(site.read(rowFiles()[0]!)) as Record<string, string>
    const html = Object.values(lists).join('') + site.read('group-1/page-2.html')
    const links = readHtml(html).all('a')
    const shown = new Set(links.map((link) => link.attribute('href')))
    for (const { url } of site.report.pages) expect(shown, url).toContain(`/docs${url}`)
  })

  test('keeps every page in llms.txt, and the links to the previous and the next page', () => {
    const llms = site.read('llms.txt')
    for (const { file } of site.report.pages)
      expect(llms).toContain(file.replace('.mdx', ''))
    expect(site.read('group-1/page-2.html')).toContain('href="/docs/group-1/page-3"')
  })

  test('gives the file another name when a title has changed, and renders no other page anew', async () => {
    const [before] = rowFiles()
    writeFiles(site.root, { 'group-7/page-9.mdx': page('Renamed') })
    const after = await buildFolder(site.root, { args: BASE })
    const [renamed, ...others] = rowFiles()
    expect(others).toEqual([])
    expect(renamed).not.toBe(before)
    expect(after.read('group-1/page-2.html')).toContain(renamed)
    expect(after.report.work.rendered).toBe(1)
  })
})

test('a sidebar of 150 rows is in each page as a whole', async () => {
  const names = Array.from({ length: 149 }, (_, number) => `page-${number}`)
  const site = await buildSite({
    'docs.json': settings(names),
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)])),
  })
  expect(site.files().filter((file) => file.startsWith('assets/sidebar-'))).toEqual([])
  expect(site.read('page-3.html')).not.toMatch(/data-folded|data-rows|handle-sidebar/)
  expect(site.read('page-3.html')).toContain('href="/page-148"')
})
