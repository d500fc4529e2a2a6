const deepest = 40

/**
 * JSON with line breaks and indentation, piece by piece: the text is not parsed, so numbers
 * keep their digits, members their order, and 20 MB cost only what is shown. Text that is no
 * JSON comes out with its characters, in other lines.
 *
 * @param size at about how many characters a piece ends.
 */
export function* formatJson(pieces: Iterable<string>, size = 16_384): Generator<string> {
  let out = ''
  let depth = 0
  let opened = false
  let inText = false
  const line = () => '\n' + '  '.repeat(Math.max(0, Math.min(depth, deepest)))
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
      if (inText) {
        quote.lastIndex = index
        const found = quote.exec(piece)?.index ?? piece.length
        // A long text is emitted in parts.
        const end = Math.min(found, index + size)
        out += piece.slice(index, end)
        index = end
        if (end < found) index--
        else if (found < piece.length) {
          out += piece[found]
          if (piece[found] === '\\') escaped = true
          else inText = false
        }
        continue
      }
      const char = piece[index] ?? ''
      if (char === ' ' || char === '\n' || char === '\r' || char === '\t') continue
      if (char === '}' || char === ']') {
        depth--
        out += opened ? char : line() + char
        opened = false
        continue
      }
      if (opened) out += line()
      opened = false
      if (char === '{' || char === '[') {
        depth++
        opened = true
        out += char
      } else if (char === ',') out += char + line()
      else if (char === ':') out += ': '
      else {
        out += char
        inText = char === '"'
      }
    }
  }
  if (out) yield out
}
