import type { Nodes, Root } from 'mdast'
import type { Compilation } from './compilation.ts'
import { UnreadablePage } from './parse-text.ts'

/** Maximum nesting: later steps and the server render recurse, and would overflow the stack. */
const MAX_DEPTH = 500

/** @throws {UnreadablePage} If the tree is nested too deeply, after reporting it. */
export function checkDepth(tree: Root, page: Compilation): void {
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let entry; (entry = open.pop());) {
    const { node, depth } = entry
    if (depth > MAX_DEPTH) {
      page.report(node, {
        severity: 'error',
        code: 'mdx/too-deep',
        message: `The page is nested more than ${MAX_DEPTH} levels deep here`,
        hint: 'Nest lists, quotes and tags less deeply.',
      })
      throw new UnreadablePage('too deep')
    }
    if ('children' in node)
      for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }
}
