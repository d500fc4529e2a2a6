import type { Api } from '../../document/api-model.ts'
import type { Schema } from '../../document/schema-model.ts'
import { compact } from '../../document/compact.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { typesOf } from '../../document/schema/schema-type.ts'
import { plainSummary } from './plain-summary.ts'

/** Bounds that keep a page small for cyclic and explosive specs. */
const limits = {
  schemas: 150,
  text: 80_000,
  depth: 12,
  /** Of one list of values: longer ones are typed as text. */
  options: 5000,
  /** Characters of all descriptions: what is near the operation has them first. */
  descriptions: 12_000,
}

/** Keywords that inputs need as they are. Those that hold schemas are copied in `copy`. */
const KEPT = [
  'ref',
  'never',
  'types',
  'title',
  'format',
  'const',
  'default',
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

/** Keywords that only pages show. A keyword of `Schema` that is in no group is a type error. */
type LeftOut =
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
  | 'isUnevaluated'

/** Keywords that hold schemas, or lists that are cut. */
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

type Unsorted = Exclude<keyof Schema, (typeof KEPT)[number] | LeftOut | Copied>
const allSorted: [Unsorted] extends [never] ? true : Unsorted = true
void allSorted

/** Copies a schema with only what inputs need. */
export type SlimSchema = (schema: Schema) => Schema

/**
 * Copies schemas with only what inputs need, and collects those they refer to. A schema
 * beyond the bounds becomes the empty one: any value.
 */
export function slimSchemas(all: Api['schemas']): {
  schemas: Record<string, Schema>
  slim: SlimSchema
} {
  const schemas: Record<string, Schema> = {}
  let text = 0
  const descriptions = { left: limits.descriptions }

  function slim(schema: Schema): Schema {
    const waiting: string[] = []
    const copied = copy({ schemas: all }, schema, 0, { waiting, descriptions })
    // Breadth first: what is near the operation is included, what is far is cut.
    for (let read = 0; waiting.length > 0 && read < limits.schemas; read++) {
      const ref = waiting.shift()!
      const target = all[ref]
      if (!target || Object.hasOwn(schemas, ref)) continue
      if (Object.keys(schemas).length >= limits.schemas || text > limits.text) break
      const next = copy({ schemas: all }, target, 0, { waiting, descriptions })
      text += JSON.stringify(next).length
      schemas[ref] = next
    }
    return copied
  }

  return { schemas, slim }
}

/** What copies have in common. */
interface Collected {
  /** References that were met. */
  waiting: string[]
  descriptions: { left: number }
}

function copy(
  source: SchemaSource,
  schema: Schema,
  depth: number,
  collected: Collected,
): Schema {
  if (depth > limits.depth) return {}
  const { waiting, descriptions } = collected
  const inner = (child: Schema) => copy(source, child, depth + 1, collected)
  const slimmed: Schema = {}
  const said = schema.description ? plainSummary(schema.description) : ''
  if (said && said.length <= descriptions.left) {
    descriptions.left -= said.length
    slimmed.description = said
  }
  for (const key of KEPT) {
    if (schema[key] !== undefined) Object.assign(slimmed, { [key]: schema[key] })
  }
  if (schema.ref !== undefined) waiting.push(schema.ref)
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
    // Beside a union too: of one with `null` alone nothing is left, and the subtypes are the choice.
    for (const { ref } of discriminator.subtypes ?? []) if (ref) waiting.push(ref)
  }
  return compact(slimmed)
}

/**
 * What is needed of a property without an input: the mark, for properties are merged, and the
 * values, since it may tell alternatives apart.
 */
function readOnlyTag(source: SchemaSource, property: Schema): Schema {
  const { const: only, enum: values } = flattenSchema(source, property)
  return compact<Schema>({
    readOnly: true,
    const: only,
    ...valuesOf({ enum: values }),
  })
}

/** The whole list of values: of a part of it, all others would be wrong. Of one that is too long, the types. */
function valuesOf({ enum: values, types }: Pick<Schema, 'enum' | 'types'>): Schema {
  if (!values) return {}
  return values.length > limits.options
    ? { types: types ?? typesOf({ enum: values }) }
    : { enum: values }
}
