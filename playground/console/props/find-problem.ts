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
import type { ConsoleWords } from './words.ts'

/**
 * What is wrong with one value, in words; undefined when nothing is. Looks at the value
 * itself, not into it: inner fields say their own.
 */
export function findProblem(
  schema: Keywords,
  value: Value,
  required: boolean,
  words: ConsoleWords,
): string | undefined {
  if (value === undefined) return required ? words.requiredValue : undefined
  if (value === null || value instanceof Blob) return undefined
  if (schema.enum && !isListed(schema.enum, value)) return words.notOption

  const types = typesOf(schema)
  if (typeof value === 'number' || isExactNumber(value)) {
    return numberProblem(schema, numberOf(value), types.includes('integer'), words)
  }
  if (Array.isArray(value)) return listProblem(schema, value, words)
  if (typeof value !== 'string') return undefined
  if (types.length === 1 && types[0] === 'integer') return words.notInteger
  if (types.length === 1 && types[0] === 'number') return words.notNumber
  if (types.length === 1 && (types[0] === 'object' || types[0] === 'array')) {
    return words.invalidJson
  }
  return textProblem(schema, value, words)
}

function isListed(list: unknown[], value: Value): boolean {
  const text = writeJson(value)
  return list.some((option) => writeJson(option as Value) === text)
}

function numberProblem(
  schema: Keywords,
  value: number,
  integer: boolean,
  words: ConsoleWords,
): string | undefined {
  if (integer && !Number.isInteger(value)) return words.notInteger
  return (
    broken(schema.minimum, (bound) => value < bound, words.tooSmall) ??
    broken(schema.maximum, (bound) => value > bound, words.tooLarge) ??
    broken(schema.exclusiveMinimum, (bound) => value <= bound, words.aboveOnly) ??
    broken(schema.exclusiveMaximum, (bound) => value >= bound, words.belowOnly) ??
    broken(
      schema.multipleOf,
      (step) => step !== 0 && !isMultiple(value, step),
      words.notMultiple,
    )
  )
}

/** The phrase with the limit, as it is written, where a value breaks it. */
function broken(
  limit: Numeric | undefined,
  isBroken: (limit: number) => boolean,
  phrase: string,
): string | undefined {
  return limit !== undefined && isBroken(numberOf(limit))
    ? fillIn(phrase, { limit: digitsOf(limit) })
    : undefined
}

/** 0.3 is a multiple of 0.1, though not in binary fractions. */
function isMultiple(value: number, step: number): boolean {
  const ratio = value / step
  return Math.abs(ratio - Math.round(ratio)) < 1e-9 * Math.max(1, Math.abs(ratio))
}

function listProblem(
  { minItems, maxItems, uniqueItems }: Keywords,
  value: Value[],
  words: ConsoleWords,
): string | undefined {
  const problem =
    broken(minItems, (limit) => value.length < limit, words.tooFew) ??
    broken(maxItems, (limit) => value.length > limit, words.tooMany)
  if (problem) return problem
  const texts = uniqueItems ? value.map((item) => writeJson(item)) : []
  return new Set(texts).size < texts.length ? words.notUnique : undefined
}

function textProblem(
  { minLength, maxLength, pattern, format }: Keywords,
  value: string,
  words: ConsoleWords,
): string | undefined {
  const { length } = [...value]
  const problem =
    broken(minLength, (limit) => length < limit, words.tooShort) ??
    broken(maxLength, (limit) => length > limit, words.tooLong)
  if (problem) return problem
  if (pattern !== undefined && !matches(pattern, value)) {
    return fillIn(words.wrongPattern, { pattern })
  }
  const known = format !== undefined && Object.hasOwn(formats, format)
  if (known && !formats[format]?.test(value)) return fillIn(words.wrongFormat, { format })
  return undefined
}

const formats: Record<string, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time':
    /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:?\d\d)$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  ipv4: /^\d{1,3}(?:\.\d{1,3}){3}$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
}

/**
 * Patterns of a spec run in the reader's page, and some take exponential time. Only those
 * without repeated groups, look-around and back-references are tried; of others nothing is said.
 */
function matches(pattern: string, value: string): boolean {
  const open = pattern.match(/[*+]|,\}/g)?.length ?? 0
  const risky = /\)[*+?{]|\(\?[=!<]|\\[1-9k]/.test(pattern) || open > 3
  if (risky || value.length > 500) return true
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return true
  }
}
