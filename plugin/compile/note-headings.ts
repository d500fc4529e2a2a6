import type { Heading, Nodes, Parents, RootContent } from 'mdast'
import { customId } from '../mdx/heading-id.ts'
import { isTag, markdownText, type Tag } from '../mdx/tag.ts'

/** What a heading says in the file, before punctuation is made pretty: ids are made from it. */
export interface HeadingWords {
  /** What the id is made from: tags inside do not count, unless there is nothing else. */
  text: string
  /** What "On this page" shows. */
  label: string
  /** The id that the author gave it: `{#my-id}`. */
  id?: string
}

const HEADING_TAG = /^(?:h[1-4]|Heading)$/

/** Notes the words of headings in their `data`, and gives those with `{#my-id}` that id. */
export function noteHeadings(parent: Parents): void {
  for (const child of parent.children as RootContent[]) {
    if (child.type === 'heading') {
      const id = takeCustomId(child)
      const data = (child.data ??= {}) as { hProperties?: object; words?: HeadingWords }
      if (id !== undefined) data.hProperties = { ...data.hProperties, id }
      data.words = { ...wordsOf(child), ...(id !== undefined && { id }) }
    } else if (isTag(child) && HEADING_TAG.test(child.name ?? '')) {
      const data = (child.data ??= {}) as { words?: HeadingWords }
      data.words = wordsOf(child)
    }
    if ('children' in child) noteHeadings(child)
  }
}

function wordsOf(node: Heading | Tag): HeadingWords {
  const label = collapse(markdownText(node))
  return { text: collapse(ownText(node)) || label, label }
}

function ownText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (!('children' in node)) return ''
  return node.children.map((child) => (isTag(child) ? '' : ownText(child))).join('')
}

/** A text on one line. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Takes `{#my-id}` off a heading's end. */
function takeCustomId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = /[ \t]*\{#([^{}]*)\}[ \t]*$/.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index)
  if (last.value === '') heading.children.pop()
  return customId(match[1]!) || undefined
}
