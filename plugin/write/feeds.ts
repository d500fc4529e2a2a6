import { feedUrl } from '../../runtime/head.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { parseDateLabel } from './parse-date-label.ts'
import { escapeXml } from './escape-xml.ts'
import { readBlameDates } from './read-blame-dates.ts'
import type { OutputFile } from '../site/extensions.ts'
import type { OutputContext } from './output-file.ts'
import { outputPath, publicPageUrl, publicUrl } from './public-url.ts'

/**
 * Paths of the pages that get a feed: indexable pages with Updates. Feeds need absolute URLs,
 * so there are none if the origin is unknown.
 */
export function feedPages(
  compilations: readonly PageCompilation[],
  origin: string | undefined,
): string[] {
  if (origin === undefined) return []
  return compilations
    .filter(({ page, facts }) => facts.updates.length > 0 && page.indexable)
    .map(({ page }) => page.path)
}

/** Writes `<page>/rss.xml` files with one entry per Update. */
export function writeFeeds(context: OutputContext): Promise<OutputFile[]> {
  const wanted = new Set(context.site.features.feeds)
  const pages = context.compilations.filter(({ page }) => wanted.has(page.path))
  return Promise.all(pages.map((page) => writeFeed(page, context)))
}

async function writeFeed(
  { page, facts }: PageCompilation,
  { project, site }: OutputContext,
): Promise<OutputFile> {
  const link = publicPageUrl(site, page)
  const self = publicUrl(site, feedUrl(page.url))
  const dateOf = ({ label, description = '' }: (typeof facts.updates)[number]) =>
    parseDateLabel(label, page.language) ?? parseDateLabel(description, page.language)
  const undated = facts.updates.filter((update) => !dateOf(update))
  const blamed = new Map<string, Map<number, Date>>()
  for (const file of new Set(undated.map((update) => update.file)))
    blamed.set(file, await readBlameDates(project.root, file))
  const items = facts.updates.map((update) => {
    const { id, label, tags, file, line } = update
    const date = dateOf(update) ?? blamed.get(file)?.get(line)
    const url = `${link}#${encodeURIComponent(id)}`
    const description = update.feed?.description ?? update.description
    const title = update.feed?.title ?? (label || description || page.title)
    const parts = [
      element('title', title),
      element('link', url),
      `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
      description && element('description', description),
      ...tags.map((tag) => element('category', tag)),
      date && element('pubDate', date.toUTCString()),
    ]
    return `<item>${parts.filter(Boolean).join('')}</item>`
  })
  const about = page.frontmatter.description ?? page.title
  return {
    path: outputPath(feedUrl(page.url)),
    content: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', `${page.title} - ${project.settings.name}`)}
${element('link', link)}
${element('description', about)}
${element('language', page.language)}
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`,
  }
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
