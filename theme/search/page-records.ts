import {
  hashOf,
  unpackRecord,
  type PackedRecord,
  type SearchRecord,
  type SearchRecordFiles,
} from '../../runtime/search-records.ts'
import { fetchPacked } from './fetch-packed.ts'

/** Titles and headings of pages: a small site's in one file, else in files by need. */
export class PageRecords {
  readonly #folder: string
  readonly #language: string
  readonly #files: SearchRecordFiles
  readonly #loaded = new Map<string, Promise<Map<string, SearchRecord>>>()

  private constructor(folder: string, language: string, files: SearchRecordFiles) {
    this.#folder = folder
    this.#language = language
    this.#files = files
  }

  /**
   * Opens the records of a page's language, by the same rule as Pagefind its index, and
   * fetches them where they are one file.
   */
  static async open(base: string, language: string): Promise<PageRecords> {
    const folder = `${base}pagefind/`
    const response = await fetch(`${folder}pages.json`, { cache: 'no-cache' })
    if (!response.ok) throw new Error(`${response.status} fetching ${response.url}`)
    const list = (await response.json()) as Record<string, SearchRecordFiles>
    const wanted = language.toLowerCase()
    const name = [wanted, wanted.split('-')[0]!].find((key) => key in list)
    const key = name ?? Object.keys(list)[0]
    if (key === undefined) throw new Error('The search has no pages')
    const records = new PageRecords(folder, key, list[key]!)
    if (list[key]!.digits === 0) await records.#group('')
    return records
  }

  /**
   * The records of some pages, in that order.
   *
   * @throws Error where the index has a page that the records do not have.
   */
  async read(ids: readonly string[]): Promise<SearchRecord[]> {
    const groups = await Promise.all(
      ids.map((id) => this.#group(hashOf(id).slice(0, this.#files.digits))),
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
    const file = `${this.#files.name}${prefix && `-${prefix}`}.pf_pages`
    const packed = await fetchPacked<PackedRecord[]>(`${this.#folder}pages/${file}`)
    const records = packed.map((each) => unpackRecord(each, this.#language))
    return new Map(records.map((record) => [record.id, record]))
  }
}
