import { gzipSync } from 'node:zlib'
import { letterName, type SearchLanguage } from '../../runtime/search-records.ts'
import type { SearchFile } from './search-file.ts'

/** The words of a page. */
export interface PageWords {
  /** Of its text, each once, in small letters. */
  words: ReadonlySet<string>
  /** Of which its compounds are made. */
  parts: ReadonlySet<string>
  /** Of its title and headings. */
  names: ReadonlySet<string>
}

/** Words that a typing error is measured by: of letters, and long enough to have one. */
const WORD = /^\p{L}[\p{L}\p{M}\p{N}_-]{3,29}$/u
/** By how much more a word counts that is in a heading. */
const NAME = 4
/** By how much less one that is only a part of another: it is a word, but rarely the one that was meant. */
const PART = 0.25
/** More than this, compressed, is split by first letters. */
const MOST_BYTES = 16_000
const MOST_WORDS = 40_000

/**
 * Lists the words of a language's pages, the most frequent first, for queries with typing errors.
 *
 * @param name Begins the names of the files.
 */
export function writeWords(
  name: string,
  pages: readonly PageWords[],
): { letters: SearchLanguage['letters']; files: SearchFile[] } {
  const words = frequentWords(pages)
  const all = pack(words)
  if (all.length <= MOST_BYTES)
    return { letters: '', files: [{ path: `words/${name}.pf_words`, content: all }] }
  const byLetter = new Map<string, string[]>()
  for (const word of words) {
    const [letter] = word
    if (letter === undefined) continue
    const list = byLetter.get(letter)
    if (list) list.push(word)
    else byLetter.set(letter, [word])
  }
  const files = [...byLetter].map(([letter, list]) => ({
    path: `words/${name}-${letterName(letter)}.pf_words`,
    content: pack(list),
  }))
  return { letters: [...byLetter.keys()].sort().join(''), files }
}

function frequentWords(pages: readonly PageWords[]): string[] {
  const weights = new Map<string, number>()
  const add = (word: string, weight: number) =>
    WORD.test(word) && weights.set(word, (weights.get(word) ?? 0) + weight)
  for (const { words, parts, names } of pages) {
    for (const word of words) add(word, 1)
    for (const word of parts) if (!words.has(word)) add(word, PART)
    for (const word of names) add(word, NAME)
  }
  return [...weights]
    .sort(([a, weight], [b, other]) => other - weight || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([word]) => word)
}

function pack(words: readonly string[]): Uint8Array {
  return gzipSync(JSON.stringify([words.join(' ')]), { level: 9 })
}
