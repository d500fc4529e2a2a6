/** Adds the base to a root address; leaves other addresses as they are. */
export function withBase(base: string, href: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? base + href.slice(1) : href
}
