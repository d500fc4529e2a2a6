/** Puts a text on one line: collapses white space, and trims. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
