/** The first command in a text, split into words like in a POSIX shell. */
interface ShellWords {
  words: string[]
  /** What follows the command, including the operator: `| jq .`. */
  rest: string
  /** A quote isn't closed. */
  isOpen: boolean
}

/**
 * Splits a command into words. Supports all kinds of quotes, `$'…'` of bash, backslashes, and
 * line continuations with `\` and, for Windows, `^`. Variables and substitutions aren't expanded.
 */
export function parseShellWords(text: string): ShellWords {
  const words: string[] = []
  let word: string | undefined
  let at = 0
  while (at < text.length) {
    const continued = /^(?:[\\^]\r?\n|\\$)/.exec(text.slice(at, at + 3))?.[0]
    const line = /^\^\r?\n\r?\n/.exec(text.slice(at, at + 5))?.[0]
    const char = text[at] ?? ''
    if (line && word !== undefined) {
      // A line break within a word, as written for `cmd.exe`.
      word += '\n'
      at += line.length
    } else if (continued) {
      at += continued.length
    } else if (/\s/.test(char)) {
      // A line break ends the command, once it has a word.
      if (char === '\n' && (word !== undefined || words.length > 0)) {
        const rest = text.slice(at).trim()
        return { words: withLast(words, word), rest, isOpen: false }
      }
      words.splice(words.length, 0, ...withLast([], word))
      word = undefined
      at++
    } else if (/[;|&<>]/.test(char)) {
      const rest = text.slice(at).trim()
      return { words: withLast(words, word), rest, isOpen: false }
    } else if (char === '#' && word === undefined) {
      const end = text.indexOf('\n', at)
      at = end < 0 ? text.length : end
    } else {
      const piece = readPiece(text, at)
      if (!piece)
        return { words: withLast(words, word), rest: text.slice(at), isOpen: true }
      word = (word ?? '') + piece.text
      at = piece.end
    }
  }
  return { words: withLast(words, word), rest: '', isOpen: false }
}

function withLast(words: string[], word: string | undefined): string[] {
  return word === undefined ? words : [...words, word]
}

interface Piece {
  text: string
  /** The index after it. */
  end: number
}

/** Reads a quoted string or a single character; `undefined` if a quote isn't closed. */
function readPiece(text: string, at: number): Piece | undefined {
  if (text.startsWith("$'", at)) return readAnsi(text, at + 2)
  if (text.startsWith('$"', at)) return readDouble(text, at + 2)
  const char = text[at] ?? ''
  if (char === '"') return readDouble(text, at + 1)
  if (char === "'") {
    const end = text.indexOf("'", at + 1)
    return end < 0 ? undefined : { text: text.slice(at + 1, end), end: end + 1 }
  }
  if (char === '\\') return { text: text[at + 1] ?? '', end: at + 2 }
  return { text: char, end: at + 1 }
}

function readDouble(text: string, start: number): Piece | undefined {
  let content = ''
  for (let at = start; at < text.length; at++) {
    const char = text[at] ?? ''
    if (char === '"') return { text: content, end: at + 1 }
    const next = text[at + 1] ?? ''
    if (char === '\\' && /[$`"\\\n]/.test(next)) {
      content += next === '\n' ? '' : next
      at++
    } else content += char
  }
  return undefined
}

const ESCAPES: Record<string, string> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/** `$'…'` (Bash Reference Manual, "ANSI-C Quoting"). */
function readAnsi(text: string, start: number): Piece | undefined {
  let content = ''
  let at = start
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char === "'") return { text: content, end: at + 1 }
    if (char !== '\\') {
      content += char
      at++
      continue
    }
    const bytes = BYTES.exec(text.slice(at))?.[0]
    const code = /^(?:u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8}))/.exec(
      text.slice(at + 1, at + 10),
    )
    if (bytes) {
      content += decodeBytes(bytes)
      at += bytes.length
    } else if (code) {
      const [whole, short, long] = code
      content += fromCode(parseInt(short ?? long ?? '', 16))
      at += 1 + whole.length
    } else {
      const next = text[at + 1] ?? ''
      content += ESCAPES[next] ?? next
      at += 2
    }
  }
  return undefined
}

/** Consecutive bytes: `\303\251`, `\xc3\xa9`. */
const BYTES = /^(?:\\x[\da-fA-F]{1,2}|\\[0-7]{1,3})+/

/** Decodes bytes as UTF-8 or, if invalid, as Latin-1, which older browsers copy. */
function decodeBytes(escapes: string): string {
  const bytes = escapes
    .slice(1)
    .split('\\')
    .map((byte) =>
      byte.startsWith('x') ? parseInt(byte.slice(1), 16) : parseInt(byte, 8) % 256,
    )
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return decoder.decode(new Uint8Array(bytes))
  } catch {
    return String.fromCharCode(...bytes)
  }
}

function fromCode(code: number): string {
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
}
