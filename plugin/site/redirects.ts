import type { Redirect } from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { isShown } from './file-kinds.ts'
import { placeOfSetting } from './place-of-setting.ts'
import { isExternal } from './nav-page.ts'
import { decodePath, normalizePageUrl } from '../../runtime/kit/page-url.ts'
import { refusePath, unportablePath } from './check-file-names.ts'
import {
  hasWildcard,
  RedirectTable,
  WILDCARD,
  wildcardRule,
  withSlash,
} from './redirect-table.ts'
import type { SourceSite } from './site.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/** A chain with more steps counts as a cycle. */
const MAX_STEPS = 10

/** Files that every build writes. */
const ALWAYS_WRITTEN = /^\/(?:robots\.txt|(?:\.well-known\/)?llms\.txt|404\.html)$/

/**
 * Reports cycles without a page, and redirects that never apply because their source is a page or a
 * file.
 */
export function checkRedirects(site: SourceSite): Diagnostic[] {
  if (site.redirects.length === 0) return []
  const redirects = new RedirectTable(site.redirects)
  const pages = new Map([...site.pages.values()].map((page) => [page.url, page]))
  return site.redirects.flatMap((redirect, index): Diagnostic[] => {
    const problems: Diagnostic[] = []
    const keys = ['redirects', index, 'source']
    const place = placeOfSetting(site, { file: site.settings.file, keys })
    const shadow = pageAt(redirect, pages)
    if (shadow) {
      problems.push({
        severity: 'warning',
        code: 'site/redirect-of-page',
        message: `the redirect from \`${redirect.source}\` has no effect: \`${shadow.file}\` is published at that path`,
        hint: 'Remove the page or the redirect.',
        ...place,
      })
    } else if (isFromFile(redirect, site)) {
      problems.push(redirectFromFile(redirect, site))
    } else {
      const steps = redirectCycle(redirect, redirects, pages)
      if (steps && redirectsToPages(redirect, redirects, pages).length === 0) {
        problems.push({
          severity: 'warning',
          code: 'site/redirect-circle',
          message: `the redirect from \`${redirect.source}\` is circular: ${steps.join(' → ')}`,
          hint: 'Remove it, or let it lead to a page.',
          ...place,
        })
      }
    }
    return problems
  })
}

/**
 * Maps paths without a page to the final destination of their redirects, for use in links. Omits
 * redirects with wildcards or to other sites.
 */
export function plainRedirects(
  site: Pick<SourceSite, 'pages' | 'redirects'>,
): Record<string, string> {
  if (site.redirects.length === 0) return {}
  const table = new RedirectTable(site.redirects)
  const pages = new Set([...site.pages.values()].map(({ url }) => normalizePageUrl(url)))
  const found = site.redirects.flatMap(({ source }): [string, string][] => {
    const from = withSlash(source)
    if (hasWildcard(from) || pages.has(normalizePageUrl(from))) return []
    let to = from
    for (let step = 0; step <= MAX_STEPS; step++) {
      const match = table.follow(cleanUrl(to))
      if (!match) break
      to = match.destination
      if (pages.has(normalizePageUrl(to))) return [[from, to]]
    }
    return []
  })
  return Object.fromEntries(found)
}

/**
 * Whether a redirect can be written as a page: its source has no wildcard, and every file system
 * can store it.
 */
export function canBePage({ source }: Pick<Redirect, 'source'>): boolean {
  const path = decodePath(withSlash(source).slice(1))
  return !hasWildcard(source) && !refusePath(path) && !unportablePath(path)
}

/**
 * The redirects that hosts follow: not from a page, whose place they would take. Circular ones
 * become one redirect for each page that they lead to.
 */
export function effectiveRedirects(
  site: Pick<SourceSite, 'pages' | 'redirects'>,
): Redirect[] {
  const pages = new Map([...site.pages.values()].map((page) => [page.url, page]))
  const table = new RedirectTable(site.redirects)
  return site.redirects.flatMap((redirect) => {
    if (pageAt(redirect, pages)) return []
    return redirectCycle(redirect, table, pages)
      ? redirectsToPages(redirect, table, pages)
      : [redirect]
  })
}

/**
 * One redirect for each page that a redirect with a wildcard leads to: `/docs/:slug*` to
 * `/docs/v1/:slug*` leads on for ever unless `/docs/v1/:slug*` is a page.
 */
function redirectsToPages(
  redirect: Redirect,
  redirects: RedirectTable,
  pages: ReadonlyMap<string, unknown>,
): Redirect[] {
  const { pattern, replacement } = wildcardRule({
    source: redirect.destination,
    destination: withSlash(redirect.source),
  })
  return [...pages.keys()].flatMap((destination) => {
    if (!pattern.test(destination)) return []
    const source = withSlash(destination.replace(pattern, replacement))
    const isFollowed = redirects.follow(source)?.redirect === redirect
    return isFollowed && !pages.has(source) ? [{ ...redirect, source, destination }] : []
  })
}

/** Whether the source of a redirect is known to be a file before the site is built. */
export function isFromFile({ source }: Redirect, { assets }: SourceSite): boolean {
  const path = withSlash(source)
  const file = path.slice(1)
  return ALWAYS_WRITTEN.test(path) || (isShown(file) && assets.includes(file))
}

/** The problem with a redirect of the settings whose source is a file. */
export function redirectFromFile(redirect: Redirect, site: SourceSite): Diagnostic {
  const keys = ['redirects', site.redirects.indexOf(redirect), 'source']
  return {
    severity: 'warning',
    code: 'site/redirect-of-page',
    message: `the redirect from \`${redirect.source}\` has no effect: a file is published at that path`,
    hint: 'Remove the redirect.',
    ...placeOfSetting(site, { file: site.settings.file, keys }),
  }
}

/**
 * The page at the source of a redirect. `/a.mdx` and `/a/index` may be redirected, as only `/a` is
 * the page.
 */
function pageAt<Page>(
  { source }: Redirect,
  pages: ReadonlyMap<string, Page>,
): Page | undefined {
  const from = withSlash(source)
  return /(?:\.(?:mdx?|html)|(?<!^)\/index)$/i.test(from)
    ? undefined
    : pages.get(normalizePageUrl(from))
}

/** The URLs of a redirect cycle. Undefined if there is none. Wildcards are tried with one word. */
function redirectCycle(
  redirect: Redirect,
  redirects: RedirectTable,
  pages: ReadonlyMap<string, unknown>,
): string[] | undefined {
  const start = withSlash(redirect.source).replace(WILDCARD, 'example')
  const steps = [start]
  let path = start
  while (steps.length <= MAX_STEPS) {
    const destination = redirects.follow(path)?.destination
    if (destination === undefined || isExternal(destination)) return undefined
    path = withSlash(cleanUrl(destination))
    if (pages.has(normalizePageUrl(path))) return undefined
    const seen = steps.includes(path)
    steps.push(path)
    if (seen) return path === start ? steps : undefined
  }
  return steps.slice(0, 4)
}

/**
 * Redirects `/` to the page that the navigation opens, in the default version and language, unless
 * there is an `index` page.
 */
export function homeRedirect(
  site: SourceSite,
  { first: path }: { first: string | undefined },
): { from: string; to: string } | undefined {
  const pages = [...site.pages.values()]
  if (pages.some(({ url }) => url === '/')) return undefined
  const first = path === undefined ? pages[0] : site.pages.get(path)
  return first && { from: '/', to: first.url }
}

/**
 * Redirects each folder without a page to the first listed page below it. Folders that one of the
 * settings' redirects matches are omitted.
 */
export function folderRedirects(
  site: SourceSite,
  { order }: { order: readonly string[] },
): { from: string; to: string }[] {
  const taken = new Set([...site.pages.values()].map(({ url }) => url))
  const effective = effectiveRedirects(site)
  const redirects = new RedirectTable(effective)
  const targets = new Map(
    effective.map(({ source, destination }) => [source, destination]),
  )
  const found: { from: string; to: string }[] = []
  for (const path of order) {
    const url = site.pages.get(path)?.url
    if (url === undefined) continue
    let folder = url.slice(0, url.lastIndexOf('/'))
    for (; folder !== ''; folder = folder.slice(0, folder.lastIndexOf('/'))) {
      if (taken.has(folder)) continue
      taken.add(folder)
      // Hosts answer `/folder/` with the file for `/folder/index`.
      const to = targets.get(`${folder}/index`) ?? url
      if (!redirects.follow(folder)) found.push({ from: folder, to })
    }
  }
  return found
}
