import { compareNumbers, isMultiple } from '../exact-arithmetic.ts'
import { type Numeric, digitsOf, isExactNumber, parseNumeric } from '../exact-number.ts'
import { valueAt } from './raw.ts'

export { digitsOf }

/** The number at a path of keys in a parsed file, with all its digits, if there is one. */
export function numberAt(root: unknown, path: readonly string[]): Numeric | undefined {
  const value = valueAt(root, path)
  return typeof value === 'number' || isExactNumber(value) ? value : undefined
}

/**
 * Rechecks an Ajv message about a number with exact arithmetic: true if the number does satisfy
 * it. `undefined` for messages that aren't about types or numeric limits.
 */
export function satisfiesMessage(message: string, value: Numeric): boolean | undefined {
  const types = /\btype must be ([a-z,]+)$/.exec(message)?.[1]?.split(',')
  if (types)
    return types.includes('number') || (types.includes('integer') && isMultiple(value, 1))
  const [, relation, written = ''] =
    /\bmust be (multiple of|[<>]=?) (\S+)$/.exec(message) ?? []
  const limit = parseNumeric(written.replace(/e\+/, 'e'))
  if (limit === undefined) return undefined
  if (relation === 'multiple of') return isMultiple(value, limit)
  const order = compareNumbers(value, limit)
  return relation?.endsWith('=') && order === 0
    ? true
    : relation?.startsWith('<')
      ? order < 0
      : order > 0
}
