import { expect, test } from 'vitest'
import { slashHint } from '../../../plugin/kit/slash-hint.ts'

test.each([
  ['guides/start', undefined],
  ['guides\\start', 'Write `/` between folders.'],
  ['/self\\_hosted/start', 'Remove `\\`: paths have no escapes.'],
])('the hint for the backslashes of %j is %j', (path, hint) => {
  expect(slashHint(path)).toBe(hint)
})
