import { decodeText } from '../../runtime/kit/decode-text.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'

/**
 * The text of a settings file. JSON is UTF-8 (RFC 8259, section 8.1). Other
 * bytes are reported, because a guess would show wrong letters on every page.
 */
export function readJsonText(
  bytes: Uint8Array,
  file: string,
): { text: string } | { diagnostic: Diagnostic } {
  const { text, encoding, invalid } = decodeText(bytes)
  if (encoding === 'utf-8' && !invalid) return { text }
  const { line = 1, column = 1 } = invalid ?? {}
  const problem = { severity: 'error', code: 'settings/encoding', file } as const
  return {
    diagnostic:
      encoding === 'utf-8'
        ? {
            ...problem,
            message: 'This file is not UTF-8',
            hint: 'Save it as UTF-8; it looks like Latin-1 or another 8-bit encoding.',
            line,
            column,
          }
        : {
            ...problem,
            message: 'This file is UTF-16, and JSON must be UTF-8',
            hint: 'Save it as UTF-8.',
            line: 1,
            column: 1,
          },
  }
}
