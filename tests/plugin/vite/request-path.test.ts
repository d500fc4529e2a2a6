import { expect, test } from 'vitest'
import { lacksSlash, requestPath } from '../../../plugin/vite/request-path.ts'

test.each([
  ['/docs/a%20b?x#y', '/a b'],
  ['/docs/', '/'],
  ['/other/a', '/other/a'],
  ['/docs/a..b/...', '/a..b/...'],
])('the path of %s below /docs/ is %s', (url, path) => {
  expect(requestPath(url, '/docs/')).toBe(path)
})

test.each([
  '/docs/../secret',
  '/docs/%2e%2e/secret',
  '/docs/..%2fsecret',
  '/docs/..%5csecret',
  '/docs/a\\..\\..\\secret',
  '/docs/..',
  '/docs/.env%00.html',
  '/docs/%',
  '/docs/%c0%ae%c0%ae/secret',
])('%s has no path', (url) => {
  expect(requestPath(url, '/docs/')).toBeUndefined()
})

test.each([
  ['/docs', '/docs/', true],
  ['/docs?x', '/docs/', true],
  ['/docs/', '/docs/', false],
  ['/docsx', '/docs/', false],
  ['/', '/', false],
  ['?x', '/', false],
])('%s is the base %s without its slash: %s', (url, base, is) => {
  expect(lacksSlash(url, base)).toBe(is)
})
