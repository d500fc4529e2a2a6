import type { RenderedContent, SiteData } from '../../runtime/types/rendering.ts'
import type { PageCompiler } from '../render/compile-pages.ts'
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

/** What contents are rendered with. */
export interface ContentsInput {
  pool: WorkerPool
  compiler: PageCompiler
  store: Store
  /** As workers have it. */
  site: SiteData
  overrides: ContentSurroundings['overrides']
}

/** What is known of a page's own HTML, and where it is. */
interface KnownContent {
  facts: ContentFacts
  /** `renderedKey`; empty where it is not in the store. */
  key: string
  hasMarkdown: boolean
  /** It was rendered by this build. */
  isNew: boolean
}

/**
 * The pages' own HTML. It lies in the store, and is rendered again where the store has lost it;
 * what a page shows instead of a content that fails is in memory.
 */
export class Contents {
  readonly #input: ContentsInput
  readonly #rendering = new Map<string, Promise<void>>()
  readonly #known = new Map<string, KnownContent>()
  /** Of pages whose code fails. */
  readonly #failed = new Map<string, RenderedContent>()

  constructor(input: ContentsInput) {
    this.#input = input
  }

  /** Begins to render a page, unless the store has it. Rejects when it cannot be rendered. */
  start(page: PreparedPage): Promise<void> {
    const { path } = page.data
    const stored = this.#findStored(page)
    if (stored) this.#known.set(path, stored)
    const rendering = stored ? Promise.resolve() : this.#render(page).then(() => {})
    this.#rendering.set(path, rendering)
    return rendering
  }

  /** Waits for one page, for those who need not wait for all. Rejects when it can't be rendered. */
  async ready({ data }: PreparedPage): Promise<void> {
    await this.#rendering.get(data.path)
  }

  /** Waits for all pages. Rejects when one can't be rendered. */
  async finish(): Promise<void> {
    await Promise.all(this.#rendering.values())
  }

  /** Whether the store has had less than half of the pages. */
  isMostlyNew(): boolean {
    const stored = [...this.#known.values()].filter(({ isNew }) => !isNew)
    return stored.length * 2 < this.#rendering.size
  }

  /** Throws before the page is ready. */
  factsOf(page: PreparedPage): ContentFacts {
    return this.#of(page).facts
  }

  /** Whether this build rendered the page. Throws before it is ready. */
  isNew(page: PreparedPage): boolean {
    return this.#of(page).isNew
  }

  /** Names the page's own HTML; empty where its code fails. Throws before it is ready. */
  keyOf(page: PreparedPage): string {
    return this.#of(page).key
  }

  /** All facts, in no particular order. */
  *all(): Iterable<ContentFacts> {
    for (const { facts } of this.#known.values()) yield facts
  }

  /** The content, or the key under which workers find it. Throws before the page is ready. */
  async source(page: PreparedPage): Promise<RenderedContent | string> {
    const key = this.keyOf(page)
    const isShared = key !== '' && this.#input.store.handle !== undefined
    return isShared ? key : this.load(page)
  }

  /** The content. Where the store has lost it, the page is rendered again. */
  async load(page: PreparedPage): Promise<RenderedContent> {
    const { path } = page.data
    const key = this.keyOf(page)
    const found = this.#failed.get(path) ?? this.#input.store.get(contentKind, key)
    return found ?? (await this.#render(page, true)).content!
  }

  /** Whether there is the page as Markdown: it was asked for, and the page could be rendered. */
  hasMarkdown(page: PreparedPage): boolean {
    return this.#of(page).hasMarkdown
  }

  /** The page as Markdown. Where the store has lost it, the page is rendered again. */
  async loadMarkdown(page: PreparedPage): Promise<string | undefined> {
    const { key, hasMarkdown } = this.#of(page)
    if (!hasMarkdown) return undefined
    const found = this.#input.store.get(markdownKind, key)
    return found ?? (await this.#render(page, true)).markdown
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

  /** @param isAsked The answer must have the content itself. */
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
      // Where no thread finds it, this one has it for as long as it runs.
      store.set(contentKind, key, content)
      if (markdown !== undefined) store.set(markdownKind, key, markdown)
    }
    return answer
  }
}

/**
 * Begins to render every page's own HTML, but for what the store has. Workers need their
 * setups first.
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
