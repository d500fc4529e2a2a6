import { offsetAt, placeAt } from '../../runtime/kit/place-at.ts'

/** Replaces the first occurrence of `from` at or after a position. */
export interface Replacement {
  /** 1-based. */
  line: number
  /** 1-based, in UTF-16 code units. */
  column: number
  from: string
  to: string
}

/** By how much what follows on the line of a replacement has moved. */
export interface Shift {
  line: number
  column: number
  by: number
}

/**
 * Applies replacements from the end of a text, so that earlier positions stay valid. Returns
 * those that were applied: if `from` isn't found, nothing is changed. `shifts` says where other
 * positions of the text have moved.
 */
export function replaceTexts<Item extends Replacement>(
  text: string,
  items: readonly Item[],
): { text: string; made: Item[]; shifts: Shift[] } {
  const made: Item[] = []
  const shifts: Shift[] = []
  const sorted = [...items].sort((a, b) => b.line - a.line || b.column - a.column)
  let changed = text
  for (const item of sorted) {
    const start = offsetAt(changed, item.line, item.column)
    const at = findUrl(changed, item.from, start)
    if (at === -1) continue
    shifts.push({ ...placeAt(changed, at), by: item.to.length - item.from.length })
    changed = changed.slice(0, at) + item.to + changed.slice(at + item.from.length)
    made.push(item)
  }
  return { text: changed, made: made.reverse(), shifts }
}

/**
 * Finds a URL at or after an offset, but only where a link may have it, not as a word in running
 * text: at the offset itself, after the label of a Markdown link or definition, or elsewhere in
 * quotes or brackets. A label may contain the URL as code. Definitions may be anywhere.
 */
function findUrl(text: string, url: string, start: number): number {
  if (text.startsWith(url, start)) return start
  const written = url.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const end = '(?=["\'`)>\\s]|$)'
  const isMarkdown = /^!?\[/.test(text.slice(start, start + 2))
  const before = isMarkdown ? '\\]\\(\\s*<?' : '["\'`(<]|\\]:\\s*'
  const inPlace = new RegExp(`(?<=${before})${written}${end}`, 'g')
  inPlace.lastIndex = start
  const found = inPlace.exec(text)
  if (found) return found.index
  return text.search(new RegExp(`(?<=\\]:\\s*<?)${written}${end}`))
}
