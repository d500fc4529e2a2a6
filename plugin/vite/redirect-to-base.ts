import type { IncomingMessage, ServerResponse } from 'node:http'

/** Redirects a request for the base without its slash, such as `/docs?x`, to the base. */
export function redirectToBase(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  base: string,
): void {
  response.statusCode = 302
  response.setHeader('Location', base + url.slice(base.length - 1))
  response.end()
}
