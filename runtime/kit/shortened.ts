/**
 * A text that fits into a message: one that is longer than the limit is cut, and ends with `…`.
 *
 * @param limit Of characters, with the `…`.
 */
export function shortened(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text
}
