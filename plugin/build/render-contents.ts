import type { RenderedContent } from '../../runtime/types/rendering.ts'
import type { ContentCache } from '../disk-cache.ts'
import { EMPTY_PAGE } from '../pages/not-found.ts'
import type { PageCompiler } from '../pages/compile-pages.ts'
import type { ContentAnswer, ContentFacts, ContentTask } from '../workers/page-tasks.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import type { PreparedPage } from './prepare-pages.ts'
import type { Progress } from './progress.ts'

/** The pages' own HTML. With a cache folder it lies there; without one it is in memory. */
export class Contents {
  readonly #cache: ContentCache
  readonly #drawing = new Map<string, Promise<void>>()
  readonly #facts = new Map<string, ContentFacts>()
  readonly #held = new Map<string, RenderedContent>()
  readonly #markdown = new Map<string, string>()

  constructor(cache: ContentCache) {
    this.#cache = cache
  }

  /** Takes a page that is being drawn. */
  add({ compilation }: PreparedPage, answer: Promise<ContentAnswer>): void {
    const { path } = compilation.page
    const drawing = answer.then(({ facts, content, markdown }) => {
      this.#facts.set(path, facts)
      if (content) this.#held.set(path, content)
      if (markdown !== undefined) this.#markdown.set(path, markdown)
    })
    this.#drawing.set(path, drawing)
  }

  /** Waits for one page, for those who need not wait for all. Rejects when it can't be drawn. */
  async ready({ compilation }: PreparedPage): Promise<void> {
    await this.#drawing.get(compilation.page.path)
  }

  /** Waits for all pages. Rejects when one can't be drawn. */
  async finish(): Promise<void> {
    await Promise.all(this.#drawing.values())
  }

  /** Throws before the page is ready. */
  factsOf({ compilation }: PreparedPage): ContentFacts {
    const facts = this.#facts.get(compilation.page.path)
    if (!facts) throw new Error(`the page ${compilation.page.path} is not drawn yet`)
    return facts
  }

  /** All facts, in no particular order. */
  all(): Iterable<ContentFacts> {
    return this.#facts.values()
  }

  /** The content itself, where it is held; else the key under which the cache has it. */
  source({ compilation, contentKey }: PreparedPage): RenderedContent | string {
    return this.#held.get(compilation.page.path) ?? contentKey
  }

  /** The content itself. Throws when the cache folder was emptied meanwhile. */
  read(page: PreparedPage): RenderedContent {
    const source = this.source(page)
    const content =
      typeof source === 'string'
        ? this.#cache.get<RenderedContent>('content', source)
        : source
    if (!content)
      throw new Error(`the rendered page ${page.data.path} is gone from the cache`)
    return content
  }

  /** The page as Markdown, where that was asked for and the page could be rendered. */
  readMarkdown({ compilation, contentKey }: PreparedPage): string | undefined {
    return (
      this.#markdown.get(compilation.page.path) ??
      this.#cache.get<string>('markdown', contentKey)
    )
  }
}

/**
 * Begins to render every page's own HTML, from the cache where nothing that it depends on
 * has changed. Workers need their `render-setup` first.
 */
export function renderContents(
  pages: readonly PreparedPage[],
  pool: WorkerPool,
  compiler: PageCompiler,
  cache: ContentCache,
  progress: Progress,
): Contents {
  const contents = new Contents(cache)
  const counted = progress.count('render', pages.length)
  for (const page of pages) {
    const answer = renderContent(page, pool, compiler, cache)
    contents.add(page, answer)
    answer.then(counted.next, () => {})
  }
  return contents
}

async function renderContent(
  { compilation, contentKey, data, problem, api }: PreparedPage,
  pool: WorkerPool,
  compiler: PageCompiler,
  cache: ContentCache,
): Promise<ContentAnswer> {
  const onDisk = cache.directory !== undefined
  const known = onDisk ? cache.get<ContentFacts>('content-facts', contentKey) : undefined
  if (known) return { facts: known }
  const { facts, key } = compilation
  return drawPage(pool, {
    type: 'content',
    key: contentKey,
    codeKey: key,
    code: onDisk && !facts.failed ? undefined : compiler.codeOf(compilation),
    agentsCode: facts.agentsCode,
    page: data,
    imports: facts.imports.map(({ id }) => id),
    problem,
    api,
  })
}

/** A page that its worker gave up on shows that in its place. */
async function drawPage(pool: WorkerPool, task: ContentTask): Promise<ContentAnswer> {
  try {
    return await pool.run<ContentAnswer>(task)
  } catch (failure) {
    const words = failure instanceof Error ? failure.message : String(failure)
    const error = {
      code: 'render/gave-up',
      message: `this page cannot be rendered: ${words}`,
      hint: 'Look for a component that holds itself, or code of the page that never ends.',
      file: task.page.file,
    }
    const { api: _, ...plain } = task
    const shown: ContentTask = {
      ...plain,
      key: '',
      code: EMPTY_PAGE,
      imports: [],
      problem: error,
    }
    const answer = await pool.run<ContentAnswer>(shown)
    return { ...answer, facts: { ...answer.facts, error } }
  }
}
