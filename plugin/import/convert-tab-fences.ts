import type { Code, RootContent } from 'mdast'
import { closeBelow, separated } from './block-lines.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

const TAB = /(?<=\s)tab=("[^"]*"|'[^']*')/

/** Puts adjacent code blocks with `tab="npm"` (Fumadocs) into a group, with titles. */
export function convertTabFences(page: ForeignPage): Conversion[] {
  const found = convertRuns(page, page.tree.children)
  visitNodes(page.tree, (node) => {
    if ('children' in node) found.push(...convertRuns(page, node.children))
  })
  return found
}

function convertRuns(page: ForeignPage, nodes: readonly RootContent[]): Conversion[] {
  const runs: Code[][] = []
  nodes.forEach((node, index) => {
    if (!isTab(node)) return
    const before = nodes[index - 1]
    if (before && isTab(before)) runs.at(-1)!.push(node)
    else runs.push([node])
  })
  return runs.flatMap((run): Conversion[] => {
    if (run.some(({ meta }) => /title=/.test(meta ?? ''))) return []
    // After the marker of a list, a block has no line of its own.
    const { start } = page.place(run[0]!)
    if (!page.lines.some((line) => line.start + line.indent.length === start)) return []
    return [{ kind: 'block', edits: convertRun(page, run) }]
  })
}

function isTab(node: RootContent): node is Code {
  return node.type === 'code' && TAB.test(` ${node.meta ?? ''}`)
}

function convertRun(page: ForeignPage, run: readonly Code[]): TextEdit[] {
  const rowOf = (offset: number) => page.lines.findIndex(({ end }) => end >= offset)
  const first = rowOf(page.place(run[0]!).start)
  const { start, indent } = page.lines[first]!
  const opening = separated(page, first, first, `${indent}<CodeGroup>`).trimEnd()
  const titles = run.map((code): TextEdit => {
    const line = page.lines[rowOf(page.place(code).start)]!
    const from = line.start + TAB.exec(line.text)!.index
    return { start: from, end: from + 'tab'.length, text: 'title' }
  })
  const last = rowOf(page.place(run.at(-1)!).end)
  return [
    { start, end: start, text: opening + page.eol + page.eol },
    ...titles,
    closeBelow(page, last, `${indent}</CodeGroup>`),
  ]
}
