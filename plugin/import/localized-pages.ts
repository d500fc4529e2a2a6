import { posix } from 'node:path'
import { PAGE_FILE, pagePath } from '../../runtime/kit/page-url.ts'
import type { ForeignProject } from './foreign-project.ts'

/** The languages of a site. */
export interface SiteLanguages {
  main: string
  all: readonly string[]
  /** Whether each has a folder. Otherwise, files end with the language: `page.fr.mdx`. */
  haveFolders: boolean
}

/** What the pages of a tool are called. */
interface PageNames {
  /** Name of the files that arrange a folder: `meta`. */
  meta: string
  /** Endings of such files. */
  endings: readonly string[]
  /** Name of the only file in the folder of each page: `page`. */
  only?: string
}

/** The pages of one language in a content folder. */
export class LocalizedPages {
  /** By path without language and extension, relative to the content folder. */
  readonly files = new Map<string, string>()
  /** Paths of the folders with pages or a file that arranges them. */
  readonly folders = new Set([''])
  readonly #project: ForeignProject
  readonly #content: string
  readonly #names: PageNames
  readonly #language: string | undefined

  /** @param language The language, if files end with it. */
  constructor(
    project: ForeignProject,
    content: string,
    names: PageNames,
    languages?: SiteLanguages,
    language?: string,
  ) {
    this.#project = project
    this.#content = content
    this.#names = names
    this.#language = language
    const start = content === '' ? '' : `${content}/`
    for (const file of project.files) {
      if (!file.startsWith(start)) continue
      const inside = file.slice(start.length)
      const name = posix.basename(inside).split('.')[0]
      if (!PAGE_FILE.test(file)) {
        if (name === names.meta) this.#addFolders(inside)
        continue
      }
      const path = pagePath(inside)
      const ending = languages?.all.find((each) => path.endsWith(`.${each}`))
      if (languages && (ending ?? languages.main) !== language) continue
      const stem = ending === undefined ? path : path.slice(0, -ending.length - 1)
      const { only } = names
      if (only !== undefined && posix.basename(stem) !== only) continue
      const folder = posix.dirname(stem)
      const plain = only === undefined ? stem : folder === '.' ? 'index' : folder
      if (ending !== undefined || !this.files.has(plain)) this.files.set(plain, file)
      this.#addFolders(plain)
    }
  }

  #addFolders(inside: string): void {
    for (let path = inside; path.includes('/');)
      this.folders.add((path = posix.dirname(path)))
  }

  /** The file that arranges a folder. */
  metaFile(path: string): string | undefined {
    const stem = posix.join(this.#content, path, this.#names.meta)
    const own = this.#language === undefined ? [] : [`${stem}.${this.#language}`]
    return this.#project.first(
      ...[...own, stem].flatMap((name) =>
        this.#names.endings.map((ending) => `${name}.${ending}`),
      ),
    )
  }

  /** Names of the pages and folders in a folder, in alphabetical order. */
  namesIn(path: string): string[] {
    const all = [...this.files.keys(), ...this.folders]
    const own = all.filter(
      (each) => each !== '' && posix.join(posix.dirname(each)) === posix.join(path, '.'),
    )
    const names = new Set(own.map((each) => posix.basename(each)))
    return [...names].sort((a, b) => a.localeCompare(b, 'en'))
  }
}
