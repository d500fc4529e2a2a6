import { imageSize } from 'image-size'

/** Flags of a `VP8X` chunk. */
const HAS_PROFILE = 0x20
const HAS_ALPHA = 0x10

/**
 * Adds a colour profile to a WebP image, whose encoder writes none.
 *
 * @see https://developers.google.com/speed/webp/docs/riff_container#extended_file_format
 * @param image A still image, as encoded.
 */
export function embedProfile(image: Buffer, profile: Uint8Array): Buffer {
  const isExtended = image.toString('latin1', 12, 16) === 'VP8X'
  const header = isExtended ? Buffer.from(image.subarray(20, 30)) : newHeader(image)
  header[0]! |= HAS_PROFILE
  const rest = image.subarray(isExtended ? 30 : 12)
  const chunks = Buffer.concat([chunk('VP8X', header), chunk('ICCP', profile), rest])
  const start = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  start.writeUInt32LE(chunks.length + 4, 4)
  return Buffer.concat([start, chunks])
}

/** Flags, then width and height, each minus one, in 24 bits. */
function newHeader(image: Buffer): Buffer {
  const { width, height } = imageSize(image)
  const header = Buffer.alloc(10)
  // Lossless images say in the bit after their dimensions whether they have an alpha channel.
  const isLossless = image.toString('latin1', 12, 16) === 'VP8L'
  if (isLossless && (image.readUInt32LE(21) >>> 28) & 1) header[0] = HAS_ALPHA
  header.writeUIntLE(width - 1, 4, 3)
  header.writeUIntLE(height - 1, 7, 3)
  return header
}

function chunk(name: string, content: Uint8Array): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}
