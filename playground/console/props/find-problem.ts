import { looksLikeFormat } from '../../document/example/looks-like-format.ts'
import { matchesPattern } from '../../document/example/satisfies-limits.ts'
import { compareNumbers, isMultiple } from '../../document/exact-arithmetic.ts'
import {
  type Numeric,
  digitsOf,
  isExactNumber,
  numberOf,
} from '../../document/exact-number.ts'
import { fillIn } from '../../../runtime/kit/fill-in.ts'
import type { Keywords } from '../../document/schema/flat-schema.ts'
import { typesOf } from '../../document/schema/schema-type.ts'
import { writeJson } from '../../request/write-json.ts'
import type { Value } from '../../request/operation.ts'
import type { ConsoleStrings } from './console-strings.ts'

/**
 * Validates one value of the form. Returns a message, or `undefined` if it is valid. Members and
 * items are validated by their own fields.
 */
export function findProblem(
  schema: Keywords,
  value: Value,
  required: boolean,
  strings: ConsoleStrings,
): string | undefined {
  if (value === undefined) return required ? strings.requiredValue : undefined
  if (value === null || value instanceof Blob) return undefined
  if (schema.enum && !isListed(schema.enum, value)) return strings.notOption

  const types = typesOf(schema)
  if (typeof value === 'number' || isExactNumber(value)) {
    return numberProblem(schema, value, types.includes('integer'), strings)
  }
  if (Array.isArray(value)) return listProblem(schema, value, strings)
  if (typeof value !== 'string') return undefined
  if (types.length === 1 && types[0] === 'integer') return strings.notInteger
  if (types.length === 1 && types[0] === 'number') return strings.notNumber
  if (types.length === 1 && (types[0] === 'object' || types[0] === 'array')) {
    return strings.invalidJson
  }
  return textProblem(schema, value, strings)
}

function isListed(list: unknown[], value: Value): boolean {
  const text = writeJson(value)
  return list.some((option) => writeJson(option as Value) === text)
}

function numberProblem(
  schema: Keywords,
  value: Numeric,
  integer: boolean,
  strings: ConsoleStrings,
): string | undefined {
  if (integer && !isMultiple(value, 1)) return strings.notInteger
  return (
    violation(
      schema.minimum,
      (bound) => compareNumbers(value, bound) < 0,
      strings.tooSmall,
    ) ??
    violation(
      schema.maximum,
      (bound) => compareNumbers(value, bound) > 0,
      strings.tooLarge,
    ) ??
    violation(
      schema.exclusiveMinimum,
      (bound) => compareNumbers(value, bound) <= 0,
      strings.aboveOnly,
    ) ??
    violation(
      schema.exclusiveMaximum,
      (bound) => compareNumbers(value, bound) >= 0,
      strings.belowOnly,
    ) ??
    violation(schema.multipleOf, (step) => !isMultiple(value, step), strings.notMultiple)
  )
}

/** The message, with the limit as written in the description, if the value violates it. */
function violation(
  limit: Numeric | undefined,
  isBroken: (limit: Numeric) => boolean,
  phrase: string,
): string | undefined {
  return limit !== undefined && isBroken(limit)
    ? fillIn(phrase, { limit: digitsOf(limit) })
    : undefined
}

function listProblem(
  { minItems, maxItems, uniqueItems }: Keywords,
  value: Value[],
  strings: ConsoleStrings,
): string | undefined {
  const problem =
    violation(minItems, (limit) => value.length < numberOf(limit), strings.tooFew) ??
    violation(maxItems, (limit) => value.length > numberOf(limit), strings.tooMany)
  if (problem) return problem
  const texts = uniqueItems ? value.map((item) => writeJson(item)) : []
  return new Set(texts).size < texts.length ? strings.notUnique : undefined
}

function textProblem(
  { minLength, maxLength, pattern, format }: Keywords,
  value: string,
  strings: ConsoleStrings,
): string | undefined {
  const { length } = [...value]
  const problem =
    violation(minLength, (limit) => length < numberOf(limit), strings.tooShort) ??
    violation(maxLength, (limit) => length > numberOf(limit), strings.tooLong)
  if (problem) return problem
  if (pattern !== undefined && !matches(pattern, value)) {
    return fillIn(strings.wrongPattern, { pattern })
  }
  return format === undefined || looksLikeFormat(format, value)
    ? undefined
    : fillIn(strings.wrongFormat, { format })
}

/**
 * Matches a pattern from a description, which runs in the reader's page and could take
 * exponential time. Patterns with quantified groups, lookarounds, back references or many
 * unbounded quantifiers aren't evaluated, and count as matching.
 */
function matches(pattern: string, value: string): boolean {
  const open = pattern.match(/[*+]|,\}/g)?.length ?? 0
  const risky = /\)[*+?{]|\(\?[=!<]|\\[1-9k]/.test(pattern) || open > 3
  return risky || value.length > 500 || matchesPattern(pattern, value)
}
