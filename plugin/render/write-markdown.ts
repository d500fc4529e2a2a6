import type { ElementContent, Root } from 'hast'
import { isElement } from '../../theme/markdown/elements.ts'
import { flattenBoxes } from './plain-blocks.ts'
import { isList, writeBlock, writeLists } from './write-blocks.ts'
import { writeByLibrary } from './write-by-library.ts'

/**
 * Converts simplified HTML to Markdown. Common blocks are written here. Other paragraphs are
 * written by the libraries and cached, because API pages are long lists in which most
 * descriptions recur. Everything else is written by the libraries. The result equals theirs.
 */
export function writeMarkdown(tree: Root): string {
  const blocks: string[] = []
  let others: ElementContent[] = []
  const flush = () => {
    const text = others.length > 0 ? writeByLibrary(others) : ''
    if (text !== '') blocks.push(text)
    others = []
  }
  const nodes = flattenBoxes(tree.children as ElementContent[])
  for (let index = 0; index < nodes.length;) {
    const run = runAt(nodes, index)
    const texts = writeRun(run, [nodes[index - 1], nodes[index + run.length]])
    index += run.length
    if (!texts) {
      others.push(...run)
      continue
    }
    flush()
    blocks.push(...texts)
  }
  flush()
  return blocks.length > 0 ? `${blocks.join('\n\n')}\n` : ''
}

/** A block, or all adjacent lists. */
function runAt(nodes: readonly ElementContent[], index: number): ElementContent[] {
  let end = index + 1
  if (isList(nodes[index])) while (isList(nodes[end])) end++
  return nodes.slice(index, end)
}

/** Undefined if the library has to write it. */
function writeRun(
  run: readonly ElementContent[],
  around: readonly (ElementContent | undefined)[],
): string[] | undefined {
  const lists = run.filter(isList)
  if (lists.length > 0) {
    const isAlone = lists.length === 1 && isElement(run[0] ?? { type: '' }, 'ul')
    return isAlone || !around.some(couldBeList) ? writeLists(lists) : undefined
  }
  const [node] = run
  const text = node && writeBlock(node)
  return text ? [text] : undefined
}

const NO_LISTS = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'table',
  'blockquote',
  'hr',
]

/** Whether the library could turn a node into a list, which would need a different bullet. */
function couldBeList(node: ElementContent | undefined): boolean {
  return node !== undefined && !isElement(node, ...NO_LISTS)
}
