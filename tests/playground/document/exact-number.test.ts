import { expect, test } from 'vitest'
import { cpuTime } from '../../cpu-time.ts'
import { digitsOf, parseExactJson } from '../../../playground/document/exact-number.ts'

test.each(['0.0000001', '-0.00000012', '1e-7', '1.50', '9007199254740993'])(
  '%s keeps its digits',
  (text) => {
    expect(digitsOf(parseExactJson(text) as number)).toBe(text)
  },
)

test('digits in texts stay as they are, also beside escapes', () => {
  expect(parseExactJson('[1.50, "1.50", "\\"1.50\\\\", 2]')).toMatchObject([
    {},
    '1.50',
    '"1.50\\',
    2,
  ])
})

test('a text without an end takes no time', () => {
  const start = cpuTime()
  expect(() => parseExactJson(`[1.50,"${'\\"'.repeat(200_000)}`)).toThrow(SyntaxError)
  expect(cpuTime() - start).toBeLessThan(5000)
})
