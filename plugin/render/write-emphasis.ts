import type { Element, Nodes, Parents } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { Emphasis, Nodes as MarkdownNodes, PhrasingContent } from 'mdast'
import { defaultHandlers, type Handle } from 'mdast-util-to-markdown'

interface MarkedEmphasis extends Emphasis {
  /** `_` next to a letter is text. */
  marker: '_' | '*'
}

/** Reads emphasis, of which the marker depends on what is next to it. */
export function readEmphasis(
  state: State,
  element: Element,
  parent?: Parents,
): MarkedEmphasis {
  const siblings: Nodes[] = parent?.children ?? []
  const index = siblings.indexOf(element)
  const isInWord =
    /[\p{L}\d]$/u.test(wordsOf(siblings[index - 1])) ||
    /^[\p{L}\d]/u.test(wordsOf(siblings[index + 1]))
  const children = state.all(element) as Emphasis['children']
  return { type: 'emphasis', children, marker: isInWord ? '*' : '_' }
}

function wordsOf(node: Nodes | undefined): string {
  return node?.type === 'text' ? node.value : ''
}

const write: Handle = (node: Emphasis, parent, state, info) =>
  defaultHandlers.emphasis(node, parent, state, info)

/** Writes emphasis with its marker. */
export const writeEmphasis = Object.assign(write, {
  attention: ({ marker }: MarkedEmphasis) => ({
    construct: 'emphasis',
    markers: marker === '*' ? ['*', '_'] : ['_', '*'],
    sizes: [1],
  }),
  peek: ({ marker }: MarkedEmphasis) => marker,
})

const TAGS = { emphasis: 'em', strong: 'strong' }

/**
 * Replaces bold and italic text whose delimiters Markdown wouldn't recognize by HTML, which it
 * allows: they must not be between a letter and punctuation, as in `は**「あ」**`. The library would
 * write the letter as a character reference.
 *
 * @see https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run
 */
export function tagUnmarkable(tree: MarkdownNodes): void {
  if (!('children' in tree)) return
  for (const child of tree.children) tagUnmarkable(child)
  const siblings = tree.children as PhrasingContent[]
  const tagged = siblings.flatMap((node, index): PhrasingContent[] => {
    if (node.type !== 'strong' && node.type !== 'emphasis') return [node]
    const { children } = node
    const opens = !isSign(first(children[0])) || !isLetter(last(siblings[index - 1]))
    const closes = !isSign(last(children.at(-1))) || !isLetter(first(siblings[index + 1]))
    if (opens && closes) return [node]
    const tag = TAGS[node.type]
    return [
      { type: 'html', value: `<${tag}>` },
      ...children,
      { type: 'html', value: `</${tag}>` },
    ]
  })
  if (tagged.length > siblings.length) siblings.splice(0, siblings.length, ...tagged)
}

/** The first character of a node. What is not text starts with a sign, such as a bracket. */
function first(node: PhrasingContent | undefined): string | undefined {
  return node?.type === 'text' ? [...node.value][0] : node && '*'
}

function last(node: PhrasingContent | undefined): string | undefined {
  return node?.type === 'text' ? [...node.value].at(-1) : node && '*'
}

function isSign(character: string | undefined): boolean {
  return character !== undefined && /[\p{P}\p{S}]/u.test(character)
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[^\s\p{P}\p{S}]/u.test(character)
}
