import { tagText } from './block-lines.ts'
import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

/** At the end of an image's URL in Material for MkDocs and on GitHub: the mode that it is for. */
const MODE = /#(?:only-|gh-)(light|dark)(?:-mode-only)?$/

/** The URL of an image without the mode that it is for, and the class of that mode. */
export function readImageMode(url: string): {
  src: string
  className: string | undefined
} {
  const [suffix = '', mode] = MODE.exec(url) ?? []
  const className = mode === 'light' ? 'block dark:hidden' : 'hidden dark:block'
  return {
    src: url.slice(0, url.length - suffix.length),
    className: mode === undefined ? undefined : className,
  }
}

/** Converts images for one mode, `![](a.png#only-dark)`, to images with a class for it. */
export function convertModeImages(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    if (node.type !== 'image') return
    const { className, src } = readImageMode(node.url)
    const { start, end } = page.place(node)
    // What follows may be attributes, which a tag can't have after it.
    if (className === undefined || page.text[end] === '{') return
    const { alt, title } = node
    const tag = tagText('img', {
      className,
      src,
      alt: alt ?? '',
      title: title ?? undefined,
    })
    const edit = { start, end, text: tag.replace(/>$/, ' />') }
    found.push({ kind: 'mark', edits: [edit] })
  })
  return found
}
