import type { Heading } from 'mdast'
import { HEADING_SUFFIX } from '../compile/check-foreign-syntax.ts'
import {
  CUSTOM_ID,
  customId,
  headingId,
  plainHeadingId,
  publishedHeadingId,
} from '../mdx/heading-id.ts'
import { markdownText } from '../mdx/tag.ts'
import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'
import type { HeadingSlug } from './heading-slugs.ts'

/** What other tools show as something else in a heading: icons, emoji, marks, generated text. */
const MARKS = /:[a-z][\w+-]*:|\{[{:%]|\+\+|==|\^|~|:::/

/**
 * Writes the ids that headings have in another tool, as `{#id}`, where ours would be others: links
 * and bookmarks lead to them. Titles, which are headings of level 1, have none.
 */
export function convertAnchors(page: ForeignPage, slugOf: HeadingSlug): Conversion[] {
  const found: Conversion[] = []
  const seen = new Set<string>()
  const repeats = new Map<string, number>()
  visitNodes(page.tree, (node) => {
    if (node.type !== 'heading') return
    const { start, end } = page.place(node)
    const source = page.text.slice(start, end)
    const written = markdownText(node).replace(/\s+/g, ' ')
    const hasId = CUSTOM_ID.test(written) || HEADING_SUFFIX.test(written)
    const text = written.replace(CUSTOM_ID, '').trim()
    const first = slugOf(text, 0)
    const repeat = repeats.get(first) ?? 0
    const id = slugOf(text, repeat)
    // Other ids of authors don't count.
    if (!hasId || written.endsWith(`{#${id}}`)) repeats.set(first, repeat + 1)
    if (id === '' || seen.has(id)) return
    seen.add(hasId ? first : id)
    if (node.depth === 1 || hasId || !isPlain(node, source) || customId(id) !== id) return
    // Ours of repeated headings have other numbers, and those of small ones have none.
    if (repeat === 0 && node.depth <= 4 && isKnown(id, text)) return
    const at = start + source.trimEnd().length
    found.push({ kind: 'anchor', edits: [{ start: at, end: at, text: ` {#${id}}` }] })
  })
  return found
}

/** Whether a heading starts with `#`, and all of its text is shown as it is. */
function isPlain({ children }: Heading, source: string): boolean {
  const isText = children.every(
    ({ type }) => type !== 'image' && type !== 'html' && !type.startsWith('mdx'),
  )
  const outside = source.replace(/`[^`]*`/g, '')
  return isText && /^#.*[^#\s]\s*$/.test(source) && !MARKS.test(outside)
}

/** Whether a heading with a text has an id anyway. */
function isKnown(id: string, text: string): boolean {
  return [headingId(text), plainHeadingId(text), publishedHeadingId(text)].includes(id)
}
