import type { Image } from 'mdast'
import { emptyTag } from './block-lines.ts'
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

/** Converts images for one mode, `![](a.png#only-dark)`, to images with a class for it. */
export function convertModeImages(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    if (node.type !== 'image' || !MODE.test(node.url)) return
    const { start, end } = page.place(node)
    // What follows may be attributes, which a tag can't have after it.
    if (page.text[end] === '{') return
    found.push({ kind: 'mark', edits: [{ start, end, text: imageTag(node) }] })
  })
  return found
}
