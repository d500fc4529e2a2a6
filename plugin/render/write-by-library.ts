import type { Element, ElementContent, Root } from 'hast'
import { toMdast, type State } from 'hast-util-to-mdast'
import type { Root as Markdown, Text } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { attributeOf, textOf } from '../../theme/markdown/elements.ts'
import { fenceCode } from './write-fence.ts'

/** Made once: with it go the patterns that are made of its signs. */
const gfm = gfmToMarkdown({ tablePipeAlign: false })

/** Everything in one go, by the libraries. Without the line break at the end. */
export function writeByLibrary(children: readonly ElementContent[]): string {
  const root: Root = { type: 'root', children: [...children] }
  const pre = (_: State, element: Element) => fenceCode(element)
  const markdown = toMdast(root, { document: true, handlers: { pre, math } })
  const text = toMarkdown(markdown as Markdown, {
    extensions: [gfm],
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  })
  return text.endsWith('\n') ? text.slice(0, -1) : text
}

const written = new Map<string, string>()
const KEPT = 20_000
/** Long texts are rarely the same. */
const LONGEST_KEY = 4000

/** The same, once for each key. */
export function writeOnce(key: string, children: readonly ElementContent[]): string {
  let text = written.get(key)
  if (text === undefined) {
    text = writeByLibrary(children)
    if (written.size >= KEPT) written.clear()
    if (key.length < LONGEST_KEY) written.set(key, text)
  }
  return text
}

/** A formula as it was written; without that, its letters. */
function math(_: State, element: Element): Text | { type: 'inlineCode'; value: string } {
  const written = attributeOf(element, 'alttext')
  return { type: 'inlineCode', value: written ?? textOf(element) }
}
