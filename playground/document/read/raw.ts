import { type Numeric, digitsOf, isExactNumber } from '../exact-number.ts'

/** An object under whatever names: every value is checked before use. */
export type Raw = Readonly<Record<string, unknown>>

/** The value as an object, or undefined for anything else (arrays and null too). */
export function asRecord(value: unknown): Raw | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && !isExactNumber(value) ? (value as Raw) : undefined
}

/**
 * The value as an object of the standard, or undefined for anything else: its fields are known
 * by name, and each value is checked before use.
 *
 * @typeParam Type One of `written.ts`.
 */
export function asObject<Type extends object>(value: unknown): Type | undefined {
  return asRecord(value) as Type | undefined
}

/** The value as text; numbers and booleans (unquoted in YAML) are written out. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  const number = asNumber(value)
  return number === undefined ? undefined : digitsOf(number)
}

/** Text that says something: undefined when blank. */
export function asProse(value: unknown): string | undefined {
  return asText(value)?.trim() || undefined
}

/** The value as a number, with all its digits. */
export function asNumber(value: unknown): Numeric | undefined {
  if (isExactNumber(value)) return value
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
