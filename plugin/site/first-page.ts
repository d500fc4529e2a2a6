import {
  isDivision,
  type TreeDivision,
  type TreeNode,
  type TreePage,
  type TreeRoot,
} from './navigation-tree.ts'

/**
 * The page that a division opens: depth first, without hidden nodes and external links, the default
 * version and language first, a group's `root` before its pages. If all pages are hidden, the first
 * of them.
 */
export function firstPage(node: TreeRoot | TreeDivision): TreePage | undefined {
  return find(node.children, false) ?? find(node.children, true)
}

function find(nodes: readonly TreeNode[], hiddenToo: boolean): TreePage | undefined {
  for (const node of defaultFirst(nodes)) {
    const page = findIn(node, hiddenToo)
    if (page) return page
  }
  return undefined
}

function findIn(node: TreeNode, hiddenToo: boolean): TreePage | undefined {
  if (node.kind === 'page') {
    return (node.hidden && !hiddenToo) || hasUrlOverride(node) ? undefined : node
  }
  if (isDivision(node)) {
    return node.entry.hidden && !hiddenToo ? undefined : find(node.children, hiddenToo)
  }
  return (node.root && findIn(node.root, hiddenToo)) ?? find(node.children, hiddenToo)
}

/** Whether the page has `url` in its frontmatter, so that the navigation links there. */
export function hasUrlOverride({ page }: TreePage): boolean {
  return page.frontmatter.url !== undefined
}

function defaultFirst(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const first = defaultDivision(nodes.filter(isDivision))
  return first ? [first, ...nodes.filter((node) => node !== first)] : nodes
}

/** The version or language to show by default: the one marked as `default`, or the first. */
export function defaultDivision(
  divisions: readonly TreeDivision[],
): TreeDivision | undefined {
  const choices = divisions.filter(
    ({ kind, entry }) =>
      (kind === 'version' || kind === 'language') &&
      !entry.hidden &&
      entry.href === undefined,
  )
  return choices.find(({ entry }) => entry.default) ?? choices[0]
}
