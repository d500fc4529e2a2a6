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
import type { HeadingRule } from './heading-slugs.ts'

/** What other tools show as something else in a heading: icons, emoji, marks, generated text. */
const MARKS = /:[a-z][\w+-]*:|\{[{:%]|\+\+|==|\^|~|:::/

/**
 * Writes the ids that headings have in another tool, as `{#id}`, where ours would be others: links
 * and bookmarks lead to them. Titles, which are headings of level 1, have none.
 */
export function convertAnchors(page: ForeignPage, rule: HeadingRule): Conversion[] {
  const found: Conversion[] = []
  const ids = new ForeignIds(rule)
  const seen = new Set<string>()
  const ours = new Set<string>()
  visitNodes(page.tree, (node) => {
    if (node.type !== 'heading') return
    const { start, end } = page.place(node)
    const source = page.text.slice(start, end)
    const written = markdownText(node)
    const own = CUSTOM_ID.exec(written)?.[1] ?? ownSuffix(written)
    const text = written.replace(CUSTOM_ID, '').trim()
    const usual = headingId(text)
    const isRepeated = ours.has(usual)
    if (own === undefined) ours.add(usual)
    if (node.depth === 1 && rule.skipsTitles) return
    const id = ids.next(text, own)
    const isTaken = seen.has(id)
    seen.add(own ?? id)
    if (own !== undefined || id === '' || isTaken || node.depth === 1) return
    if (!isPlain(node, source) || customId(id) !== id) return
    // Ours of repeated headings have numbers, and those of small ones have none.
    if (!isRepeated && node.depth <= 4 && isKnown(id, text)) return
    const at = start + source.trimEnd().length
    found.push({ kind: 'anchor', edits: [{ start: at, end: at, text: ` {#${id}}` }] })
  })
  return found
}

/** The ids that a tool gives the headings of a page, in document order. */
class ForeignIds {
  readonly #rule: HeadingRule
  /** How many times an id was repeated, by the id. */
  readonly #taken = new Map<string, number>()

  constructor(rule: HeadingRule) {
    this.#rule = rule
  }

  /** @param own The id that the heading has in the page, of its author or of an earlier round. */
  next(text: string, own: string | undefined): string {
    const { slug, repeated, countsOwnIds, finish = (id) => id } = this.#rule
    const first = slug(text)
    let count = this.#taken.get(first) ?? 0
    let unique = first
    while (unique !== '' && this.#taken.has(unique)) unique = repeated(first, ++count)
    const id = finish(unique)
    if (own === undefined || own === id) {
      if (count > 0) this.#taken.set(first, count)
      this.#taken.set(unique, 0)
    } else if (countsOwnIds) this.#taken.set(own, 0)
    return id
  }
}

/** The id in a suffix such as `[#id]`. Empty for another suffix, undefined without one. */
function ownSuffix(text: string): string | undefined {
  const [suffix, , bracketed, attribute] = HEADING_SUFFIX.exec(text) ?? []
  return suffix === undefined ? undefined : (bracketed ?? attribute ?? '')
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
