import { posix } from 'node:path'
import { pageUrl } from '../../runtime/kit/page-url.ts'
import { slugTitle } from '../../runtime/kit/slug-title.ts'
import { parsePage } from '../site/read-page.ts'
import type { ForeignProject } from './foreign-project.ts'
import { githubIds } from './heading-slugs.ts'
import { foreignText, listOf, recordOf } from './foreign-values.ts'
import { readFumadocsFrame } from './fumadocs-frame.ts'
import { LocalizedPages, type SiteLanguages } from './localized-pages.ts'
import { FumadocsTree, type FumadocsFolder, type FumadocsNode } from './fumadocs-tree.ts'
import { importedBase, isForeignUrl } from './imported-frame.ts'
import { leftOut, type ImportedEntry, type ImportedSite } from './imported-site.ts'
import { hoistTabs } from './hoist-tabs.ts'
import { lucideName } from './lucide-name.ts'
import { NextConfig, publicSteps } from './next-config.ts'
import { shellWord } from '../kit/shell-word.ts'

const NAMES = { meta: 'meta', endings: ['json', 'yaml'] }

/** The file by which a Fumadocs site is known: that of its collections, or of its packages. */
export function findFumadocsConfig(project: ForeignProject): string | undefined {
  const config = project.first(
    ...['ts', 'mts', 'js', 'mjs'].map((end) => `source.config.${end}`),
  )
  const isFumadocs =
    config === undefined &&
    /"fumadocs-(?:core|ui|mdx)"/.test(project.text('package.json'))
  return isFumadocs ? 'package.json' : config
}

/** Reads `meta.json` files, and the name, links and languages of a Fumadocs site. */
export async function readFumadocs(project: ForeignProject): Promise<ImportedSite> {
  const file = findFumadocsConfig(project) ?? ''
  const sources = [file, ...sourceFiles(project)].map((each) => project.source(each))
  const [content = 'content/docs', ...others] = contentFolders(sources.join('\n'))
  for (const other of others)
    if (project.pagesIn(other).length > 0)
      project.problems.push(
        leftOut(
          `the pages of \`${other}\` are left out: they are another collection`,
          `Move the folder into \`${content}\`, and list its pages in \`docs.json\`.`,
          project.place(file, other),
        ),
      )
  const base = baseUrlOf(project)
  const next = new NextConfig(project)
  const languages = languagesOf(project, content)
  const reader = new FumadocsReader(project, content, base, languages)
  const entries = languages
    ? languages.all.map((code): ImportedEntry => ({
        kind: 'language',
        name: code,
        isDefault: code === languages.main,
        children: reader.navigation(code),
      }))
    : reader.navigation()
  const grouped = reader.groupRedirects()
  const redirects = [
    ...grouped,
    ...next.redirects(
      (path) => reader.urlOf(path),
      (path) => reader.inside(path),
    ),
  ]
  const frame = { content, urlOf: (path: string) => reader.urlOf(path), base, redirects }
  return {
    content,
    settings: readFumadocsFrame(project, frame),
    entries,
    folders: [],
    headingIds: sources.some((text) => /\bremarkHeadingOptions\b[^]*?\bslug\b/.test(text))
      ? undefined
      : githubIds,
    base: importedBase(posix.join(next.basePath, base)),
    steps: [
      'Delete the `meta.json` files: `docs.json` has the navigation.',
      ...publicSteps(project),
      ...(languages && !languages.haveFolders ? [languageStep(languages)] : []),
      ...grouped
        .slice(0, 1)
        .map(
          ({ source, destination }) =>
            `For the same URLs, move pages out of folders in parentheses: skerry rename ${shellWord(destination.slice(1))} ${shellWord(source.slice(1))} --no-redirect`,
        ),
    ],
  }
}

function languageStep({ all, main }: SiteLanguages): string {
  const code = all.find((each) => each !== main) ?? main
  return `For a folder for each language, move its pages: skerry rename page.${code} ${code}/page --no-redirect`
}

/** The folders of `defineDocs({ dir })`. */
function contentFolders(text: string): string[] {
  return [...text.matchAll(/\bdefineDocs\(((?:(?!\bdefine[A-Z]).)*)/gs)].map(
    ([, options = '']) => {
      const dir = /\bdir:\s*['"`]([^'"`]+)/.exec(options)?.[1] ?? 'content/docs'
      return posix.normalize(dir).replace(/\/$/, '')
    },
  )
}

/** The modules that load pages, by the names that Fumadocs' templates give them. */
function sourceFiles(project: ForeignProject): string[] {
  return [...project.files].filter((file) =>
    /(?:^|\/)source(?:\/index)?\.[cm]?[jt]sx?$/.test(file),
  )
}

/** The path of the URLs of the documentation: `baseUrl` of the first `loader()`. */
function baseUrlOf(project: ForeignProject): string {
  for (const file of sourceFiles(project)) {
    const [, name] = /\b(\w+)\s*=\s*loader\(/.exec(project.text(file)) ?? []
    const base = name && foreignText(project.literals(file, name)['baseUrl'])
    if (base !== undefined) return base
  }
  return '/'
}

/** The languages of `defineI18n()` that have pages. Undefined if there is only one. */
function languagesOf(
  project: ForeignProject,
  content: string,
): SiteLanguages | undefined {
  const file = [...project.files].find((each) => /(?:^|\/)i18n\.[jt]s$/.test(each))
  const i18n = file === undefined ? {} : project.literals(file, 'i18n')
  const all = listOf(i18n['languages']).flatMap((each) => foreignText(each) ?? [])
  if (all.length < 2) return undefined
  const haveFolders = i18n['parser'] === 'dir'
  return {
    main: foreignText(i18n['defaultLanguage']) ?? all[0]!,
    all: all.filter((code) =>
      haveFolders
        ? project.pagesIn(posix.join(content, code)).length > 0
        : code === i18n['defaultLanguage'] ||
          project.pagesIn(content).some((page) => page.endsWith(`.${code}`)),
    ),
    haveFolders,
  }
}

class FumadocsReader {
  readonly #project: ForeignProject
  readonly #content: string
  readonly #base: string
  readonly #languages: SiteLanguages | undefined

  constructor(
    project: ForeignProject,
    content: string,
    base: string,
    languages: SiteLanguages | undefined,
  ) {
    this.#project = project
    this.#content = content
    this.#languages = languages
    this.#base = posix.join('/', base).replace(/(?<=.)\/$/, '')
  }

  navigation(code?: string): ImportedEntry[] {
    const languages = this.#languages
    const { haveFolders = false } = languages ?? {}
    const folder =
      haveFolders && code !== undefined ? posix.join(this.#content, code) : this.#content
    const pages = haveFolders
      ? new LocalizedPages(this.#project, folder, NAMES)
      : new LocalizedPages(this.#project, folder, NAMES, languages, code)
    const root = new FumadocsTree(this.#project, pages).root()
    if (!root) return []
    const name = foreignText(root.meta['title']) ?? 'Documentation'
    return hoistTabs(this.#entries(root), name)
  }

  /** The path below the documentation's. Undefined for paths outside. */
  inside(path: string): string | undefined {
    if (this.#base === '/') return path
    if (path === this.#base) return '/'
    return path.startsWith(`${this.#base}/`) ? path.slice(this.#base.length) : undefined
  }

  /** The URL in Skerry of a path of the site. Undefined if it is no page. */
  urlOf(path: string): string | undefined {
    const [plain = '', hash] = path.split('#')
    const file = this.#file(plain)
    const url = file && pageUrl(posix.relative(this.#content, file))
    return url && (hash ? `${url}#${hash}` : url)
  }

  #file(path: string): string | undefined {
    const inside = this.inside(path.replace(/(?<=.)\/$/, ''))
    if (inside === undefined) return undefined
    const { main = '', haveFolders = false } = this.#languages ?? {}
    const paths = [inside, haveFolders ? `${main}/${inside}` : `${inside}.${main}`]
    const [page] = paths.flatMap(
      (each) => this.#project.page(posix.join(this.#content, each)) ?? [],
    )
    return page ?? this.#grouped().find(({ source }) => source === inside)?.file
  }

  /** The pages in folders with parentheses, which their URLs in Fumadocs don't have. */
  #grouped(): { source: string; file: string }[] {
    return [...this.#project.files].flatMap((file) => {
      if (!file.startsWith(`${this.#content}/`) || !/\.mdx?$/.test(file)) return []
      const inside = file.slice(this.#content.length + 1)
      const plain = inside.replace(/(?<=^|\/)\([^/]+\)\//g, '')
      return plain === inside ? [] : [{ source: pageUrl(plain), file }]
    })
  }

  groupRedirects(): { source: string; destination: string }[] {
    return this.#grouped().flatMap(({ source, file }) => {
      const isTaken = this.#project.page(posix.join(this.#content, source)) !== undefined
      return source === '/' || isTaken
        ? []
        : [{ source, destination: pageUrl(posix.relative(this.#content, file)) }]
    })
  }

  /** The entries of a folder: those after a separator are its group. */
  #entries({ children, file }: FumadocsFolder): ImportedEntry[] {
    const entries: ImportedEntry[] = []
    let list = entries
    for (const node of children) {
      if (node.kind !== 'separator') {
        list.push(this.#entry(node))
        continue
      }
      list = entries
      if (node.name === undefined) continue
      const icon = this.#icon(node.icon, file)
      list = []
      entries.push({
        kind: 'group',
        name: node.name,
        ...(icon !== undefined && { icon }),
        isExpanded: true,
        children: list,
      })
    }
    return entries
  }

  #entry(node: Exclude<FumadocsNode, { kind: 'separator' }>): ImportedEntry {
    if (node.kind === 'page') return node
    if (node.kind === 'link') {
      const page = isForeignUrl(node.href) ? undefined : this.#file(node.href)
      return page === undefined
        ? node
        : { kind: 'page', file: page, label: node.label, place: node.place }
    }
    const { meta, file, index, path } = node
    const icon = this.#icon(foreignText(meta['icon']), file)
    const folderName = posix.basename(path).replace(/^\((.+)\)$/, '$1')
    const name =
      foreignText(meta['title']) ?? this.#titleOf(index?.file) ?? slugTitle(folderName)
    const children = this.#entries(node)
    const shared = { name, ...(icon !== undefined && { icon }), children }
    return meta['root'] === true
      ? { kind: 'tab', ...shared }
      : {
          kind: 'group',
          ...shared,
          ...(index && { root: index.file, place: index.place }),
          isExpanded: meta['defaultOpen'] === true,
        }
  }

  #titleOf(file: string | undefined): string | undefined {
    if (file === undefined) return undefined
    const { frontmatter } = parsePage(this.#project.text(file), file, {
      variables: {},
    }).page
    return foreignText(recordOf(frontmatter)['title'])
  }

  #icon(icon: string | undefined, file: string | undefined): string | undefined {
    const name = icon && lucideName(icon)
    if (icon !== undefined && name === undefined)
      this.#project.problems.push(
        leftOut(
          `the icon \`${icon}\` is left out: Lucide has none with this name`,
          'Set `icon` of the group to a free icon, or to the path of an SVG file.',
          file === undefined ? {} : this.#project.place(file, icon),
        ),
      )
    return name
  }
}
