import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markTitle } from '../../../theme/search/mark-title.ts'

test.each([
  ['Code blocks', 'code', ['', 'Code', ' blocks']],
  [
    'Versions, and languages',
    'version lang',
    ['', 'Versions', ', and ', 'languages', ''],
  ],
  ['Barcode', 'code', ['Barcode']],
  ['C++ (v2)', '++', ['C++ (v2)']],
  ['知识库管理', '管理', ['知识库', '管理', '']],
])('of %j, %j marks %j', (title, query, pieces) => {
  expect(markTitle(title, query)).toEqual(pieces)
})

test('the pieces are the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (title, query) => {
      expect(markTitle(title, query).join('')).toBe(title)
    }),
  )
})
