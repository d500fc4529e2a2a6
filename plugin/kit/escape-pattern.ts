/** Escapes a text for use in the source of a regular expression, where it matches itself. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
