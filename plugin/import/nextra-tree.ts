import { posix } from 'node:path'
import { slugTitle } from '../../runtime/kit/slug-title.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import { splitFrontmatter } from '../site/split-frontmatter.ts'
import type { ForeignProject } from './foreign-project.ts'
import { foreignText, recordOf, type ForeignRecord } from './foreign-values.ts'
import { importedLink, isForeignUrl, type LabelledLink } from './imported-frame.ts'
import {
  leftOut,
  leftOutOfNavbar,
  type ForeignPlace,
  type ImportedEntry,
} from './imported-site.ts'
import type { LocalizedPages } from './localized-pages.ts'
import { elementText } from './read-element.ts'

/** What the entries of a Nextra site depend on. */
interface NextraContext {
  /** The level from which folders are collapsed. */
  collapseLevel: number
  /** The URL in Skerry of a path of the site. Undefined if it is no page. */
  urlOf(path: string): string | undefined
  /** The links of the navbar, to which those in `_meta` are added. */
  links: LabelledLink[]
}

/** A folder with its `_meta`. */
interface NextraFolder {
  path: string
  meta: ForeignRecord
  /** The file with `meta`. */
  file: string | undefined
  depth: number
}

/** The navigation that Nextra makes of folders with `_meta` files. */
export class NextraTree {
  readonly #project: ForeignProject
  readonly #pages: LocalizedPages
  readonly #context: NextraContext

  constructor(project: ForeignProject, pages: LocalizedPages, context: NextraContext) {
    this.#project = project
    this.#pages = pages
    this.#context = context
  }

  /** All entries. */
  entries(): ImportedEntry[] {
    return this.#list({ path: '', ...this.#meta(''), depth: 1 })
  }

  #meta(path: string): Pick<NextraFolder, 'meta' | 'file'> {
    const file = this.#pages.metaFile(path) ?? (path === '' ? this.#global : undefined)
    if (file === undefined) return { meta: {}, file }
    const meta = file.endsWith('.json')
      ? this.#project.json(file)
      : this.#project.literals(file)
    return { meta, file }
  }

  /** The file with the entries of all folders, which may be beside the content. */
  get #global(): string | undefined {
    return [...this.#project.files].find((file) =>
      /^(?:src\/)?app\/_meta\.global\.[jt]sx?$/.test(file),
    )
  }

  /** The entries in `_meta`, in its order, then the others. Those after a separator are its group. */
  #list(folder: NextraFolder): ImportedEntry[] {
    const { path, meta } = folder
    const others = this.#pages.namesIn(path).filter((name) => !(name in meta))
    const listed = Object.keys(meta).filter(
      (key) => key !== '*' && !(path === '' && SPECIAL.test(key)),
    )
    const index = others.filter((name) => name === 'index')
    const rest = others.filter((name) => name !== 'index' && !isSpecial(name, path))
    const entries: ImportedEntry[] = []
    let list = entries
    for (const key of [...index, ...listed, ...rest]) {
      const item = itemOf(key, meta)
      if (item['display'] === 'hidden') continue
      if (item['type'] !== 'separator') {
        list.push(...this.#item(key, item, folder))
        continue
      }
      const name = elementText(item['title'])
      list = entries
      if (name === undefined) continue
      list = []
      entries.push({ kind: 'group', name, isExpanded: true, children: list })
    }
    return entries
  }

  #item(key: string, item: ForeignRecord, folder: NextraFolder): ImportedEntry[] {
    const label = elementText(item['title'])
    const place = this.#place(key, label, folder)
    const inside = posix.join(folder.path, key)
    if (item['type'] === 'menu' && this.#pages.folders.has(inside)) {
      // Its items are pages of the folder, which may have its own order.
      const hasOrder = this.#pages.metaFile(inside) !== undefined
      const tab = { ...item, type: 'page', ...(hasOrder && { items: undefined }) }
      return this.#folder(inside, tab, label, place, folder)
    }
    if (item['type'] === 'menu') {
      this.#project.problems.push(leftOutOfNavbar(`menu \`${label ?? key}\``, place))
      return []
    }
    const href = foreignText(item['href'])
    if (href !== undefined) return this.#link(label ?? key, href, item, place)
    if (key === 'index' && this.#isRoot(folder.path)) return []
    const path = posix.join(folder.path, key)
    // A path out of the folder would lead back to it.
    const isName = key !== '' && !key.includes('/')
    const page = isName ? this.#pages.files.get(path) : undefined
    const isFolder = isName && this.#pages.folders.has(path)
    if (page === undefined && !isFolder) {
      // What Next.js makes of components isn't known here.
      if (key in folder.meta)
        this.#project.reportMissing(key, this.#pages.namesIn(folder.path), place)
      return []
    }
    this.#reportTheme(key, item, place)
    if (isFolder) return this.#folder(path, item, label, place, folder)
    const entry: ImportedEntry = {
      kind: 'page',
      file: page!,
      ...(label !== undefined && { label }),
      place,
    }
    return item['type'] === 'page'
      ? [{ kind: 'tab', name: label ?? slugTitle(path), children: [entry] }]
      : [entry]
  }

  #folder(
    path: string,
    item: ForeignRecord,
    label: string | undefined,
    place: ForeignPlace,
    around: NextraFolder,
  ): ImportedEntry[] {
    const isTab = item['type'] === 'page'
    const own = this.#meta(path)
    // `_meta.global.js` has the entries of all folders.
    const inner = isPlainObject(item['items'])
      ? { meta: item['items'], file: around.file }
      : own
    const depth = isTab ? 1 : around.depth + 1
    const listed = this.#list({ path, ...inner, depth })
    const [only] = listed
    const index = this.#pages.files.get(posix.join(path, 'index'))
    // A folder with its index alone is that page.
    const isPage = listed.length === 1 && only?.kind === 'page' && only.file === index
    const children = isPage && !isTab ? [] : listed
    const root =
      this.#pages.files.get(path) ??
      (this.#isRoot(path) || children !== listed ? index : undefined)
    const name = label ?? this.#titleOf(root) ?? slugTitle(path)
    if (item['display'] === 'children') return children
    if (isTab) {
      const first: ImportedEntry[] =
        root === undefined ? [] : [{ kind: 'page', file: root, place: {} }]
      return [{ kind: 'tab', name, children: [...first, ...children] }]
    }
    const { collapsed } = recordOf(item['theme'])
    const isExpanded =
      typeof collapsed === 'boolean'
        ? !collapsed
        : around.depth < this.#context.collapseLevel
    return [{ kind: 'group', name, ...(root && { root, place }), isExpanded, children }]
  }

  #link(
    label: string,
    href: string,
    item: ForeignRecord,
    place: ForeignPlace,
  ): ImportedEntry[] {
    const url = isForeignUrl(href) ? href : this.#context.urlOf(href)
    if (item['type'] !== 'page')
      return [{ kind: 'link', label, href: url ?? href, place }]
    const link = { label, href: url ?? href }
    if (url !== undefined)
      this.#context.links.push(...importedLink(link, this.#project, place.file ?? ''))
    else
      this.#leaveOut(
        `the link \`${label}\` leads to \`${href}\`, which is no page of the documentation`,
        'Add the page, or write the full URL, and link to it in `docs.json`.',
        place,
      )
    return []
  }

  /** Whether the index of a folder is the page that its title opens. */
  #isRoot(path: string): boolean {
    const file = this.#pages.files.get(posix.join(path, 'index'))
    return (
      file !== undefined && path !== '' && this.#frontmatter(file)['asIndexPage'] === true
    )
  }

  #titleOf(file: string | undefined): string | undefined {
    if (file === undefined) return undefined
    const { sidebarTitle, title } = this.#frontmatter(file)
    return foreignText(sidebarTitle) ?? foreignText(title)
  }

  #frontmatter(file: string): ForeignRecord {
    return parseYaml(splitFrontmatter(this.#project.text(file)).yaml ?? '').data
  }

  /** Reports layouts of pages, which their frontmatter sets in Skerry. */
  #reportTheme(key: string, item: ForeignRecord, place: ForeignPlace): void {
    const { layout, sidebar, toc } = recordOf(item['theme'])
    const mode =
      layout === 'raw' || layout === 'full' || sidebar === false
        ? 'custom'
        : toc === false
          ? 'wide'
          : undefined
    if (mode !== undefined)
      this.#leaveOut(
        `the layout of \`${key}\` is left out`,
        `Write \`mode: ${mode}\` in the frontmatter of the page.`,
        place,
      )
  }

  #place(key: string, label: string | undefined, { file }: NextraFolder): ForeignPlace {
    return file === undefined ? {} : this.#project.place(file, key, label)
  }

  #leaveOut(message: string, hint: string, place: ForeignPlace): void {
    this.#project.problems.push(leftOut(message, hint, place))
  }
}

const SPECIAL = /^(?:_app|_document|404|500)$/

/** Pages that Next.js itself uses. */
function isSpecial(name: string, path: string): boolean {
  return name.startsWith('_') || (path === '' && (SPECIAL.test(name) || name === 'api'))
}

/** An entry of `_meta`, with what `*` says about all of them. A text is the title. */
function itemOf(key: string, meta: ForeignRecord): ForeignRecord {
  const item = meta[key]
  const isItem = isPlainObject(item) && !('element' in item)
  return { ...recordOf(meta['*']), ...(isItem ? item : { title: item }) }
}
