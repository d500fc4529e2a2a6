import { posix } from 'node:path'
import { type LinkRules, linkAddress } from '../../runtime/with-base.ts'
import type { Compilation } from '../mdx/compilation.ts'

/** Where an address leads. */
export interface Address {
  kind: 'root' | 'hash' | 'external' | 'other' | 'forbidden'
  /** Root address, hash, or as written. */
  href: string
}

const SCHEME = /^([a-z][a-z\d+.-]*):/i
/** Schemes that run code or reach files of the reader's machine. */
const FORBIDDEN = new Set(['javascript', 'vbscript', 'file', 'data'])

/**
 * Resolves an address as written against the page's folder: `./a`, `../a`
 * and `a.md` become root addresses without extension; hashes, other schemes and addresses
 * elsewhere stay.
 */
export function resolveAddress(
  written: string,
  page: Compilation,
  kind: 'page' | 'file',
): Address {
  const href = written.trim()
  if (href.startsWith('#')) return { kind: 'hash', href }
  if (href.startsWith('//')) return { kind: 'external', href }
  // Control characters inside a scheme are dropped by browsers.
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const scheme = SCHEME.exec(href.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase()
  if (scheme) {
    if (scheme === 'http' || scheme === 'https') return { kind: 'external', href }
    if (scheme === 'data' && kind === 'file' && /^data:image\//i.test(href))
      return { kind: 'other', href }
    return { kind: FORBIDDEN.has(scheme) ? 'forbidden' : 'other', href }
  }
  if (href === '') return { kind: 'other', href }
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href)!
  const folder = posix.join('/', posix.dirname(page.input.file))
  const root = path.startsWith('/')
    ? withoutPrefix(posix.normalize(path), page.input.options.prefixes)
    : path === ''
      ? page.input.path
      : posix.resolve(folder, path)
  if (kind === 'file') return { kind: 'root', href: root + tail }
  const target = withoutExtension(root)
  return { kind: 'root', href: redirected(target, tail, page.input.options.redirects) }
}

/** A page's address, or where its redirect leads; query and hash are kept. */
function redirected(
  path: string,
  tail: string,
  redirects: Readonly<Record<string, string>> = {},
): string {
  if (!Object.hasOwn(redirects, path)) return path + tail
  const to = redirects[path]!
  const [, query = '', hash = ''] = /^([^#]*)(.*)$/s.exec(tail)!
  const withQuery = to.includes('?') || query === '' ? to : to.replace(/(?=#|$)/, query)
  return withQuery.includes('#') ? withQuery : withQuery + hash
}

/** An address as the published site has it, as a path of the site. */
function withoutPrefix(path: string, prefixes: readonly string[] = []): string {
  const prefix = prefixes.find((each) => `${path}/`.startsWith(each))
  return prefix === undefined ? path : path.slice(prefix.length - 1) || '/'
}

function withoutExtension(path: string): string {
  const page = path.replace(/\.mdx?$/, '').replace(/\/index$/, '')
  return page === '' ? '/' : page
}

/** The base in front of a root address. */
export function addBase({ base }: LinkRules, { kind, href }: Address): string {
  return kind === 'root' ? base + href.slice(1) : href
}

/** What a link has: a root address with the base, and with the slash that the site's pages end with. */
export function addressOfLink(rules: LinkRules, { kind, href }: Address): string {
  return kind === 'root' ? linkAddress(rules, href) : href
}
