import type { BuiltRequest, HeaderField } from '../../request/built-request.ts'
import { isBodiless } from '../../request/is-bodiless.ts'

const FORBIDDEN =
  /^(?:accept-charset|accept-encoding|access-control-request-(?:headers|method|private-network)|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i

/** True for headers that scripts can't set (Fetch Standard, "forbidden request-header"). */
export function isForbiddenHeader(name: string): boolean {
  return FORBIDDEN.test(name)
}

/**
 * The headers that a browser sends: without forbidden ones, and without the content type of a body
 * that `fetch` can't send.
 */
export function sendableHeaders({ method, headers, body }: BuiltRequest): HeaderField[] {
  const isDropped = body !== undefined && isBodiless(method)
  return headers.filter(
    ({ name }) =>
      !isForbiddenHeader(name) && !(isDropped && name.toLowerCase() === 'content-type'),
  )
}

/** True for methods that `fetch` rejects (Fetch Standard, "forbidden method"). */
export function isForbiddenMethod(method: string): boolean {
  return /^(?:CONNECT|TRACE|TRACK)$/.test(method)
}

const SIMPLE_TYPES =
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)(?:;|$)/i

/**
 * The headers that require a CORS preflight (Fetch Standard, "CORS-unsafe request-header names").
 */
export function preflightHeaders(headers: readonly HeaderField[]): string[] {
  return headers
    .filter(({ name, value }) => {
      const lower = name.toLowerCase()
      if (lower === 'content-type') return !SIMPLE_TYPES.test(value)
      if (value.length > 128) return true
      return !['accept', 'accept-language', 'content-language'].includes(lower)
    })
    .map(({ name }) => name.toLowerCase())
}
