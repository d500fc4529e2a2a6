/** Whether a file is a PNG. */
export function isPng(bytes: Buffer): boolean {
  return bytes.length >= 4 && bytes.readUInt32BE(0) === 0x89504e47
}

/**
 * Reads the chunks of a PNG that precede its pixels
 * (https://www.w3.org/TR/png-3/#5Chunk-layout).
 *
 * @returns Their contents by name. Empty from where the file is damaged.
 */
export function readPngChunks(bytes: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'IDAT') break
    chunks.set(name, bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  }
  return chunks
}
