import { escapeAttribute } from '../../runtime/kit/escape-html.ts'

/** Escapes text for XML elements and attributes. Characters that XML doesn't allow are removed. */
export function escapeXml(text: string): string {
  return escapeAttribute(
    text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''),
  )
}
