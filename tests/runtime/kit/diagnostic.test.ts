import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { formatDiagnostic, SkerryError } from '../../../runtime/kit/diagnostic.ts'

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

test('errors are first, and problems that are none are named what they are', () => {
  const error = new SkerryError([
    { severity: 'warning', code: 'settings/x', message: 'odd', file: 'a.json', line: 1 },
    { severity: 'error', code: 'settings/y', message: 'wrong', file: 'a.json', line: 2 },
  ])
  expect(error.message).toBe(
    'a.json:2  wrong  [settings/y]\n\nwarning: a.json:1  odd  [settings/x]',
  )
})

test('what a message quotes cannot steer the terminal: controls and overrides are shown as such', () => {
  const text = formatDiagnostic({
    severity: 'error',
    code: 'mdx/x',
    file: 'a\u001B]0;title\u0007\nb.mdx',
    message: 'the tag `\u001B[2J\u009B31m\u202Egnp.\u2066\u0000\u007F\r` is not closed',
    frame: '1 | \tone\r\n2 | t\bwo',
    hint: 'Way\u001B[1A out.',
  })
  expect(text).toBe(
    'a\uFFFD]0;title\uFFFD\uFFFDb.mdx  the tag `\uFFFD[2J\uFFFD31m\uFFFDgnp.\uFFFD\uFFFD\uFFFD\uFFFD` is not closed  [mdx/x]\n' +
      '  1 | \tone\r\n  2 | t\uFFFDwo\n  Way\uFFFD[1A out.',
  )
})

test('letters, marks, emoji and scripts that run from right to left stay as they are', () => {
  const message = '\u05E9\u05DC\u05D5\u05DD \u200E\u200F e\u0301 👩‍💻 日本語'
  const text = formatDiagnostic({ severity: 'info', code: 'mdx/x', message })
  expect(text).toBe(`${message}  [mdx/x]`)
})
