import type { Image } from 'mdast'
import { findAttribute, isTag, readText, type Tag } from '../mdx/tag.ts'
import { emptyTag, quotedAttribute } from './block-lines.ts'
import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

/** At the end of an image's URL in Material for MkDocs and on GitHub: the mode that it is for. */
const MODE = /#(?:only-|gh-)(light|dark)(?:-mode-only)?$/

/** Writes an image as a tag, with the class of the mode that it is for. */
export function imageTag(
  { url, alt, title }: Image,
  size: { width?: string | undefined; height?: string | undefined } = {},
): string {
  const [suffix = '', mode] = MODE.exec(url) ?? []
  return emptyTag('img', {
    className: mode && (mode === 'light' ? 'block dark:hidden' : 'hidden dark:block'),
    src: url.slice(0, url.length - suffix.length),
    alt: alt ?? '',
    title: title ?? undefined,
    ...size,
  })
}

/**
 * Converts images for one mode, `![](a.png#only-dark)`, to images with a class for it, and pictures
 * with a source for dark mode to two of them.
 */
export function convertModeImages(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    if (isTag(node) && node.name === 'picture') {
      const text = modePair(page, node)
      if (text !== undefined)
        found.push({ kind: 'mark', edits: [{ ...page.place(node), text }] })
      return
    }
    if (node.type !== 'image' || !MODE.test(node.url)) return
    const { start, end } = page.place(node)
    // What follows may be attributes, which a tag can't have after it.
    if (page.text[end] === '{') return
    found.push({ kind: 'mark', edits: [{ start, end, text: imageTag(node) }] })
  })
  return found
}

/** The images that a picture has in light and dark mode. Undefined if it has other sources. */
function modePair(page: ForeignPage, picture: Tag): string | undefined {
  const inside: Tag[] = []
  visitNodes({ type: 'root', children: [picture] }, (node) => {
    if (isTag(node) && node !== picture) inside.push(node)
  })
  const [source, image, ...others] = inside
  if (source?.name !== 'source' || image?.name !== 'img' || others.length > 0)
    return undefined
  const media = readText(source, 'media') ?? ''
  const isDark = /^\(prefers-color-scheme:\s*dark\)$/.test(media)
  const url = readText(source, 'srcset') ?? readText(source, 'srcSet')
  const hasClass = ['class', 'className'].some((each) => findAttribute(image, each))
  if (!isDark || hasClass || url === undefined) return undefined
  // Several images by size have no other form.
  if (/,|\s[\d.]+[xw]$/.test(url)) return undefined
  const { start, end } = page.place(image)
  const written = page.text.slice(start, end)
  const dark = written.replace(
    /(\ssrc\s*=\s*)(?:"[^"]*"|'[^']*')/,
    (_, before: string) =>
      before + quotedAttribute('src', url.replaceAll(' ', '%20')).slice('src='.length),
  )
  const withClass = (text: string, name: string) =>
    text.replace(/^<img/, `<img className="${name}"`)
  return withClass(written, 'block dark:hidden') + withClass(dark, 'hidden dark:block')
}
