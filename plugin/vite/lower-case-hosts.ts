import type { IncomingMessage } from 'node:http'

/** The HTTP server of Vite. */
interface Listening {
  prependListener(
    event: 'request' | 'upgrade',
    listener: (request: IncomingMessage) => void,
  ): unknown
}

/**
 * Lower-cases the `Host` and `Origin` headers of requests. They are case-insensitive (RFC 9110,
 * 4.2.3; RFC 6454, 4), but Vite compares them case-sensitively.
 *
 * @param server Null in middleware mode.
 */
export function lowerCaseHosts(server: Listening | null): void {
  const fold = ({ headers }: IncomingMessage) => {
    if (headers.host !== undefined) headers.host = headers.host.toLowerCase()
    if (headers.origin !== undefined) headers.origin = headers.origin.toLowerCase()
  }
  server?.prependListener('request', fold)
  server?.prependListener('upgrade', fold)
}
