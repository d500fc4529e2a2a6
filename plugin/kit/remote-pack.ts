import { hash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { hasShape } from './stored-kind.ts'

/**
 * Many entries as one blob of the shared cache, so that thousands of pages take few requests.
 */
export interface Pack {
  /** SHA-256 of the blob as hex, its name on the server. */
  hash: string
  /** Size of the compressed blob. */
  bytes: number
  /** Size of the uncompressed entries. */
  size: number
}

const hasPackShape = hasShape<Pack>({ hash: 'string', bytes: 'number', size: 'number' })

/** Checks a pack that was read. Its hash is used in file names and URLs, so it must be hex. */
export function isPack(value: unknown): value is Pack {
  return hasPackShape(value) && /^[\da-f]{64}$/.test(value.hash)
}

/** A pack is complete once its entries reach this size in bytes. */
export const PACK_BYTES = 16 * 2 ** 20

/**
 * Brotli quality. Compresses HTML and JavaScript to a seventh, in the time that Deflate takes
 * to reach a fifth.
 */
const QUALITY = 4

/** Compresses concatenated entries into a blob. */
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

/**
 * Decompresses the entries of a blob. Returns undefined if the blob isn't the one that the pack
 * names.
 */
export function unpackEntries(
  { hash: name, size }: Pack,
  blob: Buffer,
): Buffer | undefined {
  // Check the hash before decompressing anything: only content covered by the signature is
  // trusted.
  if (hash('sha256', blob) !== name) return undefined
  try {
    const entries = brotliDecompressSync(blob, { maxOutputLength: Math.max(size, 1) })
    return entries.length === size ? entries : undefined
  } catch {
    return undefined
  }
}
