import { isUtf8 } from 'node:buffer'
import type { Diagnostic } from '../diagnostic.ts'

/**
 * The text of a file's bytes. A byte order mark and NUL are no text; line ends of old Macs become
 * `\n`. Bytes that are not UTF-8 are reported at the first of them, and read as far as possible.
 *
 * @param file For diagnostics.
 */
export function decodeText(
  bytes: Buffer,
  file: string,
): { text: string; diagnostics: Diagnostic[] } {
  const utf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (!utf16 && isUtf8(bytes))
    return { text: clean(bytes.toString('utf8')), diagnostics: [] }

  const encoding = utf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes)
  const place = utf16 ? { line: 1, column: 1 } : firstBadByte(bytes)
  return {
    text: clean(text),
    diagnostics: [
      {
        severity: 'error',
        code: 'site/not-utf-8',
        message: utf16 ? 'the file is UTF-16, not UTF-8' : 'the file is not UTF-8',
        hint: 'Save it as UTF-8.',
        file,
        ...place,
      },
    ],
  }
}

function clean(text: string): string {
  const start = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  const lines =
    start.includes('\r') && !start.includes('\n') ? start.replaceAll('\r', '\n') : start
  return lines.includes('\0') ? lines.replaceAll('\0', '\ufffd') : lines
}

/** The longest valid prefix ends where the first bad byte stands. */
function firstBadByte(bytes: Buffer): { line: number; column: number } {
  let valid = 0
  let invalid = bytes.length
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1
    if (isUtf8(bytes.subarray(0, characterStart(bytes, middle)))) valid = middle
    else invalid = middle
  }
  const before = bytes.subarray(0, characterStart(bytes, valid)).toString('utf8')
  const line = before.split('\n').length
  return { line, column: before.length - before.lastIndexOf('\n') }
}

/** The start of the character that holds the byte at `index`. */
function characterStart(bytes: Buffer, index: number): number {
  let start = index
  while (start > 0 && (bytes[start]! & 0xc0) === 0x80) start--
  return start
}
