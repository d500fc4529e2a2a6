import { posix } from 'node:path'
import { type LinkRules, linkUrl, withoutPrefix } from '../../runtime/with-base.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { isGeneratedFile } from '../site/is-generated-file.ts'
import { markdownUrl } from '../../runtime/kit/markdown-url.ts'
import { splitUrl } from '../../runtime/kit/split-url.ts'

/** A resolved URL. */
export interface ResolvedUrl {
  kind: 'root' | 'hash' | 'external' | 'other' | 'forbidden'
  /** Root-relative path, hash, or as written. */
  href: string
}

const SCHEME = /^([a-z][a-z\d+.-]*):/i
/** Schemes that run code or read local files. */
const FORBIDDEN = new Set(['javascript', 'vbscript', 'file', 'data'])

/**
 * Resolves a URL as written, relative to the page's file: `./a`, `../a` and `a.md` become
 * root-relative paths without extension. Hashes, other schemes and external URLs are kept.
 * In a page's version for agents, `a.md` is the Markdown of the page.
 */
export function resolveUrl(
  written: string,
  page: Compilation,
  kind: 'page' | 'file',
): ResolvedUrl {
  const href = written.trim()
  if (href.startsWith('#')) return { kind: 'hash', href }
  if (href.startsWith('//')) return { kind: 'external', href }
  // Browsers ignore control characters inside a scheme.
  const scheme = SCHEME.exec(href.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase()
  if (scheme) {
    if (scheme === 'http' || scheme === 'https') return { kind: 'external', href }
    if (scheme === 'data' && kind === 'file' && /^data:image\//i.test(href))
      return { kind: 'other', href }
    return { kind: FORBIDDEN.has(scheme) ? 'forbidden' : 'other', href }
  }
  if (href === '') return { kind: 'other', href }
  const [path, tail] = splitUrl(href)
  const folder = posix
    .join('/', posix.dirname(page.input.file))
    .replace(/[#?]/g, encodeURIComponent)
  const root = path.startsWith('/')
    ? withoutPrefix(posix.normalize(path), page.input.options.prefixes ?? [])
    : path === ''
      ? page.input.path
      : posix.resolve(folder, path)
  if (kind === 'file' || isGeneratedFile(root)) return { kind: 'root', href: root + tail }
  const target = withoutExtension(root)
  const resolved = redirected(target, tail, page.input.options.redirects)
  const asMarkdown = page.input.audience === 'agents' && path.endsWith('.md')
  return {
    kind: 'root',
    href:
      asMarkdown && resolved === target + tail ? markdownUrl(target) + tail : resolved,
  }
}

/** A page's URL, or the target of its redirect. Keeps query and hash. */
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

function withoutExtension(path: string): string {
  const page = path.replace(/\.mdx?$/, '').replace(/\/index$/, '')
  return page === '' ? '/' : page
}

/** Prepends the base to a root-relative path. */
export function addBase({ base }: LinkRules, { kind, href }: ResolvedUrl): string {
  return kind === 'root' ? base + href.slice(1) : href
}

/** The `href` of a link: root-relative paths get the base and follow the trailing-slash rule. */
export function hrefOfLink(rules: LinkRules, { kind, href }: ResolvedUrl): string {
  return kind === 'root' ? linkUrl(rules, href) : href
}
