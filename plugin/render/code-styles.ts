/**
 * Colours of code blocks and values that components generated, as one sheet: class names
 * follow from their declarations, so pages agree on them.
 */
export class CodeStyles {
  readonly #rules = new Map<string, string>()

  add(styles: Record<string, string>): void {
    for (const [name, declarations] of Object.entries(styles))
      this.#rules.set(name, declarations)
  }

  /** The sheet's text, in an order that does not depend on timing. */
  toString(): string {
    const rules = [...this.#rules].sort(([a], [b]) => (a < b ? -1 : 1))
    const body = rules.map(([name, declarations]) => `.${name}{${declarations}}`).join('')
    return body && `@layer skerry.components{${body}}`
  }
}
