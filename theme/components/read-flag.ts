/** A flag as authors write it: without a value, `{true}`, `"true"`, `"True"`. */
export type Flag = boolean | string | undefined

/**
 * Parses a flag. Text other than a boolean gives the fallback. Other values, from expressions
 * such as `{count && …}`, are tested for truthiness.
 */
export function readFlag(flag: Flag, fallback = false): boolean {
  if (flag === undefined || flag === null) return fallback
  if (typeof flag !== 'string') return Boolean(flag)
  const word = flag.trim().toLowerCase()
  if (word === '' || word === 'true') return true
  return word === 'false' ? false : fallback
}

/** Parses an integer: `{2}` or `"2"`. Undefined for anything else. */
export function readNumber(value: number | string | undefined): number | undefined {
  const number = Number.parseInt(String(value), 10)
  return Number.isNaN(number) ? undefined : number
}

/** Parses a list: `{['a', 'b']}`, `"a, b"` or a single value. */
export function readList(value: readonly string[] | string | undefined): string[] {
  const items = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(items)) return []
  return items.map((item) => String(item).trim()).filter(Boolean)
}
