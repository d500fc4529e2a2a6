import type { Discriminator, Schema } from '../schema-model.ts'
import type { FlatSchema, SchemaSource } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { schemaName } from './schema-name.ts'
import { isNull, typeLabel, typesOf } from './schema-type.ts'

/** A `oneOf` or `anyOf`, of which a value matches one option. */
export interface Choice {
  options: ChoiceOption[]
  discriminator?: string
  /** Label of the option for unknown values of the discriminator (`defaultMapping`, 3.2). */
  fallback?: string
}

/** An alternative as displayed, unique by its label. */
export interface ChoiceOption {
  label: string
  /** Set if the option has no name: `label` is then `Option 2`, for the theme to translate. */
  number?: number
  schema: Schema
  /** The discriminator value that selects it. */
  value?: string
}

/**
 * The labelled alternatives of a schema. A label is the discriminator values, else the title, the
 * schema name, or a type; repeated labels get a number.
 */
export function choicesOf(source: SchemaSource, flat: FlatSchema): Choice[] {
  const sets = flat.choices.map((options) =>
    options.filter((option) => !isNull(flattenSchema(source, option))),
  )
  const { discriminator } = flat
  if (discriminator && sets.length === 0) {
    const subtypes = (discriminator.subtypes ?? []).filter(
      ({ ref }) => ref !== undefined && !flat.ids.includes(ref),
    )
    if (subtypes.length > 0) sets.push(subtypes)
  }
  return sets.flatMap((options): Choice[] => {
    if (
      options.length === 0 ||
      (options.length === 1 && !flat.properties && !discriminator)
    )
      return []
    const labelled = options.map((schema, index) => {
      const values = discriminator ? discriminatorValues(source, flat, schema) : []
      const [value] = values
      const name = value === undefined ? optionName(source, schema) : values.join(', ')
      return {
        schema,
        label: name ?? `Option ${index + 1}`,
        ...(name === undefined && { number: index + 1 }),
        ...(value !== undefined && { value }),
      }
    })
    const unique = withUniqueLabels(labelled)
    const fallback = discriminator && fallbackLabel(source, discriminator, unique)
    return [
      {
        options: unique,
        ...(discriminator && { discriminator: discriminator.propertyName }),
        ...(fallback !== undefined && { fallback }),
      },
    ]
  })
}

/**
 * An option merged with the keywords beside its `oneOf`/`anyOf`, that is, what a value of this
 * option has to satisfy. Other choices of the schema are kept.
 */
export function optionSchema(
  flat: FlatSchema,
  choice: Choice,
  option: ChoiceOption,
): Schema {
  const {
    ids,
    choices,
    nullable,
    earlier,
    discriminator,
    title,
    description,
    ...shared
  } = flat
  const others = choices
    .filter((options) => !options.includes(option.schema))
    .map((options): Schema => ({ anyOf: options }))
  // Wrapped in `anyOf`: a direct reference in `allOf` would count as extending the referenced
  // schema.
  return { allOf: [shared, ...others, { anyOf: [option.schema] }] }
}

/** How many nested choices with a single option are followed. */
const MAX_HOPS = 20

/** Flattens a schema and, while it has a choice with a single option, merges that option. */
export function followOnlyOptions(source: SchemaSource, schema: Schema): FlatSchema {
  let flat = flattenSchema(source, schema)
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const [choice] = choicesOf(source, flat)
    const [only, ...others] = choice?.options ?? []
    if (!choice || !only || others.length > 0) break
    flat = flattenSchema(source, optionSchema(flat, choice, only))
  }
  return flat
}

/**
 * The discriminator values that select an option: from the mapping, else a `const` or single
 * `enum` value of the discriminator property, else the schema name.
 */
export function discriminatorValues(
  source: SchemaSource,
  { discriminator }: FlatSchema,
  option: Schema,
): string[] {
  const ids = idsOf(source, option)
  const mapped = (discriminator?.mapping ?? []).filter(({ id }) => ids.includes(id))
  if (mapped.length > 0) return mapped.map(({ value }) => value)
  const property = flattenSchema(source, option).properties?.find(
    ({ name }) => name === discriminator?.propertyName,
  )
  const tag = property && flattenSchema(source, property.schema)
  const value = tag?.const
    ? tag.const.value
    : tag?.enum?.length === 1
      ? tag.enum[0]
      : undefined
  if (typeof value === 'string') return [value]
  return option.ref === undefined ? [] : [schemaName(option.ref)]
}

function idsOf(source: SchemaSource, option: Schema): string[] {
  return option.ref === undefined ? flattenSchema(source, option).ids : [option.ref]
}

function fallbackLabel(
  source: SchemaSource,
  { defaultId }: Discriminator,
  options: readonly ChoiceOption[],
): string | undefined {
  if (defaultId === undefined) return undefined
  const option = options.find(({ schema }) => idsOf(source, schema).includes(defaultId))
  return option?.label ?? schemaName(defaultId)
}

function optionName(source: SchemaSource, schema: Schema): string | undefined {
  const flat = flattenSchema(source, schema)
  if (schema.title ?? flat.title) return (schema.title ?? flat.title)!
  if (schema.ref !== undefined) return schemaName(schema.ref)
  const types = typesOf(flat)
  return types.length === 1 && types[0] !== 'object'
    ? typeLabel(source, schema)
    : undefined
}

function withUniqueLabels(options: readonly ChoiceOption[]): ChoiceOption[] {
  const taken = new Set(options.map(({ label }) => label))
  const counts = new Map<string, number>()
  return options.map((option) => {
    let count = (counts.get(option.label) ?? 0) + 1
    if (count > 1) while (taken.has(`${option.label} ${count}`)) count++
    counts.set(option.label, count)
    if (count === 1) return option
    const label = `${option.label} ${count}`
    taken.add(label)
    const { number: _, ...named } = option
    return { ...named, label }
  })
}
