import { ORIGIN } from '../../runtime/actions/fill-origin.ts'
import { fillIn } from '../../runtime/kit/fill-in.ts'
import { markdownUrl } from '../../runtime/kit/markdown-url.ts'
import { encodePath } from '../../runtime/kit/page-url.ts'
import { linkUrl, withBase } from '../../runtime/with-base.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import type { ContextualOption } from '../../runtime/types/settings.ts'
import type { Strings } from '../strings/en.ts'
import { assistants, brand, lucide } from '../assistants.ts'
import { mcpOption } from './mcp-options.ts'
import type { PageOption } from './page-option.ts'

/** Placeholders in the URL of an author's entry, also encoded. */
const PLACEHOLDER = /(?:\$|%24)(path|page\b|mcp\b)/g

interface OptionsInput {
  options: readonly ContextualOption[]
  page: PageData
  site: SiteData
  strings: Strings
}

/**
 * Builds the page menu. Omits entries that need a server, and those that need Markdown if its
 * output is disabled.
 */
export function buildPageOptions({
  options,
  page,
  site,
  strings,
}: OptionsInput): PageOption[] {
  return options.flatMap((option) => {
    const built =
      typeof option === 'string'
        ? knownOption(option, { page, site, strings })
        : customOption(option, { page, site })
    return built ?? []
  })
}

function knownOption(
  key: string,
  { page, site, strings }: Omit<OptionsInput, 'options'>,
): PageOption | undefined {
  const markdown = site.features.markdown
    ? withBase(site.base, markdownUrl(page.url))
    : undefined
  const { name, contextual } = site.settings
  if (contextual?.mcp !== undefined) {
    const connected = mcpOption(key, { name, url: contextual.mcp }, strings)
    if (connected) return connected
  }
  const origin = site.origin ?? ORIGIN
  const assistant = assistants[key]
  if (assistant) {
    const path = assistant.readsHtml ? linkUrl(site, page.url) : markdown
    if (!path) return undefined
    const prompt = fillIn(strings.aiPrompt, { url: origin + path })
    return {
      key,
      label: fillIn(strings.openIn, { name: assistant.name }),
      hint: strings.openInHint,
      icon: assistant.icon,
      logo: site.logos?.[key],
      href: assistant.url + encodeURIComponent(prompt),
      ...(site.origin === undefined && { needsOrigin: true }),
    }
  }
  switch (key) {
    case 'copy':
      return markdown
        ? {
            key,
            label: strings.copyPage,
            hint: strings.copyPageHint,
            href: markdown,
            action: 'copy',
          }
        : undefined
    case 'view':
      return markdown
        ? {
            key,
            label: strings.viewAsMarkdown,
            hint: strings.viewAsMarkdownHint,
            icon: brand('markdown'),
            href: markdown,
          }
        : undefined
    case 'download-pdf':
      return { key, label: strings.downloadPdf, action: 'print' }
    case 'download-spec':
      return page.operation
        ? {
            key,
            label: strings.downloadSpec,
            icon: lucide('file-json'),
            href: specUrl(page.file, site.base),
          }
        : undefined
    default:
      return undefined
  }
}

function customOption(
  { title, description, icon, href }: Exclude<ContextualOption, string>,
  { page, site }: Pick<OptionsInput, 'page' | 'site'>,
): PageOption | undefined {
  const template = typeof href === 'string' ? href : queryUrl(href)
  const { mcp } = site.settings.contextual ?? {}
  const names = [...template.matchAll(PLACEHOLDER)].map(([, name]) => name)
  if (names.includes('mcp') && mcp === undefined) return undefined
  // A URL can't hold the text of a page, but whoever reads the URL can fetch it.
  const text = site.features.markdown
    ? withBase(site.base, markdownUrl(page.url))
    : linkUrl(site, page.url)
  const values: Record<string, string> = {
    path: page.url.slice(1),
    page: (site.origin ?? ORIGIN) + text,
    mcp: mcp ?? '',
  }
  const filled = template.replace(PLACEHOLDER, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  return {
    key: title,
    label: title,
    hint: description,
    icon,
    href: withBase(site.base, filled),
    ...(names.includes('page') && site.origin === undefined && { needsOrigin: true }),
  }
}

function queryUrl({
  base,
  query,
}: {
  base: string
  query: { key: string; value: string }[]
}) {
  if (query.length === 0) return base
  const pairs = new URLSearchParams(query.map(({ key, value }) => [key, value]))
  return `${base}${base.includes('?') ? '&' : '?'}${pairs}`
}

function specUrl(file: string, base: string): string {
  return /^https?:/.test(file) ? file : withBase(base, encodePath(`/${file}`))
}
