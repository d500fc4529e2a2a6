import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { packageRoot, toPosix } from '../kit/package-files.ts'

/** A private-use Unicode character that delimits placeholders. */
const MARK = '\uE000'

/** Replaces absolute paths in generated text with placeholders, so that the text can be moved. */
export class PortablePaths {
  readonly #places: [path: string, mark: string][]

  /** @param root Absolute path of the content folder, with forward slashes. */
  constructor(root: string) {
    const own = toPosix(packageRoot)
    const places = {
      package: own,
      packageUrl: urlPath(own),
      root,
      rootUrl: urlPath(root),
    }
    this.#places = Object.entries(places)
      .map(([name, path]): [string, string] => [path, `${MARK}${name}${MARK}`])
      // Longest first, because one may contain the other. If the path and the URL are equal,
      // the path wins.
      .sort(([a], [b]) => b.length - a.length)
  }

  /** Whether a folder's path is its real path, which the bundler uses in module ids. */
  static areReal(root: string): boolean {
    try {
      return toPosix(realpathSync(root)) === root
    } catch {
      return false
    }
  }

  /** Whether a text can't be confused with placeholders. */
  static isPlain(text: string): boolean {
    return !text.includes(MARK)
  }

  /** Replaces paths with placeholders. */
  hide(text: string): string {
    return this.#places.reduce((rest, [path, mark]) => rest.replaceAll(path, mark), text)
  }

  /** Replaces placeholders with the current paths. */
  show(text: string): string {
    if (!text.includes(MARK)) return text
    return this.#places.reduce(
      (rest, [path, mark]) => rest.replaceAll(mark, () => path),
      text,
    )
  }
}

function urlPath(path: string): string {
  return pathToFileURL(path).pathname
}
