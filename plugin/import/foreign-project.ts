import { existsSync, realpathSync } from 'node:fs'
import { isAbsolute, join, posix, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { PAGE_FILE, pagePath } from '../../runtime/kit/page-url.ts'
import { toPosix } from '../kit/package-files.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import { walkFiles } from '../site/walk-files.ts'
import {
  listOf,
  parseForeignJson,
  recordOf,
  type ForeignRecord,
} from './foreign-values.ts'
import type { ForeignPlace } from './imported-site.ts'
import { readLiterals } from './read-literals.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'

/** Folders of packages, caches and output of other tools. */
const SKIPPED =
  /(?:^|\/)(?:node_modules|\.git|\.docusaurus|\.astro|\.next|\.source|\.vitepress\/(?:cache|dist))\/$/

/** The folder of a site that another tool builds. Paths are relative to it. */
export class ForeignProject {
  readonly root: string
  /** With those of folders outside that were included. */
  readonly files: ReadonlySet<string>
  readonly #files: Set<string>
  /** Files that were read for the navigation. */
  readonly sources = new Set<string>()
  readonly problems: Diagnostic[] = []

  private constructor(root: string, files: readonly string[]) {
    this.root = root
    this.#files = new Set(files)
    this.files = this.#files
  }

  /** @param root Absolute path. */
  static async open(root: string): Promise<ForeignProject> {
    const { files } = await walkFiles(root, (path) => SKIPPED.test(path))
    return new ForeignProject(root, files)
  }

  /**
   * Adds the files of a folder, if there is one. They are known already if it is inside.
   *
   * @param folder As `pathOf` gives it.
   */
  async include(folder: string): Promise<void> {
    const path = join(this.root, folder)
    if (!isOutside(folder) || !existsSync(path)) return
    const { files } = await walkFiles(path, (inner) => SKIPPED.test(inner))
    for (const file of files) this.#files.add(posix.join(folder, file))
  }

  /**
   * A path of the configuration, relative to the project, without a slash at its end.
   *
   * @param path Absolute after `require.resolve()`, which also follows symbolic links.
   */
  pathOf(path: string): string {
    if (!isAbsolute(path)) return posix.join(path, '.').replace(/(?<=.)\/$/, '')
    const root = path.startsWith(join(this.root, '/'))
      ? this.root
      : realpathSync(this.root)
    return toPosix(relative(root, path)) || '.'
  }

  /** The first of these files that exists. */
  first(...files: string[]): string | undefined {
    return files.find((file) => this.files.has(file))
  }

  /** The text of a file. Empty if it can't be read. */
  text(file: string): string {
    return readTextFile(join(this.root, file)) ?? ''
  }

  /** The text of a file of the navigation. */
  source(file: string): string {
    this.sources.add(file)
    return this.text(file)
  }

  /** The page that a path names, with or without extension: a file, or the index of a folder. */
  page(path: string): string | undefined {
    const plain = posix.normalize(path).replace(/^(?:\.?\/)+|\/$|^\.$/g, '')
    if (PAGE_FILE.test(plain) && this.files.has(plain)) return plain
    const inside = plain === '' ? '' : `${plain}/`
    return this.first(
      ...[plain, `${inside}index`, `${inside}README`].flatMap((name) => [
        `${name}.md`,
        `${name}.mdx`,
      ]),
    )
  }

  /** Paths of the pages in a folder, without extensions, relative to it. */
  pagesIn(folder: string): string[] {
    const start = folder === '' ? '' : `${folder}/`
    return [...this.files].flatMap((file) =>
      PAGE_FILE.test(file) && file.startsWith(start)
        ? [pagePath(file.slice(start.length))]
        : [],
    )
  }

  /**
   * Where a file, or else another one that was read, has a text in quotes, or at all: the occurrence
   * that is nearest to another text of the same entry, or the first.
   */
  place(file: string, text: string, beside = ''): ForeignPlace {
    if (text !== '')
      for (const source of [file, ...this.sources]) {
        const content = this.text(source)
        const offset = offsetOf(content, text, beside)
        if (offset === undefined) continue
        const lines = content.slice(0, offset).split('\n')
        return { file: source, line: lines.length, column: lines.at(-1)!.length + 1 }
      }
    return { file }
  }

  /** Reports an entry of the navigation without a page. */
  reportMissing(name: string, candidates: Iterable<string>, place: ForeignPlace): void {
    const meant = nearest(name.replace(/^\/|\/$/g, ''), candidates)
    this.problems.push({
      severity: 'warning',
      code: 'import/missing-page',
      message: `there is no page \`${name}\`, so the entry is left out`,
      hint: meant
        ? `Did you mean \`${meant}\`?`
        : 'Write the page, and list it in `docs.json`.',
      ...place,
    })
  }

  /**
   * The default export of a JavaScript or TypeScript module, or of JSON. If the module can't be
   * loaded, which is reported, the literals in it.
   */
  async load(file: string): Promise<ForeignRecord> {
    const text = this.source(file)
    if (file.endsWith('.json')) return this.json(file)
    try {
      const { loadConfigFromFile } = await import('vite')
      const loaded = await loadConfigFromFile(
        { command: 'build', mode: 'production' },
        join(this.root, file),
        this.root,
        'silent',
        undefined,
        // Vite's bundler prints warnings, and its module runner has no CommonJS.
        /\bmodule\.exports\b/.test(text) ? 'native' : 'runner',
      )
      if (isPlainObject(loaded?.config)) return loaded.config
    } catch (error) {
      const reason = firstSentence(error).replaceAll(this.root, '.')
      this.problems.push({
        severity: 'warning',
        code: 'import/unloaded-config',
        message: `the file could not be loaded, only its literals were read: ${reason}`,
        hint: 'If something is missing in `docs.json`, install the packages of the site and import it again.',
        file,
      })
    }
    return this.literals(file)
  }

  /** The literals in an export of a module, which isn't run. */
  literals(file: string, name?: string): ForeignRecord {
    return recordOf(this.exported(file, name))
  }

  /** What an export of a module is, as far as literals say. */
  exported(file: string, name?: string): unknown {
    const readFile = (path: string) =>
      this.files.has(path) ? this.source(path) : undefined
    return readLiterals(file, readFile, name)
  }

  /** The object in a JSON file. Empty, and reported, if it has none. */
  json(file: string): ForeignRecord {
    const value = parseForeignJson(this.source(file))
    if (!isPlainObject(value)) this.#reportJson(file)
    return recordOf(value)
  }

  /** The list in a JSON file. Empty, and reported, if it has none. */
  jsonList(file: string): readonly unknown[] {
    const value = parseForeignJson(this.source(file))
    if (!Array.isArray(value)) this.#reportJson(file)
    return listOf(value)
  }

  #reportJson(file: string): void {
    this.problems.push({
      severity: 'warning',
      code: 'import/left-out',
      message: 'the file is not valid JSON',
      hint: 'Correct it, and import the site again.',
      file,
    })
  }
}

/** Whether a path is outside of the project that it is relative to. */
export function isOutside(path: string): boolean {
  return path === '..' || path.startsWith('../')
}

/** What an error says first. Bundlers count their errors in a line before it. */
function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean)
  const [line = ''] = lines.filter(
    (each) => !/^Transform failed with \d+ errors?:$/.test(each),
  )
  return line.replace(/^\[[A-Z_]+\] /, '')
}

/** Where a text is: in quotes, else as a whole value, else at all. */
function offsetOf(content: string, text: string, beside: string): number | undefined {
  const quoted = (value: string) => [`'${value}'`, `"${value}"`, `\`${value}\``]
  const all = (values: readonly string[]) =>
    values.flatMap((value) => occurrences(content, value))
  const found = all(quoted(text))
  const plain = found.length > 0 ? found : all([text])
  const isWhole = (at: number) =>
    !/[\w/.-]/.test(content[at - 1] ?? ' ') &&
    !/[\w/.-]/.test(content[at + text.length] ?? ' ')
  const whole = found.length > 0 ? found : plain.filter(isWhole)
  const candidates = whole.length > 0 ? whole : plain
  const others = beside === '' ? [] : all([...quoted(beside), beside])
  const distance = (at: number) =>
    Math.min(content.length, ...others.map((other) => Math.abs(other - at)))
  return candidates.toSorted((a, b) => distance(a) - distance(b) || a - b)[0]
}

function occurrences(content: string, text: string): number[] {
  const found: number[] = []
  for (let at = content.indexOf(text); at >= 0; at = content.indexOf(text, at + 1))
    found.push(at)
  return found
}
