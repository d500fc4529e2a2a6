import type { DivisionEntry, NavigationEntry } from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { isGeneratedFile } from './generated-files.ts'
import { isExternal } from './nav-page.ts'
import { navigationPlace } from './navigation-problems.ts'
import { normalizePageUrl } from '../../runtime/kit/page-url.ts'
import { schemeHint } from './scheme-hint.ts'
import type { SourceSite } from './site.ts'

/** Reports links of tabs, anchors etc. that don't lead to a page, file or redirect of the site. */
export function checkNavigationLinks(site: SourceSite): Diagnostic[] {
  const { navigation } = site.settings
  const links = [...linksOf(navigation.children), ...navigation.global]
  const wanted = links.filter(({ href }) => href?.startsWith('/') && !isExternal(href))
  if (wanted.length === 0) return []
  const urls = new Set([...site.pages.values()].map(({ url }) => url))
  const known = new Set([
    ...urls,
    ...site.assets.map((file) => normalizePageUrl(`/${file}`)),
  ])
  return wanted.flatMap((entry): Diagnostic[] => {
    const url = normalizePageUrl(entry.href!)
    if (url === '/' || known.has(url)) return []
    if (isGeneratedFile(entry.href!.replace(/[?#].*$/s, ''))) return []
    // URLs of folders, and those matching the start of a redirect, may be valid.
    if ([...urls].some((page) => page.startsWith(`${url}/`))) return []
    if (
      site.redirects.some(({ source }) => url.startsWith(source.replace(/[:*].*$/, '')))
    )
      return []
    const meant = nearest(url, [...urls, ...foldersOf(urls)])
    return [
      {
        severity: 'warning',
        code: 'site/missing-link',
        message: `\`${entry.name}\` links to \`${entry.href}\`, which is not a page of the site`,
        hint:
          meant === undefined
            ? (schemeHint(url.slice(1)) ??
              `Add a page at or below \`${url}\`, or remove the ${entry.kind}.`)
            : `Did you mean \`${meant}\`?`,
        ...navigationPlace(site, entry.place),
      },
    ]
  })
}

/** The first segments of URLs: the `url` of a tab or anchor in `mint.json` is usually one. */
function foldersOf(urls: ReadonlySet<string>): Set<string> {
  return new Set([...urls].map((url) => url.split('/', 2).join('/')))
}

function linksOf(entries: readonly NavigationEntry[]): DivisionEntry[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'page') return []
    const inner = linksOf(entry.children)
    if (entry.kind === 'group') return inner
    return [entry, ...(entry.global ?? []), ...inner]
  })
}
