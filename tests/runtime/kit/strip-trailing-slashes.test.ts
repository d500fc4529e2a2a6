import { expect, test } from 'vitest'
import { cpuTime } from '../../cpu-time.ts'
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
  const start = cpuTime()
  expect(stripTrailingSlashes(path)).toBe(path)
  // Quadratic time would be minutes.
  expect(cpuTime() - start).toBeLessThan(2000)
})
