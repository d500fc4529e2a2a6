import { createHash } from 'node:crypto'

/** A short name for content: 128 bits of SHA-256 as hex. Values that are not text are hashed as JSON. */
export function contentHash(...parts: unknown[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const bytes =
      typeof part === 'string' || part instanceof Uint8Array
        ? part
        : (JSON.stringify(part) ?? '')
    // The length keeps ("ab", "c") apart from ("a", "bc").
    hash.update(`${bytes.length}:`).update(bytes)
  }
  return hash.digest('hex').slice(0, 32)
}
