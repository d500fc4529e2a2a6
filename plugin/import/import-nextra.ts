import { posix } from 'node:path'
import { pageUrl } from '../../runtime/kit/page-url.ts'
import type { ForeignProject } from './foreign-project.ts'
import { nextraIds } from './heading-slugs.ts'
import { foreignText, listOf, recordOf } from './foreign-values.ts'
import { importedBase } from './imported-frame.ts'
import type { ImportedEntry, ImportedSite } from './imported-site.ts'
import { hoistTabs } from './hoist-tabs.ts'
import { LocalizedPages, type SiteLanguages } from './localized-pages.ts'
import { NextConfig, publicSteps } from './next-config.ts'
import { NextraFrame } from './nextra-frame.ts'
import { NextraTree } from './nextra-tree.ts'

const NAMES = {
  meta: '_meta',
  endings: [
    'js',
    'jsx',
    'ts',
    'tsx',
    'mjs',
    'json',
    'global.ts',
    'global.tsx',
    'global.js',
  ],
}

/** The file by which a Nextra site is known: the configuration of Next.js, or the packages. */
export function findNextraConfig(project: ForeignProject): string | undefined {
  const config = project.first(
    ...['mjs', 'js', 'ts', 'cjs', 'mts'].map((end) => `next.config.${end}`),
  )
  if (config !== undefined && /['"]nextra['"]/.test(project.text(config))) return config
  return /"nextra"\s*:/.test(project.text('package.json')) ? 'package.json' : undefined
}

/** Reads `_meta` files, and the theme's configuration or layout, of a Nextra site. */
export async function readNextra(project: ForeignProject): Promise<ImportedSite> {
  project.source(findNextraConfig(project) ?? '')
  const next = new NextConfig(project)
  const site = new NextraSite(project, next)
  const frame = new NextraFrame(project, (path) => site.urlOf(path))
  const links = frame.links()
  const settings = frame.settings([...site.movedPages(), ...site.redirects()])
  const level = frame.collapseLevel()
  const navigate = (code?: string): ImportedEntry[] => {
    const tree = new NextraTree(project, site.pages(code), {
      collapseLevel: level,
      urlOf: (path) => site.urlOf(path),
      links,
    })
    return unwrap(hoistTabs(tree.entries(), 'Documentation'))
  }
  const { languages } = site
  const entries = languages
    ? languages.all.map((code): ImportedEntry => ({
        kind: 'language',
        name: code,
        isDefault: code === languages.main,
        children: navigate(code),
      }))
    : navigate()
  // Links of `_meta` are known by now.
  const navbar = links.length > 0 ? { navbar: { links: uniqueLinks(links) } } : {}
  return {
    content: site.content,
    settings: { ...settings, ...navbar },
    entries,
    folders: [],
    hasTitlesInText: true,
    headingIds: nextraIds,
    base: site.publicBase(),
    steps: site.steps(),
  }
}

/** The only tab needs no tab. */
function unwrap(entries: ImportedEntry[]): ImportedEntry[] {
  const [first] = entries
  return entries.length === 1 && first?.kind === 'tab' ? first.children : entries
}

function uniqueLinks<Link extends { href: string }>(links: readonly Link[]): Link[] {
  return [...new Map(links.map((link) => [link.href, link])).values()]
}

/** Where the pages of a Nextra site are, and their URLs. */
class NextraSite {
  readonly content: string
  readonly languages: SiteLanguages | undefined
  readonly #project: ForeignProject
  readonly #next: NextConfig
  /** Whether each page is the file `page.mdx` of a folder. */
  readonly #isApp: boolean

  constructor(project: ForeignProject, next: NextConfig) {
    this.#project = project
    this.#next = next
    const folders = ['content', 'src/content', 'pages', 'src/pages', 'app', 'src/app']
    this.content =
      folders.find((folder) => project.pagesIn(folder).length > 0) ?? 'content'
    this.#isApp = /(?:^|\/)app$/.test(this.content)
    this.languages = this.#readLanguages()
  }

  #readLanguages(): SiteLanguages | undefined {
    const { locales, defaultLocale } = recordOf(this.#next.record['i18n'])
    const codes = listOf(locales).flatMap((each) => foreignText(each) ?? [])
    const pages = this.#project.pagesIn(this.content)
    const inFolders = codes.filter((code) =>
      pages.some((page) => page.startsWith(`${code}/`)),
    )
    const byEnding = codes.filter((code) =>
      pages.some((page) => page.endsWith(`.${code}`)),
    )
    const haveFolders = inFolders.length >= byEnding.length
    const all = haveFolders ? inFolders : byEnding
    const main = foreignText(defaultLocale) ?? all[0] ?? ''
    return all.length < 2 ? undefined : { main, all, haveFolders }
  }

  /** The pages, or those in a language. */
  pages(code?: string): LocalizedPages {
    const { languages } = this
    const names = this.#isApp ? { ...NAMES, only: 'page' } : NAMES
    if (!languages || code === undefined)
      return new LocalizedPages(this.#project, this.content, names)
    return languages.haveFolders
      ? new LocalizedPages(this.#project, posix.join(this.content, code), names)
      : new LocalizedPages(this.#project, this.content, names, languages, code)
  }

  /** Path of the URLs of the content folder. */
  get #base(): string {
    const call = /contentDirBasePath:\s*['"`]([^'"`]+)/
    const config = this.#project.first(
      'next.config.mjs',
      'next.config.ts',
      'next.config.js',
    )
    const [, base = '/'] =
      call.exec(config === undefined ? '' : this.#project.text(config)) ?? []
    return posix.join('/', base).replace(/(?<=.)\/$/, '')
  }

  #inside(path: string): string | undefined {
    const base = this.#base
    if (base === '/') return path
    if (path === base) return '/'
    return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined
  }

  /** The URL in Skerry of a path of the site. Undefined if it is no page. */
  urlOf(path: string): string | undefined {
    const [plain = '', hash] = path.split('#')
    const inside = this.#inside(plain)
    if (inside === undefined) return undefined
    const from = posix.join(this.content, inside)
    const main = this.languages?.haveFolders ? this.languages.main : undefined
    const file =
      this.#project.page(this.#isApp ? posix.join(from, 'page') : from) ??
      (main && this.#project.page(posix.join(this.content, main, inside)))
    if (file === undefined || file === '') return undefined
    return pageUrl(posix.relative(this.content, file)) + (hash ? `#${hash}` : '')
  }

  /** Redirects to pages whose URL ends with `/page` in Skerry. */
  movedPages(): { source: string; destination: string }[] {
    if (!this.#isApp) return []
    return [...this.pages().files].flatMap(([path, file]) => {
      const source = pageUrl(`${path.replace(/(?:^|\/)\([^/]+\)(?=\/|$)/g, '')}.mdx`)
      return source === '/'
        ? []
        : [{ source, destination: pageUrl(posix.relative(this.content, file)) }]
    })
  }

  redirects(): { source: string; destination: string }[] {
    return this.#next.redirects(
      (path) => this.urlOf(path),
      (path) => this.#inside(path),
    )
  }

  /** The path of the pages' URLs. */
  publicBase(): string | undefined {
    return importedBase(posix.join(this.#next.basePath, this.#base))
  }

  steps(): string[] {
    const special = this.#project
      .pagesIn(this.content)
      .filter((page) => /^(?:_app|_document|404|500)$/.test(page))
    const code = this.languages?.all.find((each) => each !== this.languages?.main)
    return [
      'Delete the `_meta` files: `docs.json` has the navigation.',
      ...special.map((page) => `Delete the page \`${page}\`: it is part of Next.js.`),
      ...publicSteps(this.#project),
      ...(this.#isApp
        ? [
            'For the same URLs, move the pages: skerry rename guide/page guide --no-redirect',
          ]
        : []),
      ...(code !== undefined && !this.languages?.haveFolders
        ? [
            `For a folder for each language, move its pages: skerry rename page.${code} ${code}/page --no-redirect`,
          ]
        : []),
    ]
  }
}
