import type { Api, Schema, SchemaType } from '../api.ts'

/** A schema with its references followed and its `allOf` merged; alternatives stay apart. */
export interface FlatSchema extends Omit<Schema, 'ref' | 'allOf' | 'oneOf' | 'anyOf'> {
  /** Ids that were merged into it, the outermost first: they tell recursion. */
  ids: string[]
  /** Each an independent choice: `oneOf` and `anyOf` (behaviour 5.3 treats them alike). */
  choices: Schema[][]
}

/** References in references and `allOf` in `allOf` beyond this are left out. */
const DEEPEST = 100

const flattened = new WeakMap<Schema, FlatSchema>()

/**
 * The schema as one object (behaviour 5.3): the last title and description win, bounds are
 * tightened, `required` is united, enums are intersected, integer beats number.
 */
export function flattenSchema(api: Api, schema: Schema): FlatSchema {
  let flat = flattened.get(schema)
  if (!flat) {
    flat = { ids: [], choices: [] }
    merge(api, flat, schema, new Set(), 0)
    flattened.set(schema, flat)
  }
  return flat
}

function merge(
  api: Api,
  into: FlatSchema,
  schema: Schema,
  seen: Set<string>,
  depth: number,
): void {
  if (depth > DEEPEST) return
  const { ref, allOf, oneOf, anyOf, ...own } = schema
  if (ref !== undefined && !seen.has(ref)) {
    seen.add(ref)
    into.ids.push(ref)
    const target = api.schemas[ref]
    if (target) merge(api, into, target, seen, depth + 1)
  }
  for (const part of allOf ?? []) {
    const { discriminator, choices } = into
    const before = choices.length
    delete into.discriminator
    merge(api, into, part, seen, depth + 1)
    // Whoever extends a base with a discriminator is one of its cases, not a choice again.
    if (into.discriminator && part.ref !== undefined) {
      into.choices = into.choices.slice(0, before)
      delete into.discriminator
    }
    if (discriminator) into.discriminator = discriminator
  }
  for (const choice of [oneOf, anyOf]) if (choice) into.choices.push(choice)
  mergeOwn(into, own)
}

function mergeOwn(
  into: FlatSchema,
  own: Omit<Schema, 'ref' | 'allOf' | 'oneOf' | 'anyOf'>,
): void {
  const { types, required, properties, patternProperties, minimum, maximum, ...rest } =
    own
  if (types) into.types = into.types ? intersectTypes(into.types, types) : types
  if (required) into.required = [...new Set([...(into.required ?? []), ...required])]
  if (properties) into.properties = mergeProperties(into.properties ?? [], properties)
  if (patternProperties)
    into.patternProperties = [...(into.patternProperties ?? []), ...patternProperties]
  const values = rest.enum && into.enum ? intersect(into.enum, rest.enum) : rest.enum
  const bounds = tighten(into, own)
  const never = into.never ?? own.never
  const additional =
    into.additionalProperties === false ? false : own.additionalProperties
  Object.assign(into, rest, bounds)
  if (values) into.enum = values
  if (never) into.never = never
  if (additional !== undefined) into.additionalProperties = additional
}

/** What both allow; integers are numbers. Contradictions keep the later one. */
function intersectTypes(a: SchemaType[], b: SchemaType[]): SchemaType[] {
  const both = b.filter(
    (type) => a.includes(type) || (type === 'integer' && a.includes('number')),
  )
  if (a.includes('integer') && b.includes('number') && !both.includes('integer'))
    both.push('integer')
  return both.length > 0 ? both : b
}

function intersect(a: unknown[], b: unknown[]): unknown[] {
  const known = new Set(a.map((value) => JSON.stringify(value)))
  const both = b.filter((value) => known.has(JSON.stringify(value)))
  return both.length > 0 ? both : b
}

type Property = NonNullable<Schema['properties']>[number]

/** A property that both describe has to fit both: it becomes an `allOf` of its own. */
function mergeProperties(a: Property[], b: Property[]): Property[] {
  const all = new Map(a.map((property) => [property.name, property.schema]))
  for (const { name, schema } of b) {
    const known = all.get(name)
    all.set(name, known && known !== schema ? { allOf: [known, schema] } : schema)
  }
  return [...all].map(([name, schema]) => ({ name, schema }))
}

const LOWER = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
] as const
const UPPER = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
] as const

function tighten(into: Schema, own: Schema): Partial<Schema> {
  const bounds: Partial<Record<(typeof LOWER)[number] | (typeof UPPER)[number], number>> =
    {}
  for (const key of LOWER) {
    if (own[key] !== undefined) bounds[key] = Math.max(own[key], into[key] ?? -Infinity)
  }
  for (const key of UPPER) {
    if (own[key] !== undefined) bounds[key] = Math.min(own[key], into[key] ?? Infinity)
  }
  return bounds
}
