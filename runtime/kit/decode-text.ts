/** The text of some bytes, and what had to be overlooked to read them. */
export interface DecodedText {
  /** Without a byte-order mark. Bytes that are no text are U+FFFD. */
  text: string
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be'
  /** Where in `text` the first bytes stand that are none; absent where all are. */
  invalid?: { index: number; line: number; column: number }
}

/**
 * Decodes the bytes of a text file: UTF-8, or UTF-16 where a byte-order mark or zeros at
 * every second byte say so. Whether that is allowed is up to who asks.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes)
  const text = decodeStrictly(bytes, encoding)
  if (text !== undefined) return { text, encoding }
  const decoder = new TextDecoder(encoding)
  const before = decoder.decode(bytes.subarray(0, firstInvalidByte(bytes, encoding)))
  const lines = before.split(/\r\n|\r|\n/)
  return {
    text: decoder.decode(bytes),
    encoding,
    invalid: {
      index: before.length,
      line: lines.length,
      column: lines.at(-1)!.length + 1,
    },
  }
}

function encodingOf([a, b, c, d]: Uint8Array): DecodedText['encoding'] {
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a && b === 0 && c && d === 0) return 'utf-16le'
  if (a === 0 && b && c === 0 && d) return 'utf-16be'
  return 'utf-8'
}

/** The text of bytes that are all text; of a part of a text where `stream` allows a cut character. */
function decodeStrictly(
  bytes: Uint8Array,
  encoding: string,
  stream = false,
): string | undefined {
  try {
    // The decoder drops a byte-order mark by itself.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream })
  } catch {
    return undefined
  }
}

/** The length of the longest prefix that is text, found by halving. */
function firstInvalidByte(bytes: Uint8Array, encoding: string): number {
  const isText = (length: number, stream: boolean) =>
    decodeStrictly(bytes.subarray(0, length), encoding, stream) !== undefined
  let low = 0
  let high = bytes.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (isText(middle, true)) low = middle
    else high = middle - 1
  }
  // The last character may be one that only begins.
  while (low > 0 && !isText(low, false)) low -= 1
  return low
}
