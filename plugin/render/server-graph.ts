import { isFileQuery } from '../kit/is-file-query.ts'

const STYLES = /\.(css|less|sass|scss|styl|stylus|pcss|postcss)(\?|$)/

/** The import graph of server modules, and the stylesheets they import. */
export class ServerGraph {
  /** Resolved ids of a module's imports. */
  readonly #importsOf: (module: string) => Iterable<string>
  /** Ids of all modules. */
  readonly #modules: () => Iterable<string>
  /** Results of `stylesOf` by modules: many pages use the same. Absent if imports may change. */
  readonly #styles: Map<string, string[]> | undefined

  /** @param isFinal Whether the imports no longer change, as in a finished bundle. */
  constructor(
    importsOf: (module: string) => Iterable<string>,
    modules: () => Iterable<string>,
    isFinal = false,
  ) {
    this.#importsOf = importsOf
    this.#modules = modules
    this.#styles = isFinal ? new Map() : undefined
  }

  /**
   * Stylesheets that modules import directly or transitively, in depth-first import order,
   * without duplicates.
   *
   * @param without Modules to skip, along with what only they import.
   */
  stylesOf(
    modules: readonly string[],
    without: readonly string[] = [],
  ): readonly string[] {
    const key = JSON.stringify([modules, without])
    const known = this.#styles?.get(key)
    if (known) return known
    const found = new Set<string>()
    this.#visit(modules, (id) => isStyleSheet(id) && found.add(id), without)
    const styles = [...found]
    this.#styles?.set(key, styles)
    return styles
  }

  /** All imported stylesheets. */
  allStyles(): Set<string> {
    const imported = [...this.#modules()].flatMap((id) => [...this.#importsOf(id)])
    return new Set(imported.filter(isStyleSheet))
  }

  /** Whether a module is among `from`, or is reachable from them. */
  reaches(from: readonly string[], module: string): boolean {
    let isFound = false
    this.#visit(from, (id) => (isFound ||= id === module))
    return isFound
  }

  #visit(
    modules: readonly string[],
    take: (id: string) => void,
    without: readonly string[] = [],
  ): void {
    const seen = new Set(without)
    const visit = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      take(id)
      if (!isStyleSheet(id)) for (const imported of this.#importsOf(id)) visit(imported)
    }
    for (const module of modules) visit(module)
  }
}

/** Whether an id is CSS, or a language that compiles to CSS. */
export function isStyleSheet(id: string): boolean {
  return STYLES.test(id) && !isFileQuery(id)
}
