import { inflateSync } from 'node:zlib'
import { exifOrientation } from '../kit/exif-orientation.ts'
import { isPng, readPngChunks } from '../kit/png-chunks.ts'

const CUT_OFF = 'its end is missing'

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
 * @returns undefined for other formats, and for images that would look different as WebP.
 * @throws Error if the image is cut off.
 */
export function readImageTraits(bytes: Buffer): ImageTraits | undefined {
  if (isPng(bytes)) return ofPng(bytes)
  if (bytes.readUInt16BE(0) === 0xffd8) return ofJpeg(bytes)
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && nameAt(bytes, 8) === 'WEBP'
  return isWebp ? ofWebp(bytes) : undefined
}

function ofPng(bytes: Buffer): ImageTraits | undefined {
  if (!bytes.includes('IEND', bytes.lastIndexOf('IDAT'))) throw new Error(CUT_OFF)
  const chunks = readPngChunks(bytes)
  if (chunks.has('acTL')) return { isAnimated: true, isCmyk: false }
  // The encoder doesn't apply an orientation here, and knows no colours without a profile.
  if (exifOrientation(chunks.get('eXIf')) !== 1 || chunks.has('cICP')) return undefined
  const profile = readProfileChunk(chunks.get('iCCP'))
  if (!profile && !chunks.has('sRGB') && !isLikeSrgb(chunks)) return undefined
  return withProfile({ isAnimated: false, isCmyk: false }, profile)
}

/** The most that browsers decompress. */
const MAX_PROFILE = 8_000_000

/** Returns undefined if the profile is damaged: browsers then ignore it. */
function readProfileChunk(content: Buffer | undefined): Uint8Array | undefined {
  try {
    // A name, a zero, the method of compression.
    const packed = content?.subarray(content.indexOf(0) + 2)
    return packed && inflateSync(packed, { maxOutputLength: MAX_PROFILE })
  } catch {
    return undefined
  }
}

/** Gamma, then white, red, green and blue of sRGB, times 100,000. */
const SRGB_GAMMA = [45_455]
const SRGB_COLORS = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]

function isLikeSrgb(chunks: ReadonlyMap<string, Buffer>): boolean {
  const isNear = (name: string, values: number[]) => {
    const content = chunks.get(name)
    if (!content || content.length < values.length * 4) return true
    return values.every(
      (value, at) => Math.abs(content.readUInt32BE(at * 4) - value) < 500,
    )
  }
  return isNear('gAMA', SRGB_GAMMA) && isNear('cHRM', SRGB_COLORS)
}

const ICC = 'ICC_PROFILE\0'
/** What a gain map is described in: https://developer.android.com/media/platform/hdr-image-format. */
const GAIN_MAP = ['http://ns.adobe.com/hdr-gain-map/', 'urn:iso:std:iso:ts:21496:-1']
const END = Buffer.of(0xff, 0xd9)

/** Segments of JPEG (ITU-T T.81, B.1.1), and profiles in them (ICC.1, B.4). */
function ofJpeg(bytes: Buffer): ImageTraits | undefined {
  const parts: Buffer[] = []
  let isCmyk = false
  let at = 2
  while (at + 4 <= bytes.length) {
    const marker = bytes.readUInt16BE(at)
    // The scan: what follows is compressed.
    if (marker === 0xffda) break
    // Any number of these may precede a marker.
    if (marker === 0xffff) {
      at++
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const content = bytes.subarray(at + 4, end)
    if (marker === 0xffe2 && content.toString('latin1', 0, ICC.length) === ICC)
      parts.push(content.subarray(ICC.length))
    // On bright screens it is an HDR image, which WebP is not.
    if (GAIN_MAP.some((name) => content.includes(name))) return undefined
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf
    if (isFrame && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) isCmyk = content[5] === 4
    at = end
  }
  // Decoders fill the rest with a colour of their own.
  if (!bytes.includes(END, at)) throw new Error(CUT_OFF)
  // Each part starts with its number, and the number of parts.
  const inOrder = parts.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
  const content = inOrder.map((part) => part.subarray(2))
  return withProfile(
    { isAnimated: false, isCmyk },
    parts.length > 0 ? Buffer.concat(content) : undefined,
  )
}

/** Chunks of WebP: https://developers.google.com/speed/webp/docs/riff_container. */
function ofWebp(bytes: Buffer): ImageTraits | undefined {
  // The last byte only fills a gap.
  if (bytes.readUInt32LE(4) + 7 > bytes.length) throw new Error(CUT_OFF)
  let profile: Uint8Array | undefined
  let isAnimated = false
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4)
    if (nameAt(bytes, at) === 'ANIM') isAnimated = true
    if (nameAt(bytes, at) === 'ICCP') profile = bytes.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  return withProfile({ isAnimated, isCmyk: false }, profile)
}

function nameAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}

/**
 * Adds a profile, unless it is that of sRGB. Its description is in ASCII or UTF-16. The profile of
 * an image in grey can't be that of one in colour, which all WebP images are.
 */
function withProfile(
  traits: Omit<ImageTraits, 'profile'>,
  profile: Uint8Array | undefined,
): ImageTraits | undefined {
  if (!profile) return traits
  const text = Buffer.from(profile).toString('latin1')
  if (text.slice(16, 20) === 'GRAY') return undefined
  const words = text.replaceAll('\0', '')
  return words.includes('sRGB') && !/linear/i.test(words)
    ? traits
    : { ...traits, profile }
}
