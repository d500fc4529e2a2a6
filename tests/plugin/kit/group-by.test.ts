import { expect, test } from 'vitest'
import { groupBy } from '../../../plugin/kit/group-by.ts'

test('groups are in the order of their first values, and values in theirs', () => {
  const words = ['cleat', 'buoy', 'bow', 'anchor', 'cable']
  expect([...groupBy(words, ([letter]) => letter)]).toEqual([
    ['c', ['cleat', 'cable']],
    ['b', ['buoy', 'bow']],
    ['a', ['anchor']],
  ])
})

test('values without a key are left out', () => {
  expect([...groupBy(['', 'buoy'], ([letter]) => letter)]).toEqual([['b', ['buoy']]])
})
