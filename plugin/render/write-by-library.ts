import type { Element, ElementContent, Root } from 'hast'
import { toMdast, type State } from 'hast-util-to-mdast'
import type { Root as Markdown, Text } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { attributeOf, textOf } from '../../theme/markdown/elements.ts'
import { fenceCode } from './write-fence.ts'

/** Created once, because it compiles regular expressions. */
const gfm = gfmToMarkdown({ tablePipeAlign: false })

/** Writes all nodes with the libraries. The result has no final line break. */
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
/** Longer keys are not cached, as long texts rarely recur. */
const MAX_KEY_LENGTH = 4000

/** Like `writeByLibrary`, but cached by key. */
export function writeCached(key: string, children: readonly ElementContent[]): string {
  let text = written.get(key)
  if (text === undefined) {
    text = writeByLibrary(children)
    if (written.size >= KEPT) written.clear()
    if (key.length < MAX_KEY_LENGTH) written.set(key, text)
  }
  return text
}

/** A formula as its author wrote it, or its text. */
function math(_: State, element: Element): Text | { type: 'inlineCode'; value: string } {
  const written = attributeOf(element, 'alttext')
  return { type: 'inlineCode', value: written ?? textOf(element) }
}
