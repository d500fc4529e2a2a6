import { posix } from 'node:path'
import { slugTitle } from '../../runtime/kit/slug-title.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import type { ForeignProject } from './foreign-project.ts'
import {
  foreignText,
  listOf,
  optionsNamed,
  recordOf,
  type ForeignRecord,
} from './foreign-values.ts'
import { mkdocsIds, type HeadingRule } from './heading-slugs.ts'
import { importedColors } from './imported-colors.ts'
import {
  baseSteps,
  importedAsset,
  importedLink,
  importedSocials,
  isForeignUrl,
} from './imported-frame.ts'
import { importedSettings } from './imported-settings.ts'
import {
  importedUrl,
  leftOut,
  leftOutBlog,
  type ImportedEntry,
  type ImportedSite,
} from './imported-site.ts'
import { materialColors } from './material-colors.ts'
import { MkdocsFolders } from './mkdocs-folders.ts'
import { appendedDefinitions, findSnippetsOf } from './mkdocs-snippets.ts'
import { MkdocsSummaries } from './mkdocs-summaries.ts'
import { MkdocsReferences } from './mkdocs-references.ts'

/** The configuration file of an MkDocs site. */
export function findMkdocsConfig(project: ForeignProject): string | undefined {
  return project.first('mkdocs.yml', 'mkdocs.yaml')
}

/** Reads the `nav`, name, theme, repository, accounts and redirects of `mkdocs.yml`. */
export async function readMkdocs(project: ForeignProject): Promise<ImportedSite> {
  const file = findMkdocsConfig(project) ?? ''
  // Unknown tags such as `!!python/name:…` are only warnings.
  const config: ForeignRecord = parseYaml(project.source(file)).data
  const content = posix
    .normalize(foreignText(config['docs_dir']) ?? 'docs')
    .replace(/\/$/, '')
  const features = listOf(recordOf(config['theme'])['features'])
  const folders = foldersOf(project, config, content)
  const reader = new MkdocsReader(project, file, { content, folders })
  const hasIndexes = features.includes('navigation.indexes')
  const items = Array.isArray(config['nav'])
    ? reader.items(config['nav'], hasIndexes)
    : folders.entries('')
  const blog = optionsNamed('blog', config['plugins'])
  const posts = posix.join(content, foreignText(blog?.['blog_dir']) ?? 'blog')
  if (blog && project.pagesIn(posts).length > 0)
    project.problems.push(leftOutBlog(posts, project.place(file, 'blog')))
  const findSnippet = findSnippetsOf(project, config, content)
  return {
    content,
    settings: reader.frame(config),
    entries: features.includes('navigation.tabs') ? items.map(tabOf) : items,
    folders: [],
    loaded: ['extra_css', 'extra_javascript']
      .flatMap((key) => listOf(config[key]))
      .flatMap(
        (entry) => foreignText(entry) ?? foreignText(recordOf(entry)['path']) ?? [],
      )
      .map((path) => posix.join(content, path)),
    hasTitlesInText: true,
    headingIds: headingIdsOf(config),
    referencesIn: hasReferences(config) ? referencesIn(project, content) : undefined,
    findSnippet,
    appended: findSnippet && appendedDefinitions(project, { config, file }, findSnippet),
    steps: baseSteps(sitePath(foreignText(config['site_url']))),
  }
}

/** What reads the entries of folders: lists in Markdown, with the plugin `literate-nav`. */
function foldersOf(
  project: ForeignProject,
  { plugins }: ForeignRecord,
  content: string,
): MkdocsFolders | MkdocsSummaries {
  const folders = new MkdocsFolders(project, content)
  const options = optionsNamed('literate-nav', plugins)
  if (!options) return folders
  return new MkdocsSummaries(project, folders, {
    content,
    navFile: foreignText(options['nav_file']) ?? 'SUMMARY.md',
    hasIndex: options['implicit_index'] === true,
  })
}

/** The ids of headings. Those of another function in `toc` are like ours. */
function headingIdsOf(config: ForeignRecord): HeadingRule | undefined {
  const options = optionsNamed('toc', config['markdown_extensions'])
  return options && 'slugify' in options ? undefined : mkdocsIds
}

/** Whether a plugin resolves references to headings and objects of other pages. */
function hasReferences({ plugins }: ForeignRecord): boolean {
  return ['autorefs', 'mkdocstrings'].some((name) => optionsNamed(name, plugins))
}

/** Reads the pages only if they are converted. */
function referencesIn(project: ForeignProject, content: string) {
  let references: MkdocsReferences | undefined
  return (page: string) =>
    (references ??= new MkdocsReferences(project, content)).from(page)
}

/** The path of the public URL of a site. */
function sitePath(url = ''): string | undefined {
  return URL.canParse(url) ? new URL(url).pathname : undefined
}

/** With tabs, each entry at the top has its own. */
function tabOf(entry: ImportedEntry): ImportedEntry {
  if (entry.kind === 'group') {
    const { name, root, children } = entry
    const first: ImportedEntry[] =
      root === undefined ? [] : [{ kind: 'page', file: root, place: {} }]
    return { kind: 'tab', name, children: [...first, ...children] }
  }
  if (entry.kind !== 'page') return entry
  const name = entry.label ?? slugTitle(posix.basename(entry.file, '.md'))
  return { kind: 'tab', name, children: [entry] }
}

class MkdocsReader {
  readonly #project: ForeignProject
  readonly #file: string
  readonly #content: string
  readonly #folders: ReturnType<typeof foldersOf>

  constructor(
    project: ForeignProject,
    file: string,
    { content, folders }: { content: string; folders: ReturnType<typeof foldersOf> },
  ) {
    this.#project = project
    this.#file = file
    this.#content = content
    this.#folders = folders
  }

  items(items: unknown, hasIndexes: boolean): ImportedEntry[] {
    return listOf(items).flatMap((item) => {
      if (typeof item === 'string') return this.#page(item)
      return Object.entries(recordOf(item)).flatMap(([label, value]) =>
        Array.isArray(value)
          ? [this.#section(label, value, hasIndexes)]
          : this.#page(foreignText(value) ?? '', label),
      )
    })
  }

  #section(label: string, items: unknown[], hasIndexes: boolean): ImportedEntry {
    const children = this.items(items, hasIndexes)
    const [first, ...rest] = children
    // Material shows an index without a title as the page of its section.
    const isIndex =
      hasIndexes && typeof items[0] === 'string' && /(?:index|README)\.md$/.test(items[0])
    return isIndex && first?.kind === 'page'
      ? { kind: 'group', name: label, root: first.file, children: rest }
      : { kind: 'group', name: label, children }
  }

  #page(path: string, label?: string): ImportedEntry[] {
    const place = this.#project.place(this.#file, path, label)
    if (isForeignUrl(path))
      return [{ kind: 'link', label: label ?? path, href: path, place }]
    // A folder, as the plugin `literate-nav` allows.
    const folder = path.endsWith('/') ? path.slice(0, -1) : ''
    const children = folder === '' ? [] : this.#folders.entries(folder)
    if (children.length > 0)
      return label === undefined ? children : [{ kind: 'group', name: label, children }]
    const page = this.#project.page(posix.join(this.#content, path))
    if (page !== undefined)
      return [{ kind: 'page', file: page, ...(label !== undefined && { label }), place }]
    const files = this.#project.pagesIn(this.#content).map((each) => `${each}.md`)
    this.#project.reportMissing(path, files, place)
    return []
  }

  frame(config: ForeignRecord): Record<string, unknown> {
    const theme = recordOf(config['theme'])
    const asset = (path: unknown) =>
      importedAsset(foreignText(path), this.#content, this.#project, this.#file)
    const logo = asset(theme['logo'])
    const favicon = asset(theme['favicon'])
    const repository = foreignText(config['repo_url'])
    const label =
      foreignText(config['repo_name']) ??
      (/github\.com/.test(repository ?? '') ? 'GitHub' : 'Repository')
    const links =
      repository === undefined
        ? []
        : importedLink({ label, href: repository }, this.#project, this.#file)
    const extra = recordOf(config['extra'])
    const socials = importedSocials(
      listOf(extra['social']).map((each) => {
        const { icon, link } = recordOf(each)
        return {
          platform: posix.basename(foreignText(icon) ?? ''),
          url: foreignText(link) ?? '',
        }
      }),
      this.#project,
      this.#file,
    )
    for (const [value, text, hint] of [
      [config['copyright'], 'copyright', 'Replace the footer with an override.'],
      [extra['alternate'], 'alternate', 'List the languages in `navigation.languages`.'],
    ] as const)
      if (value !== undefined) this.#leaveOut(`\`${text}\` is left out`, hint, text)
    return importedSettings({
      name: foreignText(config['site_name']),
      description: foreignText(config['site_description']),
      colors: importedColors(this.#color(config)),
      logo,
      favicon,
      links,
      socials,
      redirects: this.#redirects(config),
    })
  }

  /** The primary colour of Material: that of a style sheet, or the first of its palettes. */
  #color(config: ForeignRecord): string | undefined {
    const { palette } = recordOf(config['theme'])
    const [first = palette] = listOf(palette)
    const css = listOf(config['extra_css'])
      .flatMap((sheet) => foreignText(sheet) ?? [])
      .map((sheet) => this.#project.text(posix.join(this.#content, sheet)))
      .join('\n')
    const name = foreignText(recordOf(first)['primary'])?.replaceAll('-', ' ') ?? ''
    return (
      /--md-primary-fg-color:\s*(#[\da-f]+)/i.exec(css)?.[1] ?? materialColors.get(name)
    )
  }

  /** The redirects of `mkdocs-redirects`, between files. */
  #redirects(config: ForeignRecord): { source: string; destination: string }[] {
    const maps = listOf(config['plugins']).map((plugin) =>
      recordOf(recordOf(recordOf(plugin)['redirects'])['redirect_maps']),
    )
    return maps.flatMap(Object.entries).flatMap(([from, to]) => {
      const target = foreignText(to) ?? ''
      const [path = '', hash] = target.split('#')
      const file = this.#project.page(posix.join(this.#content, path))
      const url = isForeignUrl(target)
        ? target
        : file &&
          importedUrl(posix.relative(this.#content, file)) + (hash ? `#${hash}` : '')
      if (url !== undefined) return [{ source: importedUrl(from), destination: url }]
      this.#leaveOut(
        `the redirect from \`${from}\` to \`${target}\` is left out: there is no such page`,
        'Add it to `redirects` with a page that exists.',
        from,
      )
      return []
    })
  }

  #leaveOut(message: string, hint: string, text: string): void {
    const place = this.#project.place(this.#file, text)
    this.#project.problems.push(leftOut(message, hint, place))
  }
}
