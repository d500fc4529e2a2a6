import { shortEscapes } from './shell-literal.ts'
import { loneSurrogate } from './string-literals.ts'

/** How a language escapes string literals. */
interface LiteralRules {
  quote: "'" | '"'
  /** Characters that start an interpolation in a string: `$`. */
  signs?: string
  /** Escapes a control character or line separator. */
  escape: (char: string) => string
  /** Joins the literals of consecutive lines. */
  join: string
}

/**
 * Writes a text as string literals with backslash escapes, one per line. Lone surrogates become
 * U+FFFD.
 */
export function lineLiterals(
  text: string,
  { quote, signs = '', escape, join }: LiteralRules,
): string {
  const special = `\\${quote}${signs}`
  const literal = (line: string) => {
    const escaped = Array.from(line, (char) =>
      special.includes(char)
        ? `\\${char}`
        : /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(char)
          ? (shortEscapes[char] ?? escape(char))
          : char,
    )
    return quote + escaped.join('') + quote
  }
  return text
    .replace(loneSurrogate, '\ufffd')
    .split(/(?<=\n)/)
    .map(literal)
    .join(join)
}

/** Escapes a character as `\u0007` (C#, Kotlin). */
export function unicodeEscape(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Escapes a character as `\u{7}` (Rust, Swift, Dart). */
export function bracedUnicodeEscape(char: string): string {
  return `\\u{${char.charCodeAt(0).toString(16)}}`
}
