import type { Html, Nodes } from 'mdast'
import { elementNames, voidElements } from '../../runtime/kit/html-names.ts'

/** Redoc's and others' components, `<SecurityDefinitions />`: they are empty, so nothing of theirs is text. */
const COMPONENT = /^<[A-Z]\w*(?:\s[^>]*)?\/>$/
/** Components of MDX, which some write into descriptions: what is in them is kept. */
const MDX_NAMES = new Set(
  (
    'Accordion AccordionGroup Badge Callout Card CardGroup Check CodeGroup Column Columns Danger ' +
    'Expandable Frame Icon Info Latex Note ParamField Panel RequestExample ResponseExample ' +
    'ResponseField Snippet Step Steps Tab Tabs Tip Tooltip Update Warning'
  ).split(' '),
)
/** A tag with words beside its name that are no attributes: `a<b then c>d`. */
const WITH_WORDS = /^<\w+(?:\s+\w+)+\s*>$/
const WORD_ATTRIBUTES = /\s(?:open|reversed|nowrap|noshade|compact)\b/
/** Declarations and sections of XML. */
const DECLARATION = /<(?=\?|!\[CDATA\[)/g
/** What holds blocks. */
const BLOCKS = new Set(['root', 'blockquote', 'listItem'])
const TAG = /<\/?([a-z][^\s/>]*)[^>]*>?/gi

/**
 * Makes text of what looks like a tag and is none: a placeholder (`Bearer <token>`, `/posts/<filter>`), a type
 * (`List<string>`), XML (`<Order><id>1</id></Order>`), or an element that is never closed (`the <title> tag`): of some, the content is left out, and
 * one that is not closed takes all that follows.
 *
 * @param tree Markdown whose `html` nodes are changed in place.
 * @param text What it was parsed from.
 * @param kept Names of elements that are kept.
 * @param dropped Names of elements that are left out with their content.
 */
export function escapeLoneTags(
  tree: Nodes,
  text: string,
  kept: ReadonlySet<string>,
  dropped: ReadonlySet<string>,
): void {
  const lowerText = text.toLowerCase()
  const isLone = (tag: string, written: string) => {
    const name = written.toLowerCase()
    if (COMPONENT.test(tag) || MDX_NAMES.has(written)) return false
    if (kept.has(name)) return WITH_WORDS.test(tag) && !WORD_ATTRIBUTES.test(tag)
    const isElement = elementNames.has(name) || elementNames.has(written)
    if (isElement && closes(lowerText, name, tag)) return false
    return (
      dropped.has(name) || !isElement || !(tag.startsWith('</') || voidElements.has(name))
    )
  }
  visit(tree, (node) => {
    // Of an element that is left out, what is within goes with it.
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

/** Whether what a tag of this name opens ends, or whether it ends something. */
function closes(lowerText: string, name: string, tag: string): boolean {
  return tag.startsWith('</')
    ? lowerText.includes(`<${name}`)
    : lowerText.includes(`</${name}`)
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
  // A block of HTML that begins as text is a paragraph.
  node.children = node.children.map((child) =>
    child.type === 'html' && child.value.startsWith('&lt;')
      ? { type: 'paragraph', children: [child] }
      : child,
  ) as typeof node.children
}
