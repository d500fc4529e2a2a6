/** True if a URL has the page's host. Ports are ignored, as they are for cookies. */
export function isSameHost(url: string): boolean {
  try {
    return new URL(url).hostname === location.hostname
  } catch {
    return false
  }
}
