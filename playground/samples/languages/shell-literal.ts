/** Escapes of white space that all languages have in common. */
export const shortEscapes: Record<string, string> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

/** Control characters other than NUL, line feed and tab. */
const SHELL_CONTROLS = /[\x01-\x08\x0b-\x1f\x7f]/g

/**
 * Quotes a text as a shell word. Control characters are escaped in `$'…'` (POSIX.1-2024), because
 * HTML and terminals change carriage returns. NUL is dropped, since a shell word can't contain it.
 */
export function shellLiteral(text: string): string {
  const word = text.replaceAll('\0', '')
  if (word.search(SHELL_CONTROLS) < 0) return `'${word.replaceAll("'", `'\\''`)}'`
  const escaped = word
    .replace(/[\\']/g, '\\$&')
    .replace(
      SHELL_CONTROLS,
      (char) =>
        shortEscapes[char] ?? `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
    )
  return `$'${escaped}'`
}
