import {
  isDivision,
  type TreeDivision,
  type TreeNode,
  type TreePage,
  type TreeRoot,
} from './navigation-tree.ts'

/** Which pages count: those shown here, also those shown elsewhere, also hidden ones. */
const REACHES = ['own', 'visible', 'any'] as const

type Reach = (typeof REACHES)[number]

/**
 * The page that a division opens: depth first, without hidden nodes and external links, the default
 * version and language first, a group's `root` before its pages. Pages that are shown in another
 * division come after its own, because they would lead away from it. If all pages are hidden, the
 * first of them.
 */
export function firstPage(node: TreeRoot | TreeDivision): TreePage | undefined {
  for (const reach of REACHES) {
    const page = find(node.children, reach)
    if (page) return page
  }
  return undefined
}

function find(nodes: readonly TreeNode[], reach: Reach): TreePage | undefined {
  for (const node of defaultFirst(nodes)) {
    const page = findIn(node, reach)
    if (page) return page
  }
  return undefined
}

function findIn(node: TreeNode, reach: Reach): TreePage | undefined {
  if (node.kind === 'page') {
    const isOut = (node.hidden && reach !== 'any') || (node.isRepeat && reach === 'own')
    return isOut || hasUrlOverride(node) ? undefined : node
  }
  if (isDivision(node)) {
    const { hidden, hiddenUntilActive } = node.entry
    const isOut = (hidden || hiddenUntilActive) && reach !== 'any'
    return isOut ? undefined : find(node.children, reach)
  }
  return (node.root && findIn(node.root, reach)) ?? find(node.children, reach)
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
