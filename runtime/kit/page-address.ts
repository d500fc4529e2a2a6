import { decodePath } from './page-url.ts'

/** How the addresses of a site's pages are written where they end with a slash (`seo.trailingSlash`). */
export interface SlashRule {
  /** Decoded addresses of pages that look like files (`/node.js`), and of files that look like pages (`/LICENSE`). */
  exceptions: readonly string[]
}

/**
 * An address as links of the site have it.
 *
 * @param href Without the base. Only root addresses are changed, and of them not those of files.
 * @param rule Absent where the site's addresses end as they are written.
 */
export function pageAddress(href: string, rule: SlashRule | undefined): string {
  if (!rule || !/^\/(?!\/)/.test(href)) return href
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href)!
  const name = decodePath(path)
  const isFile = looksLikeFile(name) !== rule.exceptions.includes(name)
  return path.endsWith('/') || isFile ? href : `${path}/${tail}`
}

/** Whether an address ends like the name of a file: `/a.pdf`, and not `/v1.2`. */
export function looksLikeFile(path: string): boolean {
  return /\.(?=[\da-z]*[a-z])[\da-z]+$/i.test(path)
}
