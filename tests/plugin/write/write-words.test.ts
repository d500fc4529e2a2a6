import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { PageWords } from '../../../plugin/write/read-fragment.ts'
import { WordTally } from '../../../plugin/write/word-tally.ts'
import { writeWords } from '../../../plugin/write/write-words.ts'

const page = (
  words: string[],
  names: string[] = [],
  parts: string[] = [],
): PageWords => ({
  parts: new Set(parts),
  words: new Set([...words, ...names]),
  names: new Set(names),
})

function tallyOf(pages: PageWords[]): WordTally {
  const tally = new WordTally()
  for (const each of pages) tally.addPage(each)
  return tally
}

function read({ files }: ReturnType<typeof writeWords>) {
  return Object.fromEntries(
    files.map(({ path, content }) => {
      const [text] = JSON.parse(gunzipSync(content).toString()) as [string]
      return [path, text.split(' ')]
    }),
  )
}

test('words are written to one file, most frequent first, with more weight for headings', () => {
  const written = writeWords(
    'en_1',
    tallyOf([page(['often', 'once', 'the', 'v2.1'], ['heading']), page(['often'])]),
  )
  expect(written.letters).toBe('')
  expect(read(written)).toEqual({ 'words/en_1.pf_words': ['heading', 'often', 'once'] })
})

test('parts of compounds are words too, and come last', () => {
  const written = writeWords(
    'en_1',
    tallyOf([page(['prefix-name', 'name'], [], ['prefix', 'name'])]),
  )
  expect(read(written)).toEqual({
    'words/en_1.pf_words': ['name', 'prefix-name', 'prefix'],
  })
})

test('many words have a file for each first letter', () => {
  const letters = 'abcdefghij'
  let seed = 1
  const next = () => (seed = (seed * 48271) % 2147483647)
  const words = Array.from({ length: 8000 }, () =>
    Array.from({ length: 9 }, () => letters[next() % letters.length]).join(''),
  )
  const written = writeWords('en_1', tallyOf([page(words)]))
  expect(written.letters).toBe(letters)
  const byFile = read(written)
  expect(Object.keys(byFile)).toHaveLength(letters.length)
  expect(byFile['words/en_1-61.pf_words']!.every((word) => word.startsWith('a'))).toBe(
    true,
  )
  expect(Object.values(byFile).flat().sort()).toEqual([...new Set(words)].sort())
})
