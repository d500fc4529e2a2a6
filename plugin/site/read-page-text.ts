import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from '../../runtime/kit/decode-text.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/**
 * Decodes the text of a page or snippet. As in CommonMark, NUL becomes U+FFFD, and CRLF and CR
 * become LF, so that line numbers are unaffected. Reports text that isn't UTF-8 at its first
 * invalid byte, and decodes it as far as possible.
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

/**
 * Reads the text of a page or snippet, as `readPageText` decodes it.
 *
 * @param root Absolute path of the content folder.
 * @param file POSIX path relative to it.
 * @throws Errors of the file system.
 */
export function readPageFile(
  root: string,
  file: string,
): ReturnType<typeof readPageText> {
  // Synchronous, because for small files a promise costs more than the read.
  return readPageText(readFileSync(join(root, file)), file)
}
