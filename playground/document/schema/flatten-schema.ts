import type { Schema } from '../schema-model.ts'
import type { FlatSchema, SchemaSource } from './flat-schema.ts'
import { fittingTypes, mergeKeywords } from './merge-keywords.ts'

/** Deeper nesting of references and `allOf` is ignored. */
const MAX_DEPTH = 100

const flattened = new WeakMap<SchemaSource['schemas'], WeakMap<Schema, FlatSchema>>()

/**
 * Resolves references and merges `allOf` into one object, without mutating the schema. The last
 * title and description win, bounds are tightened, `required` is united, enums are intersected,
 * `integer` wins over `number`; values that can't be combined are kept in `earlier`. Cached by
 * schema object.
 */
export function flattenSchema(source: SchemaSource, schema: Schema): FlatSchema {
  let known = flattened.get(source.schemas)
  if (!known) {
    known = new WeakMap()
    flattened.set(source.schemas, known)
  }
  let flat = known.get(schema)
  if (!flat) {
    flat = { ids: [], choices: [] }
    merge(source, flat, schema, new Set(), 0)
    dropImpossibleOptions(source, flat)
    known.set(schema, flat)
  }
  return flat
}

function merge(
  source: SchemaSource,
  into: FlatSchema,
  schema: Schema,
  seen: Set<string>,
  depth: number,
): void {
  if (depth > MAX_DEPTH) return
  const { ref, allOf, oneOf, anyOf, ...own } = schema
  if (ref !== undefined && !seen.has(ref)) {
    seen.add(ref)
    into.ids.push(ref)
    const target = source.schemas[ref]
    if (target) merge(source, into, target, seen, depth + 1)
  }
  for (const part of allOf ?? []) {
    const { discriminator, choices, ids } = into
    const before = choices.length
    const known = ids.length
    delete into.discriminator
    merge(source, into, part, seen, depth + 1)
    const options = into.choices.slice(before).flat()
    if (
      into.discriminator &&
      (part.ref ?? part.allOf) &&
      isSubtype(source, schema, options, ids.slice(known))
    ) {
      into.choices = into.choices.slice(0, before)
      delete into.discriminator
    }
    if (discriminator) into.discriminator = discriminator
  }
  for (const choice of [oneOf, anyOf]) {
    if (!choice) continue
    const options = choice.filter((option) => !isNullOnly(source, option))
    // `null` is part of the type; its description is added to that of the whole schema.
    for (const option of choice)
      if (!options.includes(option) && option.description !== undefined)
        into.earlier = [...(into.earlier ?? []), { description: option.description }]
    if (options.length > 1 || (options.length === 1 && own.discriminator)) {
      into.choices.push(choice)
      continue
    }
    // A union of a single schema, or of one with `null`, is not a choice: merge it.
    const only = mergeOption(
      source,
      options[0],
      choice.length > options.length,
      seen,
      depth,
    )
    into.ids.push(...only.ids)
    into.choices.push(...only.choices)
    mergeKeywords(into, only)
  }
  mergeKeywords(into, own)
}

/**
 * True if a schema whose `allOf` leads to a base with a discriminator is one of the base's
 * subtypes, so that the base's choice doesn't apply to it. A schema without a name stands for the
 * base, unless it is an option of it, or adds properties to a base that doesn't list its subtypes.
 *
 * @param options The alternatives that the base lists.
 */
function isSubtype(
  source: SchemaSource,
  schema: Schema,
  options: readonly Schema[],
  baseIds: readonly string[],
): boolean {
  const isNamed = Object.values(source.schemas).includes(schema)
  if (options.length === 0)
    return isNamed || schema.allOf!.length > 1 || schema.properties !== undefined
  return (
    options.includes(schema) ||
    (isNamed && options.some((option) => isMadeOf(source, option, baseIds)))
  )
}

/** True if the schema, following `$ref` and `allOf`, includes one of the schemas `ids`. */
function isMadeOf(source: SchemaSource, schema: Schema, ids: readonly string[]): boolean {
  const parts = new Set([schema])
  for (const { ref, allOf = [] } of parts) {
    if (ref !== undefined && ids.includes(ref)) return true
    const target = ref === undefined ? undefined : source.schemas[ref]
    if (target) parts.add(target)
    for (const part of allOf) parts.add(part)
  }
  return false
}

/** Flattens the single alternative of a union; without one, only `null` is left. */
function mergeOption(
  source: SchemaSource,
  option: Schema | undefined,
  orNull: boolean,
  seen: Set<string>,
  depth: number,
): FlatSchema {
  const flat: FlatSchema = { ids: [], choices: [] }
  if (!option) return { ...flat, types: ['null'] }
  merge(source, flat, option, seen, depth + 1)
  if (!orNull) return flat
  return flat.types
    ? { ...flat, types: [...new Set([...flat.types, 'null' as const])] }
    : { ...flat, nullable: true }
}

/** True if the schema, following `$ref`, allows only `null`. */
function isNullOnly(source: SchemaSource, schema: Schema | undefined): boolean {
  for (let hop = 0; schema && hop < MAX_DEPTH; hop++) {
    if (schema.const) return schema.const.value === null
    if (schema.types?.length) return schema.types.every((type) => type === 'null')
    if (schema.enum) return schema.enum.every((value) => value === null)
    schema = schema.ref === undefined ? undefined : source.schemas[schema.ref]
  }
  return false
}

/**
 * Removes alternatives whose type the surrounding schema rules out, as long as they state nothing
 * but a type. Their descriptions are kept in `earlier`.
 */
function dropImpossibleOptions(source: SchemaSource, flat: FlatSchema): void {
  const { types } = flat
  if (!types) return
  const isImpossible = (option: Schema) =>
    option.types !== undefined &&
    isBareType(option) &&
    fittingTypes(types, option.types).length === 0
  const dropped: NonNullable<FlatSchema['earlier']> = []
  flat.choices = flat.choices.flatMap((options) => {
    const possible = options.filter((option) => !isImpossible(option))
    if (possible.length === options.length || possible.length === 0) return [options]
    const real = possible.filter((option) => !isNullOnly(source, option))
    // The remaining alternative may add nothing to the surrounding schema: no choice is left.
    const isResolved = real.every(isBareType) && real.length <= 1
    for (const option of options) {
      const { description } = option
      if (description !== undefined && (isResolved || isImpossible(option)))
        dropped.push({ description })
    }
    return isResolved ? [] : [possible]
  })
  if (dropped.length > 0) flat.earlier = [...(flat.earlier ?? []), ...dropped]
}

/** Keywords that don't restrict values (JSON Schema Validation, section 9, and extensions). */
const ANNOTATIONS = new Set<string>([
  'title',
  'description',
  'examples',
  'enumDescriptions',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'pills',
  'xml',
] satisfies (keyof Schema)[])

/** True if the schema states nothing but types and annotations. */
function isBareType(schema: Schema): boolean {
  return Object.keys(schema).every((key) => key === 'types' || ANNOTATIONS.has(key))
}
