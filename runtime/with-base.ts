import { type SlashRule, applySlashRule } from './kit/apply-slash-rule.ts'
import { cleanUrl } from './kit/split-url.ts'

/** How links of a site are written: the base path and the trailing-slash rule. */
export interface LinkRules {
  /** Vite's base. */
  base: string
  /** Absent if page URLs are left as written. */
  slashes?: SlashRule | undefined
}

/**
 * Turns a root-relative path into the URL for a link: adds the base, and applies the
 * trailing-slash rule. Other URLs are returned unchanged.
 */
export function linkUrl({ base, slashes }: LinkRules, href: string): string {
  return withBase(base, applySlashRule(href, slashes))
}

/** Adds the base to a root-relative path. Other URLs are returned unchanged. */
export function withBase(base: string, href: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? base + href.slice(1) : href
}

/**
 * Removes a prefix that the site's own paths don't have from a root-relative URL: `/docs/a#b` is
 * `/a#b`, and `/docs` is `/`. Other URLs are returned unchanged.
 *
 * @param prefixes Paths with slashes at both ends.
 */
export function withoutPrefix(url: string, prefixes: readonly string[]): string {
  const path = cleanUrl(url)
  const prefix = prefixes.find((each) => `${path}/`.startsWith(each))
  if (prefix === undefined) return url
  const own = url.slice(prefix.length - 1)
  return own.startsWith('/') ? own : `/${own}`
}

/**
 * The URL, with the base, of a file that the settings name. `logo.svg` is relative to the
 * site's root, like `/logo.svg`. URLs of other sites are returned unchanged.
 */
export function fileUrl(base: string, file: string): string {
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(file)
  return withBase(
    base,
    hasScheme || file.startsWith('/') ? file : `/${file.replace(/^(?:\.\/)+/, '')}`,
  )
}
