import { isNoindex, robotsOf } from '../../runtime/head.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { escapeXml } from './escape-xml.ts'
import type { OutputFile } from '../site/extensions.ts'
import { isoDate } from '../site/iso-date.ts'
import type { OutputContext } from './output-file.ts'
import { publicPageUrl, publicUrl } from './public-url.ts'
import type { Page } from '../site/site.ts'
import { indexedPages } from './visible-pages.ts'

/** Maximum number of entries per file in the protocol. */
const MAX_ENTRIES = 50_000

/**
 * Writes `sitemap.xml`: all pages that `robots` leaves to search engines, with the date of the last
 * change from frontmatter or git. URLs must be absolute, so there is no sitemap if the origin is
 * unknown. Beyond 50,000 pages it is an index of several files.
 */
export async function writeSitemap({
  project,
  site,
  report,
}: OutputContext): Promise<OutputFile[]> {
  if (site.origin === undefined) {
    report(unknownAddress(project))
    return []
  }
  const pages = pagesByUrl(project, site)
  const dates = await project.gitDates()
  const entries = [...pages].map(([url, page]) => {
    const { lastUpdatedDate } = page.frontmatter
    const date = (lastUpdatedDate && isoDate(lastUpdatedDate)) ?? dates.get(page.file)
    const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>`
  })
  if (entries.length <= MAX_ENTRIES)
    return [{ path: 'sitemap.xml', content: sitemap('urlset', entries) }]
  const parts: OutputFile[] = []
  for (let start = 0; start < entries.length; start += MAX_ENTRIES) {
    const part = entries.slice(start, start + MAX_ENTRIES)
    parts.push({
      path: `sitemap-${parts.length + 1}.xml`,
      content: sitemap('urlset', part),
    })
  }
  const list = parts.map(
    ({ path }) =>
      `<sitemap><loc>${escapeXml(publicUrl(site, `/${path}`))}</loc></sitemap>`,
  )
  return [{ path: 'sitemap.xml', content: sitemap('sitemapindex', list) }, ...parts]
}

/**
 * The pages by their canonical URLs. A sitemap only has URLs of its own site, each once: of two pages
 * with the same one, the page whose URL it is.
 */
function pagesByUrl(
  project: OutputContext['project'],
  site: OutputContext['site'],
): Map<string, Page> {
  const pages = new Map<string, Page>()
  const { host } = new URL(publicPageUrl(site, { url: '/', frontmatter: {} }))
  for (const page of indexedPages(project)) {
    if (isNoindex(robotsOf(page, site.settings))) continue
    const url = publicPageUrl(site, page)
    const isOwn = !page.frontmatter.canonical
    if (new URL(url).host === host && (isOwn || !pages.has(url))) pages.set(url, page)
  }
  return pages
}

/** A warning if a page asks for a feed: its button is missing too. */
function unknownAddress({ site }: OutputContext['project']): Diagnostic {
  const why = 'the public URL of the site is unknown'
  const asking = [...site.pages.values()].find(({ frontmatter }) => frontmatter.rss)
  return {
    code: 'output/no-address',
    hint: 'Set the option `site`, or use `--site https://docs.example.com`.',
    ...(asking
      ? {
          severity: 'warning',
          file: asking.file,
          message: `\`rss\` has no effect: ${why}`,
        }
      : { severity: 'info', message: `No sitemap and no feeds are written: ${why}` }),
  }
}

function sitemap(root: 'urlset' | 'sitemapindex', entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`
}
