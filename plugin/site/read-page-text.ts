import { decodeText } from '../../runtime/kit/decode-text.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/**
 * The text of the bytes of a page or a snippet. As in CommonMark, NUL is U+FFFD and a line ends
 * with CRLF, LF or CR, all of which become LF: places in the file stay what they are. Bytes that are not UTF-8 are reported at the first of them, and read as far as possible.
 *
 * @param file For diagnostics.
 */
export function readPageText(
  bytes: Uint8Array,
  file: string,
): { text: string; diagnostics: Diagnostic[] } {
  const { text, encoding, invalid } = decodeText(bytes)
  const diagnostics: Diagnostic[] = []
  if (encoding !== 'utf-8' || invalid)
    diagnostics.push({
      severity: 'error',
      code: 'site/not-utf-8',
      message:
        encoding === 'utf-8' ? 'the file is not UTF-8' : 'the file is UTF-16, not UTF-8',
      hint: 'Save it as UTF-8.',
      file,
      line: invalid?.line ?? 1,
      column: invalid?.column ?? 1,
    })
  return { text: clean(text), diagnostics }
}

function clean(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  return lines.includes('\0') ? lines.replaceAll('\0', '\ufffd') : lines
}
