/** A flag as authors write it: bare, `{true}`, `"true"`, `"True"`. */
export type Flag = boolean | string | undefined

/**
 * Whether a flag is set; text that is no clear yes or no is the fallback. Values of other kinds,
 * as expressions give them (`{count && …}`), are set as JavaScript has it.
 */
export function readFlag(flag: Flag, fallback = false): boolean {
  if (flag === undefined || flag === null) return fallback
  if (typeof flag !== 'string') return Boolean(flag)
  const word = flag.trim().toLowerCase()
  if (word === '' || word === 'true') return true
  return word === 'false' ? false : fallback
}

/** A whole number as authors write it: `{2}` or `"2"`. Undefined for anything else. */
export function readNumber(value: number | string | undefined): number | undefined {
  const number = Number.parseInt(String(value), 10)
  return Number.isNaN(number) ? undefined : number
}

/** A list as authors write it: `{['a', 'b']}`, `"a, b"` or one value. */
export function readList(value: readonly string[] | string | undefined): string[] {
  const items = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(items)) return []
  return items.map((item) => String(item).trim()).filter(Boolean)
}
