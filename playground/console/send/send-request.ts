import type { BuiltRequest, HeaderField } from '../../request/built-request.ts'
import { encodeMultipart } from '../../request/encode-multipart.ts'
import { isBodiless } from '../../request/is-bodiless.ts'
import { sendableHeaders } from './browser-limits.ts'
import { isSameHost } from './is-same-host.ts'

/** Status and headers of a response. */
export interface ResponseHead {
  status: number
  statusText: string
  headers: HeaderField[]
  /** Media type in lower case without parameters; empty if there is none. */
  type: string
  /** Milliseconds until the headers arrived. */
  ms: number
}

/** How to send a request, and what receives its response piece by piece. */
export interface SendOptions {
  signal: AbortSignal
  /** Proxy that receives the request instead, with the API's URL as a parameter. */
  proxy?: string
  /** Send the cookies of the API's host. */
  credentials: boolean
  onHead: (head: ResponseHead) => void
  onChunk: (chunk: Uint8Array) => void
}

/**
 * Sends a request from the browser, directly or through the site's proxy, and reports the
 * response chunk by chunk. Resolves when the response is complete.
 *
 * @throws Whatever `fetch` throws; `explainFailure` determines the reason.
 */
export async function sendRequest(
  request: BuiltRequest,
  options: SendOptions,
): Promise<void> {
  const { method, url, cookie } = request
  const { signal, proxy, onHead, onChunk } = options
  const started = performance.now()
  const ownCookie = cookie !== undefined && !proxy && isSameHost(url)
  const removeCookies = ownCookie ? setCookies(cookie, new URL(url).pathname) : undefined
  try {
    const { body, type } = encodeBody(request)
    const headers = new Headers()
    for (const { name, value } of sendableHeaders(request)) headers.append(name, value)
    if (type) headers.set('Content-Type', type)
    const response = await fetch(proxy ? proxyUrl(proxy, url) : url, {
      method,
      headers,
      ...(body && { body }),
      credentials: options.credentials || ownCookie ? 'include' : 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    })
    onHead({
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers].map(([name, value]) => ({ name, value })),
      type: mediaType(response.headers.get('content-type') ?? ''),
      ms: performance.now() - started,
    })
    const reader = response.body?.getReader()
    for (;;) {
      const step = await reader?.read()
      if (!step || step.done) return
      onChunk(step.value)
    }
  } finally {
    removeCookies?.()
  }
}

/** The proxy's URL for a target: replaces `{url}`, or else appends the parameter `url`. */
export function proxyUrl(proxy: string, url: string): string {
  if (proxy.includes('{url}'))
    return proxy.replace('{url}', () => encodeURIComponent(url))
  return `${proxy}${proxy.includes('?') ? '&' : '?'}url=${encodeURIComponent(url)}`
}

function encodeBody(request: BuiltRequest): { body?: Blob; type?: string } {
  const { method, headers, body } = request
  if (!body || isBodiless(method)) return {}
  if (body.kind === 'file') return { body: body.file.slice() }
  if (body.kind === 'text') return { body: new Blob([body.text]) }
  const boundary = 'skerry' + crypto.getRandomValues(new Uint32Array(4)).join('')
  const type = headers.find(({ name }) => name === 'Content-Type')?.value
  return {
    body: new Blob(encodeMultipart(body.parts, boundary)),
    type: `${type}; boundary=${boundary}`,
  }
}

/**
 * Sets the entered cookies for the API's path, which is only possible on the page's own host.
 * Returns a function that removes them after the request.
 */
function setCookies(cookie: string, pathname: string): () => void {
  const pairs = cookie.split('; ')
  // A cookie path can't contain `;`, so use the folder above it.
  const path = pathname.includes(';') ? pathname.replace(/[^/;]*;.*$/, '') : pathname
  const setCookie = (pair: string, more: string) => {
    // Browsers only accept this prefix with the attribute (RFC 6265bis, "Cookie Name Prefixes").
    const secure = /^__Secure-/i.test(pair) ? '; Secure' : ''
    document.cookie = `${pair}; path=${path}; ${more}${secure}`
  }
  for (const pair of pairs) setCookie(pair, 'SameSite=Strict')
  return () => {
    for (const pair of pairs) setCookie(`${pair.split('=', 1)[0]}=`, 'Max-Age=0')
  }
}

function mediaType(header: string): string {
  return (header.split(';')[0] ?? '').trim().toLowerCase()
}
