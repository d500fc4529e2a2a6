import type { DivisionEntry, NavigationEntry } from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { deadLinkFinder } from './find-dead-links.ts'
import { placeOfSetting } from './place-of-setting.ts'
import { normalizePageUrl } from '../../runtime/kit/page-url.ts'
import { hostedHint } from './hosted-hint.ts'
import { schemeHint } from './scheme-hint.ts'
import type { SourceSite } from './site.ts'

/** Reports links of tabs, anchors etc. that don't lead to a page, file or redirect of the site. */
export function checkNavigationLinks(site: SourceSite): Diagnostic[] {
  const { navigation } = site.settings
  const links = [...linksOf(navigation.children), ...navigation.global]
  const isDead = deadLinkFinder(site)
  return links.filter(isDead).map((entry) => deadLink(site, entry))
}

function deadLink(site: SourceSite, entry: DivisionEntry): Diagnostic {
  const { name, href, kind, prefix, place } = entry
  const url = normalizePageUrl(href!)
  const urls = new Set([...site.pages.values()].map((page) => page.url))
  const hosted = hostedHint(url)
  const meant = hosted ? undefined : nearest(url, [...urls, ...foldersOf(urls)])
  return {
    severity: 'warning',
    code: 'site/missing-link',
    message:
      prefix === undefined
        ? `\`${name}\` links to \`${href}\`, which is not a page of the site`
        : `\`${name}\` is not shown: it has no pages, and its url \`${href}\` is not a page of the site`,
    hint:
      meant === undefined
        ? (hosted ??
          schemeHint(url.slice(1)) ??
          `Add a page at or below \`${url}\`, or remove the ${kind}.`)
        : `Did you mean \`${meant}\`?`,
    ...placeOfSetting(site, place),
  }
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
