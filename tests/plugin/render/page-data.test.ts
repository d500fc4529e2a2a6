import { expect, test } from 'vitest'
import { SidebarTable } from '../../../plugin/render/page-data.ts'
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
