import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { missingSecret, invalidUrl } from './remote-notices.ts'

/** Options for the shared cache, apart from environment variables. */
export interface RemoteSettings {
  /** The option `cacheUrl`, or `--cache-url`. */
  url: string | undefined
  /** The option `cacheReadOnly`, or `--cache-read-only`. */
  readOnly: boolean | undefined
}

/** A valid configuration of the shared cache. */
export interface RemoteOptions {
  /** May include a user name and password for the server. */
  url: URL
  secret: string
  readOnly: boolean
}

/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>

const MIN_SECRET_LENGTH = 16

/**
 * Reads the configuration of the shared cache. Returns undefined if there is none, and a
 * diagnostic if it can't be used. The secret is read only from the environment, which keeps it
 * out of repositories, shell history and process lists.
 */
export function readRemoteOptions(
  { url: configured, readOnly }: RemoteSettings,
  env: Variables,
): RemoteOptions | Diagnostic | undefined {
  // CI services pass unset variables as empty strings.
  const text = configured ?? (env['SKERRY_CACHE_URL'] || undefined)
  if (text === undefined) return undefined
  const url = parseUrl(text)
  if (!url)
    return invalidUrl(
      configured === undefined ? 'SKERRY_CACHE_URL' : 'the value of cacheUrl',
    )
  const secret = env['SKERRY_CACHE_SECRET'] ?? ''
  if (secret.length < MIN_SECRET_LENGTH) return missingSecret(url.host)
  const variable = env['SKERRY_CACHE_READ_ONLY'] ?? ''
  return { url, secret, readOnly: readOnly ?? !['', '0', 'false'].includes(variable) }
}

function parseUrl(text: string): URL | undefined {
  try {
    const url = new URL(text)
    // Throws if the credentials can't be decoded.
    decodeURIComponent(url.username + url.password)
    return ['http:', 'https:'].includes(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}
