import type { IncomingMessage } from 'node:http'

/** What Vite opens a port with. */
interface Listening {
  prependListener(
    event: 'request' | 'upgrade',
    listener: (request: IncomingMessage) => void,
  ): unknown
}

/**
 * Has a server take `Host` and `Origin` as RFC 9110, 4.2.3, and RFC 6454, 4, have them: in any
 * case. Vite compares them letter by letter.
 *
 * @param server Null where the server is mounted in another.
 */
export function foldHosts(server: Listening | null): void {
  const fold = ({ headers }: IncomingMessage) => {
    if (headers.host !== undefined) headers.host = headers.host.toLowerCase()
    if (headers.origin !== undefined) headers.origin = headers.origin.toLowerCase()
  }
  server?.prependListener('request', fold)
  server?.prependListener('upgrade', fold)
}
