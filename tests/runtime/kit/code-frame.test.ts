import { expect, test } from 'vitest'
import { codeFrame } from '../../../runtime/kit/code-frame.ts'

test('the lines around a place, its column marked', () => {
  const text = ['one', 'two', 'three', 'four', 'five', 'six'].join('\n')
  expect(codeFrame(text, 4, 3)).toBe(
    ['2 | two', '3 | three', '4 | four', '  |   ^', '5 | five', '6 | six'].join('\n'),
  )
})

test('a long line is shown around its column only', () => {
  const text = `${'a'.repeat(500)}X${'b'.repeat(500)}`
  const [line = '', caret = ''] = codeFrame(text, 1, 501).split('\n')
  expect(line.length).toBeLessThan(130)
  expect(line[caret.indexOf('^')]).toBe('X')
})
