const encoder = new TextEncoder()
const unreserved = /^[A-Za-z0-9\-._~]$/
const triple = /^%[0-9A-Fa-f]{2}/

/** Reserved characters that may stand in a query, but for `&`, `+` and `#`, which would end or change a value, and `'`, which browsers encode. */
export const queryReserved = '!$()*,/:;=?@'

/** Reserved characters that may stand in one segment of a path (3.2: never `/`, `?`, `#`). */
export const segmentReserved = "!$&'()*+,;=:@"

/**
 * Percent-encodes everything but RFC 3986's unreserved characters.
 *
 * @param keep characters that stay as they are; with it, percent-encoded triples stay
 *   too (RFC 6570 reserved expansion, `allowReserved`). Half a surrogate pair becomes U+FFFD.
 */
export function percentEncode(text: string, keep?: string): string {
  let encoded = ''
  for (let index = 0; index < text.length;) {
    const char = String.fromCodePoint(text.codePointAt(index) ?? 0)
    const kept = keep !== undefined && triple.exec(text.slice(index, index + 3))?.[0]
    if (kept) encoded += kept
    else if (unreserved.test(char) || keep?.includes(char)) encoded += char
    else for (const byte of encoder.encode(char)) encoded += '%' + hex(byte)
    index += kept ? kept.length : char.length
  }
  return encoded
}

/** The inverse: percent-encoded UTF-8 back to text. What is not a triple stays. */
export function percentDecode(text: string): string {
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => {
    const bytes = run
      .slice(1)
      .split('%')
      .map((pair) => parseInt(pair, 16))
    return new TextDecoder().decode(new Uint8Array(bytes))
  })
}

function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0')
}
