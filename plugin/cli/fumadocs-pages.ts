import { posix } from 'node:path'
import { PAGE_FILE, pagePath } from '../../runtime/kit/page-url.ts'
import type { ForeignProject } from './foreign-project.ts'

/** The languages of a Fumadocs site. */
export interface FumadocsLanguages {
  main: string
  all: readonly string[]
  /** Whether each has a folder. Otherwise, files end with the language: `page.fr.mdx`. */
  haveFolders: boolean
}

/** The pages of one language in a content folder of Fumadocs. */
export class FumadocsPages {
  /** By path without language and extension, relative to the content folder. */
  readonly files = new Map<string, string>()
  /** Paths of the folders with pages or a `meta.json`. */
  readonly folders = new Set([''])
  readonly #project: ForeignProject
  readonly #content: string
  readonly #language: string | undefined

  /** @param language The language, if files end with it. */
  constructor(
    project: ForeignProject,
    content: string,
    languages?: FumadocsLanguages,
    language?: string,
  ) {
    this.#project = project
    this.#content = content
    this.#language = language
    for (const file of project.files) {
      const isPage = PAGE_FILE.test(file)
      const isMeta = /\/meta\.(?:json|yaml)$/.test(file)
      if (!file.startsWith(`${content}/`) || !(isPage || isMeta)) continue
      const inside = file.slice(content.length + 1)
      if (isPage) {
        const path = pagePath(inside)
        const ending = languages?.all.find((each) => path.endsWith(`.${each}`))
        if (languages && (ending ?? languages.main) !== language) continue
        const plain = ending === undefined ? path : path.slice(0, -ending.length - 1)
        if (ending !== undefined || !this.files.has(plain)) this.files.set(plain, file)
      }
      for (let path = inside; path.includes('/');)
        this.folders.add((path = posix.dirname(path)))
    }
  }

  /** The file that arranges a folder. */
  metaFile(path: string): string | undefined {
    const stem = posix.join(this.#content, path, 'meta')
    const own = this.#language === undefined ? [] : [`${stem}.${this.#language}`]
    return this.#project.first(
      ...[...own, stem].flatMap((name) => [`${name}.json`, `${name}.yaml`]),
    )
  }

  /** Names of the pages and folders in a folder, in Fumadocs' order. */
  namesIn(path: string): string[] {
    const all = [...this.files.keys(), ...this.folders]
    const own = all.filter(
      (each) => each !== '' && posix.join(posix.dirname(each)) === posix.join(path, '.'),
    )
    const names = new Set(own.map((each) => posix.basename(each)))
    return [...names].sort((a, b) => a.localeCompare(b, 'en'))
  }
}
