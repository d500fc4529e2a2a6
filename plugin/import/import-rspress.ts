import { isAbsolute, posix, relative } from 'node:path'
import ignore from 'ignore'
import { pageUrl } from '../../runtime/kit/page-url.ts'
import { slugTitle } from '../../runtime/kit/slug-title.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'
import { toPosix } from '../kit/package-files.ts'
import type { ForeignProject } from './foreign-project.ts'
import { githubIds } from './heading-slugs.ts'
import { foreignText, listOf, recordOf, type ForeignRecord } from './foreign-values.ts'
import { hoistTabs } from './hoist-tabs.ts'
import { importedBase, isForeignUrl } from './imported-frame.ts'
import { importedUrl, type ImportedEntry, type ImportedSite } from './imported-site.ts'
import { readRspressFrame } from './rspress-frame.ts'
import { RspressTexts } from './rspress-texts.ts'
import { RspressSidebar, type RspressFolder } from './rspress-sidebar.ts'

/** The configuration file of an Rspress site. */
export function findRspressConfig(project: ForeignProject): string | undefined {
  return project.first(
    ...['ts', 'js', 'mts', 'mjs', 'cjs'].map((end) => `rspress.config.${end}`),
  )
}

/** Reads the sidebars, navbar, languages, versions, name, logo and accounts of an Rspress site. */
export async function readRspress(project: ForeignProject): Promise<ImportedSite> {
  const file = findRspressConfig(project) ?? ''
  const config = await project.load(file)
  const site = new RspressSite(project, config, file)
  const entries = site.entries()
  return {
    content: site.content,
    settings: readRspressFrame(project, {
      config,
      file,
      content: site.content,
      nav: site.nav(),
      urlOf: (link) => site.urlOf(link),
      isTab: (link) => site.isTab(link),
      redirects: site.movedPages(),
    }),
    entries,
    folders: [{ from: posix.join(site.content, 'public'), to: site.content }],
    hasTitlesInText: true,
    headingIds: githubIds,
    base: importedBase(foreignText(config['base'])),
    steps: [
      'Delete the `_meta.json` and `_nav.json` files: `docs.json` has the navigation.',
      ...site.excluded.map(
        (pattern) => `Add \`${pattern}\` to \`.mintignore\`: these are no pages.`,
      ),
    ],
  }
}

/** The folder of the pages. */
function contentFolder(
  project: ForeignProject,
  config: ForeignRecord,
  file: string,
): string {
  const root = foreignText(config['root'])
  // `path.join(__dirname, 'docs')`, if the configuration couldn't be run.
  const written = /\broot:[^\n]*?['"`]([^'"`\n]+)['"`]\)?,?\s*$/m.exec(
    project.text(file),
  )?.[1]
  const path = root ?? written ?? 'docs'
  const inside = isAbsolute(path) ? toPosix(relative(project.root, path)) : path
  return posix.normalize(inside).replace(/^\.$|\/$/g, '')
}

class RspressSite {
  readonly content: string
  /** Patterns of files that are no pages. */
  readonly excluded: string[]
  readonly #project: ForeignProject
  readonly #config: ForeignRecord
  readonly #file: string
  readonly #theme: ForeignRecord
  /** Codes of the languages, the default one first. */
  readonly #languages: string[]
  readonly #versions: string[]
  readonly #isExcluded: (file: string) => boolean
  readonly #texts: RspressTexts
  /** Folders of the default language and version that have a tab. */
  readonly #tabs = new Set<string>()

  constructor(project: ForeignProject, config: ForeignRecord, file: string) {
    this.#project = project
    this.#config = config
    this.#file = file
    this.#theme = recordOf(config['themeConfig'])
    this.content = contentFolder(project, config, file)
    const { default: main, versions } = recordOf(config['multiVersion'])
    this.#versions = first(foreignText(main), listOf(versions)).filter(
      (version) => project.pagesIn(this.#path(version)).length > 0,
    )
    this.#languages = first(
      foreignText(config['lang']),
      this.#locales().map(({ lang }) => lang),
    ).filter((code) => project.pagesIn(this.#path(this.#versions[0], code)).length > 0)
    this.excluded = listOf(recordOf(config['route'])['exclude']).flatMap(
      (pattern) => foreignText(pattern) ?? [],
    )
    const rules = ignore().add(this.excluded)
    this.#texts = new RspressTexts(project, config)
    this.#isExcluded = (path) => rules.ignores(posix.relative(this.content, path))
  }

  #locales(): ForeignRecord[] {
    const all = [...listOf(this.#config['locales']), ...listOf(this.#theme['locales'])]
    return all.map(recordOf)
  }

  #path(version?: string, language?: string): string {
    return posix.join(this.content, version ?? '', language ?? '')
  }

  /** All languages, with the tabs of each version. */
  entries(): ImportedEntry[] {
    const [mainLanguage] = this.#languages
    const [mainVersion] = this.#versions
    const versions = (language?: string): ImportedEntry[] =>
      this.#versions.length < 2
        ? this.#navigation(mainVersion, language)
        : this.#versions.map((name) => ({
            kind: 'version',
            name,
            isDefault: name === mainVersion,
            children: this.#navigation(name, language),
          }))
    return this.#languages.length < 2
      ? versions(mainLanguage)
      : this.#languages.map((name) => ({
          kind: 'language',
          name,
          isDefault: name === mainLanguage,
          children: versions(name),
        }))
  }

  #folder(version?: string, language?: string): RspressFolder {
    const names = [version, language].filter((name) => name !== undefined)
    return {
      path: this.#path(version, language),
      inside: (link) =>
        names.reduce(
          (path, name) =>
            path === name || path.startsWith(`${name}/`)
              ? path.slice(name.length + 1)
              : path,
          link.replace(/^\/+/, ''),
        ),
      isExcluded: this.#isExcluded,
      textOf: (label) => this.#texts.text(label, language),
    }
  }

  /** The items of the navbar of a language and version: of the configuration, or of `_nav.json`. */
  nav(version = this.#versions[0], language = this.#languages[0]): ForeignRecord[] {
    return this.#writtenNav(version, language).map((item) =>
      this.#texts.item(item, language),
    )
  }

  #writtenNav(
    version: string | undefined,
    language: string | undefined,
  ): ForeignRecord[] {
    const locale = this.#locales().find(
      (each) => each['lang'] === language && 'nav' in each,
    )
    const configured = locale?.['nav'] ?? this.#theme['nav']
    // Each version may have its own.
    const items = isPlainObject(configured)
      ? (configured[version ?? ''] ?? configured['default'])
      : configured
    if (Array.isArray(items)) return items.map(recordOf)
    const folder = this.#path(version, language)
    const file = this.#project.first(`${folder}/_nav.json`, `${folder}/_meta.json`)
    const list = file === undefined ? [] : this.#project.jsonList(file)
    return list.map(recordOf).filter((item) => 'text' in item)
  }

  #navigation(version?: string, language?: string): ImportedEntry[] {
    const folder = this.#folder(version, language)
    const sidebar = new RspressSidebar(this.#project, folder, this.#file)
    const nav = this.nav(version, language)
    const isMain = version === this.#versions[0] && language === this.#languages[0]
    const addTab = (path: string) => isMain && this.#tabs.add(path)
    const locale = this.#locales().find(
      (each) => each['lang'] === language && 'sidebar' in each,
    )
    const configured = locale?.['sidebar'] ?? this.#theme['sidebar']
    if (isPlainObject(configured)) {
      const tabs = Object.entries(configured).map(([link, items]): ImportedEntry => {
        const path = folder.inside(link).replace(/\/$/, '')
        addTab(path)
        const name = tabName(path, nav, folder) ?? slugTitle(path || 'docs')
        return { kind: 'tab', name, children: sidebar.configured(items) }
      })
      return unwrap(tabs)
    }
    if (sidebar.isGlobal) return sidebar.generate('')
    const { folders, pages } = sidebar.namesIn('')
    const order = flatten(nav).map((item) => topFolder(item, folder))
    const listed = [...new Set([...order, ...folders])].filter((each) =>
      folders.includes(each),
    )
    const tabs = listed.map((path): ImportedEntry => {
      addTab(path)
      const name = tabName(path, nav, folder) ?? slugTitle(path)
      return { kind: 'tab', name, children: sidebar.generate(path) }
    })
    // The navbar links to pages beside the folders, and the logo to the index.
    const others = pages
      .filter((page) => page !== 'index' && !order.includes(page))
      .flatMap((page): ImportedEntry[] => {
        const file = sidebar.page(page)
        return file === undefined ? [] : [{ kind: 'page', file, place: {} }]
      })
    return unwrap(hoistTabs([...others, ...tabs], 'Documentation'))
  }

  /** Whether a link leads into a folder with a tab. */
  isTab(link: string): boolean {
    const path = this.#folder(this.#versions[0], this.#languages[0]).inside(link)
    return [...this.#tabs].some(
      (tab) =>
        tab !== '' && (path.replace(/\/$/, '') === tab || path.startsWith(`${tab}/`)),
    )
  }

  /** The URL in Skerry of a path of the site. Undefined if it is no page. */
  urlOf(link: string): string | undefined {
    const [path = '', hash] = link.split('#')
    const main = this.#folder(this.#versions[0], this.#languages[0])
    const file =
      new RspressSidebar(this.#project, main, this.#file).page(path) ??
      this.#project.page(posix.join(this.content, path.replace(/\.html$/, '')))
    return (
      file && importedUrl(posix.relative(this.content, file)) + (hash ? `#${hash}` : '')
    )
  }

  /** Redirects to pages of the default language and version, whose folders URLs don't have. */
  movedPages(): { source: string; destination: string }[] {
    const [version] = this.#versions
    const [language] = this.#languages
    const pages = this.#project.pagesIn(this.content).map((page) => `${page}.mdx`)
    return pages.flatMap((page) => {
      if (this.#isExcluded(posix.join(this.content, page))) return []
      const parts = page.split('/')
      if (version !== undefined && parts[0] === version) parts.shift()
      const at = this.#versions.includes(parts[0] ?? '') ? 1 : 0
      if (language !== undefined && parts[at] === language) parts.splice(at, 1)
      const source = pageUrl(parts.join('/'))
      const destination = importedUrl(page)
      return source === destination || source === '/' ? [] : [{ source, destination }]
    })
  }
}

/** Names without repetition, a main one first. */
function first(main: string | undefined, names: readonly unknown[]): string[] {
  const all = names.flatMap((name) => foreignText(name) ?? [])
  return [...new Set(main !== undefined && all.length > 0 ? [main, ...all] : all)]
}

/** The only tab needs no tab. */
function unwrap(entries: ImportedEntry[]): ImportedEntry[] {
  const [first] = entries
  return entries.length === 1 && first?.kind === 'tab' ? first.children : entries
}

function flatten(items: readonly ForeignRecord[]): ForeignRecord[] {
  return items.flatMap((item) => [item, ...flatten(listOf(item['items']).map(recordOf))])
}

/** The outermost folder of the page that an item of the navbar leads to. */
function topFolder(item: ForeignRecord, folder: RspressFolder): string {
  const link = foreignText(item['link']) ?? ''
  return isForeignUrl(link) ? '' : (folder.inside(link).split('/')[0] ?? '')
}

/** The label in the navbar of the pages in a folder. */
function tabName(
  path: string,
  nav: readonly ForeignRecord[],
  folder: RspressFolder,
): string | undefined {
  const item = flatten(nav).find((each) => {
    const link = folder.inside(foreignText(each['link']) ?? '')
    return path !== '' && `${link}/`.startsWith(`${path}/`)
  })
  return foreignText(item?.['text'])
}
