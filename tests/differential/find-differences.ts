import { printNode, type ElementNode, type PageNode } from './page-tree.ts'

/** A location at which two trees of a page differ. */
export interface Difference {
  kind: 'attribute' | 'prop' | 'text' | 'missing' | 'extra'
  /** Name of the attribute or prop. */
  name?: string
  /** The element, or the parent of the text or child, in the reference and in Skerry. */
  element: ElementNode
  other: ElementNode
  /** As rendered by `@mdx-js/mdx`. Undefined if missing. */
  reference?: string
  /** As rendered by Skerry. Undefined if missing. */
  skerry?: string
  /** A child that only one side has. */
  node?: PageNode
  /** Names of the ancestors, outermost first. */
  path: string[]
}

/** Finds all differences between Skerry's tree and the reference's. */
export function findDifferences(
  reference: ElementNode,
  skerry: ElementNode,
  path: string[] = [],
): Difference[] {
  const found: Difference[] = []
  compare(reference, skerry, path, found)
  return found
}

function compare(a: ElementNode, b: ElementNode, path: string[], found: Difference[]) {
  if (printNode(a) === printNode(b)) return
  const place = { element: a, other: b, path }
  compareValues(a.attributes, b.attributes, 'attribute', place, found)
  compareChildren(a, b, [...path, a.name], found)
}

function compareValues(
  a: Record<string, string>,
  b: Record<string, string>,
  kind: 'attribute' | 'prop',
  place: Pick<Difference, 'element' | 'other' | 'path'>,
  found: Difference[],
) {
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (a[name] === b[name]) continue
    if (kind === 'attribute' && name === 'data-props' && a[name] && b[name]) {
      compareValues(propTexts(a[name]), propTexts(b[name]), 'prop', place, found)
      continue
    }
    found.push({
      kind,
      name,
      ...place,
      ...(a[name] !== undefined && { reference: a[name] }),
      ...(b[name] !== undefined && { skerry: b[name] }),
    })
  }
}

function propTexts(json: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(JSON.parse(json) as Record<string, unknown>).map(([key, value]) => [
      key,
      JSON.stringify(value),
    ]),
  )
}

function compareChildren(
  a: ElementNode,
  b: ElementNode,
  path: string[],
  found: Difference[],
) {
  const place = { element: a, other: b, path }
  const only = (kind: 'missing' | 'extra', node: PageNode) =>
    found.push({
      kind,
      node,
      ...place,
      [kind === 'missing' ? 'reference' : 'skerry']: printNode(node),
    })
  for (const equal of align(a.children, b.children, printNode)) {
    for (const { left, right, pair } of align(equal.left, equal.right, labelOf)) {
      // With the same number of children, those at the same index correspond.
      const inPlace = left.length === right.length
      left.forEach((node, index) => {
        const other = right[index]
        if (inPlace && node.type === 'element' && other!.type === 'element') {
          if (node.name === other!.name) compare(node, other as ElementNode, path, found)
          else {
            only('missing', node)
            only('extra', other!)
          }
        } else if (inPlace && node.type === 'text' && other!.type === 'text') {
          found.push({
            kind: 'text',
            reference: node.value,
            skerry: (other as { value: string }).value,
            ...place,
          })
        } else only('missing', node)
      })
      right.forEach((node, index) => {
        const other = left[index]
        if (!inPlace || other!.type !== node.type) only('extra', node)
      })
      if (!pair) continue
      const [x, y] = pair
      if (x.type === 'element') compare(x, y as ElementNode, path, found)
      else if (x.value !== (y as { value: string }).value)
        found.push({
          kind: 'text',
          reference: x.value,
          skerry: (y as { value: string }).value,
          ...place,
        })
    }
  }
}

function labelOf(node: PageNode): string {
  if (node.type === 'text') return '#text'
  return node.name
}

interface Run {
  left: PageNode[]
  right: PageNode[]
  pair?: [PageNode, PageNode]
}

/**
 * Longest common subsequence by key: the pairs, each with the unmatched nodes before it
 * on both sides.
 */
function align(
  xs: readonly PageNode[],
  ys: readonly PageNode[],
  keyOf: (node: PageNode) => string,
): Run[] {
  const kx = xs.map(keyOf)
  const ky = ys.map(keyOf)
  const width = ys.length + 1
  const lengths = new Uint32Array((xs.length + 1) * width)
  for (let i = xs.length - 1; i >= 0; i--)
    for (let j = ys.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        kx[i] === ky[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
  const runs: Run[] = []
  let [i, j, fromX, fromY] = [0, 0, 0, 0]
  while (i < xs.length && j < ys.length) {
    if (kx[i] === ky[j]) {
      runs.push({
        left: xs.slice(fromX, i),
        right: ys.slice(fromY, j),
        pair: [xs[i]!, ys[j]!],
      })
      fromX = ++i
      fromY = ++j
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++
    else j++
  }
  runs.push({ left: xs.slice(fromX), right: ys.slice(fromY) })
  return runs
}
