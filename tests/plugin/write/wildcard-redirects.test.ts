import { expect, test } from 'vitest'
import type { SiteData } from '../../../runtime/types/rendering.ts'
import { wildcardRedirects } from '../../../plugin/write/wildcard-redirects.ts'
import { listRedirects } from '../site/list-redirects.ts'
import { makeSite } from '../site/make-site.ts'

/** The rules in the script, for redirects of a site with the pages `index` and `guide`. */
function rulesOf(redirects: Record<string, string>, base = '/'): unknown {
  const source = makeSite(['index', 'guide'], [], {
    redirects: listRedirects(redirects),
  })
  const html = wildcardRedirects(source, { base } as SiteData)
  const data = /data-redirects="([^"]*)"/.exec(html)?.[1]
  return data === undefined ? html : JSON.parse(data.replaceAll('&quot;', '"'))
}

test('redirects without wildcards have pages of their own, and need no script', () => {
  expect(rulesOf({ '/old': '/guide' })).toBe('')
})

test('rules have the base on both sides, and none for other sites', () => {
  expect(
    rulesOf({ '/a/:slug*': '/:slug*', '/b/*': 'https://b.test/*' }, '/docs/'),
  ).toEqual([
    [String.raw`^\/docs\/a(?:\/(.*))?\/?$`, '/docs/$1'],
    [String.raw`^\/docs\/b\/(.*)\/?$`, 'https://b.test/$1'],
  ])
})

test('a redirect whose source cannot be a file name needs the script', () => {
  expect(
    rulesOf({ '/external:-users/list': '/guide', '/what%3F/%C3%BC': '/guide' }),
  ).toEqual([
    [String.raw`^\/external:-users\/list\/?$`, '/guide'],
    [String.raw`^\/what%3F\/ü\/?$`, '/guide'],
  ])
})

test('encoded letters match the decoded path', () => {
  expect(rulesOf({ '/%C3%BC/*': '/guide' })).toEqual([
    [String.raw`^\/ü\/(.*)\/?$`, '/guide'],
  ])
})

test('circular redirects are left out', () => {
  expect(rulesOf({ '/a/:x*': '/b/:x*', '/b/:x*': '/a/:x*' })).toBe('')
})

test('quotes in a path stay in the attribute', () => {
  expect(rulesOf({ '/"a"/*': '/guide' })).toEqual([
    [String.raw`^\/"a"\/(.*)\/?$`, '/guide'],
  ])
})
