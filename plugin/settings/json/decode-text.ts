import type { Diagnostic } from '../../diagnostic.ts'

/**
 * The text of a settings file. JSON is UTF-8; a byte-order mark is dropped. Bytes that are
 * something else give a diagnostic, because a guess would show wrong letters on every page.
 */
export function decodeText(
  bytes: Uint8Array,
  file: string,
): { text: string } | { diagnostic: Diagnostic } {
  const problem = (message: string, hint: string) => ({
    diagnostic: {
      severity: 'error' as const,
      code: 'settings/encoding',
      message,
      hint,
      file,
      line: 1,
      column: 1,
    },
  })

  const [first, second] = bytes
  const marked =
    (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const wide = bytes.length >= 4 && (first === 0) !== (second === 0)
  if (marked || wide) {
    return problem('This file is UTF-16, and JSON must be UTF-8', 'Save it as UTF-8.')
  }
  try {
    // The decoder drops a byte-order mark by itself.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return problem(
      `This file is not UTF-8 at byte ${firstInvalidByte(bytes)}`,
      'Save it as UTF-8; it looks like Latin-1 or another 8-bit encoding.',
    )
  }
}

/** The length of the longest prefix that is UTF-8, found by halving. */
function firstInvalidByte(bytes: Uint8Array): number {
  let low = 0
  let high = bytes.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    // `stream` allows a sequence cut at the end, so a prefix of valid text is valid.
    const decoder = new TextDecoder('utf-8', { fatal: true })
    try {
      decoder.decode(bytes.subarray(0, middle), { stream: true })
      low = middle
    } catch {
      high = middle - 1
    }
  }
  return low
}
