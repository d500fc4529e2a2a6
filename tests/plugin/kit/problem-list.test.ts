import { expect, test } from 'vitest'
import { countProblems, listProblems } from '../../../plugin/kit/problem-list.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'

const problems = (count: number, code: string, severity: 'error' | 'warning') =>
  Array.from({ length: count }, (_, line): Diagnostic => ({
    severity,
    code,
    message: 'it is wrong',
    hint: 'Correct it.',
    file: 'a.mdx',
    line: line + 1,
    column: 1,
    frame: '1 | text',
  }))

test('errors come first with a code frame, warnings show their position and hint', () => {
  const found = [...problems(1, 'a/one', 'warning'), ...problems(1, 'b/two', 'error')]
  expect(listProblems(found, 'look elsewhere').join('\n\n')).toMatchInlineSnapshot(`
    "error: a.mdx:1:1  it is wrong  [b/two]
      1 | text
      Correct it.

    warning: a.mdx:1:1  it is wrong  [a/one]
      Correct it."
  `)
})

test('ten of a code are shown, and the rest is counted', () => {
  const blocks = listProblems(
    problems(13, 'a/one', 'warning'),
    '`skerry check` lists all',
  )
  expect(blocks).toHaveLength(11)
  expect(blocks.at(-1)).toBe(
    '3 more problems are not shown here: `skerry check` lists all',
  )
})

test('sixty are shown in all', () => {
  const found = 'abcdefgh'
    .split('')
    .flatMap((letter) => problems(9, `${letter}/x`, 'warning'))
  const blocks = listProblems(found, 'elsewhere')
  expect(blocks).toHaveLength(61)
  expect(blocks.at(-1)).toBe('12 more problems are not shown here: elsewhere')
})

test('pages that a broken snippet breaks are listed after the cause', () => {
  const found = [
    ...problems(12, 'mdx/broken-snippet', 'error'),
    ...problems(1, 'mdx/unclosed-tag', 'error'),
  ]
  expect(listProblems(found, 'elsewhere')[0]).toContain('mdx/unclosed-tag')
})

test('nothing is listed where there is nothing', () => {
  expect(listProblems([], 'elsewhere')).toEqual([])
  expect(countProblems([])).toBe('nothing to report')
  expect(
    countProblems([...problems(1, 'a/b', 'error'), ...problems(2, 'a/c', 'warning')]),
  ).toBe('1 error, 2 warnings')
})
