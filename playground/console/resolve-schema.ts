import type { Schema, SchemaType } from '../api.ts'

export type Schemas = Record<string, Schema>

/** References that lead in a circle without ever describing anything end here. */
const maximumDepth = 16

/**
 * A schema with its reference followed and its `allOf` merged: properties together,
 * `required` united, bounds tightened (behaviour 5.3). Children are not resolved.
 */
export function resolveSchema(schema: Schema, schemas: Schemas, depth = 0): Schema {
  if (depth > maximumDepth) return {}
  const { ref, allOf, ...own } = schema
  const parts: Schema[] = []
  if (ref !== undefined && Object.hasOwn(schemas, ref)) parts.push(schemas[ref] ?? {})
  parts.push(...(allOf ?? []))
  return [...parts.map((part) => resolveSchema(part, schemas, depth + 1)), own].reduce(
    merge,
  )
}

function merge(left: Schema, right: Schema): Schema {
  const merged: Schema = { ...left, ...right }
  if (left.properties && right.properties) {
    const names = new Set(right.properties.map(({ name }) => name))
    merged.properties = [
      ...left.properties.filter(({ name }) => !names.has(name)),
      ...right.properties,
    ]
  }
  if (left.required && right.required) {
    merged.required = [...new Set([...left.required, ...right.required])]
  }
  if (left.enum && right.enum) {
    const allowed = right.enum
    merged.enum = left.enum.filter((value) => allowed.includes(value))
  }
  for (const key of ['minimum', 'minLength', 'minItems'] as const) {
    tighten(merged, key, Math.max(left[key] ?? -Infinity, right[key] ?? -Infinity))
  }
  for (const key of ['maximum', 'maxLength', 'maxItems'] as const) {
    tighten(merged, key, Math.min(left[key] ?? Infinity, right[key] ?? Infinity))
  }
  return merged
}

function tighten(
  schema: Schema,
  key: 'minimum' | 'minLength' | 'minItems' | 'maximum' | 'maxLength' | 'maxItems',
  bound: number,
): void {
  if (Number.isFinite(bound)) schema[key] = bound
}

export type FieldKind =
  'choice' | 'enum' | 'boolean' | 'number' | 'text' | 'file' | 'list' | 'object' | 'any'

/** Which input a resolved schema gets. */
export function fieldKind(schema: Schema): FieldKind {
  if (options(schema)) return 'choice'
  if (schema.enum || schema.const) return 'enum'
  const types = typesOf(schema)
  if (types.length !== 1) return 'any'
  switch (types[0]) {
    case 'boolean':
      return 'boolean'
    case 'number':
    case 'integer':
      return 'number'
    case 'array':
      return 'list'
    case 'object':
      return 'object'
    case 'string':
      return isFile(schema) ? 'file' : 'text'
    default:
      return 'any'
  }
}

/** Types but `null`, inferred from the keywords where none are written. */
export function typesOf(schema: Schema): SchemaType[] {
  const written = (schema.types ?? []).filter((type) => type !== 'null')
  if (written.length > 0) return written
  if (schema.properties || schema.additionalProperties) return ['object']
  if (schema.items || schema.prefixItems) return ['array']
  if (schema.pattern || schema.minLength || schema.format) return ['string']
  if (schema.contentMediaType) return ['string']
  if (schema.minimum !== undefined || schema.maximum !== undefined) return ['number']
  return []
}

/** The alternatives of `oneOf` or `anyOf`, without `null`; undefined where there is no choice. */
export function options(schema: Schema): Schema[] | undefined {
  const all = schema.oneOf ?? schema.anyOf
  const real = all?.filter((option) => option.types?.join() !== 'null')
  return real && real.length > 0 ? real : undefined
}

/** Text of a type, as the page has it: `integer<int64>`, `string[]`, `enum<string>`. */
export function typeLabel(
  schema: Schema,
  schemas: Schemas,
  any: string,
  depth = 0,
): string {
  const alternatives = options(schema)
  if (alternatives && depth < 2) {
    const labels = alternatives.slice(0, 4).map((option) => {
      const resolved = resolveSchema(option, schemas)
      const name = option.ref?.split('/').at(-1)
      return resolved.title ?? name ?? typeLabel(resolved, schemas, any, depth + 1)
    })
    return [...new Set(labels)].join(' | ') + (alternatives.length > 4 ? ' | …' : '')
  }
  const types = typesOf(schema)
  if (types[0] === 'array' && types.length === 1) {
    const items = schema.items ? resolveSchema(schema.items, schemas) : {}
    const inner = typesOf(items)
    return (inner.length === 1 && inner[0] !== 'array' ? inner[0] : any) + '[]'
  }
  const label = types.join(' | ') || any
  if (isFile(schema)) return 'file'
  if (schema.enum) return `enum<${label}>`
  return schema.format ? `${label}<${schema.format}>` : label
}

/** Files are text of format `binary`, or of a media type that is not text (behaviour 5.3). */
function isFile({ format, contentMediaType, contentEncoding }: Schema): boolean {
  if (format === 'binary') return true
  if (!contentMediaType || contentEncoding) return false
  return !/^text\/|json|xml|yaml/.test(contentMediaType)
}
