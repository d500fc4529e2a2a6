/** Compares strings independently of the locale. Strings are sorted by UTF-16 code units. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
