import type { BuiltRequest, HeaderField } from '../../request/built-request.ts'
import { preflightHeaders, sendableHeaders } from './browser-limits.ts'

/** Why there is no response. */
export type Failure =
  | { kind: 'aborted' | 'timeout' | 'offline' | 'mixed' | 'unreachable' }
  /** The site's content security policy doesn't allow this origin. */
  | { kind: 'policy'; origin: string }
  | { kind: 'cors'; needed: HeaderField[] }

/**
 * Determines why `fetch` failed, which its error doesn't reveal. If the server can be reached
 * with a `no-cors` request, the cause is CORS.
 *
 * @param url The requested URL: that of the API or of the proxy.
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

/**
 * True if the browser would block the request as mixed content: http from an https page, unless
 * to localhost.
 */
export function isMixedContent(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  const local = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  return location.protocol === 'https:' && protocol === 'http:' && !local
}

/** The response headers that the API has to send (Fetch Standard, "CORS protocol"). */
function neededHeaders(request: BuiltRequest, credentials: boolean): HeaderField[] {
  const { method } = request
  const requested = preflightHeaders(sendableHeaders(request))
  const simple = ['GET', 'HEAD', 'POST'].includes(method)
  return [
    { name: 'Access-Control-Allow-Origin', value: location.origin },
    ...(simple ? [] : [{ name: 'Access-Control-Allow-Methods', value: method }]),
    ...(requested.length > 0
      ? [{ name: 'Access-Control-Allow-Headers', value: requested.join(', ') }]
      : []),
    ...(credentials ? [{ name: 'Access-Control-Allow-Credentials', value: 'true' }] : []),
  ]
}
