import { contentHash } from '../kit/content-hash.ts'
import { packageFile, toPosix } from '../kit/package-files.ts'

/** One island: the browser module whose default export it is. */
export interface Island {
  /** Unique in the site; stands on the host element. */
  name: string
  /** Id of the browser's module: a file, or a generated module for a snippet's export. */
  module: string
}

/** The islands that server modules brought in, by name. */
export class IslandRegistry {
  readonly #islands = new Map<string, Island>()
  readonly #root: () => string

  /** @param root Gives the absolute path of the content folder, posix. */
  constructor(root: () => string) {
    this.#root = root
  }

  /** Records the island of a module and gives its name: the same module, the same name. */
  add(module: string): Island {
    const name = this.#nameOf(module)
    const island = { name, module }
    this.#islands.set(name, island)
    return island
  }

  get(name: string): Island | undefined {
    return this.#islands.get(name)
  }

  /** In order of their names, so that a build does not depend on timing. */
  all(): Island[] {
    return [...this.#islands.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  #nameOf(module: string): string {
    const [file = ''] = toPosix(module).split('#')
    const name = islandName(module)
    if (
      file.startsWith(packageFile('theme/')) ||
      file.startsWith(packageFile('playground/'))
    )
      return name
    // Two folders of a project may hold islands of one name. Wherever the project lies, they keep it;
    // a generated module's id has a scheme before the path.
    const home = file.replace(this.#root(), '')
    return `${name}-${contentHash(home).slice(0, 6)}`
  }
}

/** What an island is called by its module: of those of the theme, the whole name. */
export function islandName(module: string): string {
  const [file = '', part] = toPosix(module).split('#')
  const base = file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/(?:\.mdx?\.skerry|\.island)?\.[jt]sx?$/, '')
  return part ? `${base}-${part}` : base
}
