import type { Element, Nodes, Parents } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { Emphasis } from 'mdast'
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
