import { byCodeUnit } from '../kit/by-code-unit.ts'

/**
 * Collects generated classes of code blocks and components into one stylesheet. Class names
 * derive from their declarations, so pages can share them.
 */
export class CodeStyles {
  readonly #rules = new Map<string, string>()

  add(styles: Record<string, string>): void {
    for (const [name, declarations] of Object.entries(styles))
      this.#rules.set(name, declarations)
  }

  /** The CSS, sorted so that it doesn't depend on timing. */
  toString(): string {
    const rules = [...this.#rules].sort(([a], [b]) => byCodeUnit(a, b))
    const body = rules.map(([name, declarations]) => `.${name}{${declarations}}`).join('')
    return body && `@layer skerry.components{${body}}`
  }
}
