import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

/**
 * Where a reference of MkDocs leads: a URL, or nowhere (`null`) if it names an object of Python
 * whose documentation was generated. Undefined for other texts.
 */
export type ReferenceTarget = (id: string) => string | null | undefined

/** `[label][boats.Rope]`, and `` [`boats.Rope`][] ``, on a line. */
const REFERENCE = /(?<![\]\\!])\[((?:[^[\]\n`]|`[^`\n]+`)+)\]\[([\w.+:-]*)\]/g

/**
 * Converts references of the plugins `autorefs` and `mkdocstrings` to headings and objects in any
 * page: to links, or to their text if there is nothing to lead to.
 */
export function convertReferences(
  page: ForeignPage,
  targetOf: ReferenceTarget,
): Conversion[] {
  const links: { start: number; end: number }[] = []
  visitNodes(page.tree, (node) => {
    if (/^(?:link|image)/.test(node.type)) links.push(page.place(node))
  })
  return [...page.text.matchAll(REFERENCE)].flatMap(
    ({ index: start, 0: written, 1: label = '', 2: named = '' }): Conversion[] => {
      const from = start + label.length + 1
      const isLink = links.some((each) => start < each.end && from > each.start)
      if (start < page.bodyStart || isLink) return []
      if (page.isCode(start) || page.isCode(from)) return []
      const target = targetOf(named || label.replaceAll('`', ''))
      if (target === undefined) return []
      const end = start + written.length
      const edits =
        target === null
          ? [
              { start, end: start + 1, text: '' },
              { start: from, end, text: '' },
            ]
          : [{ start: from + 1, end, text: `(${target})` }]
      return [{ kind: 'reference', edits }]
    },
  )
}
