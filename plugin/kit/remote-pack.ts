import { hash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Many entries as one blob of the shared cache, so that thousands of pages are a few requests. */
export interface Pack {
  /** SHA-256 of the blob, as hex: its name on the server. */
  hash: string
  /** Of the blob. */
  bytes: number
  /** Of the entries in it. */
  size: number
}

/** Bytes of entries from which on a pack is full. */
export const PACK_BYTES = 16 * 2 ** 20

/** Of what HTML and programs are, this is a seventh, and takes no longer than Deflate for a fifth. */
const QUALITY = 4

/** Makes a blob of entries that lie in a row. */
export function packEntries(entries: Buffer): { pack: Pack; blob: Buffer } {
  const blob = brotliCompressSync(entries, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: entries.length,
    },
  })
  const pack = { hash: hash('sha256', blob), bytes: blob.length, size: entries.length }
  return { pack, blob }
}

/** The entries of a blob; undefined where it is not the one that the pack names. */
export function unpackEntries(
  { hash: name, size }: Pack,
  blob: Buffer,
): Buffer | undefined {
  // Nothing of it is looked at before it is known to be the one that was signed for.
  if (hash('sha256', blob) !== name) return undefined
  try {
    const entries = brotliDecompressSync(blob, { maxOutputLength: Math.max(size, 1) })
    return entries.length === size ? entries : undefined
  } catch {
    return undefined
  }
}
