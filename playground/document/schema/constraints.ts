import { type Numeric, numberOf } from '../exact-number.ts'
import type { Keywords } from './flat-schema.ts'
import { isFileSchema, typesOf } from './schema-type.ts'

/** One constraint on a value. The theme provides its label. */
export type Constraint =
  | { kind: 'minimum' | 'maximum'; value: Numeric; exclusive: boolean }
  | { kind: 'length' | 'items' | 'properties'; min?: Numeric; max?: Numeric }
  | { kind: 'multipleOf'; value: Numeric }
  | { kind: 'pattern'; value: string }
  | { kind: 'uniqueItems' | 'closedObject' | 'closedList' }
  | { kind: 'format' | 'mediaType' | 'encoding' | 'requiredNames'; value: string }
  | { kind: 'requiredWith'; name: string; value: string }

/** True if the type label already includes the format: `string<date-time>`. */
function isInLabel(schema: Keywords): boolean {
  if (schema.enum ?? schema.const) return false
  if (isFileSchema(schema)) return schema.format === 'binary'
  return typesOf(schema).some((type) => ['string', 'integer', 'number'].includes(type))
}

/**
 * Lists the constraints of a schema in display order: bounds, lengths, patterns, formats, closed
 * objects and lists, conditionally required properties. A minimum length of 0 is omitted.
 */
export function constraintsOf(schema: Keywords): Constraint[] {
  const found: Constraint[] = []
  if (schema.exclusiveMinimum !== undefined)
    found.push({ kind: 'minimum', value: schema.exclusiveMinimum, exclusive: true })
  if (schema.minimum !== undefined)
    found.push({ kind: 'minimum', value: schema.minimum, exclusive: false })
  if (schema.exclusiveMaximum !== undefined)
    found.push({ kind: 'maximum', value: schema.exclusiveMaximum, exclusive: true })
  if (schema.maximum !== undefined)
    found.push({ kind: 'maximum', value: schema.maximum, exclusive: false })
  const parts = [...(schema.earlier ?? []), schema]
  for (const { multipleOf } of parts)
    if (multipleOf !== undefined) found.push({ kind: 'multipleOf', value: multipleOf })
  range('length', schema.minLength, schema.maxLength)
  range('items', schema.minItems, schema.maxItems)
  range('properties', schema.minProperties, schema.maxProperties)
  for (const { pattern } of parts)
    if (pattern) found.push({ kind: 'pattern', value: pattern })
  // Some generators write it at every parameter.
  if (schema.uniqueItems && typesOf(schema).includes('array'))
    found.push({ kind: 'uniqueItems' })
  if (schema.additionalProperties === false) found.push({ kind: 'closedObject' })
  if (schema.prefixItems && schema.items?.never) found.push({ kind: 'closedList' })
  if (schema.format && !isInLabel(schema))
    found.push({ kind: 'format', value: schema.format })
  if (schema.contentMediaType)
    found.push({ kind: 'mediaType', value: schema.contentMediaType })
  if (schema.contentEncoding)
    found.push({ kind: 'encoding', value: schema.contentEncoding })
  const listed = new Set(schema.properties?.map(({ name }) => name))
  const unlisted = schema.required?.filter((name) => !listed.has(name)) ?? []
  if (unlisted.length > 0)
    found.push({ kind: 'requiredNames', value: unlisted.join(', ') })
  for (const { name, required } of schema.dependentRequired ?? [])
    found.push({ kind: 'requiredWith', name, value: required.join(', ') })
  return found

  function range(
    kind: 'length' | 'items' | 'properties',
    min: Numeric | undefined,
    max: Numeric | undefined,
  ) {
    const isBounded = min !== undefined && numberOf(min) !== 0
    if (!isBounded && max === undefined) return
    found.push({ kind, ...(isBounded && { min }), ...(max !== undefined && { max }) })
  }
}
