import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Redirects a request for the base without its slash, such as `/docs?x`, to the base. Returns true.
 */
export function redirectToBase(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  base: string,
): boolean {
  response.statusCode = 302
  response.setHeader('Location', base + url.slice(base.length - 1))
  response.end()
  return true
}
