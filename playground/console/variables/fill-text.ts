import { parseExactJson } from '../../document/exact-number.ts'
import type { FlatSchema } from '../../document/schema/flat-schema.ts'
import { typesOf } from '../../document/schema/schema-type.ts'
import type { Value } from '../../request/operation.ts'

/** `{{name}}`, the syntax of Postman and others: letters, digits, `_`, `.` and `-`. */
const VARIABLE = /\{\{\s*([\p{L}\p{N}_.-]+)\s*\}\}/gu

/** Values by variable name. */
export type Lookup = ReadonlyMap<string, string>

/** Fills in the variables of a text. Undefined ones remain. */
export function fillText(text: string, values: Lookup): string {
  if (!text.includes('{{')) return text
  return text.replace(VARIABLE, (whole, name: string) => values.get(name) ?? whole)
}

/** Names of the variables in a text. */
export function variablesIn(text: string): string[] {
  return text.includes('{{')
    ? [...text.matchAll(VARIABLE)].map(([, name = '']) => name)
    : []
}

/** True if the text consists only of variables. */
export function isVariables(text: string): boolean {
  return text.includes('{{') && text.replace(VARIABLE, '').trim() === ''
}

/** Names of the variables in all strings of a value, including object keys. */
export function variablesInValue(value: unknown): string[] {
  if (typeof value === 'string') return variablesIn(value)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  return Object.entries(value).flatMap(([name, member]) => [
    ...variablesIn(name),
    ...variablesInValue(member),
  ])
}

/** Converts filled-in text to the type of its schema: if strings aren't allowed, JSON is parsed. */
export function typedText(text: string, schemas: readonly FlatSchema[]): Value {
  const types = schemas.map((schema) => typesOf(schema))
  const isText = types.some((list) => list.includes('string'))
  if (isText) return text
  try {
    return parseExactJson(text) as Value
  } catch {
    return text
  }
}
