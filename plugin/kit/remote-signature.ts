import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What the shared cache has under a key: these bytes, a signature of 32, and the value. The
 * signature is HMAC-SHA-256 over key and value. A value is code that Node runs, so whoever can
 * write to the server must not be able to make one up, nor to put one in the place of another.
 */
const MAGIC = Buffer.from('skerry shared 1\n')
const SIGNATURE_BYTES = 32

/** Names something by a secret: who does not have it can neither guess the name nor make another value for it. */
export function secretName(secret: string, ...parts: readonly string[]): string {
  const hmac = createHmac('sha256', secret).update('name\0')
  // The length keeps ("ab", "c") apart from ("a", "bc").
  for (const part of parts) hmac.update(`${part.length}:${part}`)
  return hmac.digest('hex')
}

/** Signs a value for a key. */
export function seal(secret: string, key: string, value: Uint8Array): Buffer {
  return Buffer.concat([MAGIC, signatureOf(secret, key, value), value])
}

/** The value of what was sealed under a key; undefined where anything of it is otherwise. */
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
