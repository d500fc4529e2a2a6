import { collectYoungGarbage } from '../kit/tune-v8.ts'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { packageRoot } from '../kit/package-files.ts'
import { resolveFrom } from '../kit/resolve-from.ts'
import { embedProfile } from './embed-profile.ts'
import { readImageTraits } from './image-traits.ts'

/** The package that decodes, scales and encodes images, an optional peer dependency. */
export const IMAGE_PACKAGE = '@napi-rs/image'

/** The API of the package that we use (https://image.napi.rs/docs). */
interface ImagePackage {
  Transformer: new (image: Uint8Array) => ImageTransformer
}

interface ImageTransformer {
  /** Applies the orientation of the image's EXIF data. */
  rotate(): this
  fastResize(options: { width: number }): this
  webp(quality: number): Promise<Buffer>
}

/**
 * Encodes an image as WebP, in each of the given widths.
 *
 * @param widths In pixels, at most the image's own.
 * @returns undefined if the image can't be converted: it is animated, or would look different.
 * @throws Error if it can't be decoded.
 */
export type EncodeImage = (
  image: Buffer,
  widths: readonly number[],
  quality: number,
) => Promise<Buffer[] | undefined>

/**
 * Loads the package that encodes images.
 *
 * @param root The content folder, from which the package is resolved first.
 * @param others Folders to resolve it from otherwise.
 * @returns undefined if it isn't installed.
 */
export function loadImageEncoder(
  root: string,
  others: readonly string[] = [packageRoot],
): EncodeImage | undefined {
  const places = [root, ...others].map((folder) => join(folder, 'package.json'))
  const entry = resolveFrom(places, IMAGE_PACKAGE)
  if (entry === undefined) return undefined
  const { Transformer } = createRequire(entry)(entry) as ImagePackage
  return async (image, widths, quality) => {
    const traits = readImageTraits(image)
    if (!traits || traits.isAnimated || traits.isCmyk) return undefined
    const { profile } = traits
    // Decoded once: each width is made from the original.
    const transformer = new Transformer(image).rotate()
    const encoded: Buffer[] = []
    for (const width of widths) {
      const bytes = await transformer.fastResize({ width }).webp(quality)
      encoded.push(profile ? embedProfile(bytes, profile) : bytes)
    }
    setImmediate(collectYoungGarbage)
    return encoded
  }
}
