import type { FormattingOptions } from 'jsonc-parser'

/** The indentation and line endings of a JSON text, for edits that keep its format. */
export function jsonFormat(text: string): FormattingOptions {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
}
