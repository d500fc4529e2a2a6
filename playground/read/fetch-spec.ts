import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { allowUrl } from './reference-policy.ts'
import { SpecProblem } from './spec-problem.ts'

const TRIES = 3
const HOPS = 5
const LARGEST = 64 * 2 ** 20

export interface FetchContext {
  /** Folder of the cache; without it nothing is kept. */
  cacheDir?: string | undefined
  /** Use the cache only. */
  offline?: boolean | undefined
  /** Milliseconds for one try; 10,000 when absent. */
  timeout?: number | undefined
  fetch?: typeof fetch | undefined
}

const Entry = v.object({
  url: v.string(),
  etag: v.optional(v.string()),
  modified: v.optional(v.string()),
  fetched: v.string(),
  body: v.string(),
})
type Entry = v.InferOutput<typeof Entry>

export interface Fetched {
  bytes: Uint8Array
  /** Set when the answer is the cache's because the network had none. */
  warning?: SpecProblem
}

/**
 * Fetch a description: one try and two more, each with a timeout; asked again with the
 * ETag of the last answer. Without network, the last answer is used, with a warning.
 *
 * @param from Where the address was written: undefined for settings, else the spec.
 * Throws a SpecProblem where there is no answer at all.
 */
export async function fetchSpec(
  address: string,
  from: string | undefined,
  context: FetchContext,
): Promise<Fetched> {
  allowUrl(address, from)
  const cached = await readEntry(address, context)
  let reason = 'the build is offline'
  if (!context.offline) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (attempt > 0) await new Promise((done) => setTimeout(done, 250 * 2 ** attempt))
      const answer = await ask(address, from, cached, context)
      if (answer.bytes) return { bytes: answer.bytes }
      reason = answer.reason
      if (answer.final) break
    }
  }
  if (!cached) {
    throw new SpecProblem(
      'api/fetch-failed',
      `\`${address}\` can't be fetched: ${reason}`,
      {
        hint: 'Check the address and the network, or save the description in the project',
      },
    )
  }
  const warning = new SpecProblem(
    'api/fetch-cached',
    `\`${address}\` can't be fetched (${reason}): the copy of ${cached.fetched.slice(0, 10)} is used`,
    { severity: 'warning' },
  )
  return { bytes: Buffer.from(cached.body, 'base64'), warning }
}

type Answer =
  | { bytes: Uint8Array; reason?: never; final?: never }
  | { bytes?: never; reason: string; final: boolean }

async function ask(
  address: string,
  from: string | undefined,
  cached: Entry | undefined,
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
      address,
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
      return { reason: `the server answers ${response.status}`, final: !temporary }
    }
    const bytes = await readBody(response)
    await writeEntry(address, response, bytes, context)
    return { bytes }
  } catch (error) {
    if (error instanceof SpecProblem) return { reason: error.message, final: true }
    return { reason: reasonOf(error), final: false }
  }
}

/** Redirects are followed by hand, since each hop has to be an allowed address. */
async function follow(
  address: string,
  from: string | undefined,
  init: RequestInit,
  fetcher: typeof fetch,
): Promise<Response> {
  let url = allowUrl(address, from)
  for (let hop = 0; hop <= HOPS; hop++) {
    const response = await fetcher(url, init)
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !location) return response
    await response.body?.cancel()
    url = allowUrl(new URL(location, url).href, from ?? address)
  }
  throw new SpecProblem('api/fetch-failed', 'it redirects too often')
}

async function readBody(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > LARGEST) throw new SpecProblem('api/too-large', 'it is larger than 64 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return cause instanceof Error ? cause.message : error.message
}

function entryFile(address: string, cacheDir: string): string {
  return join(
    cacheDir,
    `${createHash('sha256').update(address).digest('hex').slice(0, 32)}.json`,
  )
}

async function readEntry(
  address: string,
  { cacheDir }: FetchContext,
): Promise<Entry | undefined> {
  if (!cacheDir) return undefined
  try {
    const entry = v.parse(
      Entry,
      JSON.parse(await readFile(entryFile(address, cacheDir), 'utf8')),
    )
    return entry.url === address ? entry : undefined
  } catch {
    // No entry, or one that another version wrote.
    return undefined
  }
}

async function writeEntry(
  url: string,
  { headers }: Response,
  bytes: Uint8Array,
  { cacheDir }: FetchContext,
): Promise<void> {
  if (!cacheDir) return
  const entry: Entry = {
    url,
    fetched: new Date().toISOString(),
    body: Buffer.from(bytes).toString('base64'),
  }
  const etag = headers.get('etag')
  const modified = headers.get('last-modified')
  if (etag) entry.etag = etag
  if (modified) entry.modified = modified
  const file = entryFile(url, cacheDir)
  try {
    await mkdir(cacheDir, { recursive: true })
    // Another build may read at the same time: a rename is atomic.
    await writeFile(`${file}.${process.pid}`, JSON.stringify(entry))
    await rename(`${file}.${process.pid}`, file)
  } catch {
    // A cache that can't be written costs a fetch next time, nothing else.
  }
}
