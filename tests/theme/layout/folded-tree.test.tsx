import fc from 'fast-check'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import type { NavGroup, NavItem, NavPage } from '../../../runtime/types/navigation.ts'
import { renderSidebarRows } from '../../../theme/layout/render-sidebar-rows.tsx'
import { SidebarTree } from '../../../theme/layout/sidebar-tree.tsx'
import { pageWith, settingsWith, siteWith } from '../../runtime/site-fixture.ts'
import { tags, words } from '../render.tsx'
import { renderPart } from './render-part.tsx'

const ROWS = '/assets/sidebar-1.json'

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
): NavGroup => ({ kind: 'group', title, expanded: false, children, ...more })

const pages = (name: string, count: number) =>
  Array.from({ length: count }, (_, number) => page(`${name}${number}`))

const draw = (sidebar: NavItem[], path: string, settings = {}) =>
  renderPart(<SidebarTree items={sidebar} path={path} />, {
    settings,
    navigation: { sidebar, sidebarRows: ROWS },
  })

const listsOf = (sidebar: NavItem[]) =>
  renderSidebarRows({ sidebar, page: pageWith(), site: siteWith() }).lists

test('a page has the group that it is in, the groups around it and what is beside them', () => {
  const sidebar = [
    group('Guide', [page('a'), group('Deep', [page('b'), page('c')])]),
    group('Other', [page('d'), group('Hidden', [page('e')])]),
    page('f'),
  ]
  const html = draw(sidebar, 'b')
  expect(words(html)).toBe('Guide a Deep b c Other f')
  expect(tags(html, 'data-rows')).toEqual([
    '<li class="sidebar-group-wrapper" data-rows="1">',
  ])
  expect(tags(html, 'aria-current')).toEqual(['<a href="/b" aria-current="page">'])
  expect(words(draw(sidebar, 'f'))).toBe('Guide Other f')
  expect(words(draw(sidebar, '404'))).toBe('Guide Other f')
})

test('the title of a closed group is a link to its first page, or to its root', () => {
  const away = page('away', { external: true, url: 'https://away.test' })
  const sidebar = [
    group('First', [away, group('Inner', [page('a')])]),
    group('Root', [page('b')], { root: page('root') }),
  ]
  const html = draw(sidebar, '')
  expect(tags(html, 'href')).toEqual([
    '<a class="sidebar-group-header" href="/a">',
    '<a class="sidebar-group-header" href="/root">',
  ])
  // If the title is the author's link, clicking it doesn't open the group.
  expect(tags(html, 'data-linked')).toEqual([
    '<li class="sidebar-group-wrapper" data-linked data-rows="1">',
  ])
  const drilled = draw(sidebar, '', { interaction: { drilldown: true } })
  expect(tags(drilled, 'data-linked')).toHaveLength(2)
})

test('the open group has a fold with a name, and its root is marked when it is open', () => {
  const html = draw([group('G', [page('a')], { root: page('root') })], 'root')
  expect(html).toContain('<details open><summary aria-label="G"></summary>')
  expect(tags(html, 'aria-current')).toEqual([
    '<a class="sidebar-group-header" href="/root" aria-current="page">',
  ])
})

test('rows of nested groups have data-title where the site selects by it', () => {
  const away = page('away', { external: true, url: 'https://away.test' })
  const sidebar = [group('Top', [group('Deep', [page('a')]), group('Links', [away])])]
  const site = siteWith()
  const named = { ...site, features: { ...site.features, rowNames: true } }
  const { lists } = renderSidebarRows({ sidebar, page: pageWith(), site: named })
  expect(tags(lists['0']!, 'data-title')).toEqual([
    '<li class="sidebar-nested" data-title="Deep" data-rows="0.0">',
    '<li class="sidebar-nested" data-title="Links">',
    '<li data-title="away">',
  ])
  expect(tags(listsOf(sidebar)['0']!, 'data-title')).toEqual([])
})

test('groups have the ids and the tag by which scripts of the site select them', () => {
  const sidebar = [group('Guide', [page('a'), group('Deep', [page('b')])])]
  const { features } = siteWith()
  const html = renderPart(<SidebarTree items={sidebar} path="b" />, {
    site: { features: { ...features, groupIds: true } },
    navigation: { sidebar, sidebarRows: ROWS },
  })
  expect(html).toContain(
    '<h5 id="sidebar-title" class="sidebar-title" aria-level="3">Guide</h5></a>',
  )
  expect(tags(html, 'id="sidebar-group"')).toEqual([
    '<ul id="sidebar-group" class="sidebar-group">',
  ])
})

test('an expanded group is closed like others', () => {
  const sidebar = [group('Top', [group('Open', [page('a')], { expanded: true })])]
  expect(words(draw(sidebar, ''))).toBe('Top')
  expect(words(listsOf(sidebar)['0']!)).toBe('Open')
})

test('groups that no page could stand for keep their rows: untitled ones, and those of links elsewhere', () => {
  const away = page('away', { external: true, url: 'https://away.test' })
  const html = draw([group('', [page('a')]), group('Links', [away])], '')
  expect(words(html)).toBe('a Links away')
  expect(tags(html, 'data-rows')).toEqual([])
})

test('of a long list a page has the rows around it, between links to those nearest', () => {
  const sidebar = [group('All', pages('p', 1000))]
  const html = draw(sidebar, 'p500')
  expect(tags(html, 'data-range')).toEqual([
    '<a href="/p487" data-rows="0" data-range="0-488">',
    '<a href="/p513" data-rows="0" data-range="513-1000">',
  ])
  expect(words(html)).toMatch(/^All More pages: 488 p488 .* p512 More pages: 487$/)
  expect(words(draw(sidebar, 'p0'))).toMatch(/^All p0 .* p24 More pages: 975$/)
  expect(words(draw(sidebar, 'p999'))).toMatch(/^All More pages: 975 p975 .* p999$/)
})

test('entries that are not those of the navigation are all shown', () => {
  const changed = [group('A', [page('a')]), group('B', [page('b')])]
  const html = renderPart(<SidebarTree items={changed} path="a" />, {
    navigation: { sidebar: [...changed], sidebarRows: ROWS },
  })
  expect(words(html)).toBe('A a B b')
  expect(html).not.toContain('data-folded')
})

test('rows that a page lacks are those that the other pages have', () => {
  const sidebar = [
    group('A', [page('a', { method: 'GET' }), group('B', [page('b', { tag: 'New' })])]),
    group('C', [page('c', { icon: { name: 'rocket' }, deprecated: true })]),
  ]
  expect(listsOf(sidebar)['1']).toBe(
    renderPart(<SidebarTree items={sidebar} path="" />, {
      navigation: { sidebar: [] },
    }).match(/<ul class="sidebar-group">(?:(?!<ul).)*<\/ul>(?=<\/div><\/div>$)/)![0],
  )
  expect(words(listsOf(sidebar)['0']!)).toBe('GET a B')
  expect(words(listsOf(sidebar)['0.1']!)).toBe('b New')
})

test('an unknown icon in a closed group is reported', () => {
  const sidebar = [group('A', [page('a', { icon: { name: 'rokcet' } })])]
  const site = siteWith({ settings: settingsWith() })
  const { warnings } = renderSidebarRows({ sidebar, page: pageWith(), site })
  expect(warnings.map(({ code }) => code)).toEqual(['components/unknown-icon'])
})

/**
 * The pages that a reader can reach: rows in the page, and rows that their placeholders
 * load.
 */
function reach(html: string, lists: Record<string, string>): string[] {
  const found: string[] = []
  const read = (node: Nodes, skipsLink = false): void => {
    if (node.type === 'element' && node.tagName === 'li') return readRow(node)
    if (node.type === 'element' && node.tagName === 'a' && !skipsLink)
      found.push(String(node.properties['href']))
    if ('children' in node) for (const child of node.children) read(child)
  }
  const open = (key: string, from = 0, to = Infinity) => {
    const root = fromHtml(lists[key]!, { fragment: true })
    const list = root.children[0] as Element
    for (const row of list.children.slice(from, to)) read(row)
  }
  const readRow = (row: Element): void => {
    const [first, second] = row.children as Element[]
    const { dataRows, dataLinked } = row.properties
    const { dataRange, dataRows: key } = first?.properties ?? {}
    if (dataRange !== undefined) {
      const [from, to] = String(dataRange).split('-').map(Number)
      return open(String(key ?? ''), from, to)
    }
    // A group title that isn't the author's link repeats the first page.
    const isTitle = dataRows !== undefined || second?.tagName === 'details'
    if (!isTitle) for (const child of row.children) read(child)
    else {
      if (dataLinked !== undefined) found.push(String(first!.properties['href']))
      if (second) read(second)
      if (dataRows !== undefined) open(String(dataRows))
    }
  }
  read(fromHtml(html, { fragment: true }))
  return found
}

function addressesOf(items: readonly NavItem[]): string[] {
  return items.flatMap((item) =>
    item.kind === 'page'
      ? [item.url]
      : [...(item.root ? [item.root.url] : []), ...addressesOf(item.children)],
  )
}

/**
 * Random sidebars: short and long lists, with and without titles and roots, external
 * links.
 */
const sidebars = fc
  .letrec<{ items: NavItem[] }>((tie) => ({
    items: fc
      .array(
        fc.oneof(
          { maxDepth: 3 },
          { weight: 3, arbitrary: fc.boolean().map((away): NavItem[] => [leaf(away)]) },
          {
            weight: 1,
            arbitrary: fc
              .tuple(fc.integer({ min: 1, max: 400 }), fc.boolean())
              .map(leaves),
          },
          {
            weight: 3,
            arbitrary: fc
              .tuple(tie('items'), fc.boolean(), fc.boolean())
              .map(([children, hasTitle, hasRoot]): NavItem[] => [
                group(
                  hasTitle || hasRoot ? 'Group' : '',
                  children,
                  hasRoot ? { root: page('') } : {},
                ),
              ]),
          },
        ),
        { maxLength: 6 },
      )
      .map((all) => all.flat()),
  }))
  .items.map((items) => numbered(items, { next: 0 }))

function leaf(away: boolean): NavPage {
  return away ? page('', { external: true, url: '' }) : page('')
}

function leaves([count, away]: [count: number, away: boolean]): NavItem[] {
  return Array.from({ length: count }, () => leaf(away))
}

/**
 * Gives each page a unique path and URL. Nested groups have titles, because they couldn't
 * be opened otherwise.
 */
function numbered(items: readonly NavItem[], count: { next: number }): NavItem[] {
  const name = (one: NavPage): NavPage => {
    const path = `p${count.next++}`
    return { ...one, path, url: one.external ? `https://away.test/${path}` : `/${path}` }
  }
  return items.map((item) =>
    item.kind === 'page'
      ? name(item)
      : {
          ...item,
          ...(item.root && { root: name(item.root) }),
          children: numbered(item.children, count),
        },
  )
}

test('every page of a sidebar can be come to from every page, exactly once', () => {
  fc.assert(
    fc.property(sidebars, fc.nat(), (sidebar, at) => {
      const all = addressesOf(sidebar)
      const path = `p${all.length > 0 ? at % (all.length + 1) : 0}`
      const found = reach(draw(sidebar, path), listsOf(sidebar))
      expect(found.sort()).toEqual(all.sort())
    }),
    { numRuns: 150 },
  )
})
