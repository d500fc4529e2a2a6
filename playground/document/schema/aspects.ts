import type { Numeric } from '../exact-number.ts'
import type { Schema } from '../schema-model.ts'
import type { FlatSchema } from './flat-schema.ts'

/** A keyword that holds a schema, and is neither a property nor an alternative. */
export interface Aspect {
  kind:
    | 'not'
    | 'if'
    | 'then'
    | 'else'
    | 'contains'
    | 'propertyNames'
    | 'contentSchema'
    /** Holds where the property `name` is there. */
    | 'dependent'
    /** The place `name`, from 1, of a tuple. */
    | 'position'
  name?: string
  /** How many items fit (`minContains`, `maxContains`). */
  min?: Numeric
  max?: Numeric
  schema: Schema
}

/** What a schema says by other keywords than properties, items and alternatives (JSON Schema Core, section 10). */
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
