import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { FootnoteDefinition, FootnoteReference, PhrasingContent } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Handle } from 'mdast-util-to-markdown'
import { decodePath } from '../../runtime/kit/page-url.ts'
import { attributeOf, find, isElement, make } from '../../theme/markdown/elements.ts'
import { drop, unwrap, type PartRule } from '../../theme/markdown/part-rule.ts'

/** The element that stands for a footnote until it is written. */
export const FOOTNOTE = 'footnote-definition'

const BACK = 'data-footnote-backref'

const footnotesRule: PartRule = (section, inside) => {
  const items = section.children
    .filter((child) => isElement(child, 'ol'))
    .flatMap((list) => list.children.filter((child) => isElement(child, 'li')))
  const footnotes: Element[] = []
  for (const item of items) {
    // The first link back has the label in its URL.
    const label = labelIn(find(item, BACK), '#user-content-fnref-')
    // The author's own list.
    if (label === undefined) return unwrap(section, inside)
    footnotes.push(make(FOOTNOTE, inside(item.children), { label }))
  }
  return footnotes
}

/** Rules for the footnotes at the end of a page, by the classes that they have in GFM. */
export const footnoteRules: Record<string, PartRule> = {
  footnotes: footnotesRule,
  [BACK]: drop,
}

/**
 * Reads the number of a footnote as a reference to it. Other superscripts, and subscripts, stay
 * elements, which Markdown allows: without them, 10<sup>6</sup> would be 106. They are not HTML for
 * the library, which would be a block in an item of a list.
 */
export function readScript(
  state: State,
  element: Element,
): FootnoteReference | MdxJsxTextElement {
  const { tagName, children } = element
  const [link] = children
  const label =
    link && isElement(link, 'a') ? labelIn(link, '#user-content-fn-') : undefined
  if (label !== undefined) return { type: 'footnoteReference', identifier: label, label }
  return {
    type: 'mdxJsxTextElement',
    name: tagName,
    attributes: [],
    children: state.all(element) as PhrasingContent[],
  }
}

/** Writes a superscript or a subscript. */
export const writeScript: Handle = (node: MdxJsxTextElement, _, state, info) => {
  const words = state.containerPhrasing(node, { ...info, before: '>', after: '<' })
  return `<${node.name}>${words}</${node.name}>`
}

/** Reads a footnote. */
export function readFootnote(state: State, element: Element): FootnoteDefinition {
  const label = attributeOf(element, 'label') ?? ''
  const children = state.toFlow(state.all(element)) as FootnoteDefinition['children']
  return { type: 'footnoteDefinition', identifier: label, label, children }
}

/** The label that the author wrote. Undefined if a link doesn't start with the prefix. */
function labelIn(link: Element | undefined, prefix: string): string | undefined {
  const url = link && attributeOf(link, 'href')
  return url?.startsWith(prefix) ? decodePath(url.slice(prefix.length)) : undefined
}
