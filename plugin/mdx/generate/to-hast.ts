import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { toHast, type State } from 'mdast-util-to-hast'

interface AnyNode {
  type: string
  children?: unknown[]
}

/** Tags, expressions and finished HTML pass through, their children translated. */
function pass(state: State, node: AnyNode): AnyNode {
  return node.children ? { ...node, children: state.all(node as never) } : node
}

const handlers = {
  mdxJsxFlowElement: pass,
  mdxJsxTextElement: pass,
  mdxFlowExpression: pass,
  mdxTextExpression: pass,
  rawHtml: pass,
  mdxjsEsm: () => undefined,
}

/** Markdown's tree to HTML's. */
export function toHtmlTree(tree: Root): HastRoot {
  return toHast(tree, {
    handlers: handlers as never,
    allowDangerousHtml: true,
  }) as HastRoot
}
