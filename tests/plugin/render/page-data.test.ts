import { expect, test } from 'vitest'
import { SidebarTable } from '../../../plugin/render/page-data.ts'
import type { NavItem, PageNavigation } from '../../../runtime/types/navigation.ts'

test('a sidebar that pages share is sent by number, any other with its page', () => {
  const shared: NavItem[] = []
  const own: NavItem[] = []
  const table = new SidebarTable([shared, own, shared, shared])
  expect(table.list).toEqual([shared])
  expect(table.refOf({ sidebar: shared } as PageNavigation)).toBe(0)
  expect(table.refOf({ sidebar: own } as PageNavigation)).toBe(own)
})
