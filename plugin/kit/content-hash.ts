import { createHash, hash as hashAtOnce } from 'node:crypto'

/**
 * Hashes its arguments: SHA-256 truncated to 128 bits, as hex. Values other than strings and
 * bytes are hashed as JSON.
 */
export function contentHash(...parts: unknown[]): string {
  const texts = parts.map((part) =>
    typeof part === 'string' || part instanceof Uint8Array
      ? part
      : (JSON.stringify(part) ?? ''),
  )
  // The length prefix distinguishes ("ab", "c") from ("a", "bc").
  if (texts.every((text) => typeof text === 'string')) {
    // One call into native code instead of two per part.
    const text = texts.map((part) => `${part.length}:${part}`).join('')
    return shorten(hashAtOnce('sha256', text, 'hex'))
  }
  const hash = createHash('sha256')
  for (const part of texts) hash.update(`${part.length}:`).update(part)
  return shorten(hash.digest('hex'))
}

const shorten = (digest: string) => digest.slice(0, 32)
