import type { ProjectHandle } from '../site/project-handle.ts'
import { slashRule } from '../site/slash-rule.ts'
import { contentHash } from '../kit/content-hash.ts'
import { buildSearchIndex } from '../write/build-search-index.ts'
import { closeSearch } from '../write/run-pagefind.ts'
import {
  isSearchable,
  navigationOrder,
  searchPage,
  sourceKey,
  type SearchPage,
} from '../write/search-page.ts'
import type { SearchSource } from '../write/search-source.ts'
import { filesOf } from '../write/stored-index.ts'
import type { DevContent } from './dev-renderer.ts'
import { locatePage } from '../site/locate-page.ts'
import type { Page } from '../site/site.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'

/** Renders a page's current content. */
type RenderPage = (page: Page) => Promise<DevContent>

/**
 * The search of the dev server: the same index as in a build, made in the background and kept
 * in memory. After a change, it is rebuilt the next time the search is opened. Until then, the
 * old index is served.
 */
export class DevSearch {
  readonly #project: ProjectHandle
  readonly #render: RenderPage
  /**
   * The two newest indexes, newest last. Pages that have loaded the older one can go on using
   * it.
   */
  #indexes: Map<string, Uint8Array>[] = []
  #building: Promise<void> | undefined
  #stale = true
  #closed = false

  constructor(project: ProjectHandle, render: RenderPage) {
    this.#project = project
    this.#render = render
  }

  /** Marks the index as stale. Call it when a page has changed. */
  refresh(): void {
    this.#stale = true
  }

  /** Builds the first index. Later ones are built when the search is used. */
  startFirst(): Promise<void> {
    return this.#indexes.length > 0 ? Promise.resolve() : this.start()
  }

  /** Starts building the index if it is stale. Never rejects. */
  start(): Promise<void> {
    if (!this.#stale || this.#closed) return this.#building ?? Promise.resolve()
    this.#building ??= this.#build().finally(() => (this.#building = undefined))
    return this.#building
  }

  /** Reads a file of the index. Waits for the first index to be built. */
  async read(path: string): Promise<Uint8Array | undefined> {
    const ready = this.start()
    if (this.#indexes.length === 0) await ready
    return this.#indexes.findLast((files) => files.has(path))?.get(path)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#building
    await closeSearch()
  }

  async #build(): Promise<void> {
    this.#stale = false
    try {
      const { site, store } = this.#project.current
      const hasVersions = [...site.pages.values()].some(
        (page) => isSearchable(page) && page.version !== undefined,
      )
      const index = await buildSearchIndex(() => this.#sources(), { store, hasVersions })
      if (this.#closed) return
      const files = new Map<string, Uint8Array>()
      for await (const { path, content } of filesOf(index)) files.set(path, content)
      this.#indexes = [...this.#indexes.slice(-1), files]
    } catch (error) {
      if (this.#closed) return
      console.warn(`The search index could not be built: ${errorMessage(error)}`)
    }
  }

  /** Yields one page at a time, so that requested pages are rendered in between. */
  async *#sources(): AsyncGenerator<SearchSource> {
    const project = this.#project.current
    const slashes = slashRule(project.site, project.settings)
    const order = navigationOrder(project.navigation.order)
    const read = async (page: Page): Promise<SearchPage | undefined> => {
      const { data, content, isApi, failed } = await this.#render(page)
      if (failed) return undefined
      const html = isApi ? content.html : content.html + (content.panel ?? '')
      const around = locatePage(project.navigation, page.path)
      return searchPage(page, data, around, html, order, slashes)
    }
    for (const page of project.site.pages.values()) {
      if (this.#closed) throw new Error('the server was closed')
      const found = isSearchable(page) ? await read(page) : undefined
      if (!found) continue
      const outline = { ...found, html: '' }
      // Reading a page again returns its current content, or an empty page.
      const again = async () => (await read(page)) ?? outline
      yield { key: contentHash(sourceKey(found)), outline, read: once(found, again) }
    }
  }
}

/** Returns `value` on the first call and releases it. Later calls request it again. */
function once<Value>(value: Value, ask: () => Promise<Value>): () => Promise<Value> {
  let kept: Value | undefined = value
  return () => {
    const given = kept
    kept = undefined
    return given === undefined ? ask() : Promise.resolve(given)
  }
}
