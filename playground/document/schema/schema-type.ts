import { isExactNumber, numberOf } from '../exact-number.ts'
import type { Schema, SchemaType } from '../schema-model.ts'
import type { FlatSchema, Keywords, SchemaSource } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'

const MAX_DEPTH = 6

/**
 * The types that a schema allows, without `null`: as declared, else inferred from `const`, `enum`
 * or the keywords used. Empty if it could be anything.
 */
export function typesOf(schema: Keywords): SchemaType[] {
  const written = schema.types?.filter((type) => type !== 'null')
  if (written && written.length > 0) return written
  if (schema.types) return []
  const values = schema.const ? [schema.const.value] : schema.enum
  if (values)
    return [...new Set(values.filter((value) => value !== null).map(typeOfValue))]
  if (
    has(
      schema,
      'properties',
      'additionalProperties',
      'patternProperties',
      'minProperties',
      'maxProperties',
    )
  )
    return ['object']
  if (has(schema, 'items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'))
    return ['array']
  if (
    has(
      schema,
      'minLength',
      'maxLength',
      'pattern',
      'contentMediaType',
      'contentEncoding',
    )
  )
    return ['string']
  if (
    has(
      schema,
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'exclusiveMaximum',
      'multipleOf',
    )
  )
    return ['number']
  if (schema.format !== undefined)
    return [
      /^u?int\d*$/.test(schema.format)
        ? 'integer'
        : /^(float|double|decimal)/.test(schema.format)
          ? 'number'
          : 'string',
    ]
  return schema.required ? ['object'] : []
}

function has(schema: Keywords, ...keys: (keyof Keywords)[]): boolean {
  return keys.some((key) => schema[key] !== undefined)
}

function typeOfValue(value: unknown): SchemaType {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number' || isExactNumber(value))
    return Number.isInteger(numberOf(value)) ? 'integer' : 'number'
  return typeof value === 'boolean' || typeof value === 'string'
    ? (typeof value as 'boolean' | 'string')
    : 'object'
}

/** True if the schema allows `null`. */
export function isNullable(source: SchemaSource, schema: FlatSchema, depth = 0): boolean {
  if (schema.types) return schema.types.includes('null')
  if (schema.nullable || schema.enum?.includes(null) || schema.const?.value === null)
    return true
  if (depth > MAX_DEPTH) return false
  return schema.choices.some((options) =>
    options.some((option) => {
      const flat = flattenSchema(source, option)
      return isNull(flat) || isNullable(source, flat, depth + 1)
    }),
  )
}

/** True if the schema allows nothing but `null`. */
export function isNull(schema: FlatSchema): boolean {
  if (schema.const) return schema.const.value === null
  return (
    (schema.types?.length === 1 && schema.types[0] === 'null') ||
    (schema.enum?.length === 1 && schema.enum[0] === null)
  )
}

/** True for binary content, which is displayed as `file` and entered with a file input. */
export function isFileSchema(schema: Keywords): boolean {
  if (!typesOf(schema).every((type) => type === 'string')) return false
  if (schema.format === 'binary' || schema.format === 'base64') return true
  return (
    schema.contentEncoding === undefined &&
    schema.contentMediaType !== undefined &&
    !/^text\/|json|xml|yaml|form-urlencoded/.test(schema.contentMediaType)
  )
}

/**
 * The type as displayed: `string<date-time>`, `enum<string>`, `integer<int64>[]`,
 * `object | null`.
 */
export function typeLabel(source: SchemaSource, schema: Schema, depth = 0): string {
  const flat = flattenSchema(source, schema)
  if (flat.never) return 'never'
  if (isNull(flat)) return 'null'
  const names = baseLabels(source, flat, depth)
  if (isNullable(source, flat)) names.push('null')
  return [...new Set(names)].join(' | ')
}

function baseLabels(source: SchemaSource, flat: FlatSchema, depth: number): string[] {
  if (isFileSchema(flat)) return ['file']
  const types = typesOf(flat)
  if (flat.enum ?? flat.const) return [`enum<${types.join(' | ') || 'any'}>`]
  if (types.length === 0) {
    const options = flat.choices[0]
    if (!options || depth > MAX_DEPTH) return ['any']
    const labels = options
      .filter((option) => !isNull(flattenSchema(source, option)))
      .flatMap((option) => typeLabel(source, option, depth + 1).split(' | '))
    const distinct = [...new Set(labels)].filter((label) => label !== 'null')
    return distinct.length > 0 && distinct.length <= 4 ? distinct : ['any']
  }
  return types.map((type) => {
    if (type === 'array') return arrayLabel(source, flat, depth)
    return flat.format && (type === 'string' || type === 'integer' || type === 'number')
      ? `${type}<${flat.format}>`
      : type
  })
}

function arrayLabel(
  source: SchemaSource,
  { items, prefixItems }: FlatSchema,
  depth: number,
): string {
  if (depth > MAX_DEPTH) return 'array'
  if (prefixItems) {
    const places = prefixItems.map((item) => typeLabel(source, item, depth + 1))
    const rest = !items
      ? ['…']
      : items.never
        ? []
        : [`…${typeLabel(source, items, depth + 1)}[]`]
    return `[${[...places, ...rest].join(', ')}]`
  }
  const item = items ? typeLabel(source, items, depth + 1) : 'any'
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`
}
