import type { PageField } from '../../../runtime/types/pages.ts'
import type { Schema } from '../schema-model.ts'

const TYPES: Readonly<Record<string, Schema>> = {
  string: { types: ['string'] },
  str: { types: ['string'] },
  text: { types: ['string'] },
  integer: { types: ['integer'] },
  int: { types: ['integer'] },
  number: { types: ['number'] },
  float: { types: ['number'] },
  boolean: { types: ['boolean'] },
  bool: { types: ['boolean'] },
  object: { types: ['object'] },
  array: { types: ['array'] },
  list: { types: ['array'] },
  file: { types: ['string'], format: 'binary' },
  date: { types: ['string'], format: 'date' },
  datetime: { types: ['string'], format: 'date-time' },
  uuid: { types: ['string'], format: 'uuid' },
  null: { types: ['null'] },
}

/**
 * The schema of a `ParamField` in a page. Its type is free text, of which common names are
 * understood.
 */
export function fieldSchema({ type, fields, ...field }: PageField): Schema {
  const schema = withMembers(typeSchema(type ?? ''), fields)
  return {
    ...schema,
    ...(field.deprecated && { deprecated: true }),
    ...(field.default && { default: field.default }),
    ...(field.placeholder && { placeholder: field.placeholder }),
    ...(field.initial && { prefill: field.initial }),
  }
}

/** An object schema with the fields as properties. */
export function objectOfFields(fields: readonly PageField[]): Schema {
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  return {
    types: ['object'],
    properties: fields.map((field) => ({ name: field.name, schema: fieldSchema(field) })),
    ...(required.length > 0 && { required }),
  }
}

function withMembers(schema: Schema, fields: readonly PageField[]): Schema {
  if (fields.length === 0) return schema
  return schema.types?.includes('array')
    ? { ...schema, items: objectOfFields(fields) }
    : objectOfFields(fields)
}

/**
 * Parses `string`, `integer[]`, `array<string>`, `enum<string>`, `string<date>`, `string | null`.
 * Anything else gives the empty schema (any value).
 */
function typeSchema(text: string): Schema {
  const type = text.trim().toLowerCase()
  const alternatives = type.split(/\s*(?:\||\bor\b)\s*/)
  if (alternatives.length > 1) {
    const types = alternatives.flatMap((one) => typeSchema(one).types ?? [])
    return types.length === alternatives.length ? { types: [...new Set(types)] } : {}
  }
  const item =
    /^(.+)\[\]$/.exec(type)?.[1] ??
    /^(?:array|list)\s*(?:<|\[|of\s)\s*(.+?)[>\]]?$/.exec(type)?.[1]
  if (item !== undefined) return { types: ['array'], items: typeSchema(item) }
  const [, name = type, inner] = /^([\w-]+)\s*<(.*)>$/.exec(type) ?? []
  if (name === 'enum') return typeSchema(inner ?? 'string')
  const known = Object.hasOwn(TYPES, name) ? TYPES[name]! : {}
  return inner && known.types && !known.format ? { ...known, format: inner } : known
}
