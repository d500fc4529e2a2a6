/** A POSIX shell word that is exactly the text, whatever is in it. A NUL cannot be in a shell word: it is left out. */
export function shellLiteral(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`
}

/** Half of a surrogate pair, which no UTF-8 can hold. */
export const halfPair =
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/**
 * A string literal with the escapes that JavaScript, Python and Java share: controls, line
 * separators and half pairs by their four hexadecimal digits.
 */
export function stringLiteral(text: string, quote: "'" | '"' = "'"): string {
  const code = (char: string) => '\\u' + char.charCodeAt(0).toString(16).padStart(4, '0')
  const short: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, '\\' + quote)
    .replace(/[\p{Cc}\u2028\u2029]/gu, (char) => short[char] ?? code(char))
    .replace(halfPair, code)
  return quote + escaped + quote
}

/** Lines with a margin before each but the first. */
export function indentRest(text: string, margin: string): string {
  return text.replaceAll('\n', '\n' + margin)
}

/**
 * A string in double quotes for PHP and Ruby.
 *
 * @param sign begins an interpolation: `$`, `#`.
 * @param escape writes a control character from its four hexadecimal digits.
 */
export function doubleQuoted(
  text: string,
  sign: string,
  escape: (code: string) => string,
): string {
  const short: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(sign, () => '\\' + sign)
    .replace(/\p{Cc}/gu, (char) => {
      return short[char] ?? escape(char.charCodeAt(0).toString(16).padStart(4, '0'))
    })
  return `"${escaped}"`
}
