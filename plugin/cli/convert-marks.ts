import { HEADING_SUFFIX, TOC_LINE } from '../compile/check-foreign-syntax.ts'
import { removeLine } from './block-lines.ts'
import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

const KEYS = /(?<![\w+])\+\+([a-z\d]+(?:[+-][a-z\d]+)*)\+\+(?![\w+])/g

/** Converts what other tools write within text: ids of headings, keys, tables of contents. */
export function convertMarks(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    const { start, end } = page.place(node)
    const source = page.text.slice(start, end)
    if (node.type === 'heading') {
      const [, written, bracketed, attribute] = HEADING_SUFFIX.exec(source) ?? []
      if (written === undefined) return
      const id = bracketed ?? attribute
      const from = start + source.lastIndexOf(written)
      const text = id === undefined ? '' : `{#${id}}`
      const space = id === undefined ? 1 : 0
      const edit = { start: from - space, end: from + written.length, text }
      found.push({ kind: 'mark', edits: [edit] })
    }
    if (node.type !== 'text') return
    for (const { index, 0: written, 1: keys = '' } of source.matchAll(KEYS)) {
      const text = keys
        .split('+')
        .map((key) => `<kbd>${key.charAt(0).toUpperCase()}${key.slice(1)}</kbd>`)
        .join('+')
      const at = start + index
      found.push({ kind: 'mark', edits: [{ start: at, end: at + written.length, text }] })
    }
  })
  page.lines.forEach((line, row) => {
    if (!TOC_LINE.test(line.text) || page.isCode(line.start)) return
    if (/^\[TOC\]:/im.test(page.text)) return
    // With one of the empty lines around it.
    const isApart = page.lines[row - 1]?.isBlank !== false && page.lines[row + 1]?.isBlank
    const below = isApart ? [removeLine(page, row + 1)] : []
    found.push({ kind: 'mark', edits: [removeLine(page, row), ...below] })
  })
  return found
}
