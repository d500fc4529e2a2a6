import { describe, expect, test } from 'vitest'
import { docsPath, isUnder } from '../../plugin/vite/docs-path.ts'

describe('the path of embedded documentation', () => {
  test.each(['/docs/', '/docs', 'docs', 'docs/', '//docs//'])('%s is docs/', (path) => {
    expect(docsPath(path)).toBe('docs/')
  })

  test.each([
    '',
    '/',
    '/a/../b',
    './docs',
    'https://example.com/docs',
    '/docs?x',
    'a\\b',
  ])('refuses %j', (path) => {
    expect(() => docsPath(path)).toThrow(/not a path below the application/)
  })

  test.each([
    ['/docs', true],
    ['/docs?x=/', true],
    ['/docs/', true],
    ['/docs/a/b?c', true],
    ['/', false],
    ['/docsearch', false],
    ['/app/docs/', false],
    ['/?next=/docs/', false],
    [undefined, false],
  ])('of /docs/, %s: %s', (url, expected) => {
    expect(isUnder(url, '/docs/')).toBe(expected)
  })
})
