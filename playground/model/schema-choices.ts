import type { Api, Schema } from '../api.ts'
import { type FlatSchema, flattenSchema } from './flatten-schema.ts'
import { schemaName } from './schema-name.ts'
import { isNull, typeLabel, typesOf } from './schema-type.ts'
import { subtypesOf } from './subtypes.ts'

interface Choice {
  options: { label: string; number?: number; schema: Schema; value?: string }[]
  discriminator?: string
}

/**
 * The alternatives of a schema with their labels: the value of the discriminator that leads
 * there, else the title, the schema's name, or a type; equal labels are numbered.
 */
export function choicesOf(api: Api, flat: FlatSchema): Choice[] {
  const sets = flat.choices.map((options) =>
    options.filter((option) => !isNull(flattenSchema(api, option))),
  )
  const { discriminator } = flat
  if (discriminator && sets.length === 0) {
    const subtypes = subtypesOf(api, flat)
    if (subtypes.length > 0) sets.push(subtypes.map((id) => ({ ref: id })))
  }
  return sets.flatMap((options): Choice[] => {
    if (
      options.length === 0 ||
      (options.length === 1 && !flat.properties && !discriminator)
    )
      return []
    const labelled = options.map((schema, index) => {
      const value = discriminator && discriminatorValue(api, flat, schema)
      const name = value ?? optionName(api, schema)
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

/** The value of the discriminator that means an alternative. */
export function discriminatorValue(
  api: Api,
  { discriminator }: FlatSchema,
  option: Schema,
): string | undefined {
  const ids = option.ref === undefined ? flattenSchema(api, option).ids : [option.ref]
  const mapped = discriminator?.mapping.find(({ id }) => ids.includes(id))
  if (mapped) return mapped.value
  const property = flattenSchema(api, option).properties?.find(
    ({ name }) => name === discriminator?.propertyName,
  )
  const told = property && flattenSchema(api, property.schema)
  const value = told?.const
    ? told.const.value
    : told?.enum?.length === 1
      ? told.enum[0]
      : undefined
  if (typeof value === 'string') return value
  return option.ref === undefined ? undefined : schemaName(api, option.ref)
}

function optionName(api: Api, schema: Schema): string | undefined {
  const flat = flattenSchema(api, schema)
  if (schema.title ?? flat.title) return (schema.title ?? flat.title)!
  if (schema.ref !== undefined) return schemaName(api, schema.ref)
  const types = typesOf(flat)
  return types.length === 1 && types[0] !== 'object' ? typeLabel(api, schema) : undefined
}

function numbered<T extends { label: string }>(options: T[]): T[] {
  const seen = new Map<string, number>()
  return options.map((option) => {
    const count = (seen.get(option.label) ?? 0) + 1
    seen.set(option.label, count)
    return count === 1 ? option : { ...option, label: `${option.label} ${count}` }
  })
}
