import type { Node } from 'estree'
import type { Parents } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import { freeNames } from '../mdx/names-of-program.ts'
import { codeOf, nodesIn } from './code-in-tree.ts'

/**
 * The imported snippets that a file's code uses, as a value or as a tag in an expression. These
 * must be components, since only tags in the text can be replaced by a snippet's content.
 */
export function namesInCode(
  tree: Parents,
  modules: readonly MdxjsEsm[],
  snippets: ReadonlyMap<string, unknown>,
): Set<string> {
  const used = new Set<string>()
  if (snippets.size === 0) return used
  const note = (code: Node | null | undefined) => {
    if (!code) return
    for (const { name } of freeNames(code)) if (snippets.has(name)) used.add(name)
  }
  for (const { data } of modules) note(data?.estree)
  for (const node of nodesIn(tree)) for (const code of codeOf(node)) note(code)
  return used
}
