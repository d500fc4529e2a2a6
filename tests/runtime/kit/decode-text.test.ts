import { expect, test } from 'vitest'
import { decodeText } from '../../../runtime/kit/decode-text.ts'

const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each([
  ['UTF-8', Buffer.from('é{}'), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from('\ufeffé{}'), 'utf-8'],
  ['little-endian UTF-16 with a mark', Buffer.from('\ufeffé{}', 'utf16le'), 'utf-16le'],
  ['little-endian UTF-16 without', Buffer.from('é{}', 'utf16le'), 'utf-16le'],
  ['big-endian UTF-16 with a mark', bigEndian('\ufeffé{}'), 'utf-16be'],
  ['big-endian UTF-16 without', bigEndian('é{}'), 'utf-16be'],
])('%s is decoded, and named', (_, bytes, encoding) => {
  expect(decodeText(bytes)).toEqual({ text: 'é{}', encoding })
})

test('no bytes are an empty text', () => {
  expect(decodeText(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8' })
})

test('a zero among letters is a character', () => {
  expect(decodeText(Buffer.from('a\0b')).text).toBe('a\0b')
})

test('bytes that are no text are U+FFFD, and the first has its place', () => {
  const bytes = Buffer.concat([
    Buffer.from('日\nab'),
    Buffer.from([0xe9, 0x20]),
    Buffer.from('日'),
    Buffer.from([0xff]),
  ])
  expect(decodeText(bytes)).toEqual({
    text: '日\nab\ufffd 日\ufffd',
    encoding: 'utf-8',
    invalid: { index: 4, line: 2, column: 3 },
  })
})

test('a character that is cut off at the end is no text', () => {
  const bytes = Buffer.from('ab日').subarray(0, 4)
  expect(decodeText(bytes).invalid).toEqual({ index: 2, line: 1, column: 3 })
})

test('a text is decoded alike after one that could not be', () => {
  expect(decodeText(Buffer.from([0xe6, 0x97])).invalid).toBeDefined()
  expect(decodeText(Buffer.from('\ufeffé')).text).toBe('é')
})
