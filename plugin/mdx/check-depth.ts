import type { Nodes, Root } from 'mdast'
import type { Compilation } from './compilation.ts'
import { UnreadablePage } from './parse-text.ts'

/** Later steps and the server render recurse: deeper trees would end in a stack overflow. */
const DEEPEST = 500

/** @throws {UnreadablePage} When lists, quotes or tags are nested beyond reason; reported. */
export function checkDepth(tree: Root, page: Compilation): void {
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let entry; (entry = open.pop());) {
    const { node, depth } = entry
    if (depth > DEEPEST) {
      page.report(node, {
        severity: 'error',
        code: 'mdx/too-deep',
        message: `The page is nested more than ${DEEPEST} levels deep here`,
        hint: 'Take lists, quotes or tags apart',
      })
      throw new UnreadablePage('too deep')
    }
    if ('children' in node)
      for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }
}
