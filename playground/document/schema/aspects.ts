import type { Numeric } from '../exact-number.ts'
import type { Schema } from '../schema-model.ts'
import type { FlatSchema } from './flat-schema.ts'

/** A keyword with a subschema that is neither a property nor an item nor an alternative. */
export interface Aspect {
  kind:
    | 'not'
    | 'if'
    | 'then'
    | 'else'
    | 'contains'
    | 'propertyNames'
    | 'contentSchema'
    /** `dependentSchemas`: applies if the property `name` is present. */
    | 'dependent'
    /** `prefixItems`: position `name` of a tuple, counted from 1. */
    | 'position'
  name?: string
  /** `minContains` and `maxContains`. */
  min?: Numeric
  max?: Numeric
  schema: Schema
}

/**
 * The subschemas of a schema apart from its properties, items and alternatives (JSON Schema Core,
 * section 10), in display order.
 */
export function aspectsOf(flat: FlatSchema): Aspect[] {
  const found: Aspect[] = []
  const add = (kind: Aspect['kind'], schema: Schema | undefined, name?: string) => {
    if (schema) found.push({ kind, schema, ...(name !== undefined && { name }) })
  }
  flat.prefixItems?.forEach((schema, index) => add('position', schema, String(index + 1)))
  for (const part of flat.contains ?? []) found.push({ kind: 'contains', ...part })
  add('propertyNames', flat.propertyNames)
  for (const { name, schema } of flat.dependentSchemas ?? [])
    add('dependent', schema, name)
  for (const condition of flat.conditions ?? []) {
    add('if', condition.if)
    add('then', condition.pass)
    add('else', condition.fail)
  }
  for (const schema of flat.not ?? []) add('not', schema)
  add('contentSchema', flat.contentSchema)
  return found
}
