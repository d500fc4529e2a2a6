import type { PageCompilation } from '../render/page-compilation.ts'
import type { Problem } from './problem.ts'

export interface ExternalOptions {
  /** Addresses asked at the same time. */
  concurrency?: number
  /** Milliseconds for one answer. */
  timeout?: number
  /** How often an address that does not answer is asked again. */
  retries?: number
  /** Says how far it is. */
  progress?: (done: number, all: number) => void
  /** Asks the network; tests give their own. */
  fetch?: typeof globalThis.fetch
}

/**
 * Links to other sites. Broken is what the host says is not there, or what cannot be reached at
 * all; a host that refuses programs (403, 429) or is down (5xx) proves nothing.
 * Each address is asked once, however many pages link to it.
 */
export async function checkExternal(
  compilations: readonly PageCompilation[],
  options: ExternalOptions = {},
): Promise<Problem[]> {
  const links = compilations
    .flatMap(({ facts }) => facts.links)
    .filter(({ target }) => /^(?:https?:)?\/\//i.test(target))
  const byAddress = new Map<string, typeof links>()
  for (const link of links) {
    const address = link.target.replace(/^\/\//, 'https://').replace(/#.*$/s, '')
    byAddress.set(address, [...(byAddress.get(address) ?? []), link])
  }
  const broken = await askAll([...byAddress.keys()].sort(), options)
  return [...broken].flatMap(([address, reason]) =>
    byAddress.get(address)!.map(({ file, line, column, kind }): Problem => ({
      severity: 'error',
      code: 'check/broken-external',
      message: `\`${address}\` ${reason}`,
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

/** Asks all addresses, some at a time; gives what is wrong with those that are broken. */
async function askAll(
  addresses: readonly string[],
  options: ExternalOptions,
): Promise<Map<string, string>> {
  const broken = new Map<string, string>()
  const queue = [...addresses]
  let done = 0
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const reason = await ask(next, options)
      if (reason !== undefined) broken.set(next, reason)
      options.progress?.(++done, addresses.length)
    }
  }
  await Promise.all(Array.from({ length: options.concurrency ?? 5 }, work))
  return broken
}

/** What is wrong with an address: HEAD first, and GET where a host does not know HEAD. */
async function ask(
  address: string,
  { timeout = 10_000, retries = 1, fetch = globalThis.fetch }: ExternalOptions,
): Promise<string | undefined> {
  if (!URL.canParse(address)) return 'is no web address'
  let reason = ''
  for (const method of ['HEAD', ...Array<string>(retries + 1).fill('GET')]) {
    try {
      const response = await fetch(address, {
        method,
        redirect: 'follow',
        signal: AbortSignal.timeout(timeout),
        headers: { 'user-agent': 'skerry-check', accept: '*/*' },
      })
      await response.body?.cancel()
      if (response.status !== 404 && response.status !== 410) return undefined
      reason = `answers ${response.status}`
      if (method === 'GET') return reason
    } catch (error) {
      reason = `cannot be reached: ${causeOf(error)}`
    }
  }
  return reason
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
