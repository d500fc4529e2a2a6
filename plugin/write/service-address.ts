/** A URL from the settings, with or without a scheme, to which paths are added. */
export function serviceAddress(written: unknown, fallback: string): string {
  if (typeof written !== 'string' || written === '') return fallback
  const { origin, pathname } = new URL(
    /^https?:/.test(written) ? written : `https://${written}`,
  )
  return origin + pathname.replace(/\/+$/, '')
}

/** The origin of that URL, for a content security policy. */
export function serviceOrigin(written: unknown, fallback: string): string {
  return new URL(serviceAddress(written, fallback)).origin
}
