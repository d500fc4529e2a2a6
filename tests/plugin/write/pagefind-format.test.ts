import { expect, test } from 'vitest'
import { nameRanges } from '../../../plugin/write/merge-words.ts'
import {
  IndexNames,
  metaName,
  pagefindHash,
  UnknownIndexError,
} from '../../../plugin/write/pagefind-format.ts'

test('a hash has no zero before a single digit', () => {
  // SHA-1 of nothing: da39a3ee5e6b4b0d3255bfef95601890afd80709
  expect(pagefindHash(Buffer.alloc(0))).toBe('da39a3ee5e6b4bd3255bfef95601890afd879')
  expect(metaName('en', Buffer.alloc(0))).toBe('en_da39a3ee5e')
})

test('a name that is taken grows, and two equal files are refused', () => {
  const texts = new IndexNames('en', 1)
  expect(texts.add('1234567abcdef')).toBe('en_1234567')
  expect(texts.add('1234567bbcdef')).toBe('en_1234567b')
  expect(texts.add('1234567bacdef')).toBe('en_1234567ba')
  expect(() => texts.add('1234567abcdef')).toThrow(UnknownIndexError)
  const chunks = new IndexNames('en', 2)
  chunks.add('1234567abcdef')
  expect(chunks.add('1234567bbcdef')).toBe('en_1234567bb')
})

test('chunks are named by as much of their words as distinguishes neighbours', () => {
  const named = nameRanges([
    { first: 'apple', last: 'apple' },
    { first: 'apricot', last: 'banana' },
    { first: 'peach', last: 'peach' },
  ])
  expect(named).toEqual([
    // Not `app`, which sorts before `apple`.
    { from: 'apple', to: 'apple' },
    { from: 'apr', to: 'b' },
    { from: 'p', to: 'peach' },
  ])
  expect(
    nameRanges([
      { first: 'a', last: 'cath' },
      { first: 'cathartic', last: 'z' },
    ]),
  ).toEqual([
    { from: 'a', to: 'cath' },
    { from: 'catha', to: 'z' },
  ])
})
