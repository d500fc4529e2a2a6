/** A flag as authors write it: bare, `{true}`, `"true"`, `"True"` (behaviour 4). */
export type Flag = boolean | string | undefined

/** Whether a flag is set; anything but a clear yes or no is the fallback. */
export function readFlag(flag: Flag, fallback = false): boolean {
  if (typeof flag === 'boolean') return flag
  const word = flag?.trim().toLowerCase()
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
  const items = typeof value === 'string' ? value.split(',') : (value ?? [])
  return items.map((item) => String(item).trim()).filter(Boolean)
}
