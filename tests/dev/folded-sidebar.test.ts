import { expect, test } from 'vitest'
import { longSite } from '../site/long-site.ts'
import { readHtml } from '../site/read-html.ts'
import { startDev } from './start-server.ts'

test('the dev server folds a long sidebar, and gives the rows that a page lacks', async () => {
  const server = await startDev(longSite())
  const page = await server.get('/group-1/page-2')
  const sidebar = readHtml(page.text).byId('navigation-items')
  expect(sidebar.text).toContain('Group 1 page 3')
  expect(sidebar.text).not.toContain('Group 2 page 3')
  const [tree] = sidebar.all('ul', { 'data-folded': true })
  const url = tree!.attribute('data-folded')!
  expect(url).toMatch(/^\/@skerry\/sidebar\/group-1\/page-2\?[\da-f]{8}$/)
  const [closed] = sidebar
    .all('li', { 'data-rows': true })
    .filter(({ text }) => text === 'Group 2')
  const rows = await server.get(url)
  const lists = JSON.parse(rows.text) as Record<string, string>
  expect(lists[closed!.attribute('data-rows')!]).toContain('Group 2 page 3')

  const unknown = await server.get('/nowhere')
  const [other] = readHtml(unknown.text).all('ul', { 'data-folded': true })
  const same = await server.get(other!.attribute('data-folded')!)
  expect(JSON.parse(same.text)).toEqual(lists)
})
