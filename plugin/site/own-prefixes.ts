import type { SourceSite } from './site.ts'

/**
 * Prefixes that links may have before a path of the site: authors write URLs as in the published
 * site, `/docs/guide` for `/guide` if the site is at `https://example.com/docs`.
 *
 * @param paths Vite's base and the path of the public URL, with slashes at both ends.
 * @returns Those paths that no page or file starts with. Otherwise links with the prefix refer to
 *   these pages and files.
 */
export function ownPrefixes(
  site: Pick<SourceSite, 'pages' | 'assets'>,
  paths: readonly (string | undefined)[],
): string[] {
  const prefixes = new Set(paths.filter((path) => path?.startsWith('/') && path !== '/'))
  return [...prefixes].flatMap((prefix) => {
    const isTaken =
      [...site.pages.values()].some(({ url }) => `${url}/`.startsWith(prefix!)) ||
      site.assets.some((file) => `/${file}`.startsWith(prefix!))
    return isTaken ? [] : [prefix!]
  })
}
