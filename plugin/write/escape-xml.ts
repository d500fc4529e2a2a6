import { escapeAttribute } from '../kit/escape-html.ts'

/** Text for XML, in elements and attributes; characters that XML does not know are left out. */
export function escapeXml(text: string): string {
  return escapeAttribute(
    text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''),
  )
}
