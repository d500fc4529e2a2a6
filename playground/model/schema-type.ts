import type { Api, Schema, SchemaType } from '../api.ts'
import { type FlatSchema, flattenSchema } from './flatten-schema.ts'

const DEEPEST = 6

/** The types that a schema allows, without `null`: as written, else told by its keywords (behaviour 5.3). */
export function typesOf(schema: FlatSchema): SchemaType[] {
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

function has(schema: FlatSchema, ...keys: (keyof FlatSchema)[]): boolean {
  return keys.some((key) => schema[key] !== undefined)
}

function typeOfValue(value: unknown): SchemaType {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value === 'boolean' || typeof value === 'string'
    ? (typeof value as 'boolean' | 'string')
    : 'object'
}

/** True when `null` is allowed. */
export function isNullable(api: Api, schema: FlatSchema): boolean {
  if (schema.types) return schema.types.includes('null')
  if (schema.enum?.includes(null) || (schema.const && schema.const.value === null))
    return true
  return schema.choices.some((options) =>
    options.some((option) => isNull(flattenSchema(api, option))),
  )
}

/** The schema that allows nothing but `null`. */
export function isNull(schema: FlatSchema): boolean {
  if (schema.const) return schema.const.value === null
  return (
    (schema.types?.length === 1 && schema.types[0] === 'null') ||
    (schema.enum?.length === 1 && schema.enum[0] === null)
  )
}

/** Bytes rather than text: shown and entered as a file (behaviour 5.3). */
export function isFile(schema: FlatSchema): boolean {
  if (!typesOf(schema).every((type) => type === 'string')) return false
  if (schema.format === 'binary' || schema.format === 'base64') return true
  return (
    schema.contentEncoding === undefined &&
    schema.contentMediaType !== undefined &&
    !/^text\/|json|xml|yaml|form-urlencoded/.test(schema.contentMediaType)
  )
}

/** The type as a reader sees it: `string<date-time>`, `enum<string>`, `integer<int64>[]`, `object | null`. */
export function typeLabel(api: Api, schema: Schema, depth = 0): string {
  const flat = flattenSchema(api, schema)
  if (flat.never) return 'never'
  if (isNull(flat)) return 'null'
  const names = baseLabels(api, flat, depth)
  if (isNullable(api, flat)) names.push('null')
  return [...new Set(names)].join(' | ')
}

function baseLabels(api: Api, flat: FlatSchema, depth: number): string[] {
  if (isFile(flat)) return ['file']
  const types = typesOf(flat)
  if (flat.enum ?? flat.const) return [`enum<${types.join(' | ') || 'any'}>`]
  if (types.length === 0) {
    const options = flat.choices[0]
    if (!options || depth > DEEPEST) return ['any']
    const labels = options
      .filter((option) => !isNull(flattenSchema(api, option)))
      .flatMap((option) => typeLabel(api, option, depth + 1).split(' | '))
    const distinct = [...new Set(labels)].filter((label) => label !== 'null')
    return distinct.length > 0 && distinct.length <= 4 ? distinct : ['any']
  }
  return types.map((type) => {
    if (type === 'array') return arrayLabel(api, flat, depth)
    return flat.format && (type === 'string' || type === 'integer' || type === 'number')
      ? `${type}<${flat.format}>`
      : type
  })
}

function arrayLabel(api: Api, { items, prefixItems }: FlatSchema, depth: number): string {
  if (depth > DEEPEST) return 'array'
  if (prefixItems && !items)
    return `[${prefixItems.map((item) => typeLabel(api, item, depth + 1)).join(', ')}]`
  const item = items ? typeLabel(api, items, depth + 1) : 'any'
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`
}
