/** Gives the resolved ids that a server module imports. */
export type ImportsOf = (module: string) => Iterable<string>

/**
 * Style sheets that a server module brings in, by itself or by what it imports, in import
 * order, depth first, each once.
 */
export function stylesOf(module: string, importsOf: ImportsOf): string[] {
  const styles = new Set<string>()
  const seen = new Set<string>()
  const collect = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const imported of importsOf(id)) {
      if (isStyleSheet(imported)) styles.add(imported)
      else collect(imported)
    }
  }
  collect(module)
  return [...styles]
}

/** True for ids of CSS and of what compiles to CSS. */
export function isStyleSheet(id: string): boolean {
  return /\.(css|less|sass|scss|styl|stylus|pcss|postcss)(\?|$)/.test(id)
}
