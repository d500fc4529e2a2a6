import { isPlainObject } from '../kit/is-plain-object.ts'

/** An object of a configuration, with values that aren't checked yet. */
export type ForeignRecord = Readonly<Record<string, unknown>>

/** The value as an object. Empty if it is none. */
export function recordOf(value: unknown): ForeignRecord {
  return isPlainObject(value) ? value : {}
}

/** The value as a list. Empty if it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The value as text without spaces around it. Undefined if it is no text, or empty. */
export function foreignText(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
  return text.trim() || undefined
}

/** The value of a JSON text. Undefined if it is invalid. */
export function parseForeignJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
