import { expect, test } from 'vitest'
import { splitText, textMarks } from '../../../runtime/search-records.ts'
import { excerptOf } from '../../../theme/search/excerpt.ts'

const filler = Array.from({ length: 60 }, (_, index) => `w${index}`)
const all = { from: 0, to: Infinity }
const { code, labels, end } = textMarks

test('every second piece is what was looked for, neighbours together, without punctuation', () => {
  const text = splitText('Keys, are rotated by the (key server) every day.')
  expect(excerptOf(text, [0, 5, 6], all)).toEqual({
    pieces: ['', 'Keys', ', are rotated by the (', 'key server', ') every day.'],
    isCode: false,
  })
})

test('the piece with different words wins over one word that is repeated', () => {
  const words = [...filler]
  words[3] = words[5] = words[7] = 'the'
  words[50] = 'the'
  words[52] = 'limit'
  const { pieces } = excerptOf({ words, joiner: ' ' }, [3, 5, 7, 50, 52], all)
  const excerpt = pieces.join('')
  expect(excerpt).toContain('the w51 limit')
  expect(excerpt.match(/\w+/g)!.length).toBeLessThanOrEqual(24)
})

test('it begins with the sentence, or says that it does not', () => {
  const early = 'One thing. Another begins here and has a limit in it.'
  expect(excerptOf(splitText(early), [8], all).pieces[0]).toBe(
    'Another begins here and has a ',
  )
  const words = [...filler]
  words[40] = 'limit'
  const { pieces } = excerptOf({ words, joiner: ' ' }, [40], all)
  expect(pieces[0]).toBe('…w34 w35 w36 w37 w38 w39 ')
  expect(pieces.at(-1)).toMatch(/ w57…$/)
})

test('the excerpt of a section stays inside it', () => {
  const { pieces } = excerptOf({ words: filler, joiner: ' ' }, [2, 31, 58], {
    from: 30,
    to: 36,
  })
  expect(pieces).toEqual(['w30 ', 'w31', ' w32 w33 w34 w35'])
})

test('what is found in the title alone shows the beginning of the text', () => {
  const { pieces } = excerptOf({ words: filler, joiner: ' ' }, [0], {
    from: 1,
    to: Infinity,
  })
  expect(pieces).toHaveLength(1)
  expect(pieces[0]).toMatch(/^w1 w2 .* w24…$/)
})

test('a language without spaces is joined without them', () => {
  const text = splitText('更新\u200b元\u200b数据\u200b字段')
  expect(excerptOf(text, [1, 2], all).pieces).toEqual(['更新', '元数据', '字段'])
})

test('an empty range has no words', () => {
  const { pieces } = excerptOf({ words: filler, joiner: ' ' }, [3], { from: 9, to: 9 })
  expect(pieces).toEqual([''])
})

test('a sentence is shown and not the code beside it', () => {
  const text = splitText(`Set it: ${code} { "limit": 1 } ${end} The limit holds.`)
  expect(excerptOf(text, [4, 9], all)).toEqual({
    pieces: ['The ', 'limit', ' holds.'],
    isCode: false,
  })
})

test('code is shown as code where no sentence has the word', () => {
  const text = splitText(`Set it. ${code} { "limit": 1 } ${end} It holds.`)
  expect(excerptOf(text, [4], all)).toEqual({
    pieces: ['{ "', 'limit', '": 1 }'],
    isCode: true,
  })
})

test('a section that begins within code knows it', () => {
  const text = splitText(`Set. ${code} a limit b ${end} It holds.`)
  expect(excerptOf(text, [3], { from: 3, to: Infinity }).isCode).toBe(true)
})

test('the head of a table is never an excerpt', () => {
  const text = splitText(`Values. ${labels} Limit Type ${end} Ten a second.`)
  expect(excerptOf(text, [2], { from: 1, to: Infinity }).pieces).toEqual([
    'Ten a second.',
  ])
})

test.each([
  ['これ\u200bは\u200b. \u200b次\u200bの\u200b制限\u200bです', 5, '次の'],
  ['これ\u200bです\u200b。\u200b」\u200b次\u200bの\u200b制限', 6, '次の'],
  ['。\u200b、\u200b次\u200bの\u200b制限', 4, '次の'],
  ['これ\u200bです\u200b。\u200b。次\u200bの\u200b制限', 5, '次の'],
  ['One. ) — the limit', 4, 'the '],
  ['كلمة. ، الحد limit', 3, 'الحد '],
])('it does not begin with what ended the sentence before: %j', (text, place, first) => {
  expect(excerptOf(splitText(text), [place], all).pieces[0]).toBe(first)
})

test.each([
  '.env has a limit',
  '--flag has a limit',
  '»Das« ist a limit',
  '¿Es a limit?',
])('it keeps what a word begins with: %s', (text) => {
  const { pieces } = excerptOf(splitText(text), [3], all)
  expect(pieces.join('')).toBe(text)
})
