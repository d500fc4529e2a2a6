/**
 * Formats XML incrementally, with one element per line. An element with only text stays on one
 * line. The text isn't parsed; what isn't XML is kept.
 */
export function* formatXml(pieces: Iterable<string>, size = 16_384): Generator<string> {
  let out = ''
  let rest = ''
  let depth = 0
  // True while the end tag can stay on the line of its start tag.
  let inline = false
  let first = true
  const line = () => '\n' + '  '.repeat(Math.max(0, Math.min(depth, 40)))

  for (const piece of pieces) {
    rest += piece
    for (;;) {
      const token = nextToken(rest)
      if (!token) break
      rest = rest.slice(token.length)
      if (!token.startsWith('<')) {
        if (token.trim()) out += inline ? token : line() + token.trim()
      } else if (token.startsWith('</')) {
        depth--
        out += inline ? token : line() + token
        inline = false
      } else {
        out += (first ? '' : line()) + token
        first = false
        const leaf = /^<[?!]|\/>$/.test(token)
        if (!leaf) depth++
        inline = !leaf
      }
      if (out.length >= size) {
        yield out
        out = ''
      }
    }
  }
  if (out || rest) yield out + rest
}

/**
 * The next complete token: a tag, comment, CDATA section, or text before one of these.
 * `undefined` if incomplete.
 */
function nextToken(text: string): string | undefined {
  if (text === '') return undefined
  if (!text.startsWith('<')) {
    const end = text.indexOf('<')
    return end < 0 ? undefined : text.slice(0, end)
  }
  const close = text.startsWith('<!--')
    ? '-->'
    : text.startsWith('<![CDATA[')
      ? ']]>'
      : '>'
  const end = text.indexOf(close)
  return end < 0 ? undefined : text.slice(0, end + close.length)
}
