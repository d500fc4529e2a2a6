import type { Element, ElementContent, Root, RootContent } from 'hast'
import {
  type CalloutKind,
  calloutKinds,
  calloutSynonyms,
} from '../../theme/components/callout.about.ts'
import { FENCED_CODE } from '../document/fenced-code.ts'
import { isBlank } from '../../theme/markdown/elements.ts'

/** Alerts of GitHub's Markdown, where case doesn't matter. */
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i
const names = new Set<string>(calloutKinds)
/** Elements of descriptions in HTML that become callouts. */
export const calloutElements = [...calloutKinds, ...Object.keys(calloutSynonyms)]
/**
 * A fenced code block, a line with nothing but the tag of a callout, or a callout of HTML whose
 * content is in paragraphs.
 */
const FENCE_OR_TAG = new RegExp(
  String.raw`${FENCED_CODE}|^[ \t]*(</?(?:Note|Tip|Warning|Info|Check|Danger)>)[ \t]*$` +
    String.raw`|^<(?=(?:${calloutElements.join('|')})>\s*<p[\s>])`,
  'gm',
)

/** Whether an element of a text is a callout. */
export function isCalloutName(name: string): name is CalloutKind {
  return names.has(name)
}

/**
 * Puts blank lines around the tags of callouts, so that their content is Markdown, as it is in
 * MDX. In CommonMark, everything up to the next blank line would be HTML.
 */
export function separateCallouts(text: string): string {
  return text.replace(FENCE_OR_TAG, (match, _fence, tag?: string) => {
    if (tag !== undefined) return `\n${tag}\n`
    // Otherwise it would be inside a paragraph, which ends where the first of its own starts.
    return match === '<' ? '<p></p><' : match
  })
}

/**
 * Makes the callouts of a tree blocks. Mutates the tree.
 *
 * - A paragraph that consists of a callout is replaced by it. Empty ones are removed.
 * - A callout inside other text is replaced by its content.
 * - A block quote that starts with `[!NOTE]` becomes a callout.
 */
export function blockCallouts(root: Root): void {
  root.children = blocks(root.children) as RootContent[]
}

function blocks(nodes: readonly (RootContent | ElementContent)[]): ElementContent[] {
  return (nodes as readonly ElementContent[]).flatMap((node) => {
    if (node.type !== 'element') return [node]
    if (isCallout(node)) {
      const tagName = calloutSynonyms[node.tagName] ?? node.tagName
      return [{ ...node, tagName, children: paragraphs(node.children) }]
    }
    if (node.tagName === 'blockquote') return [alert(node)]
    if (node.tagName === 'p') {
      const shown = node.children.filter((child) => !isBlank(child))
      return shown.every(isCallout) ? blocks(shown) : [inline(node)]
    }
    return [{ ...node, children: blocks(node.children) }]
  })
}

/** Wraps text and inline elements, which a callout has without blank lines inside of it. */
function paragraphs(nodes: readonly ElementContent[]): ElementContent[] {
  const isBlock = nodes.some(
    (node) => node.type === 'element' && BLOCKS.has(node.tagName),
  )
  if (isBlock) return blocks(nodes)
  return [{ type: 'element', tagName: 'p', properties: {}, children: unwrapAll(nodes) }]
}

const BLOCKS = new Set(
  'p blockquote pre ul ol dl table hr h1 h2 h3 h4 h5 h6 details'.split(' '),
)

function inline(node: Element): Element {
  return { ...node, children: unwrapAll(node.children) }
}

function unwrapAll(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node]
    return isCallout(node) ? unwrapAll(node.children) : [inline(node)]
  })
}

function alert(quote: Element): Element {
  const children = blocks(quote.children)
  const first = children.find((child) => !isBlank(child))
  const text = first?.type === 'element' && first.tagName === 'p' && first.children[0]
  const kind = text && text.type === 'text' && ALERT.exec(text.value)
  if (!kind) return { ...quote, children }
  text.value = text.value.slice(kind[0].length)
  const isEmpty = first.children.every(isBlank)
  const name = kind[1]!.toLowerCase()
  return {
    ...quote,
    tagName: calloutSynonyms[name] ?? name,
    children: isEmpty ? children.filter((child) => child !== first) : children,
  }
}

function isCallout(node: ElementContent): boolean {
  return node.type === 'element' && calloutElements.includes(node.tagName)
}
