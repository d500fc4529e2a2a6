import { expect, test } from 'vitest'
import { splitText } from '../../../runtime/search-records.ts'
import { excerptOf } from '../../../theme/search/excerpt.ts'

const filler = Array.from({ length: 60 }, (_, index) => `w${index}`)
const all = { from: 0, to: Infinity }

test('every second piece is what was looked for, neighbours together', () => {
  const text = splitText('Keys are rotated by the key server every day.')
  expect(excerptOf(text, [0, 5, 6], all)).toEqual([
    '',
    'Keys',
    ' are rotated by the ',
    'key server',
    ' every day.',
  ])
})

test('the piece with different words wins over one word that is repeated', () => {
  const words = [...filler]
  words[3] = words[5] = words[7] = 'the'
  words[50] = 'the'
  words[52] = 'limit'
  const excerpt = excerptOf({ words, joiner: ' ' }, [3, 5, 7, 50, 52], all).join('')
  expect(excerpt).toContain('the w51 limit')
  expect(excerpt.split(' ')).toHaveLength(24)
})

test('the excerpt of a section stays inside it', () => {
  const excerpt = excerptOf({ words: filler, joiner: ' ' }, [2, 31, 58], {
    from: 30,
    to: 36,
  })
  expect(excerpt).toEqual(['w30 ', 'w31', ' w32 w33 w34 w35'])
})

test('what is found in the title alone shows the beginning of the text', () => {
  const excerpt = excerptOf({ words: filler, joiner: ' ' }, [0], {
    from: 1,
    to: Infinity,
  })
  expect(excerpt).toHaveLength(1)
  expect(excerpt[0]).toMatch(/^w1 w2 .* w24$/)
})

test('a language without spaces is joined without them', () => {
  const text = splitText('更新\u200b元\u200b数据\u200b字段')
  expect(excerptOf(text, [1, 2], all)).toEqual(['更新', '元数据', '字段'])
})

test('an empty range has no words', () => {
  expect(excerptOf({ words: filler, joiner: ' ' }, [3], { from: 9, to: 9 })).toEqual([''])
})
