import { expect, test } from 'vitest'
import { RedirectTable } from '../../../plugin/site/redirect-table.ts'
import { listRedirects } from './list-redirects.ts'

test.each([
  ['/old', '/new', '/old', '/new'],
  ['old/', '/new', '/old/', '/new'],
  ['/old', '/new', '/old/a', undefined],
  ['/docs/:slug*', '/:slug*', '/docs/a/b', '/a/b'],
  ['/docs/:slug*', '/help/:slug*', '/docs', '/help'],
  ['/docs/:slug*', 'https://x.y/:slug*?a=1#b', '/docs/a', 'https://x.y/a?a=1#b'],
  ['/blog/*', '/news/*', '/blog/2024/a', '/news/2024/a'],
  ['/blog/*', '/news', '/blogs', undefined],
  ['/articles/concepts-*', '/learn/*', '/articles/concepts-auth', '/learn/auth'],
  ['/articles/concepts-*', '/learn/*', '/articles/concepts-a/b', undefined],
  ['/:lang/old/:name', '/:name/:lang', '/en/old/a', '/a/en'],
  ['/a.b', '/c', '/axb', undefined],
  ['/a+(b)', '/c', '/a+(b)', '/c'],
])('%s → %s leads %s to %s', (source, destination, path, expected) => {
  const [redirect] = listRedirects({ [source]: destination })
  expect(new RedirectTable([redirect!]).follow(path)?.destination).toBe(expected)
})

test('the first redirect that matches is taken', () => {
  const table = new RedirectTable(
    listRedirects({ '/a/b': '/one', '/a/:slug*': '/two/:slug*' }),
  )
  expect(table.follow('/a/b')?.destination).toBe('/one')
  expect(table.follow('/a/c')?.destination).toBe('/two/c')
})

test('a wildcard before a plain path is taken, and one after it is not', () => {
  const before = new RedirectTable(listRedirects({ '/a/*': '/wild', '/a/b': '/plain' }))
  const after = new RedirectTable(listRedirects({ '/a/b': '/plain', '/a/*': '/wild' }))
  expect(before.follow('/a/b')?.destination).toBe('/wild')
  expect(after.follow('/a/b')?.destination).toBe('/plain')
})

test('a source with thousands of slashes takes no longer than others', () => {
  const path = `/a${'/'.repeat(100_000)}b`
  const table = new RedirectTable(listRedirects({ [path]: '/b' }))
  expect(table.follow(path)?.destination).toBe('/b')
}, 5000)
