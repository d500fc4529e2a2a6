import { expect, test } from 'vitest'
import type { NavbarLink } from '../../../runtime/types/settings.ts'
import { linkBreakpoints } from '../../../theme/layout/link-breakpoints.ts'

const link = (label: string): NavbarLink => ({ type: 'link', label, href: `/${label}` })

test('each link needs the room of those before it, of itself and of the menu', () => {
  const rooms = linkBreakpoints([link('Blog'), link('Community forum'), link('Status')])
  // Links of 2.24, 11.89 and 16.5 rem, plus a gap and the menu's button except for the
  // last.
  expect(rooms).toEqual([8, 16, 20])
})

test('signs of East Asia are wider, icons and counts of stars take room', () => {
  expect(linkBreakpoints([link('文档文档文档文档文档')])).toEqual([12])
  expect(linkBreakpoints([link('documents!')])).toEqual([8])
  const github: NavbarLink = { type: 'github', href: 'https://github.com/harbour/docs' }
  expect(linkBreakpoints([github])).toEqual([12])
  expect(linkBreakpoints([github], { 'harbour/docs': { stars: 1, forks: 1 } })).toEqual([
    16,
  ])
})

test('nothing needs more than the widest place that the stylesheet knows', () => {
  expect(linkBreakpoints([link('x'.repeat(200))])).toEqual([48])
})
