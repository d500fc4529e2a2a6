import { halfPair } from './string-literals.ts'

/** How a language writes what cannot stand in a string as it is. */
export interface LiteralRules {
  quote: "'" | '"'
  /** Signs that begin something else in a string: `$`. */
  signs?: string
  /** Of a control character, a line separator. */
  escape: (char: string) => string
  /** Between the literals of lines. */
  join: string
}

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** The text as literals of a language with backslashes, one for each line. */
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
          ? (SHORT[char] ?? escape(char))
          : char,
    )
    return quote + escaped.join('') + quote
  }
  return text
    .replace(halfPair, '\ufffd')
    .split(/(?<=\n)/)
    .map(literal)
    .join(join)
}

/** `\u0007`, as C# and Kotlin write it. */
export function fourDigits(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** `\u{7}`, as Rust, Swift and Dart write it. */
export function inBraces(char: string): string {
  return `\\u{${char.charCodeAt(0).toString(16)}}`
}
