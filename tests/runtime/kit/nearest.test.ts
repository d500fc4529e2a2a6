import { expect, test } from 'vitest'
import { nearest, nearestAll } from '../../../runtime/kit/nearest.ts'

test.each([
  ['pahts', 'paths'],
  ['PATHS', 'paths'],
  ['tag', 'tags'],
  ['something', undefined],
])('the nearest name to %s is %s', (name, found) => {
  expect(nearest(name, ['paths', 'tags', 'servers'])).toBe(found)
})

test.each([
  // Two different letters of three or four are too many.
  ['env', 'csv', undefined],
  ['gone', 'good', undefined],
  ['cols', 'color', undefined],
  ['warn', 'card', undefined],
  // So is one of two letters, but for those that are not longer.
  ['ai', 'api', undefined],
  ['fe', 'fr', 'fr'],
  ['Id', 'id', 'id'],
  // Swapping adjacent letters is one edit.
  ['crad', 'card', 'card'],
  ['wied', 'wide', 'wide'],
  ['tilte', 'title', 'title'],
  ['descripton', 'description', 'description'],
])('%s is near %s only where the hint does not mislead', (name, candidate, found) => {
  expect(nearest(name, [candidate])).toBe(found)
})

test('several near names come nearest first, equals in alphabetical order', () => {
  expect(nearestAll('color', ['colors', 'colour', 'color', 'banner'], 3)).toEqual([
    'color',
    'colors',
    'colour',
  ])
})
