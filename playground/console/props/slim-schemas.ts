import type { Api } from '../../document/api-model.ts'
import type { Schema } from '../../document/schema-model.ts'
import { compact } from '../../document/compact.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { typesOf } from '../../document/schema/schema-type.ts'
import { plainSummary } from './plain-summary.ts'

/** Limits that keep pages small despite huge or recursive descriptions. */
const LIMITS = {
  schemas: 150,
  text: 80_000,
  depth: 12,
  /** Maximum length of an `enum`. Longer ones are entered as text. */
  options: 5000,
  /** Total characters of descriptions. Those closest to the operation have priority. */
  descriptions: 12_000,
}

/** Keywords that are copied unchanged. Keywords with subschemas are handled in `copy`. */
const KEPT = [
  'ref',
  'never',
  'types',
  'title',
  'format',
  'const',
  'default',
  'placeholder',
  'prefill',
  'deprecated',
  'readOnly',
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
  'minProperties',
  'maxProperties',
  'contentMediaType',
  'contentEncoding',
  'required',
] as const satisfies readonly (keyof Schema)[]

/**
 * Keywords that the console doesn't need. A keyword of `Schema` that is in no group causes a type
 * error.
 */
type Omitted =
  | 'enumDescriptions'
  | 'examples'
  | 'writeOnly'
  | 'not'
  | 'externalDocs'
  | 'contentSchema'
  | 'propertyNames'
  | 'dependentRequired'
  | 'dependentSchemas'
  | 'contains'
  | 'conditions'
  | 'pills'
  | 'xml'
  | 'keyName'
  | 'isUnevaluated'

/** Keywords with subschemas, or lists that may be shortened. */
type Copied =
  | 'description'
  | 'enum'
  | 'properties'
  | 'patternProperties'
  | 'additionalProperties'
  | 'items'
  | 'prefixItems'
  | 'allOf'
  | 'oneOf'
  | 'anyOf'
  | 'discriminator'

type Unsorted = Exclude<keyof Schema, (typeof KEPT)[number] | Omitted | Copied>
const allSorted: [Unsorted] extends [never] ? true : Unsorted = true
void allSorted

/** Copies a schema, reduced to what inputs need. */
export type SlimSchema = (schema: Schema) => Schema

/**
 * Copies schemas, reduced to what inputs need, and collects the schemas they refer to. Schemas
 * beyond the limits become empty: any value.
 */
export function slimSchemas(all: Api['schemas']): {
  schemas: Record<string, Schema>
  slim: SlimSchema
} {
  const schemas: Record<string, Schema> = {}
  let text = 0
  const descriptions = { left: LIMITS.descriptions }

  function slim(schema: Schema): Schema {
    const queue: string[] = []
    const copied = copy({ schemas: all }, schema, 0, { queue, descriptions })
    // Breadth-first, so that schemas close to the operation are included.
    for (let read = 0; queue.length > 0 && read < LIMITS.schemas; read++) {
      const ref = queue.shift()!
      const target = all[ref]
      if (!target || Object.hasOwn(schemas, ref)) continue
      if (Object.keys(schemas).length >= LIMITS.schemas || text > LIMITS.text) break
      const next = copy({ schemas: all }, target, 0, { queue, descriptions })
      text += JSON.stringify(next).length
      schemas[ref] = next
    }
    return copied
  }

  return { schemas, slim }
}

/** Shared state of copying. */
interface Collected {
  /** References still to be collected. */
  queue: string[]
  descriptions: { left: number }
}

function copy(
  source: SchemaSource,
  schema: Schema,
  depth: number,
  collected: Collected,
): Schema {
  if (depth > LIMITS.depth) return {}
  const { queue, descriptions } = collected
  const inner = (child: Schema) => copy(source, child, depth + 1, collected)
  const slimmed: Schema = {}
  const hint = schema.description ? plainSummary(schema.description) : ''
  if (hint && hint.length <= descriptions.left) {
    descriptions.left -= hint.length
    slimmed.description = hint
  }
  for (const key of KEPT) {
    if (schema[key] !== undefined) Object.assign(slimmed, { [key]: schema[key] })
  }
  if (schema.ref !== undefined) queue.push(schema.ref)
  Object.assign(slimmed, valuesOf(schema))
  slimmed.properties = schema.properties?.map(({ name, schema: child }) => ({
    name,
    schema: child.readOnly ? readOnlyTag(source, child) : inner(child),
  }))
  slimmed.patternProperties = schema.patternProperties?.map(
    ({ pattern, schema: child }) => ({ pattern, schema: inner(child) }),
  )
  const { additionalProperties: rest, discriminator } = schema
  if (rest !== undefined)
    slimmed.additionalProperties = typeof rest === 'object' ? inner(rest) : rest
  if (schema.items) slimmed.items = inner(schema.items)
  for (const key of ['prefixItems', 'allOf', 'oneOf', 'anyOf'] as const) {
    if (schema[key]) slimmed[key] = schema[key].map(inner)
  }
  if (discriminator) {
    slimmed.discriminator = discriminator
    // Needed even if there is a union: if that only adds `null`, the subtypes are the choice.
    for (const { ref } of discriminator.subtypes ?? []) if (ref) queue.push(ref)
  }
  return compact(slimmed)
}

/**
 * Reduces a read-only property to its flag, which is needed for merging, and its values, which
 * may be a discriminator.
 */
function readOnlyTag(source: SchemaSource, property: Schema): Schema {
  const { const: only, enum: values } = flattenSchema(source, property)
  return compact<Schema>({
    readOnly: true,
    const: only,
    ...valuesOf({ enum: values }),
  })
}

/**
 * An `enum` is kept completely, since values missing from it would be rejected. If it is too
 * long, only the type is kept.
 */
function valuesOf({ enum: values, types }: Pick<Schema, 'enum' | 'types'>): Schema {
  if (!values) return {}
  return values.length > LIMITS.options
    ? { types: types ?? typesOf({ enum: values }) }
    : { enum: values }
}
