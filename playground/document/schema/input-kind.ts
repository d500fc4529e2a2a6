import { choicesOf } from './schema-choices.ts'
import type { FlatSchema, SchemaSource } from './flat-schema.ts'
import { isFileSchema, typesOf } from './schema-type.ts'

/** A kind of input in the console's form. `choice` has a select of alternatives above the input. */
export type InputKind =
  'choice' | 'enum' | 'boolean' | 'number' | 'text' | 'file' | 'list' | 'object' | 'any'

/** Which input edits a value of the schema. `any` accepts any JSON value. */
export function inputKind(source: SchemaSource, schema: FlatSchema): InputKind {
  if (choicesOf(source, schema).length > 0) return 'choice'
  if (schema.enum || schema.const) return 'enum'
  if (isFileSchema(schema)) return 'file'
  const [type, ...others] = typesOf(schema)
  return type && others.length === 0 ? KINDS[type] : 'any'
}

const KINDS = {
  boolean: 'boolean',
  number: 'number',
  integer: 'number',
  array: 'list',
  object: 'object',
  string: 'text',
  null: 'any',
} as const
