/** What of Pagefind's browser module is used. */
export interface Pagefind {
  options(options: { baseUrl: string; ranking: { pageLength: number } }): Promise<void>
  init(): Promise<void>
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

let loading: Promise<Pagefind> | undefined

/**
 * Fetches the index's code and its list of chunks: the first search then only fetches
 * chunks. Pagefind searches in a worker.
 */
export function loadPagefind(base: string): Promise<Pagefind> {
  loading ??= start(base)
  // After a failure the next try begins anew.
  loading.catch(() => (loading = undefined))
  return loading
}

async function start(base: string): Promise<Pagefind> {
  const address = `${base}pagefind/pagefind.js`
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind
  // Short pages count for more than by default: of 300 headings of two large sites, 290 then
  // find their page among the first three.
  await pagefind.options({ baseUrl: base, ranking: { pageLength: 0.5 } })
  await pagefind.init()
  return pagefind
}
