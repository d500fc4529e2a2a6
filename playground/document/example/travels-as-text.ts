import { mediaKind } from '../media-kind.ts'
import type { Schema } from '../schema-model.ts'
import type { SchemaSource } from '../schema/flat-schema.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'
import { typesOf } from '../schema/schema-type.ts'

const DEEPEST = 6

/**
 * Whether a text that a description gives as an example is the body as it travels. Of JSON it is so
 * where the schema takes no text; where it takes some, the example is a JSON string.
 */
export function travelsAsText(
  source: SchemaSource,
  type: string,
  schema: Schema | undefined,
  value: string,
): boolean {
  if (mediaKind(type) !== 'json') return true
  const takes = takesText(source, schema ?? {})
  if (takes) return false
  return /^\s*[[{]/.test(value) || (takes === false && isJson(value))
}

/** Undefined where nothing is said of the type. */
function takesText(source: SchemaSource, schema: Schema, depth = 0): boolean | undefined {
  const flat = flattenSchema(source, schema)
  const types = typesOf(flat)
  if (types.length > 0) return types.includes('string')
  if (depth > DEEPEST || flat.choices.length === 0) return undefined
  const options = flat.choices
    .flat()
    .map((option) => takesText(source, option, depth + 1))
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
