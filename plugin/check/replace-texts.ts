/** A text to replace: the first `from` at or after a place. */
export interface Replacement {
  /** From 1. */
  line: number
  /** From 1, in UTF-16 units. */
  column: number
  from: string
  to: string
}

/**
 * Makes replacements in a text, from the end, so that places further up stay right. Gives those
 * that were made: a text that is not found where it should be stays.
 */
export function replaceTexts<Item extends Replacement>(
  text: string,
  items: readonly Item[],
): { text: string; made: Item[] } {
  const made: Item[] = []
  const sorted = [...items].sort((a, b) => b.line - a.line || b.column - a.column)
  let changed = text
  for (const item of sorted) {
    const start = offsetOf(changed, item.line, item.column)
    const at = findAddress(changed, item.from, start)
    if (at === -1) continue
    changed = changed.slice(0, at) + item.to + changed.slice(at + item.from.length)
    made.push(item)
  }
  return { text: changed, made: made.reverse() }
}

function offsetOf(text: string, line: number, column: number): number {
  const lineEnd = /\r\n|\r|\n/g
  for (let at = 1; at < line; at++) lineEnd.exec(text)
  return lineEnd.lastIndex + column - 1
}

/**
 * Where an address is written, at or after an offset: in quotes, brackets or behind the name of a
 * definition, not as a word of the text around it. Definitions may stand anywhere.
 */
function findAddress(text: string, address: string, start: number): number {
  const written = address.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const end = '(?=["\'`)>\\s]|$)'
  const inPlace = new RegExp(`(?<=["'\`(<]|\\]:\\s*)${written}${end}`, 'g')
  inPlace.lastIndex = start
  const found = inPlace.exec(text)
  if (found) return found.index
  return text.search(new RegExp(`(?<=\\]:\\s*)${written}${end}`))
}
