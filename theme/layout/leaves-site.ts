/** True for addresses that lead out of the site. */
export function leavesSite(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}
