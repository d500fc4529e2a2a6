import { expect, test } from 'vitest'
import { secondsOf } from '../../../../playground/console/oauth/oauth-flows.ts'

test.each([
  [3600, 3600],
  ['3600', 3600],
  [0, 0],
  [null, undefined],
  [undefined, undefined],
  ['', undefined],
  ['soon', undefined],
  [-1, undefined],
])('the duration %j of a response is %j seconds', (value, seconds) => {
  expect(secondsOf(value)).toBe(seconds)
})
