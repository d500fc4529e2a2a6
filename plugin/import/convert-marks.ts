import { HEADING_SUFFIX, TOC_LINE } from '../compile/check-foreign-syntax.ts'
import { foreignMarks, INLINE_LANGUAGE, isSubscript } from '../compile/foreign-marks.ts'
import { removeLine } from './block-lines.ts'
import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

const KEYS = /(?<![\w+{])\+\+([a-z\d]+(?:[+-][a-z\d]+)*)\+\+(?![\w+}])/g

/** Converts what other tools write within text: ids of headings, keys, marks, tables of contents. */
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
    if (node.type === 'delete' && isSubscript(source, page.text[start - 1]))
      found.push(wrapping('sub', { start, end, length: 1 }))
    if (node.type === 'inlineCode') {
      const [, code = '', ticks = ''] = /^([^]*?)(`+)$/.exec(source) ?? []
      const [language] = INLINE_LANGUAGE.exec(code) ?? []
      const from = end - ticks.length - (language?.length ?? 0)
      const edit = { start: from, end: end - ticks.length, text: '' }
      if (language !== undefined) found.push({ kind: 'mark', edits: [edit] })
    }
    if (node.type !== 'text') return
    for (const { pattern, element } of foreignMarks)
      for (const { index, 0: written, 1: content = '' } of source.matchAll(pattern)) {
        const length = (written.length - content.length) / 2
        const at = start + index
        found.push(wrapping(element, { start: at, end: at + written.length, length }))
      }
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

/** Replaces the marks around a text, of a length each, by the tags of an element. */
function wrapping(
  element: string,
  { start, end, length }: { start: number; end: number; length: number },
): Conversion {
  return {
    kind: 'mark',
    edits: [
      { start, end: start + length, text: `<${element}>` },
      { start: end - length, end, text: `</${element}>` },
    ],
  }
}
