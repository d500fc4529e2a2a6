import { posix } from 'node:path'
import { PAGE_FILE } from '../../runtime/kit/page-url.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import type { LocalizedPages } from './localized-pages.ts'
import type { ForeignProject } from './foreign-project.ts'
import { foreignText, listOf, type ForeignRecord } from './foreign-values.ts'
import type { ForeignPlace } from './imported-site.ts'

/** A folder of pages, as `meta.json` arranges it. */
export interface FumadocsFolder {
  kind: 'folder'
  /** Relative to the content folder. */
  path: string
  meta: ForeignRecord
  /** File of `meta`, if there is one. */
  file: string | undefined
  /** The page that its title opens. */
  index: FumadocsPage | undefined
  children: FumadocsNode[]
}

/** A page of the tree. */
interface FumadocsPage {
  kind: 'page'
  file: string
  place: ForeignPlace
}

/** An entry of a folder. */
export type FumadocsNode =
  | FumadocsFolder
  | FumadocsPage
  | { kind: 'separator'; name: string | undefined; icon: string | undefined }
  | { kind: 'link'; label: string; href: string; place: ForeignPlace }

const SEPARATOR = /^---(?:\[([^\]]+)\])?(.+)---$|^---$/
const LINK = /^(?:external:)?(?:\[[^\]]+\])?\[([^\]]+)\]\(([^)]+)\)$/

/** How strongly an entry is claimed: by `...`, by `...folder`, or by its name. */
const claims = { rest: 0, extracted: 1, named: 3 }

/** The tree of pages that Fumadocs makes of a folder with `meta.json` files. */
export class FumadocsTree {
  readonly #project: ForeignProject
  readonly #pages: LocalizedPages
  /** Folders and pages by path. */
  readonly #nodes = new Map<string, FumadocsFolder | FumadocsPage>()
  readonly #owners = new Map<FumadocsNode, { folder: FumadocsFolder; claim: number }>()

  constructor(project: ForeignProject, pages: LocalizedPages) {
    this.#project = project
    this.#pages = pages
  }

  /** The folder with all pages. */
  root(): FumadocsFolder | undefined {
    return this.#folder('')
  }

  #folder(path: string): FumadocsFolder | undefined {
    const known = this.#nodes.get(path)
    if (known?.kind === 'folder') return known
    if (!this.#pages.folders.has(path)) return undefined
    const file = this.#pages.metaFile(path)
    const meta = file === undefined ? {} : this.#readMeta(file)
    const folder: FumadocsFolder = {
      kind: 'folder',
      path,
      meta,
      file,
      index: undefined,
      children: [],
    }
    this.#nodes.set(path, folder)
    const index = this.#page(posix.join(path, 'index'))
    const opensIndex = path !== '' && meta['root'] !== true
    if (opensIndex && index && this.#claim(index, folder, claims.rest))
      folder.index = index
    if (Array.isArray(meta['pages'])) this.#list(folder, meta['pages'])
    else this.#addRest(folder, new Set())
    return folder
  }

  #readMeta(file: string): ForeignRecord {
    return file.endsWith('.json')
      ? this.#project.json(file)
      : parseYaml(this.#project.source(file)).data
  }

  #page(path: string, place: ForeignPlace = {}): FumadocsPage | undefined {
    const file = this.#pages.files.get(path)
    if (file === undefined) return undefined
    const known = this.#nodes.get(file)
    if (known?.kind === 'page') return known
    const page: FumadocsPage = { kind: 'page', file, place }
    this.#nodes.set(file, page)
    return page
  }

  /** Gives an entry to a folder, unless another one claims it as strongly. */
  #claim(node: FumadocsNode, folder: FumadocsFolder, claim: number): boolean {
    const owner = this.#owners.get(node)
    if (owner?.folder === folder) {
      owner.claim = Math.max(owner.claim, claim)
      return true
    }
    if (owner && owner.claim >= claim) return false
    if (owner?.folder.index === node) owner.folder.index = undefined
    if (owner)
      owner.folder.children = owner.folder.children.filter((each) => each !== node)
    this.#owners.set(node, { folder, claim })
    return true
  }

  /** Adds the entries in `pages`. Those that `...` stands for depend on all others. */
  #list(folder: FumadocsFolder, items: readonly unknown[]): void {
    const listed = new Set<string>()
    const nodes = listOf(items).flatMap((item): (FumadocsNode | string)[] => {
      const text = foreignText(item) ?? ''
      return /^(?:\.\.\.|z\.\.\.a)$/.test(text)
        ? [text]
        : this.#item(text, folder, listed)
    })
    for (const node of nodes) {
      if (typeof node === 'string') {
        this.#addRest(folder, listed, node !== '...')
        continue
      }
      if (node === folder.index) folder.index = undefined
      if (this.#claim(node, folder, claims.named)) folder.children.push(node)
    }
  }

  #item(item: string, folder: FumadocsFolder, listed: Set<string>): FumadocsNode[] {
    const separator = SEPARATOR.exec(item)
    if (separator) return [{ kind: 'separator', icon: separator[1], name: separator[2] }]
    const place = folder.file === undefined ? {} : this.#project.place(folder.file, item)
    const [, label, href] = LINK.exec(item) ?? []
    if (label !== undefined && href !== undefined)
      return [{ kind: 'link', label, href, place }]
    const path = posix.join(folder.path, item.replace(/^(?:!|\.\.\.)/, ''))
    const inside = path.replace(PAGE_FILE, '').replace(/\/$/, '')
    if (item.startsWith('!')) {
      listed.add(inside)
      return []
    }
    const isExtracted = item.startsWith('...')
    const page = isExtracted ? undefined : this.#page(inside, place)
    const inner = page ? undefined : this.#folder(inside)
    listed.add(inside)
    if (isExtracted && inner)
      return inner.children.filter((child) =>
        this.#claim(child, folder, claims.extracted),
      )
    const node = page ?? inner
    if (node) return [node]
    this.#project.reportMissing(item, this.#pages.namesIn(folder.path), place)
    return []
  }

  /** Adds what isn't listed: the index, then pages, then folders, each by name. */
  #addRest(
    folder: FumadocsFolder,
    listed: ReadonlySet<string>,
    isReversed = false,
  ): void {
    const names = this.#pages.namesIn(folder.path)
    if (isReversed) names.reverse()
    const paths = names.map((name) => posix.join(folder.path, name))
    const rest = paths.filter((path) => !listed.has(path))
    const pages = rest.flatMap((path) => this.#page(path) ?? [])
    const index = this.#pages.files.get(posix.join(folder.path, 'index'))
    const nodes = [
      ...pages.filter(({ file }) => file === index),
      ...pages.filter(({ file }) => file !== index),
      ...rest.flatMap((path) => this.#folder(path) ?? []),
    ]
    for (const node of nodes)
      if (node !== folder.index && this.#claim(node, folder, claims.rest))
        folder.children.push(node)
  }
}
