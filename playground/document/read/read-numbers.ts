import { compareNumbers, isMultiple } from '../exact-arithmetic.ts'
import { type Numeric, digitsOf, isExactNumber, parseNumeric } from '../exact-number.ts'
import { parseDocument } from './parse-document.ts'

export { digitsOf }

/**
 * Reads the numbers of a JSON or YAML text with all their digits.
 *
 * @returns A function from a path of keys to the number there; `undefined` if there is none.
 * @throws SpecProblem as `parseDocument` does.
 */
export function readNumbers(
  text: string,
  name: string,
): (path: readonly string[]) => Numeric | undefined {
  const { value: root } = parseDocument(text, name)
  return (path) => {
    let value = root
    for (const token of path) {
      if (typeof value !== 'object' || value === null) return undefined
      value = Object.getOwnPropertyDescriptor(value, token)?.value as unknown
    }
    return typeof value === 'number' || isExactNumber(value) ? value : undefined
  }
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
