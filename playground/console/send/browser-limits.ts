const forbidden =
  /^(?:accept-charset|accept-encoding|access-control-request-(?:headers|method|private-network)|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i

/** Headers that browsers set themselves (Fetch, "forbidden request-header"). */
export function isForbiddenHeader(name: string): boolean {
  return forbidden.test(name)
}

/** Methods that browsers refuse (Fetch, "forbidden method"). */
export function isForbiddenMethod(method: string): boolean {
  return /^(?:CONNECT|TRACE|TRACK)$/.test(method)
}

/** Methods with which browsers send no body. */
export function isBodiless(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

const simpleTypes =
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)(?:;|$)/i

/** Headers that make a browser send a preflight (Fetch, "CORS-unsafe request-header names"). */
export function preflightHeaders(
  headers: readonly { name: string; value: string }[],
): string[] {
  return headers
    .filter(({ name, value }) => {
      const lower = name.toLowerCase()
      if (lower === 'content-type') return !simpleTypes.test(value)
      if (value.length > 128) return true
      return !['accept', 'accept-language', 'content-language'].includes(lower)
    })
    .map(({ name }) => name.toLowerCase())
}
