import type { PageField } from '../../../runtime/types/pages.ts'
import { isOfType } from '../example/allows-value.ts'
import { parseExactJson } from '../exact-number.ts'
import type { Schema } from '../schema-model.ts'
import { typeSchema } from './type-schema.ts'

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
function typedValue(
  value: unknown,
  { types, enum: values, anyOf }: Schema,
): { value: unknown } | undefined {
  if (anyOf) {
    const [found] = anyOf.flatMap((option) => typedValue(value, option) ?? [])
    return found
  }
  const isOne = (one: unknown) =>
    values?.includes(one) ?? (!types || types.some((type) => isOfType(type, one)))
  if (isOne(value)) return { value }
  if (typeof value !== 'string')
    return types?.includes('string') && !values && typeof value !== 'object'
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
