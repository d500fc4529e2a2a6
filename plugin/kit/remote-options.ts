import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { noSecret, wrongAddress } from './remote-notices.ts'

/** What can be said of the shared cache, beside the environment. */
export interface RemoteSettings {
  /** The option `cacheUrl`, or `--cache-url`. */
  url: string | undefined
  /** The option `cacheReadOnly`, or `--cache-read-only`. */
  readOnly: boolean | undefined
}

/** A shared cache that can be used. */
export interface RemoteOptions {
  /** Name and password in it are for the server. */
  url: URL
  secret: string
  readOnly: boolean
}

/** Variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>

const SHORTEST_SECRET = 16

/**
 * What is to be used as the shared cache: undefined where nobody wants one, a notice where one is
 * wanted and cannot be. The secret is read from the environment alone, where it gets into no
 * repository, no history of a shell and no list of processes.
 */
export function readRemoteOptions(
  { url: said, readOnly }: RemoteSettings,
  env: Variables,
): RemoteOptions | Diagnostic | undefined {
  // Services give variables that are not set as empty ones.
  const text = said ?? (env['SKERRY_CACHE_URL'] || undefined)
  if (text === undefined) return undefined
  const url = parseAddress(text)
  if (!url)
    return wrongAddress(said === undefined ? 'SKERRY_CACHE_URL' : 'the value of cacheUrl')
  const secret = env['SKERRY_CACHE_SECRET'] ?? ''
  if (secret.length < SHORTEST_SECRET) return noSecret(url.host)
  const variable = env['SKERRY_CACHE_READ_ONLY'] ?? ''
  return { url, secret, readOnly: readOnly ?? !['', '0', 'false'].includes(variable) }
}

function parseAddress(text: string): URL | undefined {
  try {
    const url = new URL(text)
    // Throws where they cannot be sent.
    decodeURIComponent(url.username + url.password)
    return ['http:', 'https:'].includes(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}
