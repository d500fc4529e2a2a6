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

/** A parsed stylesheet. */
interface ParsedSheet {
  /** The text without invalid rules and declarations. Undefined if it has none. */
  repaired?: string
  problems: StyleProblem[]
}

/** The latest result for each file: a build needs it for the bundle and for the check. */
const parsed = new Map<string, { text: string; sheet: ParsedSheet }>()

/**
 * Parses a stylesheet like browsers, which skip what is invalid: `// text` isn't a comment, so the
 * rule after it has an invalid selector.
 *
 * @param file Absolute path, under which the result is cached.
 */
export function parseStyleSheet(text: string, file: string): ParsedSheet {
  const known = parsed.get(file)
  if (known?.text === text) return known.sheet
  const sheet = parse(text)
  parsed.set(file, { text, sheet })
  return sheet
}

function parse(text: string): ParsedSheet {
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
