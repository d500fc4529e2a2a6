const encoder = new TextEncoder()
const UNRESERVED = /^[A-Za-z0-9\-._~]$/
const TRIPLET = /^%[0-9A-Fa-f]{2}/

/**
 * Reserved characters that may remain in a query. Not `&`, `+` and `#`, which would end or change
 * a value, nor `'`, which browsers encode.
 */
export const queryReserved = '!$()*,/:;=?@'

/** Reserved characters that may remain in a path segment (3.2 excludes `/`, `?` and `#`). */
export const segmentReserved = "!$&'()*+,;=:@"

/**
 * Percent-encodes all characters but the unreserved ones of RFC 3986. A lone surrogate becomes
 * U+FFFD.
 *
 * @param keep Characters that aren't encoded. If given, percent-encoded triplets are also kept
 *   (reserved expansion of RFC 6570, used by `allowReserved`).
 */
export function percentEncode(text: string, keep?: string): string {
  let encoded = ''
  for (let index = 0; index < text.length;) {
    const char = String.fromCodePoint(text.codePointAt(index) ?? 0)
    const kept = keep !== undefined && TRIPLET.exec(text.slice(index, index + 3))?.[0]
    if (kept) encoded += kept
    else if (UNRESERVED.test(char) || keep?.includes(char)) encoded += char
    else for (const byte of encoder.encode(char)) encoded += '%' + hex(byte)
    index += kept ? kept.length : char.length
  }
  return encoded
}

function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0')
}
