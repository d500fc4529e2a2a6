/** Before a path where a request names its host, as proxies do: `GET http://host/a HTTP/1.1`. */
const AUTHORITY = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * The path of a request below the base, decoded, with a slash in front: `/docs/a%20b?x`
 * under `/docs/` gives `/a b`. Undefined when it cannot be decoded, holds a NUL or climbs
 * out; what is not below the base keeps its path.
 */
export function requestPath(url: string, base: string): string | undefined {
  const raw = url.replace(AUTHORITY, '').replace(/[?#].*$/s, '')
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

/** Whether a request asks for something below the base. */
export function isBelowBase(url: string, base: string): boolean {
  return requestPath(url, '/')?.startsWith(base) ?? false
}

/**
 * The address of a path below the base, with the query of the request: what comes after sees the
 * path that was decided on, and not another spelling of it.
 *
 * @param path As `requestPath` gives it.
 */
export function requestAddress(path: string, url: string, base: string): string {
  const encoded = encodeURI(path).replace(/[?#]/g, encodeURIComponent)
  const query = /\?[^#]*/.exec(url)?.[0] ?? ''
  return base + encoded.slice(1) + query
}
