import type { Schema } from '../schema-model.ts'
import type { FlatSchema, SchemaSource } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { choicesOf } from './schema-choices.ts'

/** Limits nesting, since alternatives can refer to each other. */
const MAX_DEPTH = 6

/** A schema and all of its alternatives, flattened. */
export function withAlternatives(
  source: SchemaSource,
  schema: Schema,
  depth = 0,
): FlatSchema[] {
  const flat = flattenSchema(source, schema)
  if (depth > MAX_DEPTH) return [flat]
  const options = choicesOf(source, flat).flatMap((choice) => choice.options)
  return [
    flat,
    ...options.flatMap((option) => withAlternatives(source, option.schema, depth + 1)),
  ]
}
