const MAX_DEPTH = 40

/**
 * Formats JSON incrementally. The text isn't parsed, so numbers keep their digits, members their
 * order, and 20 MB only cost what is displayed. In text that isn't valid JSON, only line breaks
 * and white space change.
 *
 * @param size Approximate length of a piece in characters.
 */
export function* formatJson(pieces: Iterable<string>, size = 16_384): Generator<string> {
  let out = ''
  let depth = 0
  let isEmpty = false
  let isInString = false
  const line = () => '\n' + '  '.repeat(Math.max(0, Math.min(depth, MAX_DEPTH)))
  const quote = /["\\]/g
  let escaped = false

  for (const piece of pieces) {
    for (let index = 0; index < piece.length; index++) {
      if (out.length >= size) {
        yield out
        out = ''
      }
      if (escaped) {
        out += piece[index]
        escaped = false
        continue
      }
      if (isInString) {
        quote.lastIndex = index
        const found = quote.exec(piece)?.index ?? piece.length
        // Emit long strings in parts.
        const end = Math.min(found, index + size)
        out += piece.slice(index, end)
        index = end
        if (end < found) index--
        else if (found < piece.length) {
          out += piece[found]
          if (piece[found] === '\\') escaped = true
          else isInString = false
        }
        continue
      }
      const char = piece[index] ?? ''
      if (char === ' ' || char === '\n' || char === '\r' || char === '\t') continue
      if (char === '}' || char === ']') {
        depth--
        out += isEmpty ? char : line() + char
        isEmpty = false
        continue
      }
      if (isEmpty) out += line()
      isEmpty = false
      if (char === '{' || char === '[') {
        depth++
        isEmpty = true
        out += char
      } else if (char === ',') out += char + line()
      else if (char === ':') out += ': '
      else {
        out += char
        isInString = char === '"'
      }
    }
  }
  if (out) yield out
}
