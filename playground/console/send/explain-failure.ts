import type { BuiltRequest, HeaderField } from '../../request/built-request.ts'
import { preflightHeaders } from './browser-limits.ts'

/** Why a request got no response. */
export type Failure =
  | { kind: 'aborted' | 'timeout' | 'offline' | 'mixed' | 'unreachable' }
  /** The site's own policy does not list this origin. */
  | { kind: 'policy'; origin: string }
  | { kind: 'cors'; needed: HeaderField[] }

/**
 * Finds out why `fetch` failed, which browsers do not say. A server that
 * responds to a request whose response may not be read exists, so the reason is CORS.
 *
 * @param url where the request went: the API, or the proxy.
 */
export async function explainFailure(
  request: BuiltRequest,
  { url, credentials }: { url: string; credentials: boolean },
): Promise<Failure> {
  if (!navigator.onLine) return { kind: 'offline' }
  const target = new URL(url)
  if (target.origin === location.origin) return { kind: 'unreachable' }
  try {
    await fetch(target.origin, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(5000),
    })
  } catch {
    return { kind: 'unreachable' }
  }
  return { kind: 'cors', needed: neededHeaders(request, credentials) }
}

/** True where a browser refuses the request unsent: http from an https page, but to the reader's own machine. */
export function isMixedContent(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  const local = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  return location.protocol === 'https:' && protocol === 'http:' && !local
}

/** Headers the API must send so that this page may read its responses (Fetch, "CORS protocol"). */
function neededHeaders(
  { method, headers }: BuiltRequest,
  credentials: boolean,
): HeaderField[] {
  const asked = preflightHeaders(headers)
  const simple = ['GET', 'HEAD', 'POST'].includes(method)
  return [
    { name: 'Access-Control-Allow-Origin', value: location.origin },
    ...(simple ? [] : [{ name: 'Access-Control-Allow-Methods', value: method }]),
    ...(asked.length > 0
      ? [{ name: 'Access-Control-Allow-Headers', value: asked.join(', ') }]
      : []),
    ...(credentials ? [{ name: 'Access-Control-Allow-Credentials', value: 'true' }] : []),
  ]
}
