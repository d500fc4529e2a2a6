import { join } from 'node:path'
import { decodePath } from '../../runtime/kit/page-url.ts'
import { hashInside } from '../kit/hash-inside.ts'
import { readImageSize } from '../kit/read-image-size.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { findAttribute, readText, writeAttribute, type Tag } from '../mdx/tag.ts'
import type { ResolvedUrl } from './resolve-url.ts'
import { findFile } from './snippet-files.ts'
import { cleanUrl } from '../../runtime/kit/split-url.ts'

/** Attributes with the size of an image, by the component and the attribute that names it. */
const SIZES: Record<string, { width: string; height: string }> = {
  'Image src': { width: 'width', height: 'height' },
  'Card img': { width: 'imgWidth', height: 'imgHeight' },
}

/** An attribute of a tag that may name an image. */
interface ImageAttribute {
  /** The component or element that the tag renders. */
  part: string
  attribute: string
  url: ResolvedUrl
}

/**
 * Adds the width and height of an image from its file, so that the page doesn't shift when it
 * loads. If the author gave one of them, computes the other.
 */
export async function addImageSize(
  tag: Tag,
  { part, attribute, url: { kind, href } }: ImageAttribute,
  page: Compilation,
): Promise<void> {
  const names = SIZES[`${part} ${attribute}`]
  if (!names || kind !== 'root') return
  const path = decodePath(cleanUrl(href)).slice(1)
  if (path.split('/').includes('..') || path.endsWith('/')) return
  const { root } = page.input
  if (findFile(path, page) !== 'file') return
  const size = await readImageSize(join(root, path))
  // An image that can't be measured is a dependency too: it may be replaced.
  page.dependencies.set(path, size?.hash ?? hashInside(root, path) ?? '')
  if (!size) return
  const width = numberOf(tag, names.width)
  const height = numberOf(tag, names.height)
  const lacks = (name: string) => !findAttribute(tag, name)
  if (lacks(names.width) && lacks(names.height)) {
    writeAttribute(tag, names.width, size.width)
    writeAttribute(tag, names.height, size.height)
  } else if (width !== undefined && lacks(names.height)) {
    const fitting = Math.round((width * size.height) / size.width)
    writeAttribute(tag, names.height, fitting)
  } else if (height !== undefined && lacks(names.width)) {
    const fitting = Math.round((height * size.width) / size.height)
    writeAttribute(tag, names.width, fitting)
  }
}

function numberOf(tag: Tag, name: string): number | undefined {
  const text = readText(tag, name)?.replace(/px$/, '')
  return text && /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0
    ? Number(text)
    : undefined
}
