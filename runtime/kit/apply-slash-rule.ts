import { decodePath } from './page-url.ts'

/** Page URLs end with a slash (`seo.trailingSlash`). */
export interface SlashRule {
  /**
   * Decoded paths of pages that look like files (`/node.js`), and of files that look like pages
   * (`/LICENSE`).
   */
  exceptions: readonly string[]
}

/**
 * Applies the trailing-slash rule to a link.
 *
 * @param href Without the base. Only root-relative paths to pages are changed, not those to
 *   files.
 * @param rule If undefined, `href` is returned unchanged.
 */
export function applySlashRule(href: string, rule: SlashRule | undefined): string {
  if (!rule || !/^\/(?!\/)/.test(href)) return href
  // `splitUrl` would add bytes to the search dialog.
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href)!
  const name = decodePath(path)
  const isFile = looksLikeFile(name) !== rule.exceptions.includes(name)
  return path.endsWith('/') || isFile ? href : `${path}/${tail}`
}

/** Whether a path ends with a file extension: `/a.pdf`, but not `/v1.2`. */
export function looksLikeFile(path: string): boolean {
  return /\.(?=[\da-z]*[a-z])[\da-z]+$/i.test(path)
}
