/** Whether a URL is absolute and therefore leads to another site. */
export function isExternalUrl(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}
