/** Joins class names, leaving out what is absent; undefined when nothing is left. */
export function classNames(
  ...names: (string | false | null | undefined)[]
): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
