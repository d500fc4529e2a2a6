import { deflateSync, crc32 } from 'node:zlib'
import { Transformer } from '@napi-rs/image'

/** A PNG with a pattern that compresses badly, so that it is large enough to be converted. */
export function makeImage(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4, 255)
  for (let at = 0; at < pixels.length; at += 4)
    pixels.writeUIntBE(((at * 2_654_435_761) % 2 ** 24) | 0x404040, at, 3)
  return Transformer.fromRgbaPixels(pixels, width, height).png()
}

/** Adds a chunk to a PNG, after its header. */
export function addChunk(png: Buffer, name: string, content: Uint8Array): Buffer {
  const end = 33
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, end), length, body, sum, png.subarray(end)])
}

/** Adds an ICC colour profile to a PNG. Its content isn't checked by anything here. */
export function addProfile(png: Buffer, profile: Buffer): Buffer {
  const name = Buffer.from('profile\0\0', 'latin1')
  return addChunk(png, 'iCCP', Buffer.concat([name, deflateSync(profile)]))
}
