import { compareNumbers, isMultiple } from '../exact-arithmetic.ts'
import { type Numeric, isExactNumber, numberOf } from '../exact-number.ts'
import type { Schema } from '../schema-model.ts'
import { isSameJson } from './json-value.ts'
import { looksLikeFormat } from './looks-like-format.ts'

/**
 * True if a value satisfies the schema's own limits (JSON Schema Validation, section 6). Doesn't
 * check the items or members of the value.
 */
export function satisfiesLimits(schema: Schema, value: unknown): boolean {
  if (typeof value === 'string') return keepsTextLimits(schema, value)
  if (Array.isArray(value)) return keepsListLimits(schema, value)
  if (typeof value === 'number' || isExactNumber(value))
    return keepsNumberLimits(schema, value)
  return true
}

/**
 * True if a text matches a pattern. A pattern that isn't a valid regular expression matches
 * anything.
 */
export function matchesPattern(pattern: string | undefined, text: string): boolean {
  if (pattern === undefined) return true
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return matchesLoosely(pattern, text)
  }
}

/**
 * Retries without the `u` flag: patterns written for other languages often escape characters
 * needlessly.
 */
function matchesLoosely(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern).test(text)
  } catch {
    return true
  }
}

function keepsTextLimits(
  { minLength = 0, maxLength = Infinity, pattern, format }: Schema,
  text: string,
): boolean {
  const { length } = [...text]
  return (
    length >= numberOf(minLength) &&
    length <= numberOf(maxLength) &&
    looksLikeFormat(format, text) &&
    matchesPattern(pattern, text)
  )
}

function keepsListLimits(
  { minItems = 0, maxItems = Infinity, uniqueItems }: Schema,
  list: readonly unknown[],
): boolean {
  if (list.length < numberOf(minItems) || list.length > numberOf(maxItems)) return false
  if (!uniqueItems) return true
  return list.every(
    (item, index) => !list.slice(0, index).some((other) => isSameJson(other, item)),
  )
}

function keepsNumberLimits(schema: Schema, value: Numeric): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  return (
    (minimum === undefined || compareNumbers(value, minimum) >= 0) &&
    (maximum === undefined || compareNumbers(value, maximum) <= 0) &&
    (exclusiveMinimum === undefined || compareNumbers(value, exclusiveMinimum) > 0) &&
    (exclusiveMaximum === undefined || compareNumbers(value, exclusiveMaximum) < 0) &&
    (multipleOf === undefined || isMultiple(value, multipleOf))
  )
}
