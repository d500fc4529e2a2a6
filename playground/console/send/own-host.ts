/** True where the page's host and the API's are one: cookies do not tell ports apart. */
export function isOwnHost(url: string): boolean {
  try {
    return new URL(url).hostname === location.hostname
  } catch {
    return false
  }
}
