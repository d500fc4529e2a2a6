import { expect, test } from 'vitest'
import { formatDiagnostic } from '../../../plugin/diagnostic.ts'
import { buildNavigation } from '../../../plugin/site/build-navigation.ts'
import {
  checkRedirects,
  compileRedirect,
  folderRedirects,
  followRedirect,
  homeRedirect,
} from '../../../plugin/site/redirects.ts'
import { group, makeSite, page } from './make-site.ts'

function redirects(list: Record<string, string>) {
  return Object.entries(list).map(([source, destination]) => ({
    source,
    destination,
    permanent: true,
  }))
}

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
])('%s → %s leads %s to %s (behaviour 2.1)', (source, destination, path, expected) => {
  const [redirect] = redirects({ [source]: destination })
  expect(followRedirect([compileRedirect(redirect!)], path)?.destination).toBe(expected)
})

test('the first redirect that matches is taken', () => {
  const list = redirects({ '/a/b': '/one', '/a/:slug*': '/two/:slug*' }).map(
    compileRedirect,
  )
  expect(followRedirect(list, '/a/b')?.destination).toBe('/one')
  expect(followRedirect(list, '/a/c')?.destination).toBe('/two/c')
})

test('circles, and redirects of pages, are reported', () => {
  const site = makeSite(['page', 'docs/v2/x'], [], {
    redirects: redirects({
      '/page/': '/elsewhere',
      '/page.mdx': '/page',
      '/a': '/b',
      '/b': '/a',
      '/self': '/self#part',
      '/chain': '/link',
      '/link': '/page',
      '/grow/:slug*': '/grow/more/:slug*',
      '/out': 'https://example.com/out',
    }),
  })
  site.locate = ({ file, keys }) => ({ file, line: Number(keys[1]) + 1, column: 1 })
  expect(checkRedirects(site).map(formatDiagnostic).join('\n')).toMatchInlineSnapshot(`
    "docs.json:1:1  the redirect of \`/page/\` never happens: \`page.mdx\` is the page of that address  [site/redirect-of-page]
      Remove the page or the redirect.
    docs.json:3:1  the redirect of \`/a\` leads back to itself: /a → /b → /a  [site/redirect-circle]
    docs.json:4:1  the redirect of \`/b\` leads back to itself: /b → /a → /b  [site/redirect-circle]
    docs.json:5:1  the redirect of \`/self\` leads back to itself: /self → /self  [site/redirect-circle]
    docs.json:8:1  the redirect of \`/grow/:slug*\` leads back to itself: /grow/example → /grow/more/example → /grow/more/more/example → /grow/more/more/more/example  [site/redirect-circle]"
  `)
})

test('/ leads to the first page of the navigation where no index is (behaviour 1.3)', () => {
  const site = makeSite(['z', 'guides/a'], [group('G', ['guides/a', 'z'])])
  expect(homeRedirect(site, buildNavigation(site))).toEqual({
    from: '/',
    to: '/guides/a',
  })
  const withIndex = makeSite(['index', 'z'], [page('z')])
  expect(homeRedirect(withIndex, buildNavigation(withIndex))).toBeUndefined()
})

test('a folder without a page leads to the first listed page below it (behaviour 1.3)', () => {
  const site = makeSite(
    ['guides/deep/b', 'guides/a', 'api/index', 'api/v1/x', 'old/y', 'drafts/z'],
    [group('G', ['guides/deep/b', 'guides/a', 'api', 'api/v1/x', 'old/y'])],
    { redirects: redirects({ '/old/:slug*': '/guides/a' }) },
  )
  expect(folderRedirects(site, buildNavigation(site))).toEqual([
    { from: '/guides/deep', to: '/guides/deep/b' },
    { from: '/guides', to: '/guides/deep/b' },
    { from: '/api/v1', to: '/api/v1/x' },
  ])
})
