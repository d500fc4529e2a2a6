import type { Schema } from '../schema-model.ts'
import type { FlatSchema, SchemaSource } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'

export interface PropertyOptions {
  /** `readOnly` is left out of requests, `writeOnly` of responses. */
  direction: 'request' | 'response' | 'both'
  /** Keep the order of the description; else what is required comes first. */
  maintainOrder: boolean
}

export interface SchemaProperty {
  name: string
  schema: Schema
  required: boolean
  pseudo?: true
}

/** Properties in order, then patterns, then `{key}` for the others. */
export function propertiesOf(
  source: SchemaSource,
  flat: FlatSchema,
  { direction, maintainOrder }: PropertyOptions,
): SchemaProperty[] {
  const required = new Set(flat.required)
  const named = (flat.properties ?? []).flatMap(({ name, schema }): SchemaProperty[] => {
    const { readOnly, writeOnly } = flattenSchema(source, schema)
    if ((direction === 'request' && readOnly) || (direction === 'response' && writeOnly))
      return []
    return [{ name, schema, required: required.has(name) }]
  })
  if (!maintainOrder) named.sort((a, b) => Number(b.required) - Number(a.required))
  const patterns = (flat.patternProperties ?? []).map(
    ({ pattern, schema }): SchemaProperty => ({
      name: `{${pattern}}`,
      schema,
      required: false,
      pseudo: true,
    }),
  )
  const { additionalProperties: others } = flat
  const isMap = typeof others === 'object' || (others === true && named.length === 0)
  if (!isMap) return [...named, ...patterns]
  return [
    ...named,
    ...patterns,
    {
      name: '{key}',
      schema: others === true ? {} : others,
      required: false,
      pseudo: true,
    },
  ]
}
