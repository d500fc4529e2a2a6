import type { Schema } from '../schema-model.ts'
import type { FlatSchema, SchemaSource } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { schemaName } from './schema-name.ts'
import { isNull, typeLabel, typesOf } from './schema-type.ts'

export interface Choice {
  options: ChoiceOption[]
  discriminator?: string
}

export interface ChoiceOption {
  label: string
  /** It has no name: `label` is one in English. */
  number?: number
  schema: Schema
  /** What the discriminator holds for it. */
  value?: string
}

/**
 * The alternatives of a schema with their labels: the value of the discriminator that leads
 * there, else the title, the schema's name, or a type; equal labels are numbered.
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
      const value = discriminator && discriminatorValue(source, flat, schema)
      const name = value ?? optionName(source, schema)
      return {
        schema,
        label: name ?? `Option ${index + 1}`,
        ...(name === undefined && { number: index + 1 }),
        ...(value !== undefined && { value }),
      }
    })
    return [
      {
        options: numbered(labelled),
        ...(discriminator && { discriminator: discriminator.propertyName }),
      },
    ]
  })
}

/**
 * An alternative together with what stands beside the alternatives, which holds for each of
 * them: what a value of it has to fit. The other choices of the schema are left in it.
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
  // In `anyOf`: a reference directly in `allOf` would count as an extension of what it names.
  return { allOf: [shared, ...others, { anyOf: [option.schema] }] }
}

/** Nested choices with one alternative are followed to this depth. */
const MOST_HOPS = 20

/** The flat schema; where it has a choice with a single alternative, merged with that one. */
export function followOnlyOptions(source: SchemaSource, schema: Schema): FlatSchema {
  let flat = flattenSchema(source, schema)
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    const [choice] = choicesOf(source, flat)
    const [only, ...others] = choice?.options ?? []
    if (!choice || !only || others.length > 0) break
    flat = flattenSchema(source, optionSchema(flat, choice, only))
  }
  return flat
}

/** The value of the discriminator that selects an alternative. */
export function discriminatorValue(
  source: SchemaSource,
  { discriminator }: FlatSchema,
  option: Schema,
): string | undefined {
  const ids = option.ref === undefined ? flattenSchema(source, option).ids : [option.ref]
  const mapped = discriminator?.mapping.find(({ id }) => ids.includes(id))
  if (mapped) return mapped.value
  const property = flattenSchema(source, option).properties?.find(
    ({ name }) => name === discriminator?.propertyName,
  )
  const tag = property && flattenSchema(source, property.schema)
  const value = tag?.const
    ? tag.const.value
    : tag?.enum?.length === 1
      ? tag.enum[0]
      : undefined
  if (typeof value === 'string') return value
  return option.ref === undefined ? undefined : schemaName(option.ref)
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

function numbered<T extends { label: string }>(options: T[]): T[] {
  const seen = new Map<string, number>()
  return options.map((option) => {
    const count = (seen.get(option.label) ?? 0) + 1
    seen.set(option.label, count)
    return count === 1 ? option : { ...option, label: `${option.label} ${count}` }
  })
}
