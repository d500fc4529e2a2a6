import { inflateSync } from 'node:zlib'

/** What a conversion of an image has to respect. */
export interface ImageTraits {
  /** Whether it consists of several pictures. */
  isAnimated: boolean
  /** Whether its colours are those of a printer, which need its profile to be converted. */
  isCmyk: boolean
  /** Its ICC colour profile, unless that is sRGB, which browsers assume without one. */
  profile?: Uint8Array
}

/**
 * Reads the traits of a PNG, JPEG or WebP image from its headers.
 *
 * @param bytes The content of the file.
 * @returns undefined for other formats.
 */
export function readImageTraits(bytes: Buffer): ImageTraits | undefined {
  if (bytes.readUInt32BE(0) === 0x89504e47) return ofPng(bytes)
  if (bytes.readUInt16BE(0) === 0xffd8) return ofJpeg(bytes)
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && nameAt(bytes, 8) === 'WEBP'
  return isWebp ? ofWebp(bytes) : undefined
}

/** Chunks of PNG: https://www.w3.org/TR/png-3/#5Chunk-layout. */
function ofPng(bytes: Buffer): ImageTraits {
  let profile: Uint8Array | undefined
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = nameAt(bytes, at + 4)
    if (name === 'IDAT') break
    if (name === 'acTL') return { isAnimated: true, isCmyk: false }
    if (name !== 'iCCP') continue
    const content = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at))
    // A name, a zero, the method of compression.
    profile = inflateSync(content.subarray(content.indexOf(0) + 2))
  }
  return { isAnimated: false, isCmyk: false, ...withProfile(profile) }
}

const ICC = 'ICC_PROFILE\0'

/** Segments of JPEG (ITU-T T.81, B.1.1), and profiles in them (ICC.1, B.4). */
function ofJpeg(bytes: Buffer): ImageTraits {
  const parts: Buffer[] = []
  let isCmyk = false
  for (let at = 2; at + 4 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    const content = bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2))
    // The scan: what follows is compressed.
    if (marker === 0xffda) break
    if (marker === 0xffe2 && content.toString('latin1', 0, ICC.length) === ICC)
      parts.push(content.subarray(ICC.length + 2))
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf
    if (isFrame && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) isCmyk = content[5] === 4
  }
  const profile = parts.length > 0 ? Buffer.concat(parts) : undefined
  return { isAnimated: false, isCmyk, ...withProfile(profile) }
}

/** Chunks of WebP: https://developers.google.com/speed/webp/docs/riff_container. */
function ofWebp(bytes: Buffer): ImageTraits {
  let profile: Uint8Array | undefined
  let isAnimated = false
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4)
    if (nameAt(bytes, at) === 'ANIM') isAnimated = true
    if (nameAt(bytes, at) === 'ICCP') profile = bytes.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  return { isAnimated, isCmyk: false, ...withProfile(profile) }
}

function nameAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}

/** Descriptions of profiles are in ASCII or UTF-16. */
function withProfile(profile: Uint8Array | undefined): Pick<ImageTraits, 'profile'> {
  if (!profile) return {}
  const text = Buffer.from(profile).toString('latin1').replaceAll('\0', '')
  return text.includes('sRGB') ? {} : { profile }
}
