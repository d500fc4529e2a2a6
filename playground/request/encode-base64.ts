/** Base64 (RFC 4648, section 4) of bytes, or of the UTF-8 bytes of a text. */
export function encodeBase64(value: Uint8Array | string): string {
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
