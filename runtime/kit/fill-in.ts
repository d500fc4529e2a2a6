/**
 * Replaces `{placeholders}` in a phrase: `fillIn('See all {count} lines', { count: 12 })`.
 * Unknown ones are kept.
 */
export function fillIn(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}
