/**
 * The path of a request below the base, decoded, with a slash in front: `/docs/a%20b?x`
 * under `/docs/` gives `/a b`. Undefined when it cannot be decoded, holds a NUL or climbs
 * out; what is not below the base keeps its path.
 */
export function requestPath(url: string, base: string): string | undefined {
  const raw = url.replace(/[?#].*$/s, '')
  let path: string
  try {
    path = decodeURIComponent(raw)
  } catch {
    return undefined
  }
  if (path.includes('\0') || path.split(/[/\\]/).includes('..')) return undefined
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path
}
