import { type Numeric, digitsOf, isExactNumber } from '../exact-number.ts'

/** An object of unknown shape. Every value has to be checked before use. */
export type Raw = Readonly<Record<string, unknown>>

/** The value as an object; `undefined` for anything else, including arrays and `null`. */
export function asRecord(value: unknown): Raw | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && !isExactNumber(value) ? (value as Raw) : undefined
}

/**
 * The value as an object with the keys of a specification type; `undefined` for anything else.
 * The member values are still unchecked.
 *
 * @typeParam Type A type of `document-as-written.ts`.
 */
export function asObject<Type extends object>(value: unknown): Type | undefined {
  return asRecord(value) as Type | undefined
}

/** The value as text. Numbers and booleans, which are often unquoted in YAML, are converted. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  const number = asNumber(value)
  return number === undefined ? undefined : digitsOf(number)
}

/** The value as trimmed text; `undefined` if blank. */
export function asTrimmedText(value: unknown): string | undefined {
  return asText(value)?.trim() || undefined
}

/** The value as a number with all its digits. */
export function asNumber(value: unknown): Numeric | undefined {
  if (isExactNumber(value)) return value
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** The value as an array; empty for any other value. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The texts of an array. A single text counts as an array of one. */
export function asTexts(value: unknown): string[] {
  const list = typeof value === 'string' ? [value] : asList(value)
  return list.flatMap((item) => asText(item) ?? [])
}

/** The entries of an object; empty for any other value. */
export function entriesOf(value: unknown): [string, unknown][] {
  const raw = asRecord(value)
  return raw ? Object.entries(raw) : []
}

/**
 * An own property. Names come from a description, so `constructor` mustn't find an inherited one.
 */
export function own(value: unknown, name: string): unknown {
  const raw = asRecord(value)
  return raw && Object.hasOwn(raw, name) ? raw[name] : undefined
}

/** The value that a pointer leads to in a parsed file, without following references. */
export function valueAt(root: unknown, pointer: readonly string[]): unknown {
  let value = root
  for (const token of pointer) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token))
      return undefined
    value = (value as Record<string, unknown>)[token]
  }
  return value
}
