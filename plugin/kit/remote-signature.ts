import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A value in the shared cache consists of this magic, a 32-byte signature, and the payload. The
 * signature is HMAC-SHA-256 over key and payload. The payload leads to code that Node executes,
 * so someone with write access to the server must not be able to forge a value or move it to
 * another key.
 */
const MAGIC = Buffer.from('skerry shared 1\n')
const SIGNATURE_BYTES = 32

/** Derives a name (hex) from a secret. Without the secret, nobody can guess it. */
export function secretName(secret: string, ...parts: readonly string[]): string {
  const hmac = createHmac('sha256', secret).update('name\0')
  // The length prefix distinguishes ("ab", "c") from ("a", "bc").
  for (const part of parts) hmac.update(`${part.length}:${part}`)
  return hmac.digest('hex')
}

/** Signs a value for a key. */
export function seal(secret: string, key: string, value: Uint8Array): Buffer {
  return Buffer.concat([MAGIC, signatureOf(secret, key, value), value])
}

/** Returns the value sealed under a key, or undefined if the signature doesn't match. */
export function unseal(
  secret: string,
  key: string,
  sealed: Buffer,
): Uint8Array | undefined {
  const start = MAGIC.length + SIGNATURE_BYTES
  if (sealed.length < start || !sealed.subarray(0, MAGIC.length).equals(MAGIC))
    return undefined
  const value = sealed.subarray(start)
  const signature = sealed.subarray(MAGIC.length, start)
  return timingSafeEqual(signature, signatureOf(secret, key, value)) ? value : undefined
}

function signatureOf(secret: string, key: string, value: Uint8Array): Buffer {
  return createHmac('sha256', secret)
    .update(`value\0${key.length}:${key}`)
    .update(value)
    .digest()
}
