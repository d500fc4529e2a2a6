import { byCodeUnit } from '../kit/by-code-unit.ts'
import { contentHash } from '../kit/content-hash.ts'
import { packageFile, toPosix } from '../kit/package-files.ts'

/** An island: a browser module that exports a component as default. */
export interface Island {
  /** Unique in the site. Used on the host element. */
  name: string
  /** Id of the browser module: a file, or a virtual module for an export of a snippet. */
  module: string
}

/** The islands that server modules import, by name. */
export class IslandRegistry {
  readonly #islands = new Map<string, Island>()
  readonly #root: () => string

  /** @param root Returns the absolute path of the content folder, with forward slashes. */
  constructor(root: () => string) {
    this.#root = root
  }

  /** Registers the island of a module, and returns it. Its name depends only on the module. */
  add(module: string): Island {
    const name = this.#nameOf(module)
    const island = { name, module }
    this.#islands.set(name, island)
    return island
  }

  /** All islands, sorted by name so that builds are deterministic. */
  all(): Island[] {
    return [...this.#islands.values()].sort((a, b) => byCodeUnit(a.name, b.name))
  }

  #nameOf(module: string): string {
    const [file = ''] = toPosix(module).split('#')
    const name = islandName(module)
    if (
      file.startsWith(packageFile('theme/')) ||
      file.startsWith(packageFile('playground/'))
    )
      return name
    // Islands in different folders may have the same base name, so a hash of the path is added.
    // The path is relative, so that the name doesn't depend on where the project is. Ids of
    // virtual modules have a prefix before the path.
    const home = file.replace(this.#root(), '')
    return `${name}-${contentHash(home).slice(0, 6)}`
  }
}

/** Whether the code of an island provides a context: see `islandExport`. */
export function providesContexts({ module }: Island): boolean {
  return module.startsWith('skerry-context-')
}

/** The base name of an island. For the theme's islands it is the whole name. */
export function islandName(module: string): string {
  const [file = '', part] = toPosix(module).split('#')
  const base = file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/(?:\.mdx?\.skerry|\.island)?\.[jt]sx?$/, '')
  return part ? `${base}-${part}` : base
}
