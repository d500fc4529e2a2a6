import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { packageRoot, toPosix } from '../kit/package-files.ts'

/** Letters of Unicode that nobody gives a meaning, around the name of a folder. */
const MARK = '\uE000'

/** Puts names in the place of folders in generated text, so that it serves wherever these lie. */
export class PortablePaths {
  readonly #places: [path: string, mark: string][]

  /** @param root Absolute path of the content folder, posix. */
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
      // The longer is in the other. Of a folder whose address is its path, the path counts.
      .sort(([a], [b]) => b.length - a.length)
  }

  /** Whether a folder is where its name says: the bundler names modules by their real paths. */
  static areReal(root: string): boolean {
    try {
      return toPosix(realpathSync(root)) === root
    } catch {
      return false
    }
  }

  /** Whether text can be told from what stands for folders. */
  static isPlain(text: string): boolean {
    return !text.includes(MARK)
  }

  /** Plain text without the folders. */
  hide(text: string): string {
    return this.#places.reduce((rest, [path, mark]) => rest.replaceAll(path, mark), text)
  }

  /** What `hide` was given, with the folders of now. */
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
