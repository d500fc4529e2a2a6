import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { SkerryError } from '../../../runtime/kit/diagnostic.ts'

test('an error is its text wherever it is printed: no stack, no fields', () => {
  const error = new SkerryError([
    {
      severity: 'error',
      code: 'mdx/x',
      message: 'first',
      file: 'a.mdx',
      line: 2,
      hint: 'Way out.',
    },
    { severity: 'error', code: 'mdx/y', message: 'second' },
  ])
  const text = 'a.mdx:2  first  [mdx/x]\n  Way out.\n\nsecond  [mdx/y]'
  expect(error.message).toBe(text)
  expect(error.stack).toBe(text)
  expect(inspect(error)).toBe(text)
})
