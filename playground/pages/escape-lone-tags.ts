import type { Html, Nodes } from 'mdast'
import { elementNames, voidElements } from '../../runtime/kit/html-names.ts'

/**
 * Components of Redoc and others, such as `<SecurityDefinitions />`. They have no content, so
 * they are dropped.
 */
const COMPONENT = /^<[A-Z]\w*(?:\s[^>]*)?\/>$/
/**
 * MDX components that some descriptions contain. Their content is kept. Unless they are closed,
 * they may be types: `List<Color>`.
 */
const MDX_NAMES = new Set(
  (
    'Accordion AccordionGroup Badge Banner Callout Card CardGroup Check CodeBlock CodeGroup Color ' +
    'Column Columns Danger Expandable FileTree Frame GitHub Heading Icon Info Latex Mermaid Note ' +
    'Panel ParamField Prompt RequestExample ResponseExample ResponseField Snippet Step Steps Tab ' +
    'Tabs Tile Tip Tooltip Tree Update Variation View Visibility Warning'
  ).split(' '),
)
/** A tag with words that aren't attributes: `a<b then c>d`. */
const WITH_WORDS = /^<\w+(?:\s+\w+)+\s*>$/
const WORD_ATTRIBUTES = /\s(?:open|reversed|nowrap|noshade|compact)\b/
/** XML declarations and CDATA sections. */
const DECLARATION = /<(?=\?|!\[CDATA\[)/g
/** Nodes that contain blocks. */
const BLOCKS = new Set(['root', 'blockquote', 'listItem'])
const TAG = /<\/?([a-z][^\s/>]*)[^>]*>?/gi
const PARAGRAPH = /<p[\s>]/

/**
 * Escapes what looks like a tag but isn't HTML: a placeholder (`Bearer <token>`,
 * `/posts/<filter>`), a type (`List<string>`), XML (`<Order><id>1</id></Order>`), or an element
 * that is never closed (`the <title> tag`). Otherwise its content would be lost, or the rest of
 * the text would become its content.
 *
 * In a text written in HTML, elements without a meaning in HTML (`<note><p>…</p></note>`) are
 * left, except in code: placeholders and XML are escaped there by the author.
 *
 * @param tree Markdown. Its `html` nodes are mutated.
 * @param text The source of the tree.
 * @param kept Names of elements that are kept.
 * @param dropped Names of elements that are removed with their content.
 */
export function escapeLoneTags(
  tree: Nodes,
  text: string,
  kept: ReadonlySet<string>,
  dropped: ReadonlySet<string>,
): void {
  const lowerText = text.toLowerCase()
  const isHtml = PARAGRAPH.test(lowerText) && lowerText.includes('</p>')
  let inCode = false
  const known = new Map<string, boolean>()
  /** True if an opening tag has a closing tag, or vice versa. */
  const closes = (name: string, tag: string) => {
    const other = tag.startsWith('</') ? `<${name}` : `</${name}`
    const found = known.get(other) ?? lowerText.includes(other)
    known.set(other, found)
    return found
  }
  const isLone = (tag: string, written: string) => {
    const name = written.toLowerCase()
    if (COMPONENT.test(tag)) return false
    if (MDX_NAMES.has(written) && closes(name, tag)) return false
    if (name === 'pre' || name === 'code') inCode = !tag.startsWith('</')
    if (kept.has(name)) return WITH_WORDS.test(tag) && !WORD_ATTRIBUTES.test(tag)
    const isElement = elementNames.has(name) || elementNames.has(written)
    const mayBeElement = isElement || (isHtml && !inCode && name === written)
    if (mayBeElement && closes(name, tag)) return false
    return (
      dropped.has(name) || !isElement || !(tag.startsWith('</') || voidElements.has(name))
    )
  }
  visit(tree, (node) => {
    // Tags inside a dropped element need no escaping.
    let end = 0
    node.value = node.value
      .replace(DECLARATION, '&lt;')
      .replace(TAG, (tag, name: string, at: number) => {
        if (at < end) return tag
        if (isLone(tag, name)) return `&lt;${tag.slice(1)}`
        if (dropped.has(name.toLowerCase()))
          end = endOf(node.value.toLowerCase(), name.toLowerCase(), at)
        return tag
      })
  })
}

function endOf(lowerValue: string, name: string, from: number): number {
  const end = lowerValue.indexOf(`</${name}`, from)
  return end < 0 ? lowerValue.length : end
}

function visit(node: Nodes, change: (node: Html) => void): void {
  if (node.type === 'html') change(node)
  if (!('children' in node)) return
  for (const child of node.children) visit(child, change)
  if (!BLOCKS.has(node.type)) return
  // An HTML block that now starts with text becomes a paragraph.
  node.children = node.children.map((child) =>
    child.type === 'html' && child.value.startsWith('&lt;')
      ? { type: 'paragraph', children: [child] }
      : child,
  ) as typeof node.children
}
