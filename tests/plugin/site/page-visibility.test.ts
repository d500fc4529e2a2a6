import { expect, test } from 'vitest'
import type { Frontmatter } from '../../../runtime/types/pages.ts'
import type { TreePage } from '../../../plugin/site/navigation-tree.ts'
import { inSitemap, placePage } from '../../../plugin/site/page-visibility.ts'
import type { Page, SourcePage } from '../../../plugin/site/site.ts'

const listed = { unlisted: false } as TreePage
const unlisted = { unlisted: true } as TreePage

/**
 * Where a page with this frontmatter is listed: `list`, `search`, `robots`, `sitemap`.
 */
function found(
  frontmatter: Partial<Frontmatter>,
  places: TreePage[],
  indexing: 'navigable' | 'all' = 'navigable',
): string {
  const settings = { seo: { metatags: {}, paths: [], indexing, trailingSlash: false } }
  const page = { frontmatter } as SourcePage
  const placement = placePage(page, places, 'en', settings)
  return [
    placement.listed && 'list',
    placement.searchable && 'search',
    placement.indexable && 'robots',
    inSitemap({ ...page, ...placement } as Page, settings) && 'sitemap',
  ]
    .filter(Boolean)
    .join(' ')
}

test('a page of the navigation is found everywhere', () => {
  expect(found({}, [listed])).toBe('list search robots sitemap')
})

test.each<[what: string, frontmatter: Partial<Frontmatter>]>([
  ['`noindex`', { noindex: true }],
  ['`robots: noindex`', { robots: 'noindex, nofollow' }],
  ['`robots: none`', { robots: 'None' }],
])('robots and search leave out a page with %s', (_, frontmatter) => {
  expect(found(frontmatter, [listed])).toBe('list')
  expect(found(frontmatter, [listed], 'all')).toBe('list')
})

test('nobody finds a hidden page, unless the settings open everything', () => {
  expect(found({ hidden: true }, [])).toBe('')
  expect(found({ hidden: true }, [unlisted])).toBe('')
  expect(found({ hidden: true }, [listed])).toBe('list')
  expect(found({ hidden: true }, [unlisted], 'all')).toBe('search robots sitemap')
})

test('a page in hidden parts of the navigation is hidden, in one visible part it is not', () => {
  expect(found({}, [unlisted, unlisted])).toBe('')
  expect(found({}, [unlisted, listed])).toBe('list search robots sitemap')
})

test('a page outside of the navigation is open to robots, but in no list', () => {
  expect(found({}, [])).toBe('robots')
  expect(found({}, [], 'all')).toBe('search robots sitemap')
})

test('what a page says of the search takes precedence', () => {
  expect(found({ searchable: false }, [listed])).toBe('list robots sitemap')
  expect(found({ searchable: true, hidden: true }, [unlisted])).toBe('search')
  expect(found({}, [{ ...listed, searchable: false }])).toBe('list robots sitemap')
})

test('nobody finds a page for another audience, whatever else is set', () => {
  const place = { unlisted: true, forOthers: true } as TreePage
  expect(found({ hidden: false, searchable: true }, [place], 'all')).toBe('')
  expect(found({ audience: ['staff'] }, [], 'all')).toBe('')
  expect(found({ audience: ['staff', 'default'] }, [])).toBe('robots')
  expect(found({}, [place, listed])).toBe('list search robots sitemap')
})
