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
  readonly #facts = new Map<string, ContentFacts>()
  readonly #held = new Map<string, RenderedContent>()
  readonly #markdown = new Map<string, string>()

  constructor(cache: ContentCache) {
    this.#cache = cache
  }

  add({ compilation }: PreparedPage, { facts, content, markdown }: ContentAnswer): void {
    const { path } = compilation.page
    this.#facts.set(path, facts)
    if (content) this.#held.set(path, content)
    if (markdown !== undefined) this.#markdown.set(path, markdown)
  }

  factsOf({ compilation }: PreparedPage): ContentFacts {
    return this.#facts.get(compilation.page.path)!
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
 * Renders every page's own HTML, from the cache where nothing that it depends on has
 * changed. Workers need their `render-setup` first.
 */
export async function renderContents(
  pages: readonly PreparedPage[],
  pool: WorkerPool,
  compiler: PageCompiler,
  cache: ContentCache,
  progress: Progress,
): Promise<Contents> {
  const contents = new Contents(cache)
  const onDisk = cache.directory !== undefined
  const counted = progress.count('render', pages.length)
  await Promise.all(
    pages.map(async (page) => {
      const { compilation, contentKey } = page
      const known = onDisk
        ? cache.get<ContentFacts>('content-facts', contentKey)
        : undefined
      if (known) contents.add(page, { facts: known })
      else {
        const task: ContentTask = {
          type: 'content',
          key: contentKey,
          codeKey: compilation.key,
          code:
            onDisk && !compilation.facts.failed
              ? undefined
              : compiler.codeOf(compilation),
          agentsCode: compilation.facts.agentsCode,
          page: page.data,
          imports: compilation.facts.imports.map(({ id }) => id),
          problem: page.problem,
          api: page.api,
        }
        contents.add(page, await drawPage(pool, task))
      }
      counted.next()
    }),
  )
  return contents
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
