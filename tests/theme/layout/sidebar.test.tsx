import { expect, test } from 'vitest'
import type { NavGroup, NavItem, NavPage } from '../../../runtime/types/navigation.ts'
import { Anchors } from '../../../theme/layout/anchors.tsx'
import { SidebarTree } from '../../../theme/layout/sidebar-tree.tsx'
import { siteWith } from '../../runtime/site-fixture.ts'
import { tags, words } from '../render.tsx'
import { renderPart } from './render-part.tsx'

const page = (path: string, more: Partial<NavPage> = {}): NavPage => ({
  kind: 'page',
  path,
  title: path,
  url: `/${path}`,
  ...more,
})

const group = (
  title: string,
  children: NavItem[],
  more: Partial<NavGroup> = {},
): NavGroup => ({
  kind: 'group',
  title,
  expanded: false,
  children,
  ...more,
})

const drawTree = (items: NavItem[], path: string, settings = {}) =>
  renderPart(<SidebarTree items={items} path={path} />, { settings })

test('the open page is marked once, for styles and for screen readers', () => {
  const html = drawTree([group('A', [page('one'), page('two')])], 'two')
  expect(tags(html, 'aria-current')).toEqual(['<a href="/two" aria-current="page">'])
  expect(tags(html, 'data-active')).toEqual(['<li data-active="true">'])
})

test('a group without the open page is rendered the same after a visit to it', () => {
  const items = [group('A', [group('B', [page('one')])]), group('C', [page('two')])]
  const first = drawTree(items, 'two')
  expect(drawTree(items, 'one')).toContain('<details open>')
  expect(drawTree(items, 'two')).toBe(first)
})

test('nested groups are closed, but around the open page and where they are expanded', () => {
  const items = [
    group('Top', [
      group('Around', [group('Deep', [page('deep')])]),
      group('Elsewhere', [page('other')]),
      group('Expanded', [page('more')], { expanded: true }),
    ]),
  ]
  const html = drawTree(items, 'deep')
  const states = [
    ...html.matchAll(/<details( open)?><summary[^>]*>.*?nested-title">(\w+)/g),
  ]
  expect(states.map(([, open, title]) => [title, Boolean(open)])).toEqual([
    ['Around', true],
    ['Deep', true],
    ['Elsewhere', false],
    ['Expanded', true],
  ])
})

test("a group's title links to its root page, and is marked when that is open", () => {
  const items = [
    group('Top', [group('Sub', [page('a')], { root: page('sub') })], {
      root: page('top'),
    }),
  ]
  expect(tags(drawTree(items, 'top'), 'aria-current')).toEqual([
    '<a href="/top" aria-current="page">',
  ])
  const html = drawTree(items, 'sub')
  expect(tags(html, 'aria-current')).toEqual(['<a href="/sub" aria-current="page">'])
  // The group has its own toggle: a link in it would not be accessible.
  expect(html).toContain('<details open><summary aria-label="Sub"></summary>')
})

test('with drilldown, a title links to the first page, past links to other sites', () => {
  const away = page('away', { external: true, url: 'https://away.test' })
  const items = [group('Top', [group('Sub', [away, group('Deep', [page('first')])])])]
  expect(drawTree(items, '', { interaction: { drilldown: true } })).toContain(
    '<a href="/first"><span class="sidebar-nested-title">Sub</span></a>',
  )
  const same = structuredClone(items)
  expect(drawTree(same, '', { interaction: {} })).not.toContain('href="/first"><span')
})

test('rows show icon, method, tag and deprecation', () => {
  const html = drawTree(
    [
      group('API', [
        page('a', { method: 'DELETE', title: 'Remove', tag: 'NEW', deprecated: true }),
        page('b', { icon: { name: 'rocket' } }),
      ]),
    ],
    '',
  )
  expect(html).toContain('<span class="method-nav-pill" data-method="delete">DEL</span>')
  expect(words(html)).toBe('API DEL Remove NEW deprecated b')
  expect(tags(html, 'data-nav-tag="NEW"')).toHaveLength(1)
  expect(html.match(/<svg class="icon"/g)).toHaveLength(1)
})

test('an image is in a box of its own, which stylesheets of sites make a mask', () => {
  expect(drawTree([page('a', { icon: { name: '/a.svg' } })], '')).toContain(
    '<a href="/a"><div><img class="icon" src="/a.svg" width="16" height="16" alt/></div>a</a>',
  )
})

test('an untitled group has no heading', () => {
  expect(drawTree([group('', [page('a')])], '')).not.toContain('sidebar-group-header')
})

test('top-level groups are headings with a list, nested as styles and scripts of sites expect', () => {
  expect(drawTree([group('G', [page('in')])], '')).toBe(
    '<div id="navigation-items"><div class="sidebar-tree sidebar-group-wrapper">' +
      '<div class="sidebar-group-header"><h3 class="sidebar-title">G</h3></div>' +
      '<ul class="sidebar-group"><li><a href="/in">in</a></li></ul></div></div>',
  )
})

test('groups have the ids and tags by which scripts of the site select them', () => {
  const items = [page('a'), group('G', [page('in')]), group('H', [], { root: page('h') })]
  const { features } = siteWith()
  const html = renderPart(<SidebarTree items={items} path="" />, {
    site: { features: { ...features, groupIds: true } },
  })
  expect(html).toContain(
    '<div class="sidebar-group-header"><h5 id="sidebar-title" class="sidebar-title" aria-level="3">G</h5></div>' +
      '<ul id="sidebar-group" class="sidebar-group"><li>',
  )
  expect(tags(html, 'id="sidebar-group"')).toHaveLength(3)
})

test('a top-level group with a root is a collapsed row, open around the open page', () => {
  const items = [
    group('Top', [page('in')], { root: page('top') }),
    group('Other', [page('a')], { root: page('other') }),
  ]
  const row = (title: string, open: string) =>
    `<span class="sidebar-nested-title">${title}</span></a><details${open}>`
  const html = drawTree(items, 'in')
  expect(html).toContain(row('Top', ' open'))
  expect(html).toContain(row('Other', ''))
  expect(tags(html, 'sidebar-group')).toEqual([
    '<ul class="sidebar-tree sidebar-group-wrapper sidebar-group">',
    '<ul class="sidebar-tree sidebar-group-wrapper sidebar-group">',
  ])
})

test('successive pages beside groups are one list', () => {
  const items = [page('a'), page('b'), group('G', [page('in')]), page('c')]
  const html = drawTree(items, 'b')
  expect(words(html)).toBe('a b G in c')
  expect(tags(html, 'sidebar-group')).toEqual([
    '<ul class="sidebar-tree sidebar-group-wrapper sidebar-group">',
    '<div class="sidebar-tree sidebar-group-wrapper">',
    '<div class="sidebar-group-header">',
    '<ul class="sidebar-group">',
    '<ul class="sidebar-tree sidebar-group-wrapper sidebar-group">',
  ])
  expect(tags(html, 'aria-current')).toEqual(['<a href="/b" aria-current="page">'])
})

test('a link to another site opens in its own tab and is never the open page', () => {
  const html = drawTree(
    [group('G', [page('x', { external: true, url: 'https://x.test' })])],
    'x',
  )
  expect(tags(html, 'https://x.test')).toEqual([
    '<a href="https://x.test" target="_blank" rel="noreferrer">',
  ])
})

test('a group with only a root page is a link, without a fold', () => {
  const html = drawTree([group('G', [], { root: page('top') })], 'top')
  expect(html).toContain('href="/top"')
  expect(html).not.toContain('<details')
})

test("a group's root on another site opens in its own tab", () => {
  const root = page('out', { url: 'https://out.test', external: true })
  expect(tags(drawTree([group('G', [page('a')], { root })], 'a'), 'https:')).toEqual([
    '<a href="https://out.test" target="_blank" rel="noreferrer">',
  ])
})

test('anchors carry their colour as a class', () => {
  const anchors = [
    {
      name: 'A',
      label: 'A',
      url: '/a',
      external: false,
      active: true,
      icon: { name: 'book' },
      color: '#0D9373',
    },
    {
      name: 'B',
      label: 'B',
      url: 'https://b.test',
      external: true,
      active: false,
      icon: { name: 'book' },
      color: { from: '#111111', to: '#222222' },
    },
  ]
  const html = renderPart(<Anchors anchors={anchors} />)
  expect(tags(html, 'icon-chip')).toEqual([
    '<span class="icon-chip paint-0d9373">',
    '<span class="icon-chip paint-111111-222222">',
  ])
  expect(tags(html, 'nav-anchor')).toEqual([
    '<ul class="nav-anchors list-none">',
    '<a class="nav-anchor" href="/a" aria-current="location" data-active="true">',
    '<a class="nav-anchor" href="https://b.test" target="_blank" rel="noreferrer">',
  ])
})

test('anchors without a colour take that of the settings', () => {
  const anchor = {
    name: 'A',
    label: 'A',
    url: '/a',
    external: false,
    active: false,
    icon: { name: 'book' },
  }
  const colors = { primary: '#000', light: '#000', dark: '#000', anchors: '#abcdef' }
  expect(renderPart(<Anchors anchors={[anchor]} />, { settings: { colors } })).toContain(
    'paint-abcdef',
  )
})
