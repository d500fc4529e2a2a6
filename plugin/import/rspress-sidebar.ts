import { posix } from 'node:path'
import { decodePath, PAGE_FILE, pagePath } from '../../runtime/kit/page-url.ts'
import { slugTitle } from '../../runtime/kit/slug-title.ts'
import type { ForeignProject } from './foreign-project.ts'
import { foreignText, listOf, recordOf, type ForeignRecord } from './foreign-values.ts'
import { isForeignUrl } from './imported-frame.ts'
import { leftOut, type ForeignPlace, type ImportedEntry } from './imported-site.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/** Where the pages of one language and version of an Rspress site are. */
export interface RspressFolder {
  /** Relative to the project. */
  path: string
  /** The path below the folder that a link leads to: without the version and the language. */
  inside(link: string): string
  /** Whether a file is no page of its own. */
  isExcluded(file: string): boolean
  /** The text that a label stands for, which may be a key. */
  textOf(label: string): string
}

/** The sidebars of Rspress: those of `_meta.json` files, and those in the configuration. */
export class RspressSidebar {
  readonly #project: ForeignProject
  readonly #folder: RspressFolder
  /** The configuration file. */
  readonly #config: string
  /** Files of the pages, relative to the folder. */
  readonly #pages: readonly string[]

  constructor(project: ForeignProject, folder: RspressFolder, config: string) {
    this.#project = project
    this.#folder = folder
    this.#config = config
    const start = `${folder.path}/`
    this.#pages = [...project.files]
      .filter((file) => file.startsWith(start) && PAGE_FILE.test(file))
      .filter((file) => !folder.isExcluded(file))
      .map((file) => file.slice(start.length))
  }

  /** Names of the folders and pages in a folder, by name, with numbers in order. */
  namesIn(path: string): { folders: string[]; pages: string[] } {
    const start = path === '' ? '' : `${path}/`
    const inside = this.#pages
      .filter((page) => page.startsWith(start))
      .map((page) => page.slice(start.length))
    const sorted = (names: Iterable<string>) =>
      [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    return {
      folders: sorted(inside.flatMap((page) => /^([^/]+)\//.exec(page)?.[1] ?? [])),
      pages: sorted(inside.filter((page) => !page.includes('/')).map(pagePath)),
    }
  }

  /** The page that a link leads to. */
  page(link: string): string | undefined {
    const path = decodePath(cleanUrl(link).replace(/\.(?:html|mdx?)$/, ''))
    return this.#project.page(posix.join(this.#folder.path, this.#folder.inside(path)))
  }

  /** The entries of a folder: those in its `_meta.json`, or its index, pages and folders by name. */
  generate(path: string): ImportedEntry[] {
    const file = this.#metaFile(path)
    if (file !== undefined) return this.#meta(this.#project.jsonList(file), path, file)
    const { folders, pages } = this.namesIn(path)
    const own = pages.filter((name) => !folders.includes(name))
    const index = own.filter((name) => name === 'index')
    return [
      ...[...new Set([...index, ...own])].map((name) => ({ type: 'file', name })),
      ...folders.map((name) => ({ type: 'dir', name })),
    ].flatMap((item) => this.#named(item, path, {}))
  }

  #textOf(value: unknown): string | undefined {
    const label = foreignText(value)
    return label === undefined ? undefined : this.#folder.textOf(label)
  }

  #metaFile(path: string): string | undefined {
    return this.#project.first(posix.join(this.#folder.path, path, '_meta.json'))
  }

  /** Whether the pages of all folders are in one sidebar: `_meta.json` has no links of a navbar. */
  get isGlobal(): boolean {
    const file = this.#metaFile('')
    const items = file === undefined ? [] : this.#project.jsonList(file)
    return items.length > 0 && items.every((item) => !('text' in recordOf(item)))
  }

  #meta(items: readonly unknown[], path: string, file: string): ImportedEntry[] {
    const entries: ImportedEntry[] = []
    let list = entries
    for (const item of items) {
      const record = typeof item === 'string' ? { name: item } : recordOf(item)
      const { type } = record
      const label = this.#textOf(record['label'])
      const text = foreignText(record['name']) ?? foreignText(record['link']) ?? label
      const place = this.#project.place(file, text ?? '', label)
      this.#reportTag(record, text, place)
      if (type === 'divider') list = entries
      else if (type === 'section-header' && label !== undefined) {
        list = []
        entries.push({ kind: 'group', name: label, isExpanded: true, children: list })
      } else if (type === 'custom-link') list.push(...this.#link(record, file))
      else list.push(...this.#named(record, path, place))
    }
    return entries
  }

  /** A page or a folder in a folder. */
  #named(item: ForeignRecord, around: string, place: ForeignPlace): ImportedEntry[] {
    const written = foreignText(item['name']) ?? ''
    const name = written.replace(/^\/+|\/+$/g, '').replace(PAGE_FILE, '')
    const label = this.#textOf(item['label'])
    const path = posix.join(around, name)
    const page = this.#project.page(posix.join(this.#folder.path, path))
    // Only folders below this one: others would never end.
    const isBelow = path.startsWith(around === '' ? '' : `${around}/`)
    const isFolder = isBelow && this.#pages.some((each) => each.startsWith(`${path}/`))
    const hasOwnFile =
      page !== undefined && posix.basename(pagePath(page)) === posix.basename(name)
    const type = foreignText(item['type']) ?? (hasOwnFile ? 'file' : 'dir')
    if (isFolder && type.startsWith('dir'))
      return [this.#directory(path, item, page, place)]
    if (page !== undefined)
      return [{ kind: 'page', file: page, ...(label !== undefined && { label }), place }]
    const { pages, folders } = this.namesIn(around)
    this.#project.reportMissing(name, [...pages, ...folders], place)
    return []
  }

  #directory(
    path: string,
    item: ForeignRecord,
    page: string | undefined,
    place: ForeignPlace,
  ): ImportedEntry {
    const all = this.generate(path)
    const meta = this.#metaFile(path)
    // An index that is listed is no page of the title.
    const isListed =
      meta !== undefined &&
      all.some((entry) => entry.kind === 'page' && entry.file === page)
    const root = isListed ? undefined : page
    const children = all.filter((entry) => entry.kind !== 'page' || entry.file !== root)
    return {
      kind: 'group',
      name: this.#textOf(item['label']) ?? this.#titleOf(page) ?? slugTitle(path),
      ...(root !== undefined && { root, place }),
      isExpanded: item['collapsed'] !== true,
      children,
    }
  }

  /** The heading of a page, which names its folder. */
  #titleOf(page: string | undefined): string | undefined {
    return page && foreignText(/^#\s+(.+?)\s*#*$/m.exec(this.#project.text(page))?.[1])
  }

  #link(item: ForeignRecord, file: string): ImportedEntry[] {
    const label = this.#textOf(item['label']) ?? this.#textOf(item['text']) ?? ''
    const link = foreignText(item['link'])
    const place = this.#project.place(file, link ?? label, label)
    const page = link === undefined || isForeignUrl(link) ? undefined : this.page(link)
    if (link !== undefined && page === undefined && !isForeignUrl(link))
      this.#project.reportMissing(link, this.#pages.map(pagePath), place)
    if (Array.isArray(item['items']))
      return [
        {
          kind: 'group',
          name: label,
          ...(page !== undefined && { root: page, place }),
          isExpanded: item['collapsed'] !== true,
          children: this.#items(item['items'], file),
        },
      ]
    if (page !== undefined) return [{ kind: 'page', file: page, label, place }]
    return link !== undefined && isForeignUrl(link)
      ? [{ kind: 'link', label, href: link, place }]
      : []
  }

  /** The entries of a sidebar in the configuration. */
  configured(items: unknown): ImportedEntry[] {
    return this.#items(items, this.#config)
  }

  #items(items: unknown, file: string): ImportedEntry[] {
    const entries: ImportedEntry[] = []
    let list = entries
    for (const item of listOf(items)) {
      const record = typeof item === 'string' ? { link: item } : recordOf(item)
      const header = this.#textOf(record['sectionHeaderText'])
      if (header !== undefined) {
        list = []
        entries.push({ kind: 'group', name: header, isExpanded: true, children: list })
      } else if ('dividerType' in record) list = entries
      else if (typeof item === 'string') {
        const place = this.#project.place(file, item)
        const page = this.page(item)
        if (page !== undefined) list.push({ kind: 'page', file: page, place })
        else this.#project.reportMissing(item, this.#pages.map(pagePath), place)
      } else list.push(...this.#link(record, file))
    }
    return entries
  }

  #reportTag(item: ForeignRecord, name = '', place: ForeignPlace): void {
    const tag = foreignText(item['tag'])
    if (tag === undefined) return
    const isText = /^[\w ,-]+$/.test(tag)
    this.#project.problems.push(
      leftOut(
        `the ${isText ? `tag \`${tag}\`` : 'icon'} of \`${name}\` is left out`,
        `Write \`${isText ? `tag: ${tag}` : 'icon: …'}\` in the frontmatter of the page, or set it for the group.`,
        place,
      ),
    )
  }
}
