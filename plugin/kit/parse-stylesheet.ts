import { createRequire } from 'node:module'
import type { Warning } from 'lightningcss'

const require = createRequire(import.meta.url)

/** Invalid CSS in a stylesheet, or CSS that the parser doesn't know. */
export interface StyleProblem {
  message: string
  /** 1-based. */
  line: number
  /** 1-based. */
  column: number
}

interface ParsedStylesheet {
  /** The text without invalid rules and declarations. Undefined if it has none. */
  repaired?: string
  problems: StyleProblem[]
}

/**
 * Parses a stylesheet like browsers, which skip what is invalid: `// text` isn't a comment, so the
 * rule after it has an invalid selector.
 */
export function parseStylesheet(text: string): ParsedStylesheet {
  // Loaded on demand: most sites have no stylesheet.
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
