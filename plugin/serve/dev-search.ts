import type { ProjectHandle } from '../site/project-handle.ts'
import { slashRule } from '../site/slash-rule.ts'
import { buildSearchIndex, closeSearch } from '../write/build-search-index.ts'
import type { SearchFile } from '../write/search-file.ts'
import {
  isSearchable,
  navigationOrder,
  searchPage,
  type SearchPage,
} from '../write/search-page.ts'
import type { DevContent } from './dev-renderer.ts'
import { locatePage } from '../site/locate-page.ts'
import type { Page } from '../site/site.ts'

/** Renders a page's own HTML as the dev server answers it now. */
type RenderPage = (page: Page) => Promise<DevContent>

/**
 * The search of the dev server: the index of a build, made in the background and kept in
 * memory. After a change it is rebuilt when the search is opened next; until then the
 * older one answers.
 */
export class DevSearch {
  readonly #project: ProjectHandle
  readonly #render: RenderPage
  /** The newest index last; the one before serves pages that have begun with it. */
  #indexes: Map<string, Uint8Array>[] = []
  #building: Promise<void> | undefined
  #stale = true
  #closed = false

  constructor(project: ProjectHandle, render: RenderPage) {
    this.#project = project
    this.#render = render
  }

  /** To be called when a page has changed. */
  refresh(): void {
    this.#stale = true
  }

  /** Builds the first index: what a change makes stale waits until the search is used. */
  startFirst(): Promise<void> {
    return this.#indexes.length > 0 ? Promise.resolve() : this.start()
  }

  /** Begins to build, where that has not happened yet. Never rejects. */
  start(): Promise<void> {
    if (!this.#stale || this.#closed) return this.#building ?? Promise.resolve()
    this.#building ??= this.#build().finally(() => (this.#building = undefined))
    return this.#building
  }

  /** A file of the index; the first one waits until there is an index. */
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
      const pages = await this.#readPages()
      if (this.#closed) return
      const hasVersions = pages.some(({ version }) => version !== undefined)
      const files = await buildSearchIndex(pages, hasVersions)
      this.#indexes = [...this.#indexes.slice(-1), byPath(files)]
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      console.warn(`The search index could not be built: ${message}`)
    }
  }

  /** One page at a time, so that pages that somebody waits for come between. */
  async #readPages(): Promise<SearchPage[]> {
    const project = this.#project.current
    const found: SearchPage[] = []
    const slashes = slashRule(project.site, project.settings)
    const order = navigationOrder(project.navigation.order)
    for (const page of project.site.pages.values()) {
      if (this.#closed) return []
      if (!isSearchable(page)) continue
      const { data, content, isApi, failed } = await this.#render(page)
      if (failed) continue
      const html = isApi ? content.html : content.html + (content.panel ?? '')
      const around = locatePage(project.navigation, page.path)
      found.push(searchPage(page, data, around, html, order, slashes))
    }
    return found
  }
}

function byPath(files: readonly SearchFile[]): Map<string, Uint8Array> {
  return new Map(files.map(({ path, content }) => [path, content]))
}
