import { expect, test } from 'vitest'
import { formatDiagnostic } from '../../../runtime/kit/diagnostic.ts'
import { buildNavigation } from '../../../plugin/site/build-navigation.ts'
import {
  checkRedirects,
  effectiveRedirects,
  folderRedirects,
  homeRedirect,
  plainRedirects,
} from '../../../plugin/site/redirects.ts'
import { division, group, makeSite, page } from './make-site.ts'
import { listRedirects } from './list-redirects.ts'

test('circles, and redirects of pages, are reported', () => {
  const site = makeSite(['page', 'docs/v2/x'], [], {
    redirects: listRedirects({
      '/page/': '/elsewhere',
      '/page.mdx': '/page',
      '/a': '/b',
      '/b': '/a',
      '/self': '/self#part',
      '/first': '/second#part',
      '/second': '/first?from=second',
      '/chain': '/link',
      '/link': '/page',
      '/grow/:slug*': '/grow/more/:slug*',
      '/out': 'https://example.com/out',
    }),
  })
  site.locate = ({ file, keys }) => ({ file, line: Number(keys[1]) + 1, column: 1 })
  expect(checkRedirects(site).map(formatDiagnostic).join('\n')).toMatchInlineSnapshot(`
    "docs.json:1:1  the redirect from \`/page/\` has no effect: \`page.mdx\` is published at that path  [site/redirect-of-page]
      Remove the page or the redirect.
    docs.json:3:1  the redirect from \`/a\` is circular: /a → /b → /a  [site/redirect-circle]
      Remove it, or let it lead to a page.
    docs.json:4:1  the redirect from \`/b\` is circular: /b → /a → /b  [site/redirect-circle]
      Remove it, or let it lead to a page.
    docs.json:5:1  the redirect from \`/self\` is circular: /self → /self  [site/redirect-circle]
      Remove it, or let it lead to a page.
    docs.json:6:1  the redirect from \`/first\` is circular: /first → /second → /first  [site/redirect-circle]
      Remove it, or let it lead to a page.
    docs.json:7:1  the redirect from \`/second\` is circular: /second → /first → /second  [site/redirect-circle]
      Remove it, or let it lead to a page.
    docs.json:10:1  the redirect from \`/grow/:slug*\` is circular: /grow/example → /grow/more/example → /grow/more/more/example → /grow/more/more/more/example  [site/redirect-circle]
      Remove it, or let it lead to a page."
  `)
})

test('a redirect from a file that is published is reported', () => {
  const site = makeSite(['page'], [], {
    redirects: listRedirects({
      '/llms.txt': '/page',
      '/a.png': '/page',
      '/b.png': '/page',
    }),
  })
  const found = checkRedirects({ ...site, assets: ['a.png'] })
  expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'site/redirect-of-page: the redirect from `/llms.txt` has no effect: a file is published at that path',
    'site/redirect-of-page: the redirect from `/a.png` has no effect: a file is published at that path',
  ])
})

test('a redirect into its own folder leads to the pages there', () => {
  const site = makeSite(['sdk/js/http', 'sdk/js/sql', 'sdk/sql', 'sdk/go/http'], [], {
    redirects: listRedirects({
      '/sdk/http2': '/sdk/js/http',
      '/sdk/:slug*': '/sdk/js/:slug*',
    }),
  })
  expect(checkRedirects(site)).toEqual([])
  expect(effectiveRedirects(site)).toEqual(
    listRedirects({ '/sdk/http2': '/sdk/js/http', '/sdk/http': '/sdk/js/http' }),
  )
  expect(folderRedirects(site, { order: ['sdk/go/http'] })).toEqual([
    { from: '/sdk/go', to: '/sdk/go/http' },
    { from: '/sdk', to: '/sdk/go/http' },
  ])
})

test('/ redirects to the first page of the navigation if there is no index', () => {
  const site = makeSite(['z', 'guides/a'], [group('G', ['guides/a', 'z'])])
  expect(homeRedirect(site, buildNavigation(site))).toEqual({
    from: '/',
    to: '/guides/a',
  })
  const withIndex = makeSite(['index', 'z'], [page('z')])
  expect(homeRedirect(withIndex, buildNavigation(withIndex))).toBeUndefined()
})

test('/ redirects to the default version', () => {
  const site = makeSite(
    ['next/a', 'v1/a'],
    [
      division('version', 'next', ['next/a']),
      division('version', 'v1', ['v1/a'], { default: true }),
    ],
  )
  expect(homeRedirect(site, buildNavigation(site))).toEqual({ from: '/', to: '/v1/a' })
})

test('/ does not redirect into a tab that is hidden until it is active', () => {
  const site = makeSite(
    ['home/a', 'guide/a'],
    [
      division('tab', 'Home', ['home/a'], { hiddenUntilActive: true }),
      division('tab', 'Guide', ['guide/a']),
    ],
  )
  expect(homeRedirect(site, buildNavigation(site))).toEqual({ from: '/', to: '/guide/a' })
})

test('a folder without a page redirects to the first listed page below it', () => {
  const site = makeSite(
    ['guides/deep/b', 'guides/a', 'api/index', 'api/v1/x', 'old/y', 'drafts/z'],
    [group('G', ['guides/deep/b', 'guides/a', 'api', 'api/v1/x', 'old/y'])],
    { redirects: listRedirects({ '/old/:slug*': '/guides/a' }) },
  )
  expect(folderRedirects(site, buildNavigation(site))).toEqual([
    { from: '/guides/deep', to: '/guides/deep/b' },
    { from: '/guides', to: '/guides/deep/b' },
    { from: '/api/v1', to: '/api/v1/x' },
  ])
})

test('a folder leads where the redirect from its index leads', () => {
  const site = makeSite(['a/b', 'c'], [group('G', ['a/b', 'c'])], {
    redirects: listRedirects({ '/a/index': '/c' }),
  })
  expect(folderRedirects(site, buildNavigation(site))).toEqual([{ from: '/a', to: '/c' }])
})

test('the index of a page may be redirected, as no file has that name', () => {
  const site = makeSite(['a', 'index'], [], {
    redirects: listRedirects({ '/a/index': '/a', '/index': '/a' }),
  })
  expect(effectiveRedirects(site).map(({ source }) => source)).toEqual(['/a/index'])
})

test('a link to a path that no page has can be written with the page where its redirects end', () => {
  const site = makeSite(['page', 'docs/v2/x'], [], {
    redirects: listRedirects({
      '/a': '/b',
      '/b': '/page#part',
      '/page': '/docs/v2/x',
      '/v1/:slug*': '/docs/v2/:slug*',
      '/v1-x': '/v1/x',
      '/loop': '/loop',
      '/out': 'https://example.com',
      '/lost': '/nowhere',
    }),
  })
  expect(plainRedirects(site)).toEqual({
    '/a': '/page#part',
    '/b': '/page#part',
    '/v1-x': '/docs/v2/x',
  })
})
