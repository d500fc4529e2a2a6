import type { FetchCache, FetchedEntry } from './fetch-cache.ts'
import { allowUrl, MAX_DESCRIPTION_SIZE } from './reference-policy.ts'
import { SpecProblem } from './spec-problem.ts'

const MAX_ATTEMPTS = 3
const MAX_REDIRECTS = 5

/** How to fetch a description. All fields are optional. */
export interface FetchContext {
  /** Without a cache, every description is fetched in full. */
  cache?: FetchCache | undefined
  /** Only use the cache. */
  offline?: boolean | undefined
  /** Timeout of one attempt in milliseconds; 10,000 by default. */
  timeout?: number | undefined
  fetch?: typeof fetch | undefined
}

/** A fetched file, current or, with a warning, from the cache. */
export interface Fetched {
  bytes: Uint8Array
  /** Set if the cached copy is used because fetching failed. */
  warning?: SpecProblem
}

/**
 * Fetches a description, with up to two retries and a conditional request if a cached copy
 * exists. If fetching fails, the cached copy is used, with a warning.
 *
 * @param from Location of the description that contains the URL; `undefined` if it comes from
 *   the settings.
 * @throws SpecProblem if fetching fails and there is no cached copy.
 */
export async function fetchSpec(
  url: string,
  from: string | undefined,
  context: FetchContext,
): Promise<Fetched> {
  allowUrl(url, from)
  const cached = readEntry(url, context)
  let reason = 'the build is offline'
  if (!context.offline) {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      if (attempt > 0) await new Promise((done) => setTimeout(done, 250 * 2 ** attempt))
      const answer = await request(url, from, cached, context)
      if (answer.bytes) return { bytes: answer.bytes }
      reason = answer.reason
      if (answer.isFinal) break
    }
  }
  if (!cached) {
    throw new SpecProblem('api/fetch-failed', `\`${url}\` can't be fetched: ${reason}`, {
      hint: 'Check the URL and the network, or save the description in the project.',
    })
  }
  const warning = new SpecProblem(
    'api/fetch-cached',
    `\`${url}\` can't be fetched (${reason}): using the copy from ${cached.fetched.slice(0, 10)}`,
    { severity: 'warning' },
  )
  return { bytes: Buffer.from(cached.body, 'base64'), warning }
}

type Answer =
  | { bytes: Uint8Array; reason?: never; isFinal?: never }
  | { bytes?: never; reason: string; isFinal: boolean }

async function request(
  url: string,
  from: string | undefined,
  cached: FetchedEntry | undefined,
  context: FetchContext,
): Promise<Answer> {
  const headers: Record<string, string> = {
    accept: 'application/json, application/yaml, text/yaml, */*;q=0.5',
  }
  if (cached?.etag) headers['if-none-match'] = cached.etag
  if (cached?.modified) headers['if-modified-since'] = cached.modified
  try {
    const signal = AbortSignal.timeout(context.timeout ?? 10_000)
    const response = await follow(
      url,
      from,
      { headers, signal, redirect: 'manual' },
      context.fetch ?? fetch,
    )
    if (response.status === 304 && cached)
      return { bytes: Buffer.from(cached.body, 'base64') }
    if (!response.ok) {
      await response.body?.cancel()
      const temporary =
        response.status >= 500 || response.status === 429 || response.status === 408
      return {
        reason: `the server responded with ${response.status}`,
        isFinal: !temporary,
      }
    }
    const bytes = await readBody(response)
    context.cache?.set(entryOf(url, response, bytes))
    return { bytes }
  } catch (error) {
    if (error instanceof SpecProblem) return { reason: error.message, isFinal: true }
    return { reason: errorDescription(error), isFinal: false }
  }
}

/** Follows redirects manually, because each target has to be an allowed URL. */
async function follow(
  start: string,
  from: string | undefined,
  init: RequestInit,
  fetcher: typeof fetch,
): Promise<Response> {
  let url = allowUrl(start, from)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const response = await fetcher(url, init)
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !location) return response
    await response.body?.cancel()
    url = allowUrl(new URL(location, url).href, from ?? start)
  }
  throw new SpecProblem('api/fetch-failed', 'there are too many redirects')
}

async function readBody(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_DESCRIPTION_SIZE)
      throw new SpecProblem('api/too-large', 'it is larger than 64 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function errorDescription(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'the request timed out'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return cause instanceof Error ? cause.message : error.message
}

function readEntry(url: string, { cache }: FetchContext): FetchedEntry | undefined {
  const entry = cache?.get(url)
  return entry?.url === url ? entry : undefined
}

function entryOf(url: string, { headers }: Response, bytes: Uint8Array): FetchedEntry {
  const etag = headers.get('etag')
  const modified = headers.get('last-modified')
  return {
    url,
    fetched: new Date().toISOString(),
    body: Buffer.from(bytes).toString('base64'),
    ...(etag && { etag }),
    ...(modified && { modified }),
  }
}
