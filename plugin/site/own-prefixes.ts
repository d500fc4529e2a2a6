import type { SourceSite } from './site.ts'

/**
 * What links may have in front of a path of the site: authors write addresses as the published
 * site has them, `/docs/guide` for `/guide` where it is read at `https://example.com/docs`.
 *
 * @param paths Vite's base and the path of the public address, with a slash at both ends.
 * @returns Those with which no page and no file of the site begins: there the path is the
 *   site's own.
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
