import type { List, ListItem } from 'mdast'
import { posix } from 'node:path'
import { decodePath } from '../../runtime/kit/page-url.ts'
import { slugTitle } from '../../runtime/kit/slug-title.ts'
import { escapePattern } from '../kit/escape-pattern.ts'
import { markdownText } from '../mdx/tag.ts'
import { parseForeignPage } from './foreign-page.ts'
import type { ForeignProject } from './foreign-project.ts'
import { isForeignUrl } from './imported-frame.ts'
import type { ForeignPlace, ImportedEntry } from './imported-site.ts'
import type { MkdocsFolders } from './mkdocs-folders.ts'

/** A list of pages in Markdown. */
interface Summary {
  file: string
  /** Its folder, relative to the content folder. */
  folder: string
  text: string
  list: List
}

interface SummaryOptions {
  content: string
  /** The name of the files with lists. */
  navFile: string
  /** Whether the index of a folder comes first. */
  hasIndex: boolean
}

/**
 * The navigation in the Markdown files that the plugin `literate-nav` of MkDocs reads: the last list
 * in a file, or the first one after `<!--nav-->`.
 *
 * @see https://oprypin.github.io/mkdocs-literate-nav/reference.html
 */
export class MkdocsSummaries {
  readonly #project: ForeignProject
  readonly #folders: MkdocsFolders
  readonly #options: SummaryOptions
  /** The pages and folders that lists name, which patterns don't repeat. */
  readonly #named = new Set<string>()

  constructor(project: ForeignProject, folders: MkdocsFolders, options: SummaryOptions) {
    this.#project = project
    this.#folders = folders
    this.#options = options
  }

  /**
   * The entries of a folder, or those that MkDocs generates if it has no list.
   *
   * @param around Folders whose lists contain this one.
   */
  entries(folder: string, around: readonly string[] = []): ImportedEntry[] {
    const summary = this.#read(folder)
    if (!summary) return this.#unnamed(this.#folders.entries(folder))
    const index = this.#options.hasIndex ? this.#page(folder) : undefined
    const isFirst = index !== undefined && !this.#named.has(index)
    this.#named.add(index ?? summary.file).add(summary.file)
    const entries = this.#list(summary.list, summary, [...around, folder])
    return isFirst ? [{ kind: 'page', file: index, place: {} }, ...entries] : entries
  }

  #read(folder: string): Summary | undefined {
    const { content, navFile } = this.#options
    const file = posix.join(content, folder, navFile)
    if (!this.#project.files.has(file)) return undefined
    const text = this.#project.source(file)
    const { tree, place } = parseForeignPage(text, 'md') ?? {}
    const [, after] = text.split(/^[ \t]*<!--nav-->[ \t]*$/m)
    const start = after === undefined ? 0 : text.length - after.length
    const lists = (tree?.children ?? []).filter(
      (node): node is List => node.type === 'list' && place!(node).start >= start,
    )
    const list = after === undefined ? lists.at(-1) : lists[0]
    if (!list) return undefined
    const summary = { file, folder, text, list }
    this.#collect(list, summary)
    return summary
  }

  #collect(list: List, summary: Summary): void {
    for (const item of list.children) {
      const { url, list: inner } = partsOf(item, summary.text)
      const path = posix.join(summary.folder, decodePath(url ?? ''))
      if (url?.endsWith('/')) this.#named.add(path.replace(/\/$/, ''))
      else if (url !== undefined) this.#named.add(this.#page(path) ?? path)
      if (inner) this.#collect(inner, summary)
    }
  }

  #list(list: List, summary: Summary, around: readonly string[]): ImportedEntry[] {
    return list.children.flatMap((item) => {
      const { title, url, list: inner } = partsOf(item, summary.text)
      if (url === undefined && !inner && title.includes('*'))
        return this.#matching(title, summary, around)
      const own =
        url === undefined ? [] : this.#linked(title, url, { item, summary, around })
      if (!inner) return own
      const children = [...own, ...this.#list(inner, summary, around)]
      return [{ kind: 'group', name: title, children }]
    })
  }

  #linked(
    title: string,
    url: string,
    {
      item,
      summary,
      around,
    }: { item: ListItem; summary: Summary; around: readonly string[] },
  ): ImportedEntry[] {
    const place = placeOf(item, summary.file)
    if (isForeignUrl(url)) return [{ kind: 'link', label: title, href: url, place }]
    const path = posix.join(summary.folder, decodePath(url)).replace(/^\.\/?/, '')
    const folder = path.replace(/\/$/, '')
    if (url.endsWith('/') && !around.includes(folder)) {
      const children = this.entries(folder, around)
      if (children.length > 0) return [{ kind: 'group', name: title, children }]
    }
    const file = this.#page(path)
    if (file !== undefined) return [{ kind: 'page', file, label: title, place }]
    const pages = this.#project.pagesIn(this.#options.content)
    this.#project.reportMissing(
      url,
      pages.map((page) => `${page}.md`),
      place,
    )
    return []
  }

  /** What a pattern such as `*.md` stands for: what the list doesn't name. */
  #matching(
    pattern: string,
    { folder }: Summary,
    around: readonly string[],
  ): ImportedEntry[] {
    const inside = posix.join(folder, posix.dirname(pattern)).replace(/^\.\/?/, '')
    const name = escapePattern(posix.basename(pattern)).replaceAll('\\*', '.*')
    const isMatch = new RegExp(`^${name}$`)
    return this.#folders.namesIn(inside).flatMap((each): ImportedEntry[] => {
      const path = posix.join(inside, each)
      const isPage = each.endsWith('.md')
      const file = isPage ? this.#page(path) : undefined
      if (!isMatch.test(each) || this.#named.has(file ?? path)) return []
      if (file !== undefined)
        return pattern.endsWith('/')
          ? []
          : this.#unnamed([{ kind: 'page', file, place: {} }])
      if (around.includes(path)) return []
      const children = this.entries(path, around)
      return children.length === 0
        ? []
        : [{ kind: 'group', name: slugTitle(each), children }]
    })
  }

  /** Entries without those that are named or stand somewhere already. */
  #unnamed(entries: readonly ImportedEntry[]): ImportedEntry[] {
    return entries.flatMap((entry): ImportedEntry[] => {
      if (entry.kind === 'page') {
        if (this.#named.has(entry.file)) return []
        this.#named.add(entry.file)
        return [entry]
      }
      if (entry.kind !== 'group') return [entry]
      const children = this.#unnamed(entry.children)
      return children.length === 0 ? [] : [{ ...entry, children }]
    })
  }

  /** The file of a page, relative to the project. */
  #page(path: string): string | undefined {
    return this.#project.page(posix.join(this.#options.content, path))
  }
}

/** The title and link of an item, and the list below it. */
function partsOf(
  { children, position }: ListItem,
  source: string,
): { title: string; url?: string; list?: List } {
  // `* *` is a list in a list in CommonMark.
  const [line = ''] = source.slice(position?.start.offset ?? 0).split(/\r?\n/)
  const [, pattern] = /^[*+-][ \t]+([^\s[\]]*\*[^\s[\]]*)[ \t]*$/.exec(line) ?? []
  if (pattern !== undefined) return { title: pattern }
  const list = children.find((node) => node.type === 'list')
  const text = children.find((node) => node.type === 'paragraph')
  const [link] = text?.children ?? []
  return {
    title: text ? markdownText(text).trim() : '',
    ...(link?.type === 'link' && { url: link.url }),
    ...(list && { list }),
  }
}

function placeOf({ position }: ListItem, file: string): ForeignPlace {
  return { file, line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
}
