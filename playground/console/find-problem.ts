import type { Schema } from '../api.ts'
import { writeJson } from '../request/write-json.ts'
import type { Value } from '../request/operation.ts'
import { typesOf } from './resolve-schema.ts'
import { fill, type ConsoleWords } from './words.ts'

/**
 * What is wrong with one value, in words; undefined when nothing is. Looks at the value
 * itself, not into it: inner fields say their own.
 */
export function findProblem(
  schema: Schema,
  value: Value,
  required: boolean,
  words: ConsoleWords,
): string | undefined {
  if (value === undefined) return required ? words.requiredValue : undefined
  if (value === null || value instanceof Blob) return undefined
  if (schema.enum && !isListed(schema.enum, value)) return words.notOption

  const types = typesOf(schema)
  if (typeof value === 'number' || typeof value === 'bigint') {
    return numberProblem(schema, Number(value), types.includes('integer'), words)
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
  return list.some((option) => JSON.stringify(option) === text)
}

function numberProblem(
  schema: Schema,
  value: number,
  integer: boolean,
  words: ConsoleWords,
): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  if (integer && !Number.isInteger(value)) return words.notInteger
  if (minimum !== undefined && value < minimum)
    return fill(words.tooSmall, { limit: minimum })
  if (maximum !== undefined && value > maximum)
    return fill(words.tooLarge, { limit: maximum })
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) {
    return fill(words.aboveOnly, { limit: exclusiveMinimum })
  }
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) {
    return fill(words.belowOnly, { limit: exclusiveMaximum })
  }
  if (multipleOf && !isMultiple(value, multipleOf)) {
    return fill(words.notMultiple, { limit: multipleOf })
  }
  return undefined
}

/** 0.3 is a multiple of 0.1, though not in binary fractions. */
function isMultiple(value: number, step: number): boolean {
  const ratio = value / step
  return Math.abs(ratio - Math.round(ratio)) < 1e-9 * Math.max(1, Math.abs(ratio))
}

function listProblem(
  { minItems, maxItems, uniqueItems }: Schema,
  value: Value[],
  words: ConsoleWords,
): string | undefined {
  if (minItems !== undefined && value.length < minItems) {
    return fill(words.tooFew, { limit: minItems })
  }
  if (maxItems !== undefined && value.length > maxItems) {
    return fill(words.tooMany, { limit: maxItems })
  }
  const texts = uniqueItems ? value.map((item) => writeJson(item)) : []
  return new Set(texts).size < texts.length ? words.notUnique : undefined
}

function textProblem(
  schema: Schema,
  value: string,
  words: ConsoleWords,
): string | undefined {
  const { minLength, maxLength, pattern, format } = schema
  const length = [...value].length
  if (minLength !== undefined && length < minLength) {
    return fill(words.tooShort, { limit: minLength })
  }
  if (maxLength !== undefined && length > maxLength) {
    return fill(words.tooLong, { limit: maxLength })
  }
  if (pattern !== undefined && !matches(pattern, value)) {
    return fill(words.wrongPattern, { pattern })
  }
  const known = format !== undefined && Object.hasOwn(formats, format)
  if (known && !formats[format]?.test(value)) return fill(words.wrongFormat, { format })
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
