import type { Schema } from '../schema-model.ts'
import type { FlatSchema, SchemaSource } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'

/** Which properties to list, and in which order. */
export interface PropertyOptions {
  /** `request` omits `readOnly` properties, `response` omits `writeOnly` ones. */
  direction: 'request' | 'response' | 'both'
  /** Keep the order of the description instead of listing required properties first. */
  maintainOrder: boolean
}

/** A property of an object, or one that stands for further ones. */
export interface SchemaProperty {
  name: string
  schema: Schema
  required: boolean
  /** `name` is a pattern or placeholder, not a property name. */
  pseudo?: true
}

/**
 * The properties of an object: named ones, then `patternProperties` as `{pattern}`, then
 * `additionalProperties` as `{key}` or with the name that the description gives to keys.
 */
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
  if (others === undefined || others === false) return [...named, ...patterns]
  return [
    ...named,
    ...patterns,
    {
      name: `{${(others !== true && others.keyName) || 'key'}}`,
      schema: others === true ? {} : others,
      required: false,
      pseudo: true,
    },
  ]
}
