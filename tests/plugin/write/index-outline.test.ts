import { expect, test } from 'vitest'
import { IndexOutline } from '../../../plugin/write/index-outline.ts'

const page = (place: number, title: string, more: object = {}) => ({
  language: 'en',
  place,
  title,
  url: `/${title}`,
  ...more,
})

test('tabs and versions come in the order of the navigation, tabs with the versions that have them', () => {
  const outline = new IndexOutline()
  outline.add(page(2, 'c', { tab: 'API', version: 'v2' }))
  outline.add(page(0, 'a', { tab: 'Guide', version: 'v1' }))
  outline.add(page(1, 'b', { tab: 'Guide', version: 'v2' }))
  outline.add(page(Infinity, 'd'))
  const { tabs, versions } = outline.of('en')
  expect(versions).toEqual(['v1', 'v2'])
  expect(tabs).toEqual([
    { name: 'Guide', versions: ['v1', 'v2'] },
    { name: 'API', versions: ['v2'] },
  ])
})

test('one tab is no choice', () => {
  const outline = new IndexOutline()
  outline.add(page(0, 'a', { tab: 'Guide' }))
  outline.add(page(1, 'b'))
  expect(outline.of('en').tabs).toEqual([])
})

test('the first page of each tab is suggested, then the first of all; never the home page', () => {
  const outline = new IndexOutline()
  outline.add({ ...page(0, 'home', { tab: 'Guide' }), url: '/' })
  for (const place of [1, 2, 3, 4])
    outline.add(page(place, `g${place}`, { tab: 'Guide' }))
  outline.add(page(9, 'api', { tab: 'API' }))
  const titles = outline.of('en').suggested['']?.map(([title]) => title)
  expect(titles).toEqual(['g1', 'g2', 'g3', 'g4', 'api'])
})

test('a version suggests its own pages, and those of none', () => {
  const outline = new IndexOutline()
  outline.add(page(0, 'old', { version: 'v1' }))
  outline.add(page(1, 'new', { version: 'v2' }))
  outline.add(page(2, 'both'))
  expect(outline.of('en').suggested['v2']).toEqual([
    ['new', '/new'],
    ['both', '/both'],
  ])
})

test('a language has its own pages only', () => {
  const outline = new IndexOutline()
  outline.add({ ...page(0, 'a'), language: 'pt-BR' })
  expect(outline.of('en').suggested['']).toEqual([])
  expect(outline.of('pt-br').suggested['']).toEqual([['a', '/a']])
})
