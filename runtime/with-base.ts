/** Adds the base to a root address; leaves other addresses as they are. */
export function withBase(base: string, href: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? base + href.slice(1) : href
}

/**
 * The address of a file that the settings name, with the base: `logo.svg` lies in the root of
 * the site, as `/logo.svg` does. Addresses of other sites stay as they are.
 */
export function fileAddress(base: string, file: string): string {
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(file)
  return withBase(
    base,
    hasScheme || file.startsWith('/') ? file : `/${file.replace(/^(?:\.\/)+/, '')}`,
  )
}
