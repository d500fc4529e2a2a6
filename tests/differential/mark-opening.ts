import type { Root, RootContent } from 'mdast'

/** The attribute with the file's name, on the heading at the start of a file. */
export const OPENING = 'data-opening'

/** A remark plugin that marks a `# Heading` preceded only by code and comments. */
export function markOpening(file: string): (tree: Root) => void {
  return ({ children }) => {
    const first = children.find((node) => !rendersNothing(node))
    if (first?.type !== 'heading' || first.depth !== 1) return
    first.data = { hProperties: { [OPENING]: file } }
  }
}

function rendersNothing(node: RootContent): boolean {
  if (node.type === 'mdxFlowExpression') return /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)
  return ['mdxjsEsm', 'yaml', 'toml', 'definition'].includes(node.type)
}
