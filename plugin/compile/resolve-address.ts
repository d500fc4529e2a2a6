import { posix } from 'node:path'
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
    ? posix.normalize(path)
    : path === ''
      ? page.input.path
      : posix.resolve(folder, path)
  return { kind: 'root', href: (kind === 'page' ? withoutExtension(root) : root) + tail }
}

function withoutExtension(path: string): string {
  const page = path.replace(/\.mdx?$/, '').replace(/\/index$/, '')
  return page === '' ? '/' : page
}

/** The base in front of a root address. */
export function addBase(base: string, { kind, href }: Address): string {
  return kind === 'root' ? base + href.slice(1) : href
}
