import type { Heading, Nodes, Parents, RootContent } from 'mdast'
import { CUSTOM_ID, customId } from '../mdx/heading-id.ts'
import { isTag, markdownText, type Tag } from '../mdx/tag.ts'
import { oneLine } from '../../runtime/kit/one-line.ts'

/** The text of a heading. */
export interface HeadingText {
  /**
   * Text for the id: as in the source, before smart punctuation, and without the content of tags,
   * unless there is nothing else.
   */
  text: string
  /** Text for "On this page". */
  label: string
  /** The author's id: `{#my-id}`. */
  id?: string
  /** Whether it has expressions, whose values are only known when it is rendered. */
  computed?: true
}

const HEADING_TAG = /^(?:h[1-4]|Heading)$/

/**
 * Stores the text of headings in their `data`, and sets the ids of those with `{#my-id}`. Returns
 * the headings.
 */
export function recordHeadings(parent: Parents): (Heading | Tag)[] {
  const found: (Heading | Tag)[] = []
  record(parent, found)
  return found
}

function record(parent: Parents, found: (Heading | Tag)[]): void {
  for (const child of parent.children as RootContent[]) {
    if (child.type === 'heading') {
      const id = takeCustomId(child)
      const data = (child.data ??= {}) as { hProperties?: object; words?: HeadingText }
      if (id !== undefined) data.hProperties = { ...data.hProperties, id }
      data.words = { ...headingTextOf(child), ...(id !== undefined && { id }) }
      found.push(child)
    } else if (isTag(child) && HEADING_TAG.test(child.name ?? '')) {
      const data = (child.data ??= {}) as { words?: HeadingText }
      data.words = headingTextOf(child)
      found.push(child)
    }
    if ('children' in child) record(child, found)
  }
}

/** Sets the labels of headings to their text as shown, after smart punctuation. */
export function labelHeadings(headings: readonly (Heading | Tag)[]): void {
  for (const heading of headings) {
    const { words } = (heading.data ?? {}) as { words?: HeadingText }
    if (words) words.label = oneLine(markdownText(heading))
  }
}

function headingTextOf(node: Heading | Tag): HeadingText {
  const label = oneLine(markdownText(node))
  return {
    text: oneLine(ownText(node)) || label,
    label,
    ...(hasExpression(node) && { computed: true }),
  }
}

function hasExpression(node: Nodes): boolean {
  if (node.type === 'mdxTextExpression') return (node.data?.estree?.body.length ?? 1) > 0
  return 'children' in node && node.children.some(hasExpression)
}

function ownText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (!('children' in node)) return ''
  return node.children.map((child) => (isTag(child) ? '' : ownText(child))).join('')
}

/** Removes `{#my-id}` from a heading's end, and returns the id. */
export function takeCustomId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = CUSTOM_ID.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index)
  if (last.value === '') heading.children.pop()
  return customId(match[1]!) || undefined
}
