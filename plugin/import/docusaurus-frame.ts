import { posix } from 'node:path'
import { htmlToMarkdown } from '../render/html-to-markdown.ts'
import { isHref } from '../settings/values-schema.ts'
import type { ForeignProject } from './foreign-project.ts'
import { listOf, recordOf, foreignText, type ForeignRecord } from './foreign-values.ts'
import { importedColors } from './imported-colors.ts'
import { importedAsset, isForeignUrl, type LabelledLink } from './imported-frame.ts'
import { importedSettings } from './imported-settings.ts'
import { leftOut, leftOutOfNavbar } from './imported-site.ts'
import { optionsOf, themeOf } from './docusaurus-config.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/** A page with its URL in Skerry. */
export interface DocusaurusUrl {
  to: string
  /** Neither a draft nor unlisted. */
  isListed: boolean
}

/** What the links of a configuration refer to. */
interface FrameContext {
  /** The configuration file. */
  file: string
  /** Path of the URLs of the content folder. */
  base: string
  /** By their URL in Docusaurus. */
  urls: ReadonlyMap<string, DocusaurusUrl>
}

/** The settings besides the navigation. Links that lead nowhere are reported and left out. */
export function readDocusaurusFrame(
  config: ForeignRecord,
  project: ForeignProject,
  context: FrameContext,
): Record<string, unknown> {
  const { navbar, footer, announcementBar, colorMode } = themeOf(config)
  const reader = new FrameReader(project, context)
  const columns = listOf(recordOf(footer)['links']).map(recordOf)
  const isFlat = columns.every((column) => !('items' in column))
  const links = (isFlat ? [{ items: columns }] : columns).flatMap((column) => {
    const items = listOf(recordOf(column)['items']).flatMap((item) =>
      reader.link(recordOf(item)),
    )
    const header = foreignText(recordOf(column)['title'])
    return items.length === 0 ? [] : [{ ...(header && { header }), items }]
  })
  const navbarLinks = listOf(recordOf(navbar)['items']).flatMap((item) =>
    reader.navbarItem(recordOf(item)),
  )
  const logo = reader.logo(recordOf(recordOf(navbar)['logo']))
  const favicon = reader.asset(foreignText(config['favicon']))
  const redirects = reader.redirects(config)
  const banner = reader.banner(recordOf(announcementBar))
  reader.reportFooterText(recordOf(footer))
  return importedSettings({
    name: foreignText(config['title']) ?? foreignText(recordOf(navbar)['title']),
    description: foreignText(config['tagline']),
    colors: reader.colors(config),
    logo,
    favicon,
    banner,
    links: navbarLinks,
    footerLinks: links,
    redirects,
    appearance: appearanceOf(recordOf(colorMode)),
    suggestsEdit: optionsOf(config, /^classic$|preset-classic$|content-docs$/).some(
      (options) => 'editUrl' in options || 'editUrl' in recordOf(options['docs']),
    ),
  })
}

class FrameReader {
  readonly #project: ForeignProject
  readonly #context: FrameContext

  constructor(project: ForeignProject, context: FrameContext) {
    this.#project = project
    this.#context = context
  }

  navbarItem(item: ForeignRecord): LabelledLink[] {
    const type = foreignText(item['type'])
    // Readers choose these in our navigation.
    if (/^(?:docSidebar|doc|docsVersion\w*|localeDropdown|search)$/.test(type ?? ''))
      return []
    const label = foreignText(item['label'])
    if ('items' in item || type === 'html') {
      const text = label ?? foreignText(item['value']) ?? 'items'
      const place = this.#project.place(this.#context.file, text)
      const what = type === 'html' ? 'HTML' : 'menu'
      this.#project.problems.push(leftOutOfNavbar(what, place))
      return []
    }
    // The link to the documentation itself: its tab.
    const to = foreignText(item['to'])
    if (to !== undefined && this.#pageUrl(to) === '/') return []
    return this.link(item)
  }

  link(item: ForeignRecord): LabelledLink[] {
    const target = foreignText(item['to']) ?? foreignText(item['href'])
    const label = foreignText(item['label'])
    if (target === undefined || label === undefined) {
      const html = foreignText(item['html'])
      if (html)
        this.#leaveOut('the HTML of the footer is left out', 'List its links.', html)
      return []
    }
    const href = this.#href(target)
    if (href !== undefined) return [{ label, href }]
    this.#leaveOut(
      `the link \`${label}\` leads to \`${target}\`, which is no page of the documentation`,
      'Add the page, or write the full URL, and link to it in `docs.json`.',
      target,
    )
    return []
  }

  #href(target: string): string | undefined {
    const path = target.replace(/^pathname:\/\//, '')
    if (isForeignUrl(path)) return isHref(path) ? path : undefined
    const url = this.#pageUrl(path)
    const hash = /#.*$/.exec(path)?.[0] ?? ''
    return url === undefined ? undefined : url + hash
  }

  /** The URL in Skerry of a page, or of the start of the documentation. */
  #pageUrl(target: string): string | undefined {
    const path = posix.join('/', cleanUrl(target)).replace(/(?<=.)\/$/, '')
    const page = this.#context.urls.get(path)
    if (page) return page.to
    return path === this.#context.base && path !== '/' ? '/' : undefined
  }

  logo({ src, srcDark, href }: ForeignRecord) {
    const light = this.asset(foreignText(src))
    const dark = this.asset(foreignText(srcDark))
    const target = foreignText(href)
    if (light === undefined) return undefined
    const isExternal = target !== undefined && /^https?:/.test(target)
    return dark === undefined && !isExternal
      ? light
      : { light, dark: dark ?? light, ...(isExternal && { href: target }) }
  }

  banner({ content, isCloseable, backgroundColor }: ForeignRecord) {
    const html = foreignText(content)
    const color = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.exec(
      foreignText(backgroundColor) ?? '',
    )?.[0]
    if (html !== undefined)
      return {
        content: this.#bannerLinks(htmlToMarkdown(html).trim()),
        ...(isCloseable !== false && { dismissible: true }),
        ...(color !== undefined && { color }),
      }
    if (content !== undefined)
      this.#leaveOut(
        'the text of the announcement bar is left out',
        'Write it in `banner.content`.',
        'announcementBar',
      )
    return undefined
  }

  /** Links to pages with their URLs in Skerry. Those that lead nowhere become text. */
  #bannerLinks(markdown: string): string {
    return markdown.replaceAll(
      /\[([^\]]*)\]\(([^)\s]+)\)/g,
      (_link, label: string, target: string) => {
        const [link] = this.link({ label, to: target })
        return link ? `[${label}](${link.href})` : label
      },
    )
  }

  reportFooterText({ copyright }: ForeignRecord): void {
    if (copyright === undefined) return
    this.#leaveOut(
      'the text of the footer is left out',
      'Replace the footer with an override, `theme/Footer.tsx`.',
      'copyright',
    )
  }

  /** A file of `static/`, at its place next to `docs.json`. */
  asset(path: string | undefined): string | undefined {
    return importedAsset(path, 'static', this.#project, this.#context.file)
  }

  colors(config: ForeignRecord) {
    const [preset = {}] = optionsOf(config, /^classic$|preset-classic$/)
    const { customCss } = recordOf(preset['theme'])
    const sheets = Array.isArray(customCss) ? customCss : [customCss]
    const css = sheets
      .flatMap((sheet) => foreignText(sheet) ?? [])
      .map((sheet) => this.#project.text(this.#project.pathOf(sheet)))
      .join('\n')
    return importedColors(/--ifm-color-primary:\s*([^;}]+)/.exec(css)?.[1])
  }

  /** Redirects of the plugin, and those of pages whose URL is another one in Skerry. */
  redirects(config: ForeignRecord): { source: string; destination: string }[] {
    const { base, urls } = this.#context
    const found = new Map<string, string>()
    const add = (from: string, destination: string) => {
      const isBelow = base === '/' || from.startsWith(`${base}/`)
      const source = base === '/' ? from : from.slice(base.length)
      if (isBelow && source !== '/' && source !== destination && source !== '')
        found.set(source, destination)
      return isBelow
    }
    for (const [url, { to, isListed }] of urls) if (isListed) add(url, to)
    for (const options of optionsOf(config, /client-redirects$/))
      for (const entry of listOf(options['redirects']).map(recordOf)) {
        const to = foreignText(entry['to']) ?? ''
        const href = this.#href(to)
        const sources = Array.isArray(entry['from']) ? entry['from'] : [entry['from']]
        for (const from of sources.flatMap((each) => foreignText(each) ?? []))
          if (href === undefined || !add(from, href))
            this.#leaveOut(
              `the redirect from \`${from}\` to \`${to}\` is left out: ${href === undefined ? 'there is no such page' : `it is outside ${base}`}`,
              'Redirect the path with your host.',
              from,
            )
      }
    return [...found].map(([source, destination]) => ({ source, destination }))
  }

  #leaveOut(message: string, hint: string, text: string): void {
    const place = this.#project.place(this.#context.file, text)
    this.#project.problems.push(leftOut(message, hint, place))
  }
}

/** The mode that readers see first, and whether they can choose another one. */
function appearanceOf({
  defaultMode,
  disableSwitch,
  respectPrefersColorScheme,
}: ForeignRecord): object | undefined {
  const isStrict = disableSwitch === true
  if (respectPrefersColorScheme === true)
    return isStrict ? { default: 'system', strict: true } : undefined
  if (defaultMode === undefined && !isStrict) return undefined
  return {
    default: defaultMode === 'dark' ? 'dark' : 'light',
    ...(isStrict && { strict: true }),
  }
}
