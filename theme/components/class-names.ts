/** Joins class names and skips falsy ones. Undefined if none is left. */
export function classNames(
  ...names: (string | false | null | undefined)[]
): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
