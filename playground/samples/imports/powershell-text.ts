/** Thrown for syntax that isn't supported. */
export class ParseError extends Error {}

const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const SPECIAL =
  /`u\{([\da-f]+)\}|`([^])|(["\u201c-\u201e])["\u201c-\u201e]|\$\(\s*\[char\]\s*(0x[\da-f]+|\d+)\s*\)|\$(?:\{([^}]+)\}|([A-Za-z_]\w*))|(\$\()/gi

/**
 * Expands a double-quoted string: escapes, `[char]` casts and variables.
 *
 * @param read Returns the text of a variable.
 * @throws ParseError if a subexpression would have to be evaluated.
 */
export function expandText(text: string, read: (name: string) => string): string {
  return text.replace(SPECIAL, (_, ...found: (string | undefined)[]) => {
    const [point, escaped, quote, char, braced, plain, open] = found
    if (point !== undefined) return characterOf(Number.parseInt(point, 16))
    if (escaped !== undefined) return ESCAPES[escaped] ?? escaped
    if (quote !== undefined) return quote
    if (char !== undefined) return String.fromCharCode(Number(char))
    if (open !== undefined) throw new ParseError()
    return read(braced ?? plain ?? '')
  })
}

function characterOf(point: number): string {
  if (point > 0x10ffff) throw new ParseError()
  return String.fromCodePoint(point)
}
