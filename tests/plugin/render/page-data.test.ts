import { expect, test } from 'vitest'
import { pageData, SidebarTable } from '../../../plugin/render/page-data.ts'
import type { PageFacts } from '../../../plugin/render/page-compilation.ts'
import type { Page } from '../../../plugin/site/site.ts'
import type { NavItem } from '../../../runtime/types/navigation.ts'

test('sidebars that pages share are sent once and referred to by number, others with their page', () => {
  const entry = (path: string): NavItem[] => [
    { kind: 'page', path, title: path, url: `/${path}` },
  ]
  const shared = entry('shared')
  const alike = [entry('alike'), entry('alike')] as const
  const own = entry('own')
  const table = new SidebarTable([shared, own, shared, ...alike])
  expect(table.list).toEqual([entry('shared'), entry('alike')])
  expect(table.refOf({ sidebar: shared })).toBe(0)
  expect(alike.map((sidebar) => table.refOf({ sidebar }))).toEqual([1, 1])
  expect(table.refOf({ sidebar: own })).toBe(own)
})

test("dates in frontmatter are in ISO 8601, and take precedence over git's", () => {
  const frontmatter = { lastUpdatedDate: 'March 5, 2026', createdDate: '5 Jan 2026' }
  const facts = { updates: [], components: [] } as unknown as PageFacts
  const dates = (given: object) => {
    const page = { frontmatter: given } as Page
    const { lastModified, published } = pageData(page, facts, undefined, '2026-01-31')
    return { lastModified, published }
  }
  expect(dates(frontmatter)).toEqual({
    lastModified: '2026-03-05',
    published: '2026-01-05',
  })
  expect(dates({})).toEqual({ lastModified: '2026-01-31', published: undefined })
})
