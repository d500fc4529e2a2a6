import { expect, test } from 'vitest'
import { freeName } from '../../../runtime/kit/free-name.ts'
import { cpuTime } from '../../cpu-time.ts'

/** Takes each name, or the next one that is free. */
function take(names: readonly string[], taken = new Set<string>()): string[] {
  const free = freeName((name) => taken.has(name))
  return names.map((wanted) => {
    const name = free(wanted)
    taken.add(name)
    return name
  })
}

test('names that are taken get the first number that is free', () => {
  expect(take(['a', 'a', 'a-3', 'a', 'b', 'a'], new Set(['a-2']))).toEqual([
    'a',
    'a-3',
    'a-3-2',
    'a-4',
    'b',
    'a-5',
  ])
})

test('the separator and the first number can be others', () => {
  const taken = new Set(['a', 'a_1', 'a-1'])
  const free = freeName((name) => taken.has(name))
  expect([
    free('a', '_', 1),
    free('a', '-', 1),
    free('a', '-', 5),
    free('b', '_'),
  ]).toEqual(['a_2', 'a-2', 'a-5', 'b'])
})

test('thousands of equal names take linear time', () => {
  const start = cpuTime()
  expect(take(Array.from({ length: 20_000 }, () => 'a')).at(-1)).toBe('a-20000')
  expect(cpuTime() - start).toBeLessThan(500)
})
