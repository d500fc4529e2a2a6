import type { Schema } from '../schema-model.ts'
import type { FlatSchema, SchemaSource } from './flat-schema.ts'
import { fittingTypes, mergeKeywords } from './merge-keywords.ts'

/** References in references and `allOf` in `allOf` beyond this are left out. */
const DEEPEST = 100

const flattened = new WeakMap<SchemaSource['schemas'], WeakMap<Schema, FlatSchema>>()

/**
 * The schema as one object. Of `allOf` the last title and description come first, bounds are
 * tightened, `required` is united, enums are intersected, integer beats number; what only one
 * of them can say at a time is in `earlier`.
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
    leaveOutImpossible(source, flat)
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
  if (depth > DEEPEST) return
  const { ref, allOf, oneOf, anyOf, ...own } = schema
  if (ref !== undefined && !seen.has(ref)) {
    seen.add(ref)
    into.ids.push(ref)
    const target = source.schemas[ref]
    if (target) merge(source, into, target, seen, depth + 1)
  }
  for (const part of allOf ?? []) {
    const { discriminator, choices } = into
    const before = choices.length
    delete into.discriminator
    merge(source, into, part, seen, depth + 1)
    // A schema that extends a base with a discriminator is one of its cases: it offers no choice.
    if (into.discriminator && part.ref !== undefined) {
      into.choices = into.choices.slice(0, before)
      delete into.discriminator
    }
    if (discriminator) into.discriminator = discriminator
  }
  for (const choice of [oneOf, anyOf]) {
    if (!choice) continue
    const options = choice.filter((option) => !isNullOnly(source, option))
    // `null` is in the type; what is said of it is a text of the whole.
    for (const option of choice)
      if (!options.includes(option) && option.description !== undefined)
        into.earlier = [...(into.earlier ?? []), { description: option.description }]
    if (options.length > 1 || (options.length === 1 && own.discriminator)) {
      into.choices.push(choice)
      continue
    }
    // A union of one schema with `null`, or with nothing, is no choice: it is that schema.
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

/** True for a schema that by its own keywords, or those it refers to, allows `null` alone. */
function isNullOnly(source: SchemaSource, schema: Schema | undefined): boolean {
  for (let hop = 0; schema && hop < DEEPEST; hop++) {
    if (schema.const) return schema.const.value === null
    if (schema.types?.length) return schema.types.every((type) => type === 'null')
    if (schema.enum) return schema.enum.every((value) => value === null)
    schema = schema.ref === undefined ? undefined : source.schemas[schema.ref]
  }
  return false
}

/** Removes alternatives of a type that the schema around them excludes, if they state nothing else. */
function leaveOutImpossible(source: SchemaSource, flat: FlatSchema): void {
  const { types } = flat
  if (!types) return
  const isImpossible = (option: Schema) =>
    option.types !== undefined &&
    isBareType(option) &&
    fittingTypes(types, option.types).length === 0
  const words: NonNullable<FlatSchema['earlier']> = []
  flat.choices = flat.choices.flatMap((options) => {
    const possible = options.filter((option) => !isImpossible(option))
    if (possible.length === options.length || possible.length === 0) return [options]
    const real = possible.filter((option) => !isNullOnly(source, option))
    // What is left may state no more than the schema around it.
    const isOver = real.every(isBareType) && real.length <= 1
    for (const option of options) {
      const { description } = option
      if (description !== undefined && (isOver || isImpossible(option)))
        words.push({ description })
    }
    return isOver ? [] : [possible]
  })
  if (words.length > 0) flat.earlier = [...(flat.earlier ?? []), ...words]
}

/** Keywords that do not restrict values (JSON Schema Validation, section 9, and extensions). */
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

function isBareType(schema: Schema): boolean {
  return Object.keys(schema).every((key) => key === 'types' || ANNOTATIONS.has(key))
}
