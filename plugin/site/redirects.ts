import type { Redirect } from '../../runtime/types.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { isExternal } from './nav-page.ts'
import { canonicalUrl } from './page-url.ts'
import type { Site } from './types.ts'

/** A redirect with its source as an expression. */
export interface CompiledRedirect extends Redirect {
  pattern: RegExp
}

/** More steps than this is a circle, or as bad as one. */
const MOST_STEPS = 10

/**
 * Reads a redirect's source (behaviour 2.1, `redirects`): `:name` is one segment, `:name*` the rest
 * of the path, `*` the rest of its segment, and of the path where it stands alone at the end.
 */
export function compileRedirect(redirect: Redirect): CompiledRedirect {
  const segments = withSlash(redirect.source).split('/').slice(1)
  const pattern = segments.map((segment, index) => {
    const last = index === segments.length - 1
    const rest = /^:([\w-]+)\*$/.exec(segment)
    if (rest) return last ? '(?:/(.*))?' : '/(.*)'
    if (segment === '*') return last ? '/(.*)' : '/([^/]*)'
    const parts = segment.split(/(:[A-Za-z][\w-]*|\*)/)
    const source = parts.map((part) =>
      /^(?::[A-Za-z]|\*$)/.test(part)
        ? '([^/]*)'
        : part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
    )
    return `/${source.join('')}`
  })
  return { ...redirect, pattern: new RegExp(`^${pattern.join('')}/?$`) }
}

/**
 * Where a path leads: the first redirect that matches it, wildcards of the destination filled in.
 *
 * @param path Without base, query and hash.
 */
export function followRedirect(
  redirects: readonly CompiledRedirect[],
  path: string,
): { redirect: CompiledRedirect; destination: string } | undefined {
  for (const redirect of redirects) {
    const match = redirect.pattern.exec(path)
    if (match) return { redirect, destination: fill(redirect, match) }
  }
  return undefined
}

function fill({ source, destination }: Redirect, match: RegExpExecArray): string {
  const names = source.match(WILDCARD) ?? []
  const values = new Map(
    names.map((name, index) => [name.replace(/\*$/, '') || '*', match[index + 1] ?? '']),
  )
  const filled = destination.replace(
    WILDCARD,
    (written) => values.get(written.replace(/\*$/, '') || '*') ?? written,
  )
  // An empty rest leaves a slash behind.
  return filled.length > 1 ? filled.replace(/([^:/])\/$/, '$1') : filled
}

const WILDCARD = /:[A-Za-z][\w-]*\*?|(?<![\w-]\*)\*/g

/**
 * Problems of the settings' redirects: circles, and sources that are pages (the page is shown
 * there, so the redirect never happens).
 */
export function checkRedirects(site: Site): Diagnostic[] {
  const redirects = site.redirects.map(compileRedirect)
  const pages = new Map([...site.pages.values()].map((page) => [page.url, page]))
  return site.redirects.flatMap((redirect, index): Diagnostic[] => {
    const problems: Diagnostic[] = []
    const at = site.locate?.({
      file: site.settings.file,
      keys: ['redirects', index, 'source'],
    })
    const place = at ?? { file: site.settings.file }
    const source = withSlash(redirect.source)
    // `/a.mdx` is another address than the page's own `/a`.
    const shadow = /\.(?:mdx?|html)$/i.test(source)
      ? undefined
      : pages.get(canonicalUrl(source))
    if (shadow) {
      problems.push({
        severity: 'warning',
        code: 'site/redirect-of-page',
        message: `the redirect of \`${redirect.source}\` never happens: \`${shadow.file}\` is the page of that address`,
        hint: 'Remove the page or the redirect.',
        ...place,
      })
    } else {
      const steps = circle(redirect, redirects, pages)
      if (steps) {
        problems.push({
          severity: 'warning',
          code: 'site/redirect-circle',
          message: `the redirect of \`${redirect.source}\` leads back to itself: ${steps.join(' → ')}`,
          ...place,
        })
      }
    }
    return problems
  })
}

/** The addresses of a circle, or undefined where the way ends. Wildcards are tried with one word. */
function circle(
  redirect: Redirect,
  redirects: readonly CompiledRedirect[],
  pages: ReadonlyMap<string, unknown>,
): string[] | undefined {
  const start = withSlash(redirect.source).replace(WILDCARD, 'example')
  const steps = [start]
  let path = start
  while (steps.length <= MOST_STEPS) {
    const destination = followRedirect(redirects, path)?.destination
    if (destination === undefined || isExternal(destination)) return undefined
    path = withSlash(destination.replace(/[?#].*$/, ''))
    if (pages.has(canonicalUrl(path))) return undefined
    const seen = steps.includes(path)
    steps.push(path)
    if (seen) return path === start ? steps : undefined
  }
  return steps.slice(0, 4)
}

function withSlash(path: string): string {
  const trimmed = path.replace(/\/+$/, '')
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`
}

/** What of the navigation the built-in redirects need. */
interface Order {
  order: readonly string[]
}

/** From `/` to the first page of the navigation, where no `index` page is (behaviour 1.3). */
export function homeRedirect(
  site: Site,
  { order }: Order,
): { from: string; to: string } | undefined {
  const pages = [...site.pages.values()]
  if (pages.some(({ url }) => url === '/')) return undefined
  const path = order[0]
  const first = path === undefined ? pages[0] : site.pages.get(path)
  return first && { from: '/', to: first.url }
}

/**
 * From each folder without a page of its own to the first page of the navigation below it
 * (behaviour 1.3). Folders that a redirect of the settings answers are left to it, and folders
 * without a listed page have no address.
 */
export function folderRedirects(
  site: Site,
  { order }: Order,
): { from: string; to: string }[] {
  const taken = new Set([...site.pages.values()].map(({ url }) => url))
  const redirects = site.redirects.map(compileRedirect)
  const found: { from: string; to: string }[] = []
  for (const path of order) {
    const url = site.pages.get(path)?.url
    if (url === undefined) continue
    let folder = url.slice(0, url.lastIndexOf('/'))
    for (; folder !== ''; folder = folder.slice(0, folder.lastIndexOf('/'))) {
      if (taken.has(folder)) continue
      taken.add(folder)
      if (!followRedirect(redirects, folder)) found.push({ from: folder, to: url })
    }
  }
  return found
}
