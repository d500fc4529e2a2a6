import { isAbsolute, posix } from 'node:path'
import { decodePath, normalizePageUrl } from '../../runtime/kit/page-url.ts'
import { slugTitle } from '../../runtime/kit/slug-title.ts'
import type { ForeignProject } from './foreign-project.ts'
import { foreignText, listOf, recordOf, type ForeignRecord } from './foreign-values.ts'
import { vitepressIds } from './heading-slugs.ts'
import { colorInSheets, importedColors } from './imported-colors.ts'
import {
  importedBase,
  importedAsset,
  importedLink,
  importedSocials,
  isForeignUrl,
  type LabelledLink,
} from './imported-frame.ts'
import { importedSettings } from './imported-settings.ts'
import {
  importedUrl,
  leftOut,
  leftOutOfNavbar,
  type ImportedEntry,
  type ImportedSite,
} from './imported-site.ts'
import { escapePattern } from '../kit/escape-pattern.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

const CONFIG = /^(?:[^/]+\/)*\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/

/** The configuration file of a VitePress site, in the folder or in one below. */
export function findVitepressConfig(project: ForeignProject): string | undefined {
  const found = [...project.files].filter((file) => CONFIG.test(file))
  return found.sort((a, b) => a.length - b.length)[0]
}

/** Reads the sidebars, languages, navbar, logo and accounts of a VitePress site. */
export async function readVitepress(project: ForeignProject): Promise<ImportedSite> {
  const file = findVitepressConfig(project) ?? ''
  const config = await project.load(file)
  const root = file.replace(/\/?\.vitepress\/.*/, '')
  const content = posix
    .join(root, foreignText(config['srcDir']) ?? '')
    .replace(/^\.$|\/$/g, '')
  const reader = new VitepressReader(project, file, content)
  const theme = recordOf(config['themeConfig'])
  const all = Object.entries(recordOf(config['locales'])).map(
    ([key, locale]) => [key, recordOf(locale)] as const,
  )
  const locales = all.filter(([, locale]) => !reader.isOtherSite(locale))
  const main = recordOf(locales.find(([key]) => key === 'root')?.[1])
  const mainTheme = { ...theme, ...recordOf(main['themeConfig']) }
  const entries =
    locales.length < 2
      ? reader.navigation(mainTheme)
      : locales.map(([key, locale]): ImportedEntry => ({
          kind: 'language',
          name: languageOf(key, locale['lang'] ?? config['lang']),
          isDefault: key === 'root',
          children: reader.navigation(
            sidebarsOf(
              { ...theme, ...recordOf(locale['themeConfig']) },
              key,
              locales.map(([each]) => each),
            ),
          ),
        }))
  if ('rewrites' in config)
    reader.leaveOut(
      'rewritten paths are left out: the URL of a page is the path of its file',
      'Move the files with `skerry rename`.',
      'rewrites',
    )
  return {
    content,
    settings: reader.frame({ ...config, ...main }, mainTheme),
    entries,
    folders: publicFolders(config, project, content),
    hasTitlesInText: true,
    headingIds: /\bslugify\s*[:,}(]/.test(project.text(file)) ? undefined : vitepressIds,
    base: importedBase(foreignText(config['base'])),
    steps: [],
  }
}

/** The folder whose files are published as they are: Vite's `publicDir`, which may be off. */
function publicFolders(
  config: ForeignRecord,
  project: ForeignProject,
  content: string,
): ImportedSite['folders'] {
  const { publicDir = 'public' } = recordOf(config['vite'])
  const path = foreignText(publicDir)
  if (path === undefined) return []
  const from = isAbsolute(path) ? project.pathOf(path) : posix.join(content, path)
  return [{ from: from.replace(/\/$/, ''), to: content }]
}

/** The theme of a language with its own sidebars, of those that are listed for all of them. */
function sidebarsOf(
  theme: ForeignRecord,
  key: string,
  keys: readonly string[],
): ForeignRecord {
  if (!isPlainObject(theme['sidebar'])) return theme
  const keyOf = (path: string) => keys.find((each) => isBelow(path, `/${each}`)) ?? 'root'
  const all = Object.entries(theme['sidebar'])
  const own = all.filter(([path]) => keyOf(path) === key)
  return own.length === 0 ? theme : { ...theme, sidebar: Object.fromEntries(own) }
}

/** The code of a language: the name of its folder if that is one. */
function languageOf(key: string, lang: unknown): string {
  const code = key.replaceAll('_', '-')
  return key !== 'root' && /^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(code) ? code : codeOf(lang)
}

/** The code of a language, without a region that is the usual one. */
function codeOf(lang: unknown): string {
  const code = foreignText(lang)?.replaceAll('_', '-') ?? 'en'
  return /^(?:zh|pt)/i.test(code) ? code : code.replace(/-.*/, '')
}

class VitepressReader {
  readonly #project: ForeignProject
  readonly #file: string
  readonly #content: string
  readonly #pages: string[]

  constructor(project: ForeignProject, file: string, content: string) {
    this.#project = project
    this.#file = file
    this.#content = content
    this.#pages = project.pagesIn(content)
  }

  /** The sidebar, or a tab for each of several, named as the navbar names them. */
  navigation({ sidebar, nav }: ForeignRecord): ImportedEntry[] {
    if (Array.isArray(sidebar)) return this.#items(sidebar, '')
    const known = new Set<string>()
    const tabs = Object.entries(recordOf(sidebar)).flatMap(
      ([path, value]): ImportedEntry[] => {
        const { base, items } = isPlainObject(value) ? value : { items: value }
        // Several paths may show the same sidebar.
        const same = JSON.stringify([base, items])
        if (known.has(same)) return []
        known.add(same)
        const children = this.#items(items, foreignText(base) ?? '')
        return [{ kind: 'tab', name: tabName(path, nav), children }]
      },
    )
    const [first] = tabs
    return tabs.length === 1 && first?.kind === 'tab' ? first.children : tabs
  }

  /** Whether a language is another site, which is reported. */
  isOtherSite({ label, link }: ForeignRecord): boolean {
    const href = foreignText(link) ?? ''
    if (!isForeignUrl(href)) return false
    const name = foreignText(label) ?? href
    this.leaveOut(
      `the language \`${name}\` is left out: it is another site`,
      `Add it to \`navbar.links\`: \`{ "label": "${name}", "href": "${href}" }\`.`,
      href,
    )
    return true
  }

  #items(items: unknown, base: string): ImportedEntry[] {
    return listOf(items).flatMap((item) => this.#item(recordOf(item), base))
  }

  #item(item: ForeignRecord, around: string): ImportedEntry[] {
    const base = foreignText(item['base']) ?? around
    const label = foreignText(item['text']) ?? ''
    const link = typeof item['link'] === 'string' ? item['link'] : undefined
    const place = this.#project.place(this.#file, link || label, label)
    if (link !== undefined && isForeignUrl(link) && !('items' in item))
      return [{ kind: 'link', label, href: link, place }]
    const page = link === undefined ? undefined : this.#page(link, base)
    if (link !== undefined && page === undefined && !isForeignUrl(link))
      this.#project.reportMissing(posix.join(base, link), this.#pages, place)
    if ('items' in item)
      return [
        {
          kind: 'group',
          name: label,
          ...(page !== undefined && { root: page }),
          isExpanded: item['collapsed'] !== true,
          children: this.#items(item['items'], base),
        },
      ]
    return page === undefined ? [] : [{ kind: 'page', file: page, label, place }]
  }

  #page(link: string, base = ''): string | undefined {
    const path = decodePath(cleanUrl(link).replace(/\.(?:html|md)$/, ''))
    return (
      this.#project.page(posix.join(this.#content, base, path)) ??
      this.#project.page(posix.join(this.#content, path))
    )
  }

  frame(config: ForeignRecord, theme: ForeignRecord): Record<string, unknown> {
    const { logo, socialLinks, footer, editLink, nav, sidebar } = theme
    const asset = (path: unknown) =>
      importedAsset(
        foreignText(path),
        posix.join(this.#content, 'public'),
        this.#project,
        this.#file,
      )
    const heads = listOf(config['head']).map((tag) => recordOf(listOf(tag)[1]))
    const favicon = asset(heads.find(({ rel }) => /\bicon$/.test(`${rel}`))?.['href'])
    const color = heads.find(({ name }) => name === 'theme-color')?.['content']
    const pair = recordOf(logo)
    const socials = importedSocials(
      listOf(socialLinks).map((each) => {
        const { icon, link } = recordOf(each)
        return { platform: foreignText(icon) ?? '', url: foreignText(link) ?? '' }
      }),
      this.#project,
      this.#file,
    )
    if (isPlainObject(footer))
      this.leaveOut(
        'the text of the footer is left out',
        'Replace the footer with an override, `theme/Footer.tsx`.',
        foreignText(footer['message']) ?? foreignText(footer['copyright']) ?? 'footer',
      )
    const tabs = isPlainObject(sidebar) ? Object.keys(sidebar) : []
    const links = listOf(nav).flatMap((item) => this.#navItem(recordOf(item), tabs))
    return importedSettings({
      name: foreignText(config['title']),
      description: foreignText(config['description']),
      colors: importedColors(this.#brand() ?? foreignText(color)),
      logo: asset(foreignText(logo) ?? pair['src'] ?? pair['light']),
      darkLogo: asset(pair['dark']),
      favicon,
      links,
      socials,
      suggestsEdit: isPlainObject(editLink),
    })
  }

  /** The primary colour in the style sheets of the theme. */
  #brand(): string | undefined {
    const folder = posix.join(posix.dirname(this.#file), 'theme/')
    const sheets = new RegExp(`^${escapePattern(folder)}.*\\.css$`)
    return colorInSheets(this.#project, sheets, '--vp-c-brand(?:-1)?')
  }

  #navItem(item: ForeignRecord, tabs: readonly string[]): LabelledLink[] {
    const label = foreignText(item['text'])
    const link = foreignText(item['link'])
    if (label === undefined) return []
    if (link === undefined) {
      const place = this.#project.place(this.#file, label)
      this.#project.problems.push(leftOutOfNavbar(`menu \`${label}\``, place))
      return []
    }
    if (isForeignUrl(link))
      return importedLink({ label, href: link }, this.#project, this.#file)
    if (tabs.some((path) => isBelow(link, path))) return []
    const page = this.#page(link)
    if (page !== undefined)
      return [{ label, href: importedUrl(posix.relative(this.#content, page)) }]
    const place = this.#project.place(this.#file, link, label)
    this.#project.reportMissing(link, this.#pages, place)
    return []
  }

  leaveOut(message: string, hint: string, text: string): void {
    const place = this.#project.place(this.#file, text)
    this.#project.problems.push(leftOut(message, hint, place))
  }
}

/** Whether a link is in the part of the site that a sidebar belongs to. */
function isBelow(link: string, path: string): boolean {
  const folder = normalizePageUrl(path)
  const url = normalizePageUrl(link)
  return folder !== '/' && (url === folder || url.startsWith(`${folder}/`))
}

/** The label in the navbar of the pages below a path, or the name of their folder. */
function tabName(path: string, nav: unknown): string {
  const find = (items: unknown): string | undefined => {
    for (const item of listOf(items).map(recordOf)) {
      const link = foreignText(item['link'])
      const inner = find(item['items'])
      if (inner !== undefined) return inner
      if (link !== undefined && isBelow(link, path)) return foreignText(item['text'])
    }
    return undefined
  }
  return find(nav) ?? slugTitle(normalizePageUrl(path).replace(/^\/$/, 'docs'))
}
