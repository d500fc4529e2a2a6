import type { Schema } from '../api.ts'

/** Bounds that keep a page small for cyclic and explosive specs. */
const limits = { schemas: 150, text: 80_000, depth: 12, options: 200 }

const kept = [
  'ref',
  'never',
  'types',
  'title',
  'format',
  'const',
  'default',
  'prefill',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contentMediaType',
  'contentEncoding',
  'required',
] as const satisfies readonly (keyof Schema)[]

/**
 * Copies schemas with only what inputs need, and collects those they refer to. A schema
 * beyond the bounds becomes the empty one: any value.
 */
export function slimSchemas(all: Record<string, Schema>): {
  schemas: Record<string, Schema>
  slim: (schema: Schema) => Schema
} {
  const schemas: Record<string, Schema> = {}
  let text = 0
  let depthOfRefs = 0

  function slim(schema: Schema): Schema {
    const waiting: string[] = []
    const copied = copy(schema, 0, waiting)
    depthOfRefs = 0
    // Breadth first: what lies near the operation is kept, what lies far is cut.
    while (waiting.length > 0 && depthOfRefs++ < limits.schemas) {
      const ref = waiting.shift()
      const target = ref === undefined ? undefined : all[ref]
      if (ref === undefined || !target || Object.hasOwn(schemas, ref)) continue
      if (Object.keys(schemas).length >= limits.schemas || text > limits.text) break
      const next = copy(target, 0, waiting)
      text += JSON.stringify(next).length
      schemas[ref] = next
    }
    return copied
  }

  function copy(schema: Schema, depth: number, waiting: string[]): Schema {
    if (depth > limits.depth) return {}
    const inner = (child: Schema) => copy(child, depth + 1, waiting)
    const slimmed: Schema = {}
    for (const key of kept) {
      if (schema[key] !== undefined) Object.assign(slimmed, { [key]: schema[key] })
    }
    if (schema.ref !== undefined) waiting.push(schema.ref)
    if (schema.enum) slimmed.enum = schema.enum.slice(0, limits.options)
    if (schema.properties) {
      slimmed.properties = schema.properties
        .filter((property) => !property.schema.readOnly)
        .map(({ name, schema: child }) => ({ name, schema: inner(child) }))
    }
    const { additionalProperties: rest } = schema
    if (rest !== undefined) {
      slimmed.additionalProperties = typeof rest === 'object' ? inner(rest) : rest
    }
    if (schema.items) slimmed.items = inner(schema.items)
    for (const key of ['prefixItems', 'allOf', 'oneOf', 'anyOf'] as const) {
      if (schema[key]) slimmed[key] = schema[key].map(inner)
    }
    if (schema.discriminator) slimmed.discriminator = schema.discriminator
    return slimmed
  }

  return { schemas, slim }
}
