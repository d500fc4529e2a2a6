/** Lower-cases the first character, for a sentence that continues another one. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
