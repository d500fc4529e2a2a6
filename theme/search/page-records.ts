import {
  hashOf,
  letterName,
  plainWord,
  unpackRecords,
  type PackedRecords,
  type SearchLanguage,
  type SearchRecord,
} from '../../runtime/search-records.ts'
import { fetchPacked } from './fetch-packed.ts'
import type { SearchOutline } from './search-engine.ts'

/**
 * Titles and headings of pages. Small sites have them in one file, large sites in several that
 * are loaded on demand.
 */
export class PageRecords {
  readonly #folder: string
  readonly #language: string
  readonly #languages: string[]
  readonly #index: SearchLanguage
  readonly #common: ReadonlySet<string>
  readonly #loaded = new Map<string, Promise<Map<string, SearchRecord>>>()
  readonly #words = new Map<string, Promise<string[]>>()

  private constructor(
    folder: string,
    language: string,
    list: Record<string, SearchLanguage>,
  ) {
    const index = list[language]!
    this.#folder = folder
    this.#language = language
    this.#languages = Object.keys(list)
    this.#index = index
    this.#common = new Set(index.common)
  }

  /**
   * Opens the records of a language, choosing the language as Pagefind does. If they are in one
   * file, loads it.
   *
   * @throws Error if the index is missing or empty, or the network fails.
   */
  static async open(base: string, language: string): Promise<PageRecords> {
    const folder = `${base}pagefind/`
    const response = await fetch(`${folder}pages.json`, { cache: 'no-cache' })
    if (!response.ok) throw new Error(`${response.status} fetching ${response.url}`)
    const list = (await response.json()) as Record<string, SearchLanguage>
    const wanted = language.toLowerCase()
    const name = [wanted, wanted.split('-')[0]!].find((key) => key in list)
    const key = name ?? Object.keys(list)[0]
    if (key === undefined) throw new Error('The search has no pages')
    const records = new PageRecords(folder, key, list)
    if (list[key]!.digits === 0) await records.#group('')
    return records
  }

  /** Filters and suggestions that the index supports. */
  get outline(): SearchOutline {
    const { tabs, versions, suggested } = this.#index
    return {
      language: this.#language,
      languages: this.#languages,
      tabs,
      versions,
      suggested,
    }
  }

  /** All records if they are in one file, else none. */
  async all(): Promise<SearchRecord[]> {
    return this.isWhole ? [...(await this.#group('')).values()] : []
  }

  /** Whether all records are in one file. */
  get isWhole(): boolean {
    return this.#index.digits === 0
  }

  /**
   * Drops words that most pages contain from a query. Returns it unchanged if no other words
   * are left, or if it has quotes, which ask for exact words.
   */
  withoutCommon(query: string): string {
    if (query.includes('"')) return query
    const words = query.split(/\s+/)
    const distinctive = words.filter((word) => !this.#common.has(plainWord(word)))
    return distinctive.length > 0 ? distinctive.join(' ') : query
  }

  /**
   * Words of the site that a typed word may stand for, most frequent first; on large sites only
   * those with the same first letter. Empty if they can't be fetched.
   */
  async wordsNear(typed: string): Promise<string[]> {
    const { letters, name } = this.#index
    const [letter] = typed
    if (letter === undefined || (letters !== '' && !letters.includes(letter))) return []
    const file = letters === '' ? name : `${name}-${letterName(letter)}`
    let words = this.#words.get(file)
    if (!words) {
      const url = `${this.#folder}words/${file}.pf_words`
      words = fetchPacked<[string]>(url).then(([text]) => text.split(' '))
      words.catch(() => this.#words.delete(file))
      this.#words.set(file, words)
    }
    return words.catch(() => [])
  }

  /**
   * The records of some pages, in the given order.
   *
   * @throws Error if a page of the index has no record.
   */
  async read(ids: readonly string[]): Promise<SearchRecord[]> {
    const groups = await Promise.all(
      ids.map((id) => this.#group(hashOf(id).slice(0, this.#index.digits))),
    )
    return ids.map((id, index) => {
      const record = groups[index]!.get(id)
      if (!record) throw new Error(`The search has no page ${id}`)
      return record
    })
  }

  #group(prefix: string): Promise<Map<string, SearchRecord>> {
    let group = this.#loaded.get(prefix)
    if (!group) {
      group = this.#fetchGroup(prefix)
      group.catch(() => this.#loaded.delete(prefix))
      this.#loaded.set(prefix, group)
    }
    return group
  }

  async #fetchGroup(prefix: string): Promise<Map<string, SearchRecord>> {
    const file = `${this.#index.name}${prefix && `-${prefix}`}.pf_pages`
    const packed = await fetchPacked<PackedRecords>(`${this.#folder}pages/${file}`)
    const records = unpackRecords(packed, this.#language)
    return new Map(records.map((record) => [record.id, record]))
  }
}
