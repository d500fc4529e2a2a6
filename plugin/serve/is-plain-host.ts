/**
 * Whether a `Host` header is a host and a port and no more. Vite compares what is before the
 * colon with the allowed hosts, so that `localhost:80@elsewhere` would pass for one of them.
 */
export function isPlainHost(host: string | undefined): boolean {
  return host === undefined || /^(\[[\da-f:.]+\]|[^\s:@/\\]+)(:\d+)?$/i.test(host)
}
