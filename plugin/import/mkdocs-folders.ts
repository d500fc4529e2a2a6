import { posix } from 'node:path'
import { slugTitle } from '../../runtime/kit/slug-title.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import type { ForeignProject } from './foreign-project.ts'
import { foreignText, recordOf, type ForeignRecord } from './foreign-values.ts'
import { isForeignUrl } from './imported-frame.ts'
import type { ImportedEntry } from './imported-site.ts'

/** The navigation that MkDocs generates from folders, with the files that arrange it. */
export class MkdocsFolders {
  readonly #project: ForeignProject
  readonly #content: string

  constructor(project: ForeignProject, content: string) {
    this.#project = project
    this.#content = content
  }

  /**
   * The entries of a folder: those of its `.pages` or `.nav.yml`, which the plugins `awesome-pages`
   * and `awesome-nav` read, or else the index, then files, then folders.
   *
   * @param path Relative to the content folder.
   */
  entries(path: string): ImportedEntry[] {
    const { file, settings } = this.#settings(path)
    const listed = settings['nav'] ?? settings['arrange']
    const all = this.namesIn(path)
    if (settings['order'] === 'desc') all.reverse()
    if (!Array.isArray(listed) || file === undefined) return this.#list(all, path)
    const known = new Set(namesOf(listed))
    const rest = all.filter((name) => !known.has(name))
    return this.#items(listed, { path, file, rest })
  }

  /** A group for a folder. None if it is hidden or has no pages. */
  #folder(path: string, label?: string): ImportedEntry[] {
    const { settings } = this.#settings(path)
    const children = settings['hide'] === true ? [] : this.entries(path)
    const title = label ?? foreignText(settings['title'])
    const name = title ?? slugTitle(posix.basename(path))
    return children.length === 0 ? [] : [{ kind: 'group', name, children }]
  }

  #items(items: readonly unknown[], folder: Folder): ImportedEntry[] {
    return items.flatMap((item) => {
      if (typeof item === 'string') return this.#item(item, folder)
      return Object.entries(recordOf(item)).flatMap(([name, value]): ImportedEntry[] =>
        Array.isArray(value)
          ? [{ kind: 'group', name, children: this.#items(value, folder) }]
          : this.#item(foreignText(value) ?? '', folder, name),
      )
    })
  }

  #item(name: string, folder: Folder, label?: string): ImportedEntry[] {
    const { path, file, rest } = folder
    // `...`, also with a pattern, and `*` stand for what isn't listed.
    if (/^(?:\.\.\.|\*+(?:\.md)?$)/.test(name)) return this.#list(rest, path)
    const place = this.#project.place(file, name, label)
    if (isForeignUrl(name))
      return [{ kind: 'link', label: label ?? name, href: name, place }]
    const inside = posix.join(path, name).replace(/\/$/, '')
    const full = posix.join(this.#content, inside)
    // Only folders below this one: others would never end.
    const isBelow = /^(?!\.\.(?:\/|$))./.test(posix.relative(path, inside))
    if (isBelow && !name.endsWith('.md') && this.#project.pagesIn(full).length > 0)
      return this.#folder(inside, label)
    const page = this.#project.page(full)
    if (page !== undefined)
      return [{ kind: 'page', file: page, ...(label !== undefined && { label }), place }]
    this.#project.reportMissing(name, this.namesIn(path), place)
    return []
  }

  #list(names: readonly string[], path: string): ImportedEntry[] {
    return names.flatMap((name): ImportedEntry[] => {
      if (!name.endsWith('.md')) return this.#folder(posix.join(path, name))
      const file = this.#project.page(posix.join(this.#content, path, name))
      return file === undefined ? [] : [{ kind: 'page', file, place: {} }]
    })
  }

  /** Names of the files and folders with pages, in MkDocs' order. */
  namesIn(path: string): string[] {
    const pages = this.#project.pagesIn(posix.join(this.#content, path))
    const own = pages.filter((page) => !page.includes('/'))
    const isIndex = (page: string) => /^(?:index|readme)$/i.test(page)
    const sorted = [...own.filter(isIndex), ...own.filter((page) => !isIndex(page))]
    const folders = new Set(pages.flatMap((page) => /^([^/]+)\//.exec(page)?.[1] ?? []))
    return [...sorted.map((page) => `${page}.md`), ...folders]
  }

  #settings(path: string): { file: string | undefined; settings: ForeignRecord } {
    const folder = posix.join(this.#content, path)
    const file = this.#project.first(
      ...['.nav.yml', '.pages'].map((name) => posix.join(folder, name)),
    )
    const settings = file === undefined ? {} : parseYaml(this.#project.source(file)).data
    return { file, settings }
  }
}

/** A folder whose entries are listed. */
interface Folder {
  path: string
  /** The file that lists them. */
  file: string
  /** Names of the entries that it doesn't list. */
  rest: readonly string[]
}

/** The files and folders that a list names, also in its sections. */
function namesOf(items: readonly unknown[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string'
      ? [item.replace(/\/$/, '')]
      : Object.values(recordOf(item)).flatMap((value) =>
          namesOf(Array.isArray(value) ? value : [foreignText(value) ?? '']),
        ),
  )
}
