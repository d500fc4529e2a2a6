import { cleanUrl } from './split-url.ts'
import { stripTrailingSlashes } from './strip-trailing-slashes.ts'

/** Extensions of page files. */
export const PAGE_FILE = /\.mdx?$/i

/** The page path of a POSIX file path, without extension: `guides/start`. */
export function pagePath(file: string): string {
  return file.replace(PAGE_FILE, '')
}

/**
 * The URL of a page file, without the base: the path without extension and without a trailing
 * `/index`; `index` in the root is `/`. Percent-encoded where needed, so that links, sitemap
 * and files agree. Case is preserved.
 *
 * @param file POSIX path relative to the root.
 */
export function pageUrl(file: string): string {
  const path = pagePath(file)
  if (path === 'index') return '/'
  return encodePath(`/${path.replace(/\/index$/, '')}`)
}

/**
 * Normalizes a root-relative URL for comparison: encoded as by `pageUrl`, without trailing `/`
 * or `/index`, page extension, query and hash. URLs of the same page have the same canonical
 * form.
 */
export function normalizePageUrl(url: string): string {
  const path = cleanUrl(url).replace(/\.(mdx?|html)$/i, '')
  const trimmed = stripTrailingSlashes(path).replace(/\/index$/, '')
  return trimmed === '' || trimmed === '/index' ? '/' : encodePath(decodePath(trimmed))
}

/**
 * Encodes the path of a file as that of a URL, also `#` and `?`. Unpaired surrogates are
 * replaced.
 */
export function encodePath(path: string): string {
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[#?]/g,
    encodeURIComponent,
  )
}

/** Decodes a URL path to the path of a file. Returned unchanged if it has a stray `%`. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
