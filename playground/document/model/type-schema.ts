import type { Schema, SchemaType } from '../schema-model.ts'

const TYPES: Readonly<Record<string, Schema>> = {
  string: { types: ['string'] },
  str: { types: ['string'] },
  text: { types: ['string'] },
  integer: { types: ['integer'] },
  int: { types: ['integer'] },
  int32: { types: ['integer'], format: 'int32' },
  int64: { types: ['integer'], format: 'int64' },
  long: { types: ['integer'], format: 'int64' },
  bigint: { types: ['integer'] },
  number: { types: ['number'] },
  numeric: { types: ['number'] },
  decimal: { types: ['number'] },
  float: { types: ['number'] },
  double: { types: ['number'] },
  boolean: { types: ['boolean'] },
  bool: { types: ['boolean'] },
  true: { types: ['boolean'] },
  false: { types: ['boolean'] },
  object: { types: ['object'] },
  dict: { types: ['object'] },
  dictionary: { types: ['object'] },
  map: { types: ['object'] },
  record: { types: ['object'] },
  array: { types: ['array'] },
  list: { types: ['array'] },
  file: { types: ['string'], format: 'binary' },
  binary: { types: ['string'], format: 'binary' },
  'form-data': { types: ['string'], format: 'binary' },
  email: { types: ['string'], format: 'email' },
  url: { types: ['string'], format: 'uri' },
  uri: { types: ['string'], format: 'uri' },
  date: { types: ['string'], format: 'date' },
  datetime: { types: ['string'], format: 'date-time' },
  uuid: { types: ['string'], format: 'uuid' },
  null: { types: ['null'] },
}

const OPENING = new Set('([{<')
const CLOSING = new Set(')]}>')

/** What authors write behind a type, although it is none of it: `string?`, `string, optional`. */
const REMARK = /\s?(?:\?|[,(]?\s?\b(?:optional|required)\)?)$/i

/**
 * The schema of a type that an author wrote as text: `string`, `integer[]`, `array<string>`,
 * `dict[string, number]`, `string<date>`, `string | null`, `'asc' | 'desc'`. Anything else gives
 * the empty schema (any value).
 */
export function typeSchema(text: string): Schema {
  const type = text.trim().replace(REMARK, '')
  const alternatives = splitOutside(type, /\s*(?:\||\/|\bor\b)\s*/y)
  if (alternatives.length > 1) return unionOf(alternatives.map(typeSchema))
  const [, literal] = /^(?:"([^"]*)"|'([^']*)'|`([^`]*)`)$/
    .exec(type)
    ?.filter((part) => part !== undefined) ?? [undefined, undefined]
  if (literal !== undefined) return { types: ['string'], enum: [literal] }
  if (/^-?\d+(?:\.\d+)?$/.test(type)) return numberLiteral(Number(type))
  const item =
    /^(.+)\[\]$/s.exec(type)?.[1] ?? /^(?:array|list) of (.+)$/is.exec(type)?.[1]
  if (item !== undefined) return { types: ['array'], items: typeSchema(item) }
  const [, inParentheses] = /^\((.+)\)$/s.exec(type) ?? []
  if (inParentheses !== undefined) return typeSchema(inParentheses)
  const [, outer, inner] = /^([\w-]+)\s*[<[](.*)[>\]]$/s.exec(type) ?? []
  return outer === undefined ? named(type) : genericSchema(outer, inner!)
}

function named(name: string): Schema {
  const key = name.toLowerCase()
  if (key === 'enum') return { types: ['string'] }
  if (Object.hasOwn(TYPES, key)) return TYPES[key]!
  // `string (ISO 8601)`, and `strings` in `array of strings`.
  const shorter = /^(\w+)\s*\(.*\)$/s.exec(key)?.[1] ?? key.replace(/s$/, '')
  return Object.hasOwn(TYPES, shorter) ? TYPES[shorter]! : {}
}

/** `array<string>`, `dict[string, number]`, `enum<a, b>`, `string<date>`. */
function genericSchema(name: string, inner: string): Schema {
  const known = named(name)
  const parameters = splitOutside(inner.trim(), /\s*,\s*/y)
  const last = parameters.at(-1)!
  if (/^enum$/i.test(name))
    return parameters.length > 1
      ? { types: ['string'], enum: parameters.map(unquoted) }
      : typeSchema(last || 'string')
  switch (known.types?.[0]) {
    case 'array':
      return { ...known, items: parameters.length > 1 ? {} : typeSchema(last) }
    case 'object':
      return parameters.length > 1
        ? { ...known, additionalProperties: typeSchema(last) }
        : known
    default:
      return inner && known.types && !known.format ? { ...known, format: inner } : known
  }
}

function unquoted(text: string): string {
  return text.replace(/^(["'`])(.*)\1$/s, '$2')
}

function numberLiteral(value: number): Schema {
  return { types: [Number.isInteger(value) ? 'integer' : 'number'], enum: [value] }
}

/**
 * Literals are one `enum`, plain types one list of types; others are alternatives. Any value if
 * one of the types is unknown.
 */
function unionOf(schemas: readonly Schema[]): Schema {
  if (schemas.some(({ types, anyOf }) => !types && !anyOf)) return {}
  const all = schemas.flatMap((schema) => schema.anyOf ?? [schema])
  const plain = all.filter((schema) => Object.keys(schema).length === 1)
  const types = [...new Set(plain.flatMap((schema) => schema.types ?? []))]
  const literals = all.filter(
    (schema) => schema.enum && !schema.types?.every((type) => types.includes(type)),
  )
  const others = all.filter((schema) => !schema.enum && !plain.includes(schema))
  const isNullable = types.includes('null')
  const named = types.filter((type) => type !== 'null')
  const choices: Schema[] = [
    ...(literals.length > 0 ? [enumOf(literals)] : []),
    ...named.map((type): Schema => ({ types: [type] })),
    ...others,
  ]
  if (choices.length === named.length) return { types }
  const [only, ...rest] = choices
  if (rest.length === 0) return isNullable ? orNull(only!) : only!
  return { anyOf: [...choices, ...(isNullable ? [{ types: ['null' as const] }] : [])] }
}

function enumOf(literals: readonly Schema[]): Schema {
  return {
    types: [...new Set(literals.flatMap(({ types = [] }) => types))],
    enum: [...new Set(literals.flatMap((schema) => schema.enum ?? []))],
  }
}

function orNull(schema: Schema): Schema {
  const types: SchemaType[] = [...new Set([...(schema.types ?? []), 'null' as const])]
  return { ...schema, types, ...(schema.enum && { enum: [...schema.enum, null] }) }
}

/** Splits at separators that are neither in quotes nor in brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let start = 0
  for (let index = 0; index < text.length; index++) {
    const char = text[index]!
    if (quote) {
      if (char === quote) quote = ''
      continue
    }
    // An apostrophe in a word is no quote.
    if (/["'`]/.test(char) && !/\w/.test(text[index - 1] ?? '')) quote = char
    if (OPENING.has(char)) depth++
    if (CLOSING.has(char)) depth--
    separator.lastIndex = index
    const [found] = (depth === 0 && separator.exec(text)) || []
    if (found === undefined) continue
    parts.push(text.slice(start, index))
    start = index + found.length
    index = start - 1
  }
  return [...parts, text.slice(start)]
}
