import { encodeActionResult, readStdout } from './action-result.ts'
import { isPack, PACK_BYTES, type Pack } from './remote-pack.ts'
import { seal, unseal } from './remote-signature.ts'
import { MAX_SHARED_BYTES } from './store-exchange.ts'
import { isPlainObject } from './is-plain-object.ts'

/** Maximum number of packs in a list. */
const MAX_PACKS = 256
/** Maximum size of a list on the server. */
export const LIST_BYTES = 2 ** 20

/**
 * Encodes a site's list of packs, newest first, as the value of a key. It is signed, and
 * includes the SHA-256 of each pack, so the signature covers their content too.
 */
export function encodeList(secret: string, key: string, packs: readonly Pack[]): Buffer {
  const named = packs.slice(0, MAX_PACKS)
  return encodeActionResult({
    files: named.map(({ hash, bytes }) => ({ path: `packs/${hash}`, hash, bytes })),
    stdout: seal(secret, key, Buffer.from(JSON.stringify({ packs: named }))),
  })
}

/** Decodes a list. Returns undefined if it isn't signed for this key or is invalid. */
export function decodeList(
  secret: string,
  key: string,
  message: Buffer,
): Pack[] | undefined {
  const sealed = readStdout(message)
  const value = sealed && unseal(secret, key, sealed)
  if (!value) return undefined
  try {
    const list: unknown = JSON.parse(Buffer.from(value).toString())
    const packs = isPlainObject(list) ? list['packs'] : undefined
    return Array.isArray(packs) && packs.every(isSharedPack) ? packs : undefined
  } catch {
    return undefined
  }
}

function isSharedPack(value: unknown): value is Pack {
  return (
    isPack(value) &&
    value.size <= PACK_BYTES + MAX_SHARED_BYTES &&
    value.bytes <= value.size + 2 ** 20
  )
}
