import type { Schema } from '../api.ts'

/** One line of what a value has to fit; words are the theme's. */
export type Constraint =
  | { kind: 'minimum' | 'maximum'; value: number; exclusive: boolean }
  | { kind: 'length' | 'items' | 'properties'; min?: number; max?: number }
  | { kind: 'multipleOf'; value: number }
  | { kind: 'pattern'; value: string }
  | { kind: 'uniqueItems' }

/** The constraints of a schema in the order of behaviour 5.3. A bound of 0 on a length says nothing. */
export function constraintsOf(schema: Pick<Schema, keyof Schema>): Constraint[] {
  const found: Constraint[] = []
  if (schema.exclusiveMinimum !== undefined)
    found.push({ kind: 'minimum', value: schema.exclusiveMinimum, exclusive: true })
  else if (schema.minimum !== undefined)
    found.push({ kind: 'minimum', value: schema.minimum, exclusive: false })
  if (schema.exclusiveMaximum !== undefined)
    found.push({ kind: 'maximum', value: schema.exclusiveMaximum, exclusive: true })
  else if (schema.maximum !== undefined)
    found.push({ kind: 'maximum', value: schema.maximum, exclusive: false })
  if (schema.multipleOf !== undefined)
    found.push({ kind: 'multipleOf', value: schema.multipleOf })
  range('length', schema.minLength, schema.maxLength)
  range('items', schema.minItems, schema.maxItems)
  range('properties', schema.minProperties, schema.maxProperties)
  if (schema.pattern) found.push({ kind: 'pattern', value: schema.pattern })
  if (schema.uniqueItems) found.push({ kind: 'uniqueItems' })
  return found

  function range(
    kind: 'length' | 'items' | 'properties',
    min: number | undefined,
    max: number | undefined,
  ) {
    if (!min && max === undefined) return
    found.push({ kind, ...(min && { min }), ...(max !== undefined && { max }) })
  }
}
