import { encodeUrl } from './kit/encode-url.ts'
import { markdownUrl } from './kit/markdown-url.ts'
import { stripInlineMarkdown } from './kit/strip-inline-markdown.ts'
import { applySlashRule } from './kit/apply-slash-rule.ts'
import { fileUrl, withBase } from './with-base.ts'
import type { NavSelector, PageNavigation } from './types/navigation.ts'
import type { PageData } from './types/pages.ts'
import type { SiteData } from './types/rendering.ts'
import type { SiteSettings } from './types/settings.ts'
import { stripTrailingSlashes } from './kit/strip-trailing-slashes.ts'
import { metaImage } from './meta-image.ts'

/** A void element in <head>. */
export interface HeadTag {
  tag: 'meta' | 'link'
  attributes: Record<string, string | undefined>
}

/** What metatags depend on: also of pages that aren't rendered yet. */
type MetaSource = Pick<PageData, 'path' | 'frontmatter' | 'description' | 'indexable'>

/** The page whose `<head>` is written, and where it is in the site. */
export interface HeadInput {
  page: PageData
  navigation: PageNavigation
  site: SiteData
}

/** `Page - Site`, or the site's name alone if the page has no title or the same one. */
export function documentTitle(page: PageData, settings: SiteSettings): string {
  return page.title === settings.name || !page.title
    ? settings.name
    : `${page.title} - ${settings.name}`
}

/**
 * Builds the metadata for search engines and link previews: description, canonical URL, robots,
 * Open Graph, translations, Markdown version and feed. Precedence: frontmatter, then metatags
 * for the page's path in the settings, then the site's metatags, then derived values. Settings
 * and frontmatter follow https://mintlify.com/docs/optimize/seo. URLs that must be absolute are
 * omitted if the site's origin is unknown.
 */
export function headTags({ page, navigation, site }: HeadInput): HeadTag[] {
  const { settings, base, features } = site
  const description = page.description ?? settings.description
  const canonical = canonicalUrl(page, site)
  const { viewport: _, ...authored } = authoredMeta(page, settings)

  const meta: Record<string, string | undefined> = {
    description: description && stripInlineMarkdown(description),
    keywords: page.frontmatter.keywords?.join(', '),
    generator: 'Skerry',
    'og:type': 'website',
    'og:site_name': settings.name,
    'og:title': documentTitle(page, settings),
    'og:description': description && stripInlineMarkdown(description),
    'og:url': canonical,
    'og:locale': page.language.replace('-', '_'),
    'twitter:card': 'summary',
    ...cardMeta(page),
    ...authored,
    robots: robotsOf(page, settings),
  }
  if (meta['og:image'] && !meta['twitter:image'])
    meta['twitter:card'] = 'summary_large_image'

  return [
    ...Object.entries(meta).flatMap(([name, content]) =>
      content ? [metaTag(name, absoluteImage(name, content, site))] : [],
    ),
    ...link('canonical', canonical),
    ...translations(navigation.selectors, site),
    ...(features.markdown && page.hasMarkdown !== false
      ? link('alternate', withBase(base, markdownUrl(page.url)), {
          type: 'text/markdown',
        })
      : []),
    ...(features.feeds.includes(page.path)
      ? link('alternate', withBase(base, feedUrl(page.url)), {
          type: 'application/rss+xml',
          title: page.title,
        })
      : []),
    ...iconTags(settings, base),
  ]
}

/**
 * The page's public URL: that in its frontmatter, or its path there or in the site, after the
 * canonical URL of the settings or the site's origin. Undefined if none of them is known.
 */
export function canonicalUrl(page: PageData, site: SiteData): string | undefined {
  const own = page.frontmatter.canonical
  if (own && !own.startsWith('/')) return own
  const root = canonicalRoot(site)
  if (root === undefined) return undefined
  return encodeUrl(root + applySlashRule(own ?? page.url, site.slashes))
}

/**
 * What the public URLs of a site's files start with, without trailing slash: its origin with the
 * path of its canonical URL, if that has the same origin, or with the base. Undefined while the
 * origin is unknown.
 */
export function publicRoot(site: SiteData): string | undefined {
  const { base, origin } = site
  if (origin === undefined) return undefined
  const canonical = canonicalRoot(site)
  const isOwn = canonical !== undefined && `${canonical}/`.startsWith(`${origin}/`)
  return isOwn ? canonical : origin + base.slice(0, -1)
}

/** The canonical URL of the settings, or the site's origin, with the base. */
function canonicalRoot({ settings, base, origin }: SiteData): string | undefined {
  const { canonical } = settings.seo.metatags
  const written = canonical === undefined ? origin : stripTrailingSlashes(canonical)
  if (!written) return undefined
  const root = written.includes('://') ? written : `https://${written}`
  const path = base.slice(0, -1)
  return root.endsWith(path) ? root : root + path
}

/** Whether search engines may index the page. */
export function isIndexable(
  { frontmatter, indexable }: MetaSource,
  { seo }: SiteSettings,
): boolean {
  if (frontmatter.noindex) return false
  return indexable ?? (!frontmatter.hidden || seo.indexing === 'all')
}

/**
 * What robots may do with the page. Its own frontmatter decides, and the settings can't open a page
 * to search engines that it, or the navigation, keeps from them.
 */
export function robotsOf(page: MetaSource, settings: SiteSettings): string | undefined {
  const written = authoredMeta(page, settings)['robots']
  const mayStay = page.frontmatter.robots !== undefined || isIndexable(page, settings)
  return mayStay || isNoindex(written) ? written : 'noindex'
}

/** Whether a value of the metatag `robots` keeps a page from search engines. */
export function isNoindex(robots = ''): boolean {
  return /\b(?:noindex|none)\b/i.test(robots)
}

/** URL of the RSS feed of the page's `<Update>`s. */
export function feedUrl(url: string): string {
  return `${url.replace(/\/$/, '')}/rss.xml`
}

/** The viewport of the page, for which metatags may have another one. */
export function viewportOf(page: PageData, settings: SiteSettings): string {
  return authoredMeta(page, settings)['viewport'] ?? 'width=device-width, initial-scale=1'
}

/** Whether the author set `og:image`, so that the page needs no social card. */
export function hasOwnImage(page: PageData, settings: SiteSettings): boolean {
  return Boolean(authoredMeta(page, settings)['og:image'])
}

/** Metatags for the page's social card, if it has one. */
function cardMeta({ socialCard, title }: PageData): Record<string, string> {
  if (socialCard === undefined) return {}
  return {
    'og:image': socialCard,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'twitter:image': socialCard,
    'twitter:card': 'summary_large_image',
  }
}

/**
 * Metatags that the author wrote. Those for the page's path override the site's, and frontmatter
 * and the page's description override both. `canonical` is left out: it is a URL, not a tag.
 */
function authoredMeta(page: MetaSource, { seo }: SiteSettings): Record<string, string> {
  const path = page.path.replace(/^\/+/, '')
  const [nearest] = seo.paths
    .map((entry) => ({ ...entry, folder: entry.path.replace(/^\/+|\/+\*?$/g, '') }))
    .filter(({ folder }) => isWithin(path, folder))
    .sort((a, b) => b.folder.length - a.folder.length)
  const own = Object.entries(page.frontmatter).flatMap(([name, value]) =>
    (name.includes(':') || name === 'robots') && isScalar(value)
      ? [[name, metaImage(name, String(value), path) ?? String(value)]]
      : [],
  )
  const { canonical: _, ...tags } = { ...seo.metatags, ...nearest?.metatags }
  for (const [name, content] of Object.entries(tags))
    tags[name] = metaImage(name, content) ?? content
  if (page.frontmatter.keywords) delete tags.keywords
  return {
    ...tags,
    ...(page.description && { description: stripInlineMarkdown(page.description) }),
    ...Object.fromEntries(own),
  }
}

/** Compares whole path segments: `guides` contains `guides/a` but not `guidesx`. */
function isWithin(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`)
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** Open Graph and related vocabularies are RDFa, which uses `property` instead of `name`. */
function metaTag(name: string, content: string): HeadTag {
  const key = /^(og|article|book|profile|music|video|fb):/.test(name)
    ? 'property'
    : 'name'
  return { tag: 'meta', attributes: { [key]: name, content } }
}

function absoluteImage(name: string, content: string, site: SiteData): string {
  const file = metaImage(name, content)
  if (file === undefined) return content
  const root = publicRoot(site)
  return root === undefined ? withBase(site.base, file) : root + file
}

function link(
  rel: string,
  href: string | undefined,
  more: Record<string, string | undefined> = {},
): HeadTag[] {
  return href ? [{ tag: 'link', attributes: { rel, href, ...more } }] : []
}

/**
 * One `hreflang` link for each language that has the page. Search engines require absolute URLs;
 * without a known origin, root-relative ones still work in browsers and most crawlers.
 */
function translations(selectors: NavSelector[], site: SiteData): HeadTag[] {
  const choices = selectors.find(({ kind }) => kind === 'language')?.choices ?? []
  const languages = choices.filter(({ active, isCounterpart }) => active || isCounterpart)
  if (languages.length < 2) return []
  const root = publicRoot(site) ?? site.base.slice(0, -1)
  return languages.flatMap(({ name, language = name, url }) =>
    link('alternate', encodeUrl(root + applySlashRule(url, site.slashes)), {
      hreflang: language,
    }),
  )
}

/**
 * The favicon. Without one, an SVG with the first letter of the site's name on its primary
 * colour, because browsers would otherwise request `/favicon.ico`.
 */
function iconTags({ favicon, name, colors }: SiteSettings, base: string): HeadTag[] {
  if (!favicon) return link('icon', letterIcon(name, colors.primary))
  const icon = (href: string, media?: string) =>
    link('icon', fileUrl(base, href), { media })
  if (favicon.light === favicon.dark) return icon(favicon.light)
  return [
    ...icon(favicon.light, '(prefers-color-scheme: light)'),
    ...icon(favicon.dark, '(prefers-color-scheme: dark)'),
  ]
}

function letterIcon(name: string, color: string): string {
  const letter = Array.from(name.trim())[0]?.toUpperCase() ?? ''
  const svg =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>" +
    `<rect width='32' height='32' rx='7' fill='${color}'/>` +
    `<text x='16' y='23' text-anchor='middle' font-family='sans-serif' font-size='20' fill='#fff'>${letter.replace(/[<&]/, '')}</text></svg>`
  return `data:image/svg+xml,${svg.replace(/[%#<>]/g, encodeURIComponent)}`
}
