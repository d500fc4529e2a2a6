import { digitsOf, numberOf, type Numeric } from '../../document/exact-number.ts'
import type { FlatSchema } from '../../document/schema/flat-schema.ts'
import type { Value } from '../../request/operation.ts'
import { writeJson } from '../../request/write-json.ts'
import type { ConsoleStrings } from '../props/console-strings.ts'

/** Longer defaults and patterns are omitted; the page shows them. */
const MAX_LENGTH = 60

/** The constraints of a value and its default, as short texts: `1 – 100`, `default: 20`. */
export function describeLimits(schema: FlatSchema, strings: ConsoleStrings): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const { pattern, uniqueItems, default: fallback } = schema
  const shown = fallback && writeDefault(fallback.value as Value)
  return [
    range(minimum, maximum),
    exclusiveMinimum === undefined ? '' : `> ${digitsOf(exclusiveMinimum)}`,
    exclusiveMaximum === undefined ? '' : `< ${digitsOf(exclusiveMaximum)}`,
    named(strings.multipleOf, multipleOf === undefined ? '' : digitsOf(multipleOf)),
    named(strings.length, range(positive(schema.minLength), schema.maxLength)),
    named(strings.items, range(positive(schema.minItems), schema.maxItems)),
    uniqueItems ? strings.uniqueItems : '',
    named(strings.pattern, short(pattern)),
    named(strings.default, short(shown)),
  ].filter(Boolean)
}

function named(label: string, text: string): string {
  return text && `${label} ${text}`
}

function short(text: string | undefined): string {
  return text === undefined || text.length > MAX_LENGTH ? '' : text
}

/** A minimum length of 0 is omitted. */
function positive(bound: Numeric | undefined): Numeric | undefined {
  return bound !== undefined && numberOf(bound) > 0 ? bound : undefined
}

function range(min: Numeric | undefined, max: Numeric | undefined): string {
  if (min === undefined) return max === undefined ? '' : `≤ ${digitsOf(max)}`
  if (max === undefined) return `≥ ${digitsOf(min)}`
  const [least, most] = [digitsOf(min), digitsOf(max)]
  return least === most ? least : `${least} – ${most}`
}

function writeDefault(value: Value): string {
  return typeof value === 'string' && value !== '' ? value : writeJson(value)
}
