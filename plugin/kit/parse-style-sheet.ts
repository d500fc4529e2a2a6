import { createRequire } from 'node:module'
import type { Warning } from 'lightningcss'

const require = createRequire(import.meta.url)

/** Something in a style sheet that isn't CSS, or that the parser doesn't know. */
export interface StyleProblem {
  message: string
  /** Counted from 1. */
  line: number
  column: number
}

/** What the parser makes of a style sheet. */
interface ParsedSheet {
  /** The sheet without the invalid rules and declarations. Undefined if it has none. */
  repaired?: string
  problems: StyleProblem[]
}

/**
 * Parses a style sheet as browsers do, which leave out what is invalid: `// text` is no comment,
 * so the rule after it has an invalid selector.
 */
export function parseStyleSheet(text: string): ParsedSheet {
  // Loaded on demand: most sites have no sheet of their own.
  const { transform } = require('lightningcss') as typeof import('lightningcss')
  const sheet = { filename: 'style.css', code: Buffer.from(text) }
  try {
    return { problems: problemsOf(transform(sheet).warnings) }
  } catch {
    const { code, warnings } = transform({ ...sheet, errorRecovery: true })
    return { repaired: code.toString(), problems: problemsOf(warnings) }
  }
}

function problemsOf(warnings: readonly Warning[]): StyleProblem[] {
  return warnings.map(({ message, loc: { line, column } }) => ({ message, line, column }))
}
