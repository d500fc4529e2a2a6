import { mediaKind } from '../media-kind.ts'
import type { Schema } from '../schema-model.ts'
import type { SchemaSource } from '../schema/flat-schema.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'
import { typesOf } from '../schema/schema-type.ts'

const MAX_DEPTH = 6

/**
 * True if an example written as a string is the serialised body, not a JSON string value. Always
 * true for media types other than JSON. For JSON it depends on the schema: false if it allows
 * strings; otherwise true for a text that parses as JSON or starts like an object or array.
 */
export function isSerializedExample(
  source: SchemaSource,
  type: string,
  schema: Schema | undefined,
  value: string,
): boolean {
  if (mediaKind(type) !== 'json') return true
  const allowed = allowsText(source, schema ?? {})
  if (allowed) return false
  return /^\s*[[{]/.test(value) || (allowed === false && isJson(value))
}

/** Whether the schema allows strings; `undefined` if it doesn't state a type. */
function allowsText(
  source: SchemaSource,
  schema: Schema,
  depth = 0,
): boolean | undefined {
  const flat = flattenSchema(source, schema)
  const types = typesOf(flat)
  if (types.length > 0) return types.includes('string')
  if (depth > MAX_DEPTH || flat.choices.length === 0) return undefined
  const options = flat.choices
    .flat()
    .map((option) => allowsText(source, option, depth + 1))
  if (options.includes(true)) return true
  return options.includes(undefined) ? undefined : false
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
