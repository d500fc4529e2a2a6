import type { Discriminator, Schema } from '../schema-model.ts'
import type { FlatSchema, SchemaSource } from '../schema/flat-schema.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'
import { schemaName } from '../schema/schema-name.ts'

/** Deeper nesting of references and `allOf` is ignored. */
const MAX_DEPTH = 10

/**
 * Flattens a schema. If it extends one with a discriminator, the example of that property is the
 * value that stands for it: a `Cat` is a `Pet` whose `petType` is `Cat` (OpenAPI 3.1, "Discriminator
 * Object"). Values that the schema itself states stay.
 */
export function flattenSubtype(source: SchemaSource, schema: Schema): FlatSchema {
  const flat = flattenSchema(source, schema)
  if (flat.ids.length < 2) return flat
  return flat.ids.reduce((tagged, id) => {
    // The base is a choice itself: its alternatives have their values.
    const base = source.schemas[id]?.discriminator
    return base && base !== flat.discriminator ? tag(source, tagged, base) : tagged
  }, flat)
}

function tag(source: SchemaSource, flat: FlatSchema, base: Discriminator): FlatSchema {
  const subtype = flat.ids.find((id) => isKnown(base, id))
  if (subtype === undefined || !flat.properties) return flat
  const value =
    base.mapping.find(({ id }) => id === subtype)?.value ?? schemaName(subtype)
  const properties = flat.properties.map((property) =>
    property.name === base.propertyName && isOpen(source, property.schema, value)
      ? { ...property, schema: { ...property.schema, examples: [value] } }
      : property,
  )
  return { ...flat, properties }
}

function isKnown({ mapping, subtypes = [] }: Discriminator, id: string): boolean {
  return (
    mapping.some((entry) => entry.id === id) || subtypes.some(({ ref }) => ref === id)
  )
}

/** True if the schema allows the value and states none itself. */
function isOpen(source: SchemaSource, schema: Schema, value: string, depth = 0): boolean {
  const { ref, allOf = [], types, enum: values, examples } = schema
  if (depth > MAX_DEPTH || schema.const || schema.default || examples) return false
  if (values && (values.length === 1 || !values.includes(value))) return false
  if (types && !types.includes('string')) return false
  const target = ref === undefined ? undefined : source.schemas[ref]
  return [...allOf, ...(target ? [target] : [])].every((part) =>
    isOpen(source, part, value, depth + 1),
  )
}
