import { cleanUrl } from '../../runtime/kit/split-url.ts'

/**
 * Matches the start of an absolute URL in a request line, as proxies send it: `GET
 * http://host/a HTTP/1.1`.
 */
const AUTHORITY = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * The decoded path of a request below the base, with a leading slash: `/docs/a%20b?x` below
 * `/docs/` yields `/a b`. A path outside of the base is returned whole. Undefined if it can't
 * be decoded, or contains NUL or `..` segments.
 */
export function requestPath(url: string, base: string): string | undefined {
  const raw = cleanUrl(url.replace(AUTHORITY, ''))
  let path: string
  try {
    path = decodeURIComponent(raw === '' ? '/' : raw)
  } catch {
    return undefined
  }
  if (!path.startsWith('/') || path.includes('\0')) return undefined
  if (path.split(/[/\\]/).includes('..')) return undefined
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path
}

/** Whether the URL of a request is below the base. */
export function isBelowBase(url: string, base: string): boolean {
  return requestPath(url, '/')?.startsWith(base) ?? false
}

/** Whether a request is for the base without its slash: the URL that is printed if it is set so. */
export function lacksSlash(url: string, base: string): boolean {
  return base !== '/' && cleanUrl(url) === base.slice(0, -1)
}

/**
 * Builds the URL for a path below the base with the query of the request, so that later
 * handlers see the path that was checked, not another spelling of it.
 *
 * @param path As `requestPath` returns it.
 */
export function requestUrl(path: string, url: string, base: string): string {
  const encoded = encodeURI(path).replace(/[?#]/g, encodeURIComponent)
  const query = /\?[^#]*/.exec(url)?.[0] ?? ''
  return base + encoded.slice(1) + query
}
