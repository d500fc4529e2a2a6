import type { PageField } from '../../../runtime/types/pages.ts'
import { isOfType } from '../example/allows-value.ts'
import { parseExactJson } from '../exact-number.ts'
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
 * understood. Its values are of that type: `default="30"` of an integer is 30, and a default that
 * isn't of the type is only a text for readers.
 */
export function fieldSchema({ type, fields, ...field }: PageField): Schema {
  const schema = withMembers(typeSchema(type ?? ''), fields)
  const fallback = field.default && typedValue(field.default.value, schema)
  const prefill =
    field.initial && (typedValue(field.initial.value, schema) ?? field.initial)
  return {
    ...schema,
    ...(field.deprecated && { deprecated: true }),
    ...(fallback && { default: fallback }),
    ...(field.placeholder && { placeholder: field.placeholder }),
    ...(prefill && { prefill }),
  }
}

/** The value as one of the schema's type, read from text if need be; `undefined` if it is none. */
function typedValue(value: unknown, { types }: Schema): { value: unknown } | undefined {
  const isOne = (one: unknown) => !types || types.some((type) => isOfType(type, one))
  if (isOne(value)) return { value }
  if (typeof value !== 'string')
    return types?.includes('string') && typeof value !== 'object'
      ? { value: String(value) }
      : undefined
  try {
    // Authors who write Python have `True` and `False`.
    const text = /^(?:true|false)$/i.test(value) ? value.toLowerCase() : value
    const read = parseExactJson(text)
    return isOne(read) ? { value: read } : undefined
  } catch {
    return undefined
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
