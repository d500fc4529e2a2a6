import { ORIGIN } from '../../runtime/actions/own-address.ts'
import { fillIn } from '../../runtime/kit/fill-in.ts'
import { withBase } from '../../runtime/page-context.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import type { ContextualOption, IconRef } from '../../runtime/types/settings.ts'
import type { Strings } from '../strings/en.ts'

/** One entry of the page menu: a link, or a button that needs a script. */
export interface PageOption {
  key: string
  label: string
  hint?: string
  icon?: IconRef
  href?: string
  action?: 'copy' | 'print'
  /** The address has `ORIGIN` in it, which the browser fills in. */
  needsOrigin?: boolean
}

interface Assistant {
  name: string
  /** The prompt is put after it. */
  address: string
  /** Reads the HTML page; the others get the Markdown. */
  readsHtml?: boolean
}

const assistants: Record<string, Assistant> = {
  chatgpt: {
    name: 'ChatGPT',
    address: 'https://chatgpt.com/?hints=search&q=',
    readsHtml: true,
  },
  claude: { name: 'Claude', address: 'https://claude.ai/new?q=' },
  perplexity: { name: 'Perplexity', address: 'https://www.perplexity.ai/search?q=' },
  grok: { name: 'Grok', address: 'https://grok.com/?q=' },
  aistudio: {
    name: 'Google AI Studio',
    address: 'https://aistudio.google.com/prompts/new_chat?prompt=',
  },
  devin: { name: 'Devin', address: 'https://app.devin.ai/?prompt=' },
}

interface OptionsInput {
  options: readonly ContextualOption[]
  page: PageData
  site: SiteData
  strings: Strings
}

/**
 * The entries of the page menu that a static site can offer. Left out are
 * those that need a server, or the pages as Markdown while they are switched off.
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
  const origin = site.origin ?? ORIGIN
  const assistant = assistants[key]
  if (assistant) {
    const path = assistant.readsHtml ? withBase(site.base, page.url) : markdown
    if (!path) return undefined
    const prompt = fillIn(strings.aiPrompt, { url: origin + path })
    return {
      key,
      label: fillIn(strings.openIn, { name: assistant.name }),
      hint: strings.openInHint,
      href: assistant.address + encodeURIComponent(prompt),
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
            href: markdown,
          }
        : undefined
    case 'download-pdf':
      return { key, label: strings.downloadPdf, action: 'print' }
    case 'download-spec':
      return page.operation
        ? { key, label: strings.downloadSpec, href: specUrl(page.file, site.base) }
        : undefined
    default:
      return undefined
  }
}

function customOption(
  { title, description, icon, href }: Exclude<ContextualOption, string>,
  { page, site }: Pick<OptionsInput, 'page' | 'site'>,
): PageOption | undefined {
  const template = typeof href === 'string' ? href : queryAddress(href)
  // The page's text as part of an address, and MCP, are beyond a static page.
  if (/\$(page|mcp)\b/.test(decodeURI(template))) return undefined
  const path = encodeURIComponent(page.url.slice(1))
  return {
    key: title,
    label: title,
    hint: description,
    icon,
    href: withBase(site.base, template.replace(/\$path|%24path/g, path)),
  }
}

function queryAddress({
  base,
  query,
}: {
  base: string
  query: { key: string; value: string }[]
}) {
  const pairs = new URLSearchParams(query.map(({ key, value }) => [key, value]))
  return `${base}${base.includes('?') ? '&' : '?'}${pairs}`
}

/** Where the page lies as Markdown: `/guides/start.md`, the home page `/index.md`. */
export function markdownUrl(url: string): string {
  return url.endsWith('/') ? `${url}index.md` : `${url}.md`
}

function specUrl(file: string, base: string): string {
  return /^https?:/.test(file) ? file : withBase(base, `/${file}`)
}
