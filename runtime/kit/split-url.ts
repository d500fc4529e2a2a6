/**
 * Splits a URL, or the specifier of an import, before its query and fragment: `/a?b#c` into `/a`
 * and `?b#c`.
 */
export function splitUrl(url: string): [path: string, tail: string] {
  const end = url.search(/[?#]|$/)
  return [url.slice(0, end), url.slice(end)]
}

/** Removes query and fragment. */
export function cleanUrl(url: string): string {
  return splitUrl(url)[0]
}
