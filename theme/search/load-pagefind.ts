import { trustedScriptUrl } from '../../runtime/trusted-script-url.ts'

/** Pagefind's search, in a worker of its own. */
export interface Pagefind {
  search(
    query: string,
    options: { filters?: Record<string, unknown> },
  ): Promise<{ results: PagefindResult[] }>
}

export interface PagefindResult {
  id: string
  score: number
  /** Where in the page's text words of the query are; they may repeat. */
  words: number[]
}

/** What the worker answers to a message. */
interface Answer {
  id: string
  result?: unknown
  error?: string
}

interface Pending {
  resolve(result: unknown): void
  reject(error: Error): void
}

const loading = new Map<string, Promise<Pagefind>>()

/**
 * Starts Pagefind's worker, which fetches the list of the index's chunks: the first search
 * then only fetches chunks. The worker is spoken to without the module that Pagefind wraps
 * around it: that holds the whole search again, for browsers without workers.
 */
export function loadPagefind(base: string, language: string): Promise<Pagefind> {
  let pagefind = loading.get(language)
  if (!pagefind) {
    pagefind = start(base, language)
    // After a failure the next attempt starts over.
    pagefind.catch(() => loading.delete(language))
    loading.set(language, pagefind)
  }
  return pagefind
}

async function start(base: string, language: string): Promise<Pagefind> {
  const folder = `${base}pagefind/`
  const worker = new Worker(trustedScriptUrl(`${folder}pagefind-worker.js`))
  const pending = new Map<string, Pending>()
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const call = pending.get(data.id)
    pending.delete(data.id)
    if (data.error === undefined) call?.resolve(data.result)
    else {
      call?.reject(new Error(data.error))
      stop()
    }
  })
  worker.addEventListener('error', stop)

  function stop(): void {
    loading.delete(language)
    worker.terminate()
    for (const each of pending.values()) each.reject(new Error('The search has ended'))
    pending.clear()
  }

  let calls = 0
  function call(method: string, ...args: unknown[]): Promise<unknown> {
    const id = String(calls++)
    worker.postMessage({ id, method, args })
    return new Promise((resolve, reject) => pending.set(id, { resolve, reject }))
  }

  await call('init', {
    basePath: folder,
    baseUrl: base,
    language: language.toLowerCase(),
    primary: true,
    // Short pages count for more than by default: of 300 headings of two large sites, 290
    // then find their page among the first three.
    ranking: { pageLength: 0.5 },
  })
  // Answered when the index is open.
  await call('search', '', {})
  return {
    search: (query, options) =>
      call('search', query, options) as Promise<{ results: PagefindResult[] }>,
  }
}
