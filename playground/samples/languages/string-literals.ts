import { shortEscapes } from './shell-literal.ts'

/** A lone surrogate, which UTF-8 can't encode. */
export const loneSurrogate =
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/**
 * A string literal with the escapes that JavaScript, Python and Java have in common. Control
 * characters, line separators and lone surrogates are written as four-digit Unicode escapes.
 */
export function stringLiteral(text: string, quote: "'" | '"' = "'"): string {
  const code = (char: string) => '\\u' + char.charCodeAt(0).toString(16).padStart(4, '0')
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, '\\' + quote)
    .replace(/[\p{Cc}\u2028\u2029]/gu, (char) => shortEscapes[char] ?? code(char))
    .replace(loneSurrogate, code)
  return quote + escaped + quote
}

/** Indents all lines but the first. */
export function indentRest(text: string, margin: string): string {
  return text.replaceAll('\n', '\n' + margin)
}

/**
 * A double-quoted string for PHP and Ruby.
 *
 * @param sign Starts an interpolation: `$` or `#`.
 * @param escape Writes a control character, given its four hexadecimal digits.
 */
export function doubleQuoted(
  text: string,
  sign: string,
  escape: (code: string) => string,
): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(sign, () => '\\' + sign)
    .replace(/\p{Cc}/gu, (char) => {
      return (
        shortEscapes[char] ?? escape(char.charCodeAt(0).toString(16).padStart(4, '0'))
      )
    })
  return `"${escaped}"`
}
