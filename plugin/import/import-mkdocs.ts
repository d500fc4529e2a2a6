import { posix } from 'node:path'
import { slugTitle } from '../../runtime/kit/slug-title.ts'
import type { ForeignProject } from './foreign-project.ts'
import {
  foreignText,
  listOf,
  optionsNamed,
  recordOf,
  type ForeignRecord,
} from './foreign-values.ts'
import { mkdocsIds, type HeadingRule } from './heading-slugs.ts'
import { importedBase, isForeignUrl } from './imported-frame.ts'
import { leftOutBlog, type ImportedEntry, type ImportedSite } from './imported-site.ts'
import { MkdocsFolders } from './mkdocs-folders.ts'
import { readMkdocsFrame } from './mkdocs-frame.ts'
import { MkdocsLanguages, type MkdocsLanguage } from './mkdocs-languages.ts'
import { appendedDefinitions, findSnippetsOf } from './mkdocs-snippets.ts'
import { MkdocsSummaries } from './mkdocs-summaries.ts'
import { MkdocsReferences } from './mkdocs-references.ts'
import { readMkdocsConfig } from './read-mkdocs-config.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'

/** The configuration file of an MkDocs site. */
export function findMkdocsConfig(project: ForeignProject): string | undefined {
  return project.first('mkdocs.yml', 'mkdocs.yaml')
}

/** Reads the `nav`, languages, name, theme, repository, accounts and redirects of `mkdocs.yml`. */
export async function readMkdocs(project: ForeignProject): Promise<ImportedSite> {
  const file = findMkdocsConfig(project) ?? ''
  const config = readMkdocsConfig(project, file)
  const content = posix
    .normalize(foreignText(config['docs_dir']) ?? 'docs')
    .replace(/\/$/, '')
  const languages = new MkdocsLanguages(project, config, content)
  const entries = languages.divide((language) =>
    navigation(project, config, { file, content, language }),
  )
  const blog = optionsNamed('blog', config['plugins'])
  const posts = posix.join(content, foreignText(blog?.['blog_dir']) ?? 'blog')
  if (blog && project.pagesIn(posts).length > 0)
    project.problems.push(leftOutBlog(posts, project.place(file, 'blog')))
  const findSnippet = findSnippetsOf(project, config, content)
  return {
    content,
    settings: readMkdocsFrame(project, { config, file, content, languages }),
    entries,
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
    base: importedBase(sitePath(foreignText(config['site_url']))),
    steps: languages.steps(),
  }
}

/** The entries of the site, or of one of its languages. */
function navigation(
  project: ForeignProject,
  config: ForeignRecord,
  {
    file,
    content,
    language,
  }: { file: string; content: string; language: MkdocsLanguage | undefined },
): ImportedEntry[] {
  const folder = language?.folder ?? content
  const folders = foldersOf(project, config, folder)
  const features = listOf(recordOf(config['theme'])['features'])
  const nav = language?.nav ?? config['nav']
  const reader = new MkdocsReader(project, file, { content: folder, folders, language })
  const items = isListed(nav)
    ? reader.items(nav, features.includes('navigation.indexes'))
    : folders.entries('')
  return features.includes('navigation.tabs') ? items.map(tabOf) : items
}

/** Whether a value has entries: it is a list, or an object from labels to entries. */
function isListed(value: unknown): boolean {
  return Array.isArray(value) || isPlainObject(value)
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
  readonly #language: MkdocsLanguage | undefined

  constructor(
    project: ForeignProject,
    file: string,
    {
      content,
      folders,
      language,
    }: {
      /** The folder that paths are relative to. */
      content: string
      folders: ReturnType<typeof foldersOf>
      language: MkdocsLanguage | undefined
    },
  ) {
    this.#project = project
    this.#file = file
    this.#content = content
    this.#folders = folders
    this.#language = language
  }

  items(items: unknown, hasIndexes: boolean): ImportedEntry[] {
    return (Array.isArray(items) ? items : [items]).flatMap((item) => {
      if (typeof item === 'string') return this.#page(item)
      return Object.entries(recordOf(item)).flatMap(([written, value]) => {
        const label = this.#language?.labels.get(written) ?? written
        return isListed(value)
          ? [this.#section(label, value, hasIndexes)]
          : this.#page(foreignText(value) ?? '', label)
      })
    })
  }

  #section(label: string, items: unknown, hasIndexes: boolean): ImportedEntry {
    const children = this.items(items, hasIndexes)
    const [first, ...rest] = children
    const [item] = listOf(items)
    // Material shows an index without a title as the page of its section.
    const isIndex =
      hasIndexes && typeof item === 'string' && /(?:index|README)\.md$/.test(item)
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
    const full = posix.join(this.#content, path)
    const page = this.#language ? this.#language.page(full) : this.#project.page(full)
    if (page !== undefined && path !== '')
      return [{ kind: 'page', file: page, ...(label !== undefined && { label }), place }]
    // Other languages show the page of the default one.
    if (this.#language?.isFallback(path)) return []
    const files = this.#project.pagesIn(this.#content).map((each) => `${each}.md`)
    this.#project.reportMissing(path || (label ?? ''), files, place)
    return []
  }
}
