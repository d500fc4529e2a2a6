import { posix } from 'node:path'

/**
 * Normalizes a page path for comparison: resolved against the root, so that `introduction`,
 * `/introduction` and `./introduction` are one, and `..` cannot leave the root. An extension
 * is tolerated.
 */
export function normalizePagePath(path: string): string {
  return posix
    .join('/', path)
    .slice(1)
    .replace(/\.mdx?$/, '')
}

/** The prefix denoted by the `url` of a tab or anchor, without leading and trailing slashes. */
export function prefixOf(url: string): string {
  return url.replace(/^(?:\.?\/)+|\/+$/g, '')
}

/**
 * Whether a page lies under a prefix: whole segments only, so `api` does not take
 * `api-reference/x`; the page at the prefix itself counts.
 */
export function isUnderPrefix(path: string, prefix: string): boolean {
  const page = normalizePagePath(path).replace(/\/$/, '')
  return prefix !== '' && (page === prefix || page.startsWith(`${prefix}/`))
}

/** The longest of the prefixes that a page is under. */
export function longestPrefix(
  path: string,
  prefixes: Iterable<string>,
): string | undefined {
  let longest: string | undefined
  for (const prefix of prefixes) {
    const longer = longest === undefined || prefix.length > longest.length
    if (longer && isUnderPrefix(path, prefix)) longest = prefix
  }
  return longest
}
