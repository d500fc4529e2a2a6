import { createHash } from 'node:crypto'

/**
 * Hashes its arguments: SHA-256 truncated to 128 bits, as hex. Values other than strings and
 * bytes are hashed as JSON.
 */
export function contentHash(...parts: unknown[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const bytes =
      typeof part === 'string' || part instanceof Uint8Array
        ? part
        : (JSON.stringify(part) ?? '')
    // The length prefix distinguishes ("ab", "c") from ("a", "bc").
    hash.update(`${bytes.length}:`).update(bytes)
  }
  return hash.digest('hex').slice(0, 32)
}
