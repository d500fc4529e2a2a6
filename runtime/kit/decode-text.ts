/** Decoded text, with the encoding and the first invalid bytes. */
interface DecodedText {
  /** Without byte order mark. Invalid bytes are replaced by U+FFFD. */
  text: string
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be'
  /** Position in `text` of the first invalid bytes. Absent if there are none. */
  invalid?: { index: number; line: number; column: number }
}

/** Strips the byte order mark. Shared, because creating one costs as much as decoding a page. */
const strictDecoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Decodes a text file: UTF-8, or UTF-16 if there is a byte order mark or every second byte is
 * zero at the start. Never throws; callers decide what to accept.
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

/**
 * Decodes bytes, or returns undefined if any are invalid. With `stream`, the last character may
 * be incomplete.
 */
function decodeStrictly(
  bytes: Uint8Array,
  encoding: string,
  stream = false,
): string | undefined {
  try {
    // A decoder in the middle of a stream keeps what it has read.
    const decoder =
      encoding === 'utf-8' && !stream
        ? strictDecoder
        : new TextDecoder(encoding, { fatal: true })
    return decoder.decode(bytes, { stream })
  } catch {
    return undefined
  }
}

/** Length of the longest valid prefix, by binary search. */
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
  // Remove an incomplete last character.
  while (low > 0 && !isText(low, false)) low -= 1
  return low
}
