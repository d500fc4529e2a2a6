import { readFile, stat } from 'node:fs/promises'
import { imageSize } from 'image-size'
import { contentHash } from './content-hash.ts'
import { exifOrientation } from './exif-orientation.ts'
import { isPng, readPngChunks } from './png-chunks.ts'

/** An image's size in pixels, and the hash of its content. */
export interface ImageFacts {
  width: number
  height: number
  hash: string
}

/** Cached by path and mtime: the same image is often used on many pages. */
const known = new Map<string, { stamp: string; facts: Promise<ImageFacts | undefined> }>()

/**
 * Reads the size of an image file. Resolves to undefined if it doesn't exist or can't be
 * measured.
 */
export async function readImageSize(file: string): Promise<ImageFacts | undefined> {
  const facts = await stat(file).catch(() => undefined)
  if (!facts?.isFile()) return undefined
  const stamp = `${facts.mtimeMs} ${facts.size}`
  const kept = known.get(file)
  if (kept?.stamp === stamp) return kept.facts
  const reading = readSize(file)
  known.set(file, { stamp, facts: reading })
  return reading
}

/**
 * Reads an image that has been measured. Resolves to undefined if the file has changed or
 * disappeared since.
 *
 * @param hash The hash of its content then.
 */
export async function readSameImage(
  file: string,
  hash: string,
): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  return bytes && contentHash(bytes) === hash ? bytes : undefined
}

async function readSize(file: string): Promise<ImageFacts | undefined> {
  try {
    const bytes = await readFile(file)
    const hash = contentHash(bytes)
    const { width, height, orientation = 1 } = imageSize(bytes)
    const inPng = isPng(bytes) ? exifOrientation(readPngChunks(bytes).get('eXIf')) : 1
    const isTurned = Math.max(orientation, inPng) >= 5
    return isTurned ? { width: height, height: width, hash } : { width, height, hash }
  } catch {
    // Not an image, or one that can't be measured: it is rendered without a size.
    return undefined
  }
}
