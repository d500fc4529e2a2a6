import { expect, test } from 'vitest'
import {
  errorDescription,
  secondsOf,
} from '../../../../playground/console/oauth/oauth-flows.ts'

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

test.each([
  [{ error: 'invalid_client', error_description: 'No such client' }, 'No such client'],
  [{ error: 'invalid_client' }, 'invalid_client'],
  [{ detail: 'Incorrect username or password' }, 'Incorrect username or password'],
  [{ error: { message: 'Wrong app', code: 101 } }, 'Wrong app'],
  [{ error: 'bad', message: 'Wrong client' }, 'Wrong client'],
  [{ detail: [{ msg: 'field required' }], error: { status: 1 } }, '422'],
  [{}, '422'],
])('the error %j of a token endpoint is said as: %s', (answer, said) => {
  expect(errorDescription(answer, '422')).toBe(said)
})
