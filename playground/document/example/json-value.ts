import { digitsOf, isExactNumber, numberOf } from '../exact-number.ts'

/** True for a JSON object, as opposed to an array, `null` or an `ExactNumber`. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !isExactNumber(value)
  )
}

/**
 * Compares two values as JSON (JSON Schema Core, section 4.2.2): members in any order, numbers by
 * value.
 */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (isNumeric(a) && isNumeric(b))
    return digitsOf(a) === digitsOf(b) || (numberOf(a) === numberOf(b) && !isLong(a, b))
  if (Array.isArray(a))
    return (
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isSameJson(item, b[index]))
    )
  if (!isJsonObject(a) || !isJsonObject(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameJson(a[name], b[name]))
  )
}

type AnyNumber = Parameters<typeof digitsOf>[0]

function isNumeric(value: unknown): value is AnyNumber {
  return typeof value === 'number' || isExactNumber(value)
}

/** Doubles can't represent all integers beyond 2^53, so equality there requires the same digits. */
function isLong(a: AnyNumber, b: AnyNumber): boolean {
  return [a, b].some((each) => Math.abs(numberOf(each)) > Number.MAX_SAFE_INTEGER)
}
