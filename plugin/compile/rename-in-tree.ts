import { renameNames } from '../mdx/rename-names.ts'
import { isTag } from '../mdx/tag.ts'
import { codeOf, nodesIn, type SyntaxNode } from './code-in-tree.ts'

/**
 * Renames identifiers in the expressions and tags of a page's or snippet's content. ESM code isn't
 * changed.
 *
 * @param tree Changed in place.
 * @param renamed Old name → new name.
 */
export function renameInTree(
  tree: { children: readonly SyntaxNode[] },
  renamed: ReadonlyMap<string, string>,
): void {
  if (renamed.size === 0) return
  for (const node of nodesIn(tree)) {
    if (isTag(node) && node.name) {
      const [root = '', ...members] = node.name.split('.')
      node.name = [renamed.get(root) ?? root, ...members].join('.')
    }
    for (const code of codeOf(node)) renameNames(code, renamed)
  }
}
