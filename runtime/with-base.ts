import { type SlashRule, pageAddress } from './kit/page-address.ts'

/** Where a site is, and how its pages' addresses end. */
export interface LinkRules {
  /** Vite's base. */
  base: string
  /** Absent where addresses of pages end as they are written. */
  slashes?: SlashRule | undefined
}

/** What a link to a root address has: the base, and the slash that the site's pages end with. Others stay as they are. */
export function linkAddress({ base, slashes }: LinkRules, href: string): string {
  return withBase(base, pageAddress(href, slashes))
}

/** Adds the base to a root address; leaves other addresses as they are. */
export function withBase(base: string, href: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? base + href.slice(1) : href
}

/**
 * The address of a file that the settings name, with the base: `logo.svg` lies in the root of
 * the site, as `/logo.svg` does. Addresses of other sites stay as they are.
 */
export function fileAddress(base: string, file: string): string {
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(file)
  return withBase(
    base,
    hasScheme || file.startsWith('/') ? file : `/${file.replace(/^(?:\.\/)+/, '')}`,
  )
}
