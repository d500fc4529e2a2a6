import { expect, test } from 'vitest'
import { computedClasses } from '../../../plugin/render/computed-classes.ts'

test('class names with values are found, with their variants', () => {
  const html =
    '<ul class="flex ml-4"><li class="dark:bg-red-500/20 md:grid-cols-3 -mt-2 w-[12px]" id="ml-8">ml-12</li></ul>'
  expect(computedClasses(html)).toEqual([
    'ml-4',
    'dark:bg-red-500/20',
    'md:grid-cols-3',
    '-mt-2',
    'w-[12px]',
  ])
})

test('those of the theme are not', () => {
  expect(
    computedClasses('<p class="card-title c-51e6c3 g-1abc table hidden line">'),
  ).toEqual([])
})
