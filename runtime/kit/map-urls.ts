/**
 * Replaces each URL in a `srcset`, a comma-separated list of URLs with optional descriptors (HTML,
 * 4.8.4.2.1). URLs may contain commas.
 *
 * @param resolve Returns the new URL, or undefined to drop the candidate.
 */
export function mapSourceSet(
  text: string,
  resolve: (url: string) => string | undefined,
): string {
  const candidates = [...text.matchAll(/[\s,]*(\S*[^\s,])(,+|[^,]*)/g)]
  return candidates
    .flatMap(([, url = '', after = '']) => {
      const resolved = resolve(url)
      const descriptor = after.replaceAll(',', '').trim()
      return resolved === undefined ? [] : `${resolved} ${descriptor}`.trim()
    })
    .join(', ')
}

/**
 * Replaces each `url(…)` in CSS.
 *
 * @param resolve Returns the new URL, or undefined to replace the function with `none`.
 */
export function mapStyleUrls(
  text: string,
  resolve: (url: string) => string | undefined,
): string {
  return text.replace(
    /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"'()]*))\s*\)/gi,
    (written, double?: string, single?: string, bare?: string) => {
      const url = double ?? single ?? bare ?? ''
      if (url === '') return written
      const resolved = resolve(url)
      if (resolved === undefined) return 'none'
      return resolved === url ? written : `url(${JSON.stringify(resolved)})`
    },
  )
}
