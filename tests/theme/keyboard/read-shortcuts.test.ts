import { expect, test } from 'vitest'
import { shortcutWays } from '../../../theme/keyboard/read-shortcuts.ts'

test('of keys for two kinds of machine, the reader’s own are named', () => {
  const keys = 'Control+K Meta+K /'
  expect(shortcutWays(keys, false)).toEqual([['Ctrl', 'K'], ['/']])
  expect(shortcutWays(keys, true)).toEqual([['⌘', 'K'], ['/']])
})

test('keys that are the same for all are named as they are', () => {
  expect(shortcutWays('?', true)).toEqual([['?']])
  expect(shortcutWays('Control+ArrowUp', true)).toEqual([['Ctrl', '↑']])
  expect(shortcutWays('Alt+n', true)).toEqual([['⌥', 'N']])
  expect(shortcutWays('Alt+n', false)).toEqual([['Alt', 'N']])
})
