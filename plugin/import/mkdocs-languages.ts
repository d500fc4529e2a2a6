import { posix } from 'node:path'
import type { ForeignProject } from './foreign-project.ts'
import {
  foreignText,
  listOf,
  optionsNamed,
  recordOf,
  type ForeignRecord,
} from './foreign-values.ts'
import { importedUrl, type ImportedEntry } from './imported-site.ts'

/** A language of an MkDocs site. */
export interface MkdocsLanguage {
  /** As in `fr`. */
  code: string
  /** The folder that the paths of its navigation are relative to. */
  folder: string
  /** Its own navigation, if it has one. */
  nav: unknown
  /** Its labels, by those of the navigation. */
  labels: ReadonlyMap<string, string>
  /** The page that a path names in the language. */
  page(path: string): string | undefined
  /** Whether the default language has a page for a path, and this one has none. */
  isFallback(path: string): boolean
}

/**
 * The languages of the plugin `mkdocs-static-i18n`: folders, or endings of files such as
 * `page.fr.md`.
 *
 * @see https://ultrabug.github.io/mkdocs-static-i18n/getting-started/quick-start/
 */
export class MkdocsLanguages {
  /** Those with pages, if there are several. */
  readonly all: readonly MkdocsLanguage[]
  readonly #project: ForeignProject
  readonly #content: string
  readonly #main: string
  readonly #hasFolders: boolean

  constructor(project: ForeignProject, { plugins }: ForeignRecord, content: string) {
    this.#project = project
    this.#content = content
    const options = recordOf(optionsNamed('i18n', plugins))
    const listed = listOf(options['languages'])
      .map(recordOf)
      .filter(({ build }) => build !== false)
    const codeOf = (language: ForeignRecord) => foreignText(language['locale']) ?? ''
    this.#main = codeOf(listed.find((each) => each['default'] === true) ?? {})
    this.#hasFolders = options['docs_structure'] === 'folder'
    const mainFolder = this.#hasFolders ? posix.join(content, this.#main) : content
    // The default language may have its pages beside the folders of the others.
    const shared = project.pagesIn(mainFolder).length > 0 ? mainFolder : content
    const pages = project.pagesIn(content)
    const languages = listed.flatMap((record): MkdocsLanguage[] => {
      const code = codeOf(record)
      const isMain = code === this.#main
      const own = this.#hasFolders ? posix.join(content, code) : content
      const folder = isMain ? shared : own
      const hasPages = this.#hasFolders
        ? project.pagesIn(folder).length > 0
        : isMain || pages.some((page) => page.endsWith(`.${code}`))
      const page = (path: string) => {
        const plain = path.replace(/\.md$/, '')
        const ended =
          project.page(`${plain}.${code}`) ?? project.page(`${plain}/index.${code}`)
        return this.#hasFolders
          ? project.page(path)
          : (ended ?? (isMain ? project.page(path) : undefined))
      }
      const labels = Object.entries(recordOf(record['nav_translations'])).flatMap(
        ([label, value]): [string, string][] => {
          const text = foreignText(value)
          return text === undefined ? [] : [[label, text]]
        },
      )
      return hasPages
        ? [
            {
              code,
              folder,
              nav: record['nav'],
              labels: new Map(labels),
              page,
              isFallback: (path) =>
                !isMain && project.page(posix.join(shared, path)) !== undefined,
            },
          ]
        : []
    })
    this.all = languages.length < 2 ? [] : languages
  }

  /** The entries of each language as a division, or those of a site with one. */
  divide(
    entriesOf: (language: MkdocsLanguage | undefined) => ImportedEntry[],
  ): ImportedEntry[] {
    return this.all.length === 0
      ? entriesOf(undefined)
      : this.all.map((language) => ({
          kind: 'language',
          name: language.code,
          isDefault: language.code === this.#main,
          children: entriesOf(language),
        }))
  }

  /** Redirects to the pages of the default language, whose URLs in MkDocs don't have its folder. */
  movedPages(): { source: string; destination: string }[] {
    const main = this.all.find(({ code }) => code === this.#main)
    if (main === undefined || main.folder === this.#content) return []
    return this.#project.pagesIn(main.folder).flatMap((path) => {
      const source = importedUrl(`${path}.md`)
      const destination = importedUrl(`${this.#main}/${path}.md`)
      return source === '/' ? [] : [{ source, destination }]
    })
  }

  /** What to do for the URLs of the languages. */
  steps(): string[] {
    const other = this.all.find(({ code }) => code !== this.#main)
    return other === undefined || this.#hasFolders
      ? []
      : [
          `For a folder for each language, move its pages: skerry rename page.${other.code} ${other.code}/page --no-redirect`,
        ]
  }
}
