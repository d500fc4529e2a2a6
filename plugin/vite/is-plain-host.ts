/**
 * Whether a `Host` header consists only of a host and a port. Vite checks only what precedes the
 * colon, so it would accept `localhost:80@elsewhere`.
 */
export function isPlainHost(host: string | undefined): boolean {
  return host === undefined || /^(\[[\da-f:.]+\]|[^\s:@/\\]+)(:\d+)?$/i.test(host)
}
