/**
 * Replaces each address of a `srcset`: candidates of an address and a descriptor, with commas between them
 * (HTML, 4.8.4.2.1). An address may have commas inside.
 *
 * @param resolve Gives what an address becomes; undefined leaves the candidate out.
 */
export function mapSourceSet(
  text: string,
  resolve: (address: string) => string | undefined,
): string {
  const candidates = [...text.matchAll(/[\s,]*(\S*[^\s,])(,+|[^,]*)/g)]
  return candidates
    .flatMap(([, address = '', after = '']) => {
      const resolved = resolve(address)
      const descriptor = after.replaceAll(',', '').trim()
      return resolved === undefined ? [] : `${resolved} ${descriptor}`.trim()
    })
    .join(', ')
}

/**
 * Replaces each address of `url(…)` in styles.
 *
 * @param resolve Gives what an address becomes; undefined leaves `none` in place of the function.
 */
export function mapStyleAddresses(
  text: string,
  resolve: (address: string) => string | undefined,
): string {
  return text.replace(
    /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"'()]*))\s*\)/gi,
    (written, double?: string, single?: string, bare?: string) => {
      const address = double ?? single ?? bare ?? ''
      if (address === '') return written
      const resolved = resolve(address)
      if (resolved === undefined) return 'none'
      return resolved === address ? written : `url(${JSON.stringify(resolved)})`
    },
  )
}
