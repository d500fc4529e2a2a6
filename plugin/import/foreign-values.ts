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

/**
 * The options of one of the plugins or extensions that a configuration lists, by their names or as
 * objects with their options. Undefined if it isn't used.
 *
 * @param all A list, an object of all, or a single one.
 */
export function optionsNamed(name: string, all: unknown): ForeignRecord | undefined {
  const each = (Array.isArray(all) ? all : [all]).map((one) =>
    typeof one === 'string' ? { [one]: {} } : recordOf(one),
  )
  const own = each.find((one) => name in one)
  return own && recordOf(own[name])
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
