import { expect, test } from 'vitest'
import { lucideName } from '../../../plugin/import/lucide-name.ts'

test.each([
  ['BookOpen', 'book-open'],
  ['BookOpenIcon', 'book-open'],
  ['LucideBookOpen', 'book-open'],
  ['Building2', 'building-2'],
  ['AArrowDown', 'a-arrow-down'],
  ['Grid2X2', 'grid-2x2'],
  ['house', 'house'],
  ['NoSuchThing', undefined],
])('the component %s is the icon %s', (component, name) => {
  expect(lucideName(component)).toBe(name)
})
