import { basename, extname, join } from 'node:path'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { errorMessage } from '../../runtime/kit/error-message.ts'
import { decodePath } from '../../runtime/kit/page-url.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'
import { contentHash } from '../kit/content-hash.ts'
import { packageRoot } from '../kit/package-files.ts'
import { packageVersions } from '../kit/package-versions.ts'
import { readImageSize, readSameImage, type ImageFacts } from '../kit/read-image-size.ts'
import type { StagingWriter } from '../kit/staging-writer.ts'
import { bytesKind, hasShape, jsonKind } from '../kit/stored-kind.ts'
import { toolVersions } from '../kit/tool-versions.ts'
import type { ImageSources } from '../render/image-sources.ts'
import { decodeCharacters } from '../render/decode-characters.ts'
import type { Project } from '../site/project.ts'
import type { Progress } from './progress.ts'
import { readImageTraits } from './image-traits.ts'
import { IMAGE_PACKAGE, loadImageEncoder, type EncodeImage } from './image-encoder.ts'

/** A smaller version of an image. `hash` is that of its content. */
interface Variant {
  width: number
  bytes: number
  hash: string
}

const isVariant = hasShape<Variant>({ width: 'number', bytes: 'number', hash: 'string' })

/** The versions of an image that are worth publishing, by the hash of the image. */
const variantsKind = jsonKind<Variant[]>(
  'variants',
  (value): value is Variant[] => Array.isArray(value) && value.every(isVariant),
)
const variantKind = bytesKind('variant')

/**
 * Widths in pixels: for cards, a text's width on common and on dense screens, and wide pages on
 * dense ones.
 */
const WIDTHS = [384, 768, 1344, 2016]
/** The limit of WebP. */
const MAX_HEIGHT = 16_383
/** An image that is only a little wider than another version isn't worth a file. */
const STEP = 1.2
/** Smaller files have little to gain. */
const MIN_BYTES = 8_192
const DEFAULT_QUALITY = 80
/** Number of images encoded concurrently, in Node's thread pool. */
const CONCURRENCY = 2

/** The site whose images are converted. */
export interface ImagesInput {
  project: Project
  output: Pick<StagingWriter, 'keep' | 'write'>
  /** Vite's base. */
  base: string
  /** Whether nothing is published: only damaged images are reported. */
  isDryRun?: boolean
  report(diagnostic: Diagnostic): void
}

/**
 * Publishes smaller versions of the images on pages (option `images`). They are made while pages
 * render, and kept in the store by the content of the image.
 */
export class ImageVariants {
  readonly #input: ImagesInput
  readonly #encode: EncodeImage
  readonly #quality: number
  /** Hash of what all versions depend on. */
  readonly #common: string
  readonly #files: ReadonlySet<string>
  /** By the `src` of the image, as written in HTML. */
  readonly #found = new Map<string, ImageSources | undefined>()
  readonly #waiting: { source: string; file: string }[] = []
  readonly #working = new Set<Promise<void>>()
  #count: ReturnType<Progress['count']> | undefined
  /** What kept a version from being written. */
  #failure: { error: unknown } | undefined
  /** Files in the output. Copies of an image with the same name share theirs. */
  readonly #written = new Set<string>()

  private constructor(input: ImagesInput, encode: EncodeImage) {
    const { images } = input.project.options
    const places = [input.project.root, packageRoot]
    this.#input = input
    this.#encode = encode
    this.#quality = (typeof images === 'object' && images.quality) || DEFAULT_QUALITY
    this.#files = new Set(input.project.site.assets)
    this.#common = contentHash(
      toolVersions(),
      packageVersions(places.map((from) => ({ name: IMAGE_PACKAGE, from }))),
      this.#quality,
    )
  }

  /** Sets up the conversion. Returns undefined if a requirement is missing, which is reported. */
  static open(input: ImagesInput): ImageVariants | undefined {
    const encode = loadImageEncoder(input.project.root)
    if (encode) return new ImageVariants(input, encode)
    input.report(noPackage)
    return undefined
  }

  /**
   * Starts converting the images of a page.
   *
   * @param sources Their `src`, as written in HTML.
   */
  add(sources: readonly string[]): void {
    for (const source of sources) {
      if (this.#found.has(source)) continue
      this.#found.set(source, undefined)
      const file = this.#fileOf(source)
      if (file === undefined) continue
      this.#waiting.push({ source, file })
      if (this.#working.size < CONCURRENCY) this.#startWorking()
    }
  }

  /** Waits for all images that were added. Rejects if one can't be written. */
  async finish(progress: Progress): Promise<void> {
    const left = this.#waiting.length + this.#working.size
    this.#count = left > 0 ? progress.count('images', left) : undefined
    while (this.#working.size > 0) await Promise.all(this.#working)
    if (this.#failure) throw this.#failure.error
  }

  /** The versions of those images that have some, by their `src`. */
  sourcesOf(images: readonly string[]): Record<string, ImageSources> {
    const found = images.flatMap((source): [string, ImageSources][] => {
      const known = this.#found.get(source)
      return known ? [[source, known]] : []
    })
    return Object.fromEntries(found)
  }

  #startWorking(): void {
    const working = this.#work()
      .catch((error: unknown) => void (this.#failure ??= { error }))
      .finally(() => this.#working.delete(working))
    this.#working.add(working)
  }

  async #work(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#found.set(next.source, await this.#publish(next))
      this.#count?.next()
    }
  }

  /** The project's file that a `src` refers to, if it is one that can be converted. */
  #fileOf(source: string): string | undefined {
    const url = decodeCharacters(source)
    const { base } = this.#input
    if (!url?.startsWith(base)) return undefined
    const path = cleanUrl(url.slice(base.length))
    if (!/\.(?:png|jpe?g|webp)$/i.test(path)) return undefined
    const file = decodePath(path)
    return this.#files.has(file) ? file : undefined
  }

  /** Writes the versions of an image. Returns undefined if there are none. */
  async #publish({
    source,
    file,
  }: {
    source: string
    file: string
  }): Promise<ImageSources | undefined> {
    const { project, output, base } = this.#input
    const path = join(project.root, file)
    const size = await readImageSize(path)
    if (!size) return undefined
    const key = contentHash(this.#common, size.hash)
    if (this.#input.isDryRun) {
      if (!project.store.get(variantsKind, key)) await this.#inspect(file, size)
      return undefined
    }
    const name = `${basename(file, extname(file)).replace(/[^\w-]+/g, '-')}-${key.slice(0, 8)}`
    const variants = await this.#variantsOf(key, file, size)
    for (const { width, bytes, hash } of variants) {
      const target = `assets/${name}-${width}.webp`
      if (this.#written.has(target)) continue
      this.#written.add(target)
      if (output.keep(target, { bytes, hash })) continue
      const stored = project.store.get(variantKind, `${key} ${width}`)
      const content = stored ?? (await this.#encodeAgain(path, size.hash, width))
      if (!content) return undefined
      output.write(target, content)
    }
    if (variants.length === 0) return undefined
    const set = variants.map(
      ({ width }) => `${base}assets/${name}-${width}.webp ${width}w`,
    )
    // Where only the smallest are worth it, the image itself is the largest.
    const isWhole = variants.at(-1)!.width * STEP >= Math.min(size.width, WIDTHS.at(-1)!)
    if (!isWhole)
      set.push(`${source.replace(/[\s,]/g, encodeURIComponent)} ${size.width}w`)
    return { set: set.join(', '), width: size.width, height: size.height }
  }

  /** Reports an image that is cut off, without the time that decoding takes. */
  async #inspect(file: string, { hash }: ImageFacts): Promise<void> {
    const { project, report } = this.#input
    const image = await readSameImage(join(project.root, file), hash)
    try {
      if (image && image.length >= MIN_BYTES) readImageTraits(image)
    } catch (error) {
      report(unreadable(file, error))
    }
  }

  async #variantsOf(key: string, file: string, size: ImageFacts): Promise<Variant[]> {
    const { project, report } = this.#input
    const known = project.store.get(variantsKind, key)
    if (known) return known
    const image = await readSameImage(join(project.root, file), size.hash)
    if (!image) return []
    const widths = image.length < MIN_BYTES ? [] : widthsOf(size)
    let encoded: Buffer[] | undefined
    try {
      if (widths.length > 0) encoded = await this.#encode(image, widths, this.#quality)
    } catch (error) {
      report(unreadable(file, error))
      return []
    }
    const variants: Variant[] = []
    for (const [index, bytes] of (encoded ?? []).entries()) {
      if (bytes.length >= image.length) break
      const variant = {
        width: widths[index]!,
        bytes: bytes.length,
        hash: contentHash(bytes),
      }
      project.store.set(variantKind, `${key} ${variant.width}`, bytes)
      variants.push(variant)
    }
    project.store.set(variantsKind, key, variants)
    return variants
  }

  /** A version that the store has lost. Undefined if the image has changed meanwhile. */
  async #encodeAgain(
    path: string,
    hash: string,
    width: number,
  ): Promise<Uint8Array | undefined> {
    const image = await readSameImage(path, hash)
    const encoded = image && (await this.#encode(image, [width], this.#quality))
    return encoded?.[0]
  }
}

/** The widths of an image's versions, ascending. */
function widthsOf({ width, height }: ImageFacts): number[] {
  const fitting = Math.floor((width * MAX_HEIGHT) / height)
  const largest = Math.min(width, WIDTHS.at(-1)!, fitting)
  return [...WIDTHS.filter((each) => each * STEP < largest), largest].filter(Boolean)
}

const noPackage: Diagnostic = {
  severity: 'warning',
  code: 'output/images-package',
  message: `Images are published as they are: the package ${IMAGE_PACKAGE} is not installed`,
  hint: `npm install --save-dev ${IMAGE_PACKAGE}`,
}

function unreadable(file: string, error: unknown): Diagnostic {
  return {
    severity: 'warning',
    code: 'output/image',
    file,
    message: `This image can't be decoded: ${errorMessage(error)}`,
    hint: 'It is published as it is. If browsers show it, save it again with another program.',
  }
}
