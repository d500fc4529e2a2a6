import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleHighlighter } from '../../../plugin/compile/sample-highlighter.ts'
import { DEFAULT_THEMES } from '../../../plugin/compile/default-code-themes.ts'

const root = join(import.meta.dirname, 'no-such-folder')

test('the same settings give the same highlighter, so that its grammars are compiled once', () => {
  const first = sampleHighlighter(root, DEFAULT_THEMES, [])
  expect(sampleHighlighter(root, { ...DEFAULT_THEMES }, [])).toBe(first)
})

test('other themes give other colours', async () => {
  const other = { light: 'nord', dark: 'nord' }
  const [a, b] = await Promise.all(
    [DEFAULT_THEMES, other].map((themes) =>
      sampleHighlighter(root, themes, [])('{ "a": 1 }', 'json'),
    ),
  )
  expect(a!.lineCount).toBe(1)
  expect(JSON.stringify(a!.styles)).not.toBe(JSON.stringify(b!.styles))
})
