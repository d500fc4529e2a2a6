import type { RenderedContent, SiteData } from '../../runtime/types/rendering.ts'
import type { PageCompiler } from '../render/page-compiler.ts'
import { renderedKey } from '../render/page-keys.ts'
import {
  contentKind,
  markdownKind,
  readsKind,
  renderedKind,
} from '../render/page-kinds.ts'
import { renderContentOn } from '../render/render-on-pool.ts'
import type { ContentSurroundings } from '../render/record-reads.ts'
import type { Store } from '../kit/store.ts'
import type { ContentAnswer, ContentFacts, ContentTask } from '../render/page-tasks.ts'
import type { WorkerPool } from '../kit/worker-pool.ts'
import type { PreparedPage } from './prepare-pages.ts'
import type { Progress } from './progress.ts'

/** Number of characters of Markdown to keep: the pages of most sites. */
const MARKDOWN_ROOM = 8_000_000

/** Input for rendering contents. */
interface ContentsInput {
  pool: WorkerPool
  compiler: PageCompiler
  store: Store
  /** The site data that workers have too. */
  site: SiteData
  overrides: ContentSurroundings['overrides']
}

/** What is known about a page's content. */
interface KnownContent {
  facts: ContentFacts
  /** The `renderedKey`. Empty if it isn't in the store. */
  key: string
  hasMarkdown: boolean
  /** Whether this build rendered it. */
  isNew: boolean
}

/**
 * The rendered contents of pages, kept in the store. A content is rendered again if the store
 * has lost it. Error pages are kept in memory instead.
 */
export class Contents {
  readonly #input: ContentsInput
  readonly #rendering = new Map<string, Promise<void>>()
  readonly #known = new Map<string, KnownContent>()
  /** Error pages for pages whose code fails. */
  readonly #failed = new Map<string, RenderedContent>()
  /** Markdown by key, as far as there is room: a page's file and `llms-full.txt` contain it. */
  readonly #markdown = new Map<string, string>()
  #markdownRoom = MARKDOWN_ROOM

  constructor(input: ContentsInput) {
    this.#input = input
  }

  /** Starts rendering a page, unless it is in the store. Rejects if it can't be rendered. */
  start(page: PreparedPage): Promise<void> {
    const { path } = page.data
    const stored = this.#findStored(page)
    if (stored) this.#known.set(path, stored)
    const rendering = stored ? Promise.resolve() : this.#render(page).then(() => {})
    this.#rendering.set(path, rendering)
    return rendering
  }

  /** Waits for one page. Rejects if it can't be rendered. */
  async ready({ data }: PreparedPage): Promise<void> {
    await this.#rendering.get(data.path)
  }

  /** Waits for all pages. Rejects if one can't be rendered. */
  async finish(): Promise<void> {
    await Promise.all(this.#rendering.values())
  }

  /** Whether fewer than half of the pages were in the store. */
  isMostlyNew(): boolean {
    const stored = [...this.#known.values()].filter(({ isNew }) => !isNew)
    return stored.length * 2 < this.#rendering.size
  }

  /** What rendering found out about a page. Throws if it isn't ready. */
  factsOf(page: PreparedPage): ContentFacts {
    return this.#of(page).facts
  }

  /** Whether this build rendered the page. Throws if it isn't ready. */
  isNew(page: PreparedPage): boolean {
    return this.#of(page).isNew
  }

  /** Key of the content in the store. Empty if the page's code fails. Throws if it isn't ready. */
  keyOf(page: PreparedPage): string {
    return this.#of(page).key
  }

  /** All facts, in no particular order. */
  *all(): Iterable<ContentFacts> {
    for (const { facts } of this.#known.values()) yield facts
  }

  /** The content, or the key with which workers can read it. Throws if the page isn't ready. */
  async source(page: PreparedPage): Promise<RenderedContent | string> {
    const key = this.keyOf(page)
    const isShared = key !== '' && this.#input.store.handle !== undefined
    return isShared ? key : this.load(page)
  }

  /** The content. If the store has lost it, the page is rendered again. */
  async load(page: PreparedPage): Promise<RenderedContent> {
    const { path } = page.data
    const key = this.keyOf(page)
    const found = this.#failed.get(path) ?? this.#input.store.get(contentKind, key)
    return found ?? (await this.#render(page, true)).content!
  }

  /** Whether the page is available as Markdown: it was requested, and rendering succeeded. */
  hasMarkdown(page: PreparedPage): boolean {
    return this.#of(page).hasMarkdown
  }

  /** The page as Markdown. If the store has lost it, the page is rendered again. */
  async loadMarkdown(page: PreparedPage): Promise<string | undefined> {
    const { key, hasMarkdown } = this.#of(page)
    if (!hasMarkdown) return undefined
    const kept = this.#markdown.get(key)
    if (kept !== undefined) return kept
    const found = this.#input.store.get(markdownKind, key)
    const text = found ?? (await this.#render(page, true)).markdown
    // The first pages are kept rather than the last, because the same order follows.
    if (key !== '' && text !== undefined && text.length <= this.#markdownRoom) {
      this.#markdownRoom -= text.length
      this.#markdown.set(key, text)
    }
    return text
  }

  #of({ data }: PreparedPage): KnownContent {
    const known = this.#known.get(data.path)
    if (!known) throw new Error(`the page ${data.path} is not rendered yet`)
    return known
  }

  #findStored({ contentKey, data }: PreparedPage): KnownContent | undefined {
    const { store, site, overrides } = this.#input
    const reads = store.get(readsKind, contentKey)
    if (!reads) return undefined
    const key = renderedKey(contentKey, reads, { page: data, site, overrides })
    const stored = store.get(renderedKind, key)
    if (!stored || !store.has(contentKind, key)) return undefined
    if (stored.hasMarkdown && !store.has(markdownKind, key)) return undefined
    return { ...stored, key, isNew: false }
  }

  /** @param isAsked Whether the answer must include the content itself. */
  async #render(page: PreparedPage, isAsked = false): Promise<ContentAnswer> {
    const { pool, compiler, store } = this.#input
    const { compilation, data } = page
    const { markdown: wanted } = this.#input.site.features
    const task: ContentTask = { ...contentTask(page), isAsked, markdown: wanted }
    const answer = await renderContentOn(pool, task, () => compiler.codeOf(compilation))
    const { facts, key, content, markdown, hasMarkdown } = answer
    this.#known.set(data.path, { facts, key, hasMarkdown, isNew: true })
    if (content && key === '') this.#failed.set(data.path, content)
    if (content && key !== '' && !answer.isStored) {
      // The worker couldn't share it with other threads, so keep it in this one.
      store.set(contentKind, key, content)
      if (markdown !== undefined) store.set(markdownKind, key, markdown)
    }
    return answer
  }
}

/**
 * Starts rendering the content of every page that isn't in the store. Workers must have their
 * setups.
 */
export function renderContents(
  pages: readonly PreparedPage[],
  input: ContentsInput,
  progress: Progress,
): Contents {
  const contents = new Contents(input)
  const counted = progress.count('render', pages.length)
  for (const page of pages) contents.start(page).then(counted.next, () => {})
  return contents
}

function contentTask({
  compilation: { key, code, facts },
  contentKey,
  data,
  problem,
  api,
}: PreparedPage): ContentTask {
  return {
    type: 'content',
    key: contentKey,
    codeKey: key,
    ...(code !== undefined && { code }),
    agentsCode: facts.agentsCode,
    page: data,
    imports: facts.imports.map(({ id }) => id),
    problem,
    api,
  }
}
