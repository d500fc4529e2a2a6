import { byCodeUnit } from '../kit/by-code-unit.ts'
import type { PageWords } from './read-fragment.ts'

/** A tally as it is stored, as columns. */
export interface WordColumns {
  words: string[]
  /** Number of pages with the word in their text. */
  pages: number[]
  /** Weight of the word in corrections of typos. */
  weights: number[]
}

/** Words used to correct typos: they start with a letter and are long enough. */
const WORD = /^\p{L}[\p{L}\p{M}\p{N}_-]{3,29}$/u
/** Extra weight of a word in a heading. */
const NAME = 4
/**
 * Weight of a word that only occurs as a part of compounds, which is rarely the one that was
 * meant.
 */
const PART = 0.25

/** A word on more than this share of the pages is common, if there are enough pages. */
const COMMON = 0.6
const ENOUGH = 20

/** Counts on how many pages words occur. Tallies of parts can be added up. */
export class WordTally {
  readonly #words = new Map<string, { pages: number; weight: number }>()
  #pages = 0

  addPage({ words, parts, names }: PageWords): void {
    this.#pages++
    for (const word of words) this.#count(word, 1, 1)
    for (const word of parts) if (!words.has(word)) this.#count(word, 0, PART)
    for (const word of names) this.#count(word, 0, NAME)
  }

  /** @param pages Number of pages that the columns cover. */
  addColumns({ words, pages: counts, weights }: WordColumns, pages: number): void {
    this.#pages += pages
    for (const [index, word] of words.entries())
      this.#add(word, counts[index]!, weights[index]!)
  }

  toColumns(): WordColumns {
    const values = [...this.#words.values()]
    return {
      words: [...this.#words.keys()],
      pages: values.map(({ pages }) => pages),
      weights: values.map(({ weight }) => weight),
    }
  }

  /** Words on most pages. Queries without them are faster, with equally good results. */
  common(): string[] {
    if (this.#pages < ENOUGH) return []
    return [...this.#words]
      .filter(([word, { pages }]) => word !== '' && pages > this.#pages * COMMON)
      .map(([word]) => word)
      .sort()
  }

  /** Words for correcting typos, by descending weight. */
  frequent(): string[] {
    return [...this.#words]
      .filter(([, { weight }]) => weight > 0)
      .sort(([a, { weight }], [b, other]) => other.weight - weight || byCodeUnit(a, b))
      .map(([word]) => word)
  }

  #count(word: string, pages: number, weight: number): void {
    const counted = WORD.test(word) ? weight : 0
    if (pages > 0 || counted > 0) this.#add(word, pages, counted)
  }

  #add(word: string, pages: number, weight: number): void {
    const known = this.#words.get(word)
    if (known) {
      known.pages += pages
      known.weight += weight
    } else this.#words.set(word, { pages, weight })
  }
}
