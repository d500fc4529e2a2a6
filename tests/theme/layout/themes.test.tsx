import { expect, test } from 'vitest'
import parts from './parts.ts'
import { idsOf, renderPart, type Around } from './render-part.tsx'

const { Layout, PageHeader, Sidebar, TableOfContents } = parts

const menu = { options: ['copy' as const] }
const features = { search: true, markdown: true, feeds: [] }
const headings = [{ depth: 2 as const, id: 'one', text: 'One', toc: true }]

test('in sequoia the page menu stands below the contents, unless the settings say where', () => {
  const around: Around = {
    site: { features },
    page: { headings },
    settings: { theme: 'sequoia', contextual: menu },
  }
  const settings = {
    theme: 'sequoia' as const,
    contextual: { ...menu, display: 'header' as const },
  }
  for (const [each, inHeader] of [
    [around, false],
    [{ ...around, settings }, true],
    [{ ...around, settings: { contextual: menu } }, true],
  ] as const) {
    const has = (html: string) => idsOf(html).includes('page-context-menu')
    expect(has(renderPart(<PageHeader />, each))).toBe(inHeader)
    expect(has(renderPart(<TableOfContents />, each))).toBe(!inHeader)
  }
})

test('a page without a contents column keeps its menu beside the title', () => {
  const settings = { theme: 'sequoia' as const, contextual: menu }
  for (const page of [
    { mode: 'wide' as const },
    { hasPanel: true },
    { updateTags: ['a'] },
  ])
    expect(
      idsOf(renderPart(<PageHeader />, { site: { features }, page, settings })),
    ).toContain('page-context-menu')
})

test('palm alone has a button that closes the sidebar', () => {
  const button = 'data-sidebar-toggle'
  expect(renderPart(<Sidebar />, { settings: { theme: 'palm' } })).toContain(button)
  expect(renderPart(<Sidebar />)).not.toContain(button)
})

test('without a top bar the mode and the call to action stand at the foot of the sidebar', () => {
  const primary = { type: 'link' as const, label: 'Go', href: '/go' }
  const settings = { layout: 'sidebar' as const, navbar: { links: [], primary } }
  const html = renderPart(<Sidebar />, { settings: { ...settings, theme: 'maple' } })
  const foot = html.slice(html.indexOf('sidebar-foot'))
  expect(foot).toContain('>Go<')
  expect(foot).toContain('data-mode-toggle')
})

test('tabs of maple stand in a row, those of willow and of bars that legacy settings took away in the sidebar', () => {
  const tabs = (settings: Around['settings']) =>
    /data-tabs="(\w+)"/.exec(renderPart(<Layout>x</Layout>, { settings }))![1]
  expect(tabs({ theme: 'maple', layout: 'sidebar' })).toBe('row')
  expect(tabs({ theme: 'willow', layout: 'sidebar' })).toBe('sidebar')
  expect(tabs({ theme: 'palm', layout: 'sidebar' })).toBe('sidebar')
  expect(tabs({ theme: 'palm' })).toBe('row')
})
