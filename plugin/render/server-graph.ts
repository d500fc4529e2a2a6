import { asksForFile } from '../kit/asks-for-file.ts'

const STYLES = /\.(css|less|sass|scss|styl|stylus|pcss|postcss)(\?|$)/

/** What the server's modules import, and which style sheets come with them. */
export class ServerGraph {
  /** Resolved ids that a module imports. */
  readonly #importsOf: (module: string) => Iterable<string>
  /** Ids of all modules. */
  readonly #modules: () => Iterable<string>

  constructor(
    importsOf: (module: string) => Iterable<string>,
    modules: () => Iterable<string>,
  ) {
    this.#importsOf = importsOf
    this.#modules = modules
  }

  /**
   * Style sheets that modules bring in, by themselves or by what they import, in import order,
   * depth first, each once.
   *
   * @param without Modules that are left out, with what only they import.
   */
  stylesOf(modules: readonly string[], without: readonly string[] = []): string[] {
    const styles = new Set<string>()
    this.#visit(modules, (id) => isStyleSheet(id) && styles.add(id), without)
    return [...styles]
  }

  /** Style sheets that any module imports. */
  allStyles(): Set<string> {
    const imported = [...this.#modules()].flatMap((id) => [...this.#importsOf(id)])
    return new Set(imported.filter(isStyleSheet))
  }

  /** Whether a module is among some others, or imported by them. */
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

/** True for ids of CSS and of what compiles to CSS. */
function isStyleSheet(id: string): boolean {
  return STYLES.test(id) && !asksForFile(id)
}
