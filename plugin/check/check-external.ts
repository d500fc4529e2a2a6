import type { PageReference } from '../mdx/compiled-page.ts'
import type { Problem } from './problem.ts'
import { groupBy } from '../kit/group-by.ts'
import { mapConcurrently } from '../kit/map-concurrently.ts'

/** Options of `checkExternal`. */
export interface ExternalOptions {
  /** Number of concurrent requests. Defaults to 5. */
  concurrency?: number
  /** Timeout of a request in milliseconds. Defaults to 10,000. */
  timeout?: number
  /** Number of retries for a URL that doesn't respond. Defaults to 1. */
  retries?: number
  /** Called after each URL. */
  progress?: (done: number, all: number) => void
  /** Replaces `fetch` in tests. */
  fetch?: typeof globalThis.fetch
}

/**
 * Checks links to other sites. A link is broken if the host says that the page doesn't exist,
 * or can't be reached. A host that rejects bots (403, 429) or is down (5xx) proves nothing.
 * Each URL is requested once, however many pages link to it.
 */
export async function checkExternal(
  references: readonly PageReference[],
  options: ExternalOptions = {},
): Promise<Problem[]> {
  const links = references.filter(({ target }) => /^(?:https?:)?\/\//i.test(target))
  const byUrl = groupBy(links, ({ target }) =>
    target.replace(/^\/\//, 'https://').replace(/#.*$/s, ''),
  )
  const broken = await requestAll([...byUrl.keys()].sort(), options)
  return [...broken].flatMap(([url, reason]) =>
    byUrl.get(url)!.map(({ file, line, column, kind }): Problem => ({
      severity: 'error',
      code: 'check/broken-external',
      message: `\`${url}\` ${reason}`,
      hint:
        kind === 'link'
          ? 'Link to where it moved, or remove the link.'
          : 'Put the file into the content folder.',
      file,
      line,
      column,
    })),
  )
}

/** Checks all URLs, several at a time. Resolves to the broken ones with the reason. */
async function requestAll(
  urls: readonly string[],
  options: ExternalOptions,
): Promise<Map<string, string>> {
  const broken = new Map<string, string>()
  let done = 0
  const request = async (url: string) => {
    const reason = await requestLink(url, options)
    if (reason !== undefined) broken.set(url, reason)
    options.progress?.(++done, urls.length)
  }
  await mapConcurrently(urls, request, options.concurrency ?? 5)
  return broken
}

/** Checks a URL with HEAD, and with GET if that fails. Resolves to the reason if it is broken. */
async function requestLink(
  url: string,
  { timeout = 10_000, retries = 1, fetch = globalThis.fetch }: ExternalOptions,
): Promise<string | undefined> {
  if (!URL.canParse(url)) return 'is not a valid URL'
  let reason = ''
  for (const method of ['HEAD', ...Array<string>(retries + 1).fill('GET')]) {
    try {
      const response = await fetch(url, {
        method,
        redirect: 'follow',
        signal: AbortSignal.timeout(timeout),
        headers: { 'user-agent': 'skerry-check', accept: '*/*' },
      })
      await response.body?.cancel()
      if (response.status !== 404 && response.status !== 410) return undefined
      reason = `responds with ${response.status}`
      if (method === 'GET') return reason
    } catch (error) {
      reason = `cannot be reached: ${causeOf(error)}`
    }
  }
  return reason
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'timed out'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
