import { gzipSync } from 'node:zlib'
import { letterName, type SearchLanguage } from '../../runtime/search-records.ts'
import type { SearchFile } from './search-file.ts'
import type { WordTally } from './word-tally.ts'
import { groupBy } from '../kit/group-by.ts'

/** Maximum compressed size. Beyond it, words are split by first letter. */
const MAX_BYTES = 16_000
const MAX_WORDS = 40_000

/**
 * Writes the words of a language's pages, most frequent first, for correcting typos in queries.
 *
 * @param name Prefix of the file names.
 */
export function writeWords(
  name: string,
  tally: WordTally,
): { letters: SearchLanguage['letters']; files: SearchFile[] } {
  const words = tally.frequent().slice(0, MAX_WORDS)
  const all = pack(words)
  if (all.length <= MAX_BYTES)
    return { letters: '', files: [{ path: `words/${name}.pf_words`, content: all }] }
  const byLetter = groupBy(words, ([letter]) => letter)
  const files = [...byLetter].map(([letter, list]) => ({
    path: `words/${name}-${letterName(letter)}.pf_words`,
    content: pack(list),
  }))
  return { letters: [...byLetter.keys()].sort().join(''), files }
}

function pack(words: readonly string[]): Uint8Array {
  return gzipSync(JSON.stringify([words.join(' ')]), { level: 9 })
}
