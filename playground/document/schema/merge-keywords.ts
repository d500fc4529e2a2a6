import { type Numeric, numberOf } from '../exact-number.ts'
import { compact } from '../compact.ts'
import type { Schema, SchemaType } from '../schema-model.ts'
import { type FlatSchema, type Keywords, OVERRIDDEN } from './flat-schema.ts'

/**
 * Merges the keywords of another part into a flat schema, in place. Keywords that can be combined
 * are; for the others the later value wins. The caller merges `ids` and `choices`.
 */
export function mergeKeywords(
  into: FlatSchema,
  own: Keywords & Partial<FlatSchema>,
): void {
  const { ids, choices, earlier = [], ...rest } = own
  // Most schemas have one part, which has nothing to be combined with.
  if (!hasKeywords(into)) {
    Object.assign(into, rest)
    if (earlier.length > 0) keepEarlier(into, earlier)
    return
  }
  const all = [...(into.earlier ?? []), ...overridden(into, own), ...earlier]
  const isUnevaluated = [into, own].every(exemptsDescribed)
  Object.assign(into, rest, mergeBoth(into, own))
  if (!isUnevaluated) delete into.isUnevaluated
  if (into.examples?.length === 0) delete into.examples
  keepEarlier(into, all)
}

/** False for a flat schema that nothing has been merged into. */
function hasKeywords(schema: FlatSchema): boolean {
  return Object.keys(schema).some((key) => key !== 'ids' && key !== 'choices')
}

/** Stores overridden values, except for descriptions that equal the one that is shown. */
function keepEarlier(into: FlatSchema, all: NonNullable<FlatSchema['earlier']>): void {
  const left = all.filter(
    ({ description }) => description === undefined || description !== into.description,
  )
  if (left.length > 0) into.earlier = left
  else delete into.earlier
}

/** The keywords whose values are combined rather than overridden. */
function mergeBoth(a: Keywords, b: Keywords): Partial<FlatSchema> {
  return compact<Partial<FlatSchema>>({
    ...tighten(a, b),
    types: join(a.types, b.types, intersectTypes),
    required: join(a.required, b.required, (x, y) => [...new Set([...x, ...y])]),
    properties: join(a.properties, b.properties, mergeProperties),
    patternProperties: join(a.patternProperties, b.patternProperties, concat),
    additionalProperties: join(
      a.additionalProperties,
      b.additionalProperties,
      mergeAdditional,
    ),
    items: join(a.items, b.items, bothOf),
    prefixItems: join(a.prefixItems, b.prefixItems, mergeTuple),
    propertyNames: join(a.propertyNames, b.propertyNames, bothOf),
    contentSchema: join(a.contentSchema, b.contentSchema, bothOf),
    dependentRequired: join(a.dependentRequired, b.dependentRequired, concat),
    dependentSchemas: join(a.dependentSchemas, b.dependentSchemas, concat),
    contains: join(a.contains, b.contains, concat),
    not: join(a.not, b.not, concat),
    conditions: join(a.conditions, b.conditions, concat),
    enum: join(a.enum, b.enum, intersect),
    enumDescriptions: join(a.enumDescriptions, b.enumDescriptions, (x, y) => [
      ...x.filter(({ value }) => y.every((other) => other.value !== value)),
      ...y,
    ]),
    examples: join(allowedIn(b, a.examples), allowedIn(a, b.examples), (x, y) => [
      ...y,
      ...x,
    ]),
  })
}

/** The examples that the `enum` or `const` of another part allows. */
function allowedIn(
  { enum: values, const: constant }: Keywords,
  examples: unknown[] | undefined,
): unknown[] | undefined {
  const allowed = constant ? [constant.value] : values
  // The playground's dialog has no room for `isSameJson`.
  const known = new Set(allowed?.map((value) => JSON.stringify(value)))
  return allowed
    ? examples?.filter((value) => known.has(JSON.stringify(value)))
    : examples
}

function join<Value>(
  a: Value | undefined,
  b: Value | undefined,
  both: (a: Value, b: Value) => Value,
): Value | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return both(a, b)
}

function concat<Item>(a: Item[], b: Item[]): Item[] {
  return [...a, ...b]
}

/**
 * False for a literal `additionalProperties`, which ignores properties described by other parts.
 */
function exemptsDescribed({ additionalProperties, isUnevaluated }: Keywords): boolean {
  return additionalProperties === undefined || isUnevaluated === true
}

type Additional = NonNullable<Schema['additionalProperties']>

function mergeAdditional(a: Additional, b: Additional): Additional {
  if (a === false || b === false) return false
  if (a === true || b === true) return a === true ? b : a
  return bothOf(a, b)
}

function mergeTuple(a: Schema[], b: Schema[]): Schema[] {
  const [longer, shorter] = a.length < b.length ? [b, a] : [a, b]
  return longer.map((schema, index) => {
    const other = shorter[index]
    return other ? (longer === a ? bothOf(schema, other) : bothOf(other, schema)) : schema
  })
}

/** The values of `a` that `b` overrides, one keyword per entry. */
function overridden(a: Keywords, b: Keywords): NonNullable<FlatSchema['earlier']> {
  return OVERRIDDEN.flatMap((key) =>
    a[key] !== undefined && b[key] !== undefined && a[key] !== b[key]
      ? [{ [key]: a[key] }]
      : [],
  )
}

/** A schema for values that satisfy both. */
function bothOf(a: Schema, b: Schema): Schema {
  return a === b ? a : { allOf: [a, b] }
}

/** The types allowed by both; an integer is a number. If they contradict, the later one wins. */
function intersectTypes(a: SchemaType[], b: SchemaType[]): SchemaType[] {
  const both = fittingTypes(a, b)
  return both.length > 0 ? both : b
}

/** The types allowed by both, where `integer` counts as `number`. Empty if they contradict. */
export function fittingTypes(a: SchemaType[], b: SchemaType[]): SchemaType[] {
  const both = b.filter(
    (type) => a.includes(type) || (type === 'integer' && a.includes('number')),
  )
  if (a.includes('integer') && b.includes('number') && !both.includes('integer'))
    both.push('integer')
  return both
}

function intersect(a: unknown[], b: unknown[]): unknown[] {
  const known = new Set(a.map((value) => JSON.stringify(value)))
  const both = b.filter((value) => known.has(JSON.stringify(value)))
  return both.length > 0 ? both : b
}

type Property = NonNullable<Schema['properties']>[number]

/** A property described by both parts has to satisfy both: it becomes an `allOf`. */
function mergeProperties(a: Property[], b: Property[]): Property[] {
  const all = new Map(a.map((property) => [property.name, property.schema]))
  for (const { name, schema } of b) {
    const known = all.get(name)
    all.set(name, known ? bothOf(known, schema) : schema)
  }
  return [...all].map(([name, schema]) => ({ name, schema }))
}

const BOUNDS = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
] as const

function tighten(into: Keywords, own: Keywords): Partial<Keywords> {
  const bounds: Partial<Record<(typeof BOUNDS)[number], Numeric>> = {}
  for (const key of BOUNDS) {
    const isLower = /min/i.test(key)
    bounds[key] = join(into[key], own[key], (a, b) =>
      numberOf(a) > numberOf(b) === isLower ? a : b,
    )
  }
  return bounds
}
