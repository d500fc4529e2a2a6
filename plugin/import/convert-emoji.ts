import { get } from 'node-emoji'
import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

/** Names between colons that aren't part of a time, a ratio or a URL. */
const NAMES = /(?<![\w:\\/])(?::[a-z\d_+-]+:)+(?![\w:])/g

/** Converts names of emoji, which Docusaurus, VitePress and MkDocs replace: `:tada:`. */
export function convertEmoji(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    if (node.type !== 'text') return
    const { start, end } = page.place(node)
    for (const { index, 0: written } of page.text.slice(start, end).matchAll(NAMES))
      for (const { index: inside, 0: whole, 1: name = '' } of written.matchAll(
        /:([^:]+):/g,
      )) {
        const text = get(name)
        const from = start + index + inside
        const edit = { start: from, end: from + whole.length, text: text ?? whole }
        if (text !== undefined) found.push({ kind: 'mark', edits: [edit] })
      }
  })
  return found
}
