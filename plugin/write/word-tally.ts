import type { PageWords } from './read-fragment.ts'

/** A tally, as it is stored: a column for each value. */
export interface WordColumns {
  words: string[]
  /** How many pages have the word in their text. */
  pages: number[]
  /** How much it counts where a typing error is to be guessed. */
  weights: number[]
}

/** Words that a typing error is measured by: of letters, and long enough to have one. */
const WORD = /^\p{L}[\p{L}\p{M}\p{N}_-]{3,29}$/u
/** By how much more a word counts that is in a heading. */
const NAME = 4
/** By how much less one that is only a part of another: it is a word, but rarely the one that was meant. */
const PART = 0.25

/** A word of more than this share of the pages is common, where there are enough pages to tell. */
const COMMON = 0.6
const ENOUGH = 20

/** How often pages have words. Tallies of parts of the pages add up to that of all. */
export class WordTally {
  readonly #words = new Map<string, { pages: number; weight: number }>()
  #pages = 0

  addPage({ words, parts, names }: PageWords): void {
    this.#pages++
    for (const word of words) this.#count(word, 1, 1)
    for (const word of parts) if (!words.has(word)) this.#count(word, 0, PART)
    for (const word of names) this.#count(word, 0, NAME)
  }

  /** @param pages How many pages the columns are of. */
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

  /** Words that most pages have: a query is found faster, and no worse, without them. */
  common(): string[] {
    if (this.#pages < ENOUGH) return []
    return [...this.#words]
      .filter(([word, { pages }]) => word !== '' && pages > this.#pages * COMMON)
      .map(([word]) => word)
      .sort()
  }

  /** Words for queries with typing errors, those that count most first. */
  frequent(): string[] {
    return [...this.#words]
      .filter(([, { weight }]) => weight > 0)
      .sort(([a, { weight }], [b, other]) => other.weight - weight || (a < b ? -1 : 1))
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
