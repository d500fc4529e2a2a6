import { expect, test } from 'vitest'
import { cutLines, cutRegion, regionNames } from '../../../plugin/compile/code-parts.ts'

const open = [
  '// #region part',
  '//#region part',
  '/* #region part */',
  '<!-- #region part -->',
  '# region part',
  '#region part',
  '#region "part"',
  '#pragma region part',
  '-- #region part',
  "'#Region part",
  '::#region part',
  'REM #region part',
  '{/* #region part */}',
  '# --8<-- [start:part]',
]

test.each(open)('a region starts with a comment: %s', (comment) => {
  const end = comment
    .replace('start', 'end')
    .replace(/region/i, (word) => `end${word}`)
    .replace(/[ "]*part"?$/, '')
  expect(cutRegion(`a\n  ${comment}\n    b\n\n      c\n  ${end}\nd`, 'part')).toBe(
    'b\n\n  c',
  )
})

test('regions inside of one are a part of it, without their comments', () => {
  const text = '// #region a\n1\n// #region b\n2\n// #endregion b\n3\n// #endregion\n4'
  expect(cutRegion(text, 'a')).toBe('1\n2\n3')
  expect(cutRegion(text, 'b')).toBe('2')
  expect(regionNames(text)).toEqual(['a', 'b'])
})

test('a region in several places is shown as a whole, one without an end up to the last line', () => {
  expect(cutRegion('// #region a\n1\n// #endregion a\n2\n// #region a\n3\n', 'a')).toBe(
    '1\n3',
  )
})

test.each([
  "'region': 1,",
  'const region = 1',
  'region part',
  '% region part',
  '// regional',
])('code with the word is no region: %s', (line) => {
  expect(cutRegion(`${line}\n// #region part\n1\n// #endregion`, 'part')).toBe('1')
  expect(regionNames(line)).toEqual([])
})

test('a region that the text lacks is undefined', () => {
  expect(cutRegion('1', 'a')).toBeUndefined()
})

test.each([
  [1, 1, 'a'],
  [2, 3, 'b\n  c'],
  [0, 1, undefined],
  [3, 2, undefined],
  [3, 4, undefined],
])('lines %i to %i lose the indentation that all of them have', (first, last, lines) => {
  expect(cutLines('a\n  b\n    c', first, last)).toBe(lines)
})
