import { expect, test } from 'vitest'
import { stripTrailingSlashes } from '../../../runtime/kit/strip-trailing-slashes.ts'

test.for([
  ['/a/', '/a'],
  ['/a//b///', '/a//b'],
  ['https://a.example/', 'https://a.example'],
  ['/', ''],
  ['', ''],
])('%j becomes %j', ([path, stripped]) => {
  expect(stripTrailingSlashes(path!)).toBe(stripped)
})

test('a long run of slashes within a path costs linear time', () => {
  const path = `${'/'.repeat(500_000)}a`
  const start = performance.now()
  expect(stripTrailingSlashes(path)).toBe(path)
  // Quadratic time would be minutes.
  expect(performance.now() - start).toBeLessThan(2000)
})
