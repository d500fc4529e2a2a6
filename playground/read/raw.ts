/** An object of a spec, as parsed: every value is checked before use. */
export type Raw = Readonly<Record<string, unknown>>

/** The value as an object, or undefined for anything else (arrays and null too). */
export function asRecord(value: unknown): Raw | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Raw)
    : undefined
}

/** The value as text; numbers and booleans (unquoted in YAML) are written out. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}

/** Text that says something: undefined when blank. */
export function asProse(value: unknown): string | undefined {
  return asText(value)?.trim() || undefined
}

export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The texts of a list; one text alone counts as a list of one. */
export function asTexts(value: unknown): string[] {
  const list = typeof value === 'string' ? [value] : asList(value)
  return list.flatMap((item) => asText(item) ?? [])
}

/** Own properties with their names; none for anything but an object. */
export function entriesOf(value: unknown): [string, unknown][] {
  const raw = asRecord(value)
  return raw ? Object.entries(raw) : []
}

/** An own property under a name that a spec chose, so `constructor` finds nothing inherited. */
export function own(value: unknown, name: string): unknown {
  const raw = asRecord(value)
  return raw && Object.hasOwn(raw, name) ? raw[name] : undefined
}

/** The object without properties that are undefined: the model is compared and serialised. */
export function compact<T extends object>(value: T): T {
  for (const key of Object.keys(value) as (keyof T)[]) {
    if (value[key] === undefined) delete value[key]
  }
  return value
}
