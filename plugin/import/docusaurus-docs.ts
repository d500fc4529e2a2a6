import { posix } from 'node:path'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import { parsePage } from '../site/read-page.ts'
import { parseYaml } from '../site/parse-yaml.ts'
import { splitFrontmatter } from '../site/split-frontmatter.ts'
import { PAGE_FILE, pagePath } from '../../runtime/kit/page-url.ts'
import { hasCardList } from './convert-card-list.ts'
import type { ForeignProject } from './foreign-project.ts'
import { recordOf, foreignText, type ForeignRecord } from './foreign-values.ts'
import { githubSlug } from './heading-slugs.ts'
import type { ForeignPlace, GeneratedIndex, ImportedEntry } from './imported-site.ts'

/** A document of Docusaurus. */
export interface DocusaurusDoc {
  /** Path in the docs folder without numbers, with the `id` of its frontmatter as last segment. */
  id: string
  /** Relative to the project. */
  file: string
  /** Path of its URL below that of the docs, without slashes around it. */
  slug: string
  position: number | undefined
  /** Neither a draft nor unlisted. */
  isListed: boolean
}

const NUMBERED = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/
/** Dates and versions, which Docusaurus keeps: `2021-11-foo`, `7.0-foo`. */
const KEPT_NUMBER =
  /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?.*$|^\d+[-_.]\d+.*$/

/** Splits the number that orders a file or folder from its name. */
function splitNumber(name: string): { name: string; number: number | undefined } {
  const [, number, rest = name] = (!KEPT_NUMBER.test(name) && NUMBERED.exec(name)) || []
  return { name: rest, number: number === undefined ? undefined : Number(number) }
}

function withoutNumbers(path: string): string {
  return path
    .split('/')
    .map((segment) => splitNumber(segment).name)
    .join('/')
}

/** The documents in one docs folder, which is one version of them. */
export class DocusaurusDocs {
  /** By id. */
  readonly docs = new Map<string, DocusaurusDoc>()
  /** Relative to the project. */
  readonly folder: string
  readonly #project: ForeignProject

  constructor(project: ForeignProject, folder: string) {
    this.folder = folder
    this.#project = project
    for (const file of project.files) {
      if (!file.startsWith(`${folder}/`) || !PAGE_FILE.test(file)) continue
      const inside = file.slice(folder.length + 1)
      // Parts of other pages.
      if (/(?:^|\/)_/.test(inside)) continue
      const doc = this.#read(file, inside)
      this.docs.set(doc.id, doc)
    }
  }

  /**
   * The document with an id, which may also be its path with numbers, or start with its version, as
   * in the sidebars of versions that are written by Docusaurus before 2.0.
   */
  find(id: string): DocusaurusDoc | undefined {
    const own = id.replace(/^version-[^/]+\//, '')
    return (
      this.docs.get(id) ??
      this.docs.get(withoutNumbers(id)) ??
      this.docs.get(own) ??
      this.docs.get(withoutNumbers(own))
    )
  }

  #read(file: string, inside: string): DocusaurusDoc {
    const { yaml = '' } = splitFrontmatter(this.#project.text(file))
    const { data } = parseYaml(yaml)
    const { name, number } = splitNumber(posix.basename(pagePath(inside)))
    const around = posix.dirname(inside)
    const folder = around === '.' ? '' : withoutNumbers(around)
    const own = foreignText(data['slug'])
    const isIndex = isFolderIndex(name, posix.basename(folder))
    const last = isIndex ? '' : (foreignText(data['id']) ?? name)
    return {
      id: posix.join(folder, foreignText(data['id']) ?? name),
      file,
      slug: posix
        .join('/', own?.startsWith('/') ? '' : folder, own ?? last)
        .replace(/^\/|\/$/g, ''),
      position: numberOf(data['sidebar_position']) ?? number,
      isListed: data['draft'] !== true && data['unlisted'] !== true,
    }
  }

  /**
   * The entries that Docusaurus generates from a folder, in its order: positions first, then names.
   *
   * @param folder Relative to the docs folder, as on disk. Empty for all documents.
   */
  generate(folder: string, translate: (label: string) => string): ImportedEntry[] {
    const start = folder === '' ? `${this.folder}/` : `${this.folder}/${folder}/`
    const inside = [...this.docs.values()].filter(({ file }) => file.startsWith(start))
    const pages = inside.filter(({ file }) => !file.slice(start.length).includes('/'))
    const folders = new Set(
      inside.flatMap(
        ({ file }) => /^([^/]+)\//.exec(file.slice(start.length))?.[1] ?? [],
      ),
    )
    const rows = [
      ...pages.flatMap(({ file, position, isListed }) =>
        isListed
          ? [{ name: posix.basename(file), position, entry: pageEntry(file) }]
          : [],
      ),
      ...[...folders].map((name) => ({
        name,
        ...this.#category(posix.join(folder, name), translate),
      })),
    ]
    return rows
      .sort(
        (a, b) =>
          (a.position ?? Infinity) - (b.position ?? Infinity) ||
          byCodeUnit(a.name, b.name),
      )
      .map(({ entry }) => entry)
  }

  #category(
    folder: string,
    translate: (label: string) => string,
  ): { position: number | undefined; entry: ImportedEntry } {
    const path = `${this.folder}/${folder}`
    const { name, number } = splitNumber(posix.basename(folder))
    const file = this.#project.first(
      ...['json', 'yml', 'yaml'].map((end) => `${path}/_category_.${end}`),
    )
    const about = file === undefined ? {} : this.#readCategory(file)
    const link = recordOf(about['link'])
    const linked = foreignText(link['id'])
    const root =
      about['link'] === null || foreignText(link['type']) === 'generated-index'
        ? undefined
        : linked === undefined
          ? this.#indexOf(path, name)
          : (this.find(posix.join(withoutNumbers(folder), linked)) ?? this.find(linked))
    const label =
      foreignText(about['label']) ?? (root && this.#labelOf(root.file)) ?? name
    const generated =
      file === undefined
        ? undefined
        : generatedIndex(link, { docs: this.folder, label, place: { file } })
    const children = this.generate(folder, translate).filter(
      (entry) => entry.kind !== 'page' || entry.file !== root?.file,
    )
    return {
      position: numberOf(about['position']) ?? root?.position ?? number,
      entry: {
        kind: 'group',
        name: translate(label),
        ...(root && rootOf(root, this.#project)),
        ...(generated && { generated }),
        isExpanded: about['collapsed'] === false,
        children,
      },
    }
  }

  /** The label of a page in a generated sidebar. */
  #labelOf(file: string): string | undefined {
    const text = this.#project.text(file)
    const { data } = parseYaml(splitFrontmatter(text).yaml ?? '')
    return (
      foreignText(data['sidebar_label']) ??
      parsePage(text, file, { variables: {} }).page.title
    )
  }

  /** The page of a folder itself: `index`, `README`, or one with its name. */
  #indexOf(path: string, name: string): DocusaurusDoc | undefined {
    return [...this.docs.values()].find(
      ({ file }) =>
        posix.dirname(file) === path &&
        isFolderIndex(splitNumber(posix.basename(pagePath(file))).name, name),
    )
  }

  #readCategory(file: string): ForeignRecord {
    const text = this.#project.source(file)
    return parseYaml(text.replaceAll('\t', '  ')).data
  }
}

/** The page that a category opens, as part of its group. */
export function rootOf(
  { file }: DocusaurusDoc,
  project: ForeignProject,
): { root: string; hasCards?: boolean } {
  return { root: file, ...(hasCardList(project.text(file)) && { hasCards: true }) }
}

function isFolderIndex(name: string, folder: string): boolean {
  return ['index', 'readme', folder.toLowerCase()].includes(name.toLowerCase())
}

function pageEntry(file: string): ImportedEntry {
  return { kind: 'page', file, place: {} }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/**
 * The page that Docusaurus generates for a category.
 *
 * @param docs The folder of the documents, relative to the project.
 * @see https://docusaurus.io/docs/sidebar/items#generated-index-page
 */
export function generatedIndex(
  link: ForeignRecord,
  { docs, label, place }: { docs: string; label: string; place: ForeignPlace },
): GeneratedIndex | undefined {
  if (link['type'] !== 'generated-index') return undefined
  const slug = foreignText(link['slug']) ?? `category/${githubSlug(label)}`
  const description = foreignText(link['description'])
  return {
    path: posix.join(docs, slug).replace(/\/$/, ''),
    title: foreignText(link['title']) ?? label,
    ...(description !== undefined && { description }),
    place,
  }
}
