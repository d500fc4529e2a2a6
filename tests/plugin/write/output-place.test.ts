import { posix, win32 } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWithin } from '../../../plugin/write/output-place.ts'

const name = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z0-9 ._-]{1,8}$/) },
  fc.constantFrom('..site', '...', '.hidden', 'a b', 'dist'),
)
const names = (minLength: number) =>
  fc.array(
    name.filter((text) => text !== '.' && text !== '..'),
    { minLength, maxLength: 4 },
  )

describe.each([
  ['POSIX', posix, '/'],
  ['Windows', win32, 'C:\\'],
  ['a share of Windows', win32, '\\\\server\\share\\'],
])('paths of %s', (_, paths, root) => {
  test('what is below a folder is within it, and the folder itself', () => {
    fc.assert(
      fc.property(names(0), names(0), (above, below) => {
        const folder = paths.join(root, ...above)
        expect(isWithin(folder, paths.join(folder, ...below), paths)).toBe(true)
      }),
    )
  })

  test('what is beside a folder, or above it, is not within it', () => {
    fc.assert(
      fc.property(names(0), name, names(0), (above, last, below) => {
        fc.pre(last !== '.' && last !== '..')
        const folder = paths.join(root, ...above, last)
        const beside = paths.join(root, ...above, `x${last}`, ...below)
        expect(isWithin(folder, beside, paths)).toBe(false)
        expect(isWithin(folder, paths.dirname(folder), paths)).toBe(false)
      }),
    )
  })
})

test('paths on different drives are not inside each other, and drive letters are case-insensitive', () => {
  expect(isWithin('C:\\site', 'D:\\site\\dist', win32)).toBe(false)
  expect(isWithin('C:\\site', 'c:\\Site\\dist', win32)).toBe(true)
})
