import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx'

/**
 * Moves ESM code that is written within tags before the block that contains it, where it has the
 * same effect: in MDX, `import` and `export` may be anywhere a block may start, but only those
 * among the outermost blocks of a tree are read.
 *
 * @param tree Is changed.
 */
export function hoistModuleCode(tree: Root): void {
  const children: RootContent[] = []
  for (const child of tree.children) {
    if (child.type === 'mdxJsxFlowElement') takeModuleCode(child, children)
    children.push(child)
  }
  if (children.length > tree.children.length) tree.children = children
}

/** Code can't be in lists and quotes: it starts in the first column. */
function takeModuleCode(tag: MdxJsxFlowElement, taken: RootContent[]): void {
  const nested: readonly RootContent[] = tag.children
  for (const child of nested) {
    if (child.type === 'mdxJsxFlowElement') takeModuleCode(child, taken)
    if (child.type === 'mdxjsEsm') taken.push(child)
  }
  if (nested.some(isModuleCode))
    tag.children = tag.children.filter((child) => !isModuleCode(child))
}

function isModuleCode(node: RootContent): node is MdxjsEsm {
  return node.type === 'mdxjsEsm'
}
