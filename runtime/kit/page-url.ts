/** A file that is a page by its ending. */
export const PAGE_FILE = /\.mdx?$/i

/** File path without extension, posix: `guides/start`. */
export function pagePath(file: string): string {
  return file.replace(PAGE_FILE, '')
}

/**
 * The address of a page file, without the base: the path without its ending, and without a last
 * `/index`; the root's `index` is `/`. Characters that an address cannot hold are
 * percent-encoded, so that links, sitemap and files agree; case is preserved.
 *
 * @param file Relative to the root, posix.
 */
export function pageUrl(file: string): string {
  const path = pagePath(file)
  if (path === 'index') return '/'
  return encodePath(`/${path.replace(/\/index$/, '')}`)
}

/**
 * The one form of a root address: encoded as pageUrl does it, with no `/` or `/index` at the end,
 * no page ending, no query and no hash. Two addresses that lead to the same page have the same form.
 */
export function canonicalUrl(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/\.(mdx?|html)$/i, '')
  const trimmed = path.replace(/\/+$/, '').replace(/\/index$/, '')
  return trimmed === '' || trimmed === '/index' ? '/' : encodePath(decodePath(trimmed))
}

function encodePath(path: string): string {
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[#?]/g,
    encodeURIComponent,
  )
}

/** The path that an address names, as files have it. An address with a stray `%` stands for itself. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
