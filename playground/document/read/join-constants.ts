import { compact } from '../compact.ts'
import type { Schema } from '../schema-model.ts'

/** What an alternative may state to be no more than a value of an enumeration with its texts. */
const PARTS = new Set<string>([
  'const',
  'enum',
  'types',
  'title',
  'description',
] satisfies (keyof Schema)[])

/**
 * Replaces a `oneOf` or `anyOf` of constants by an `enum` with names and descriptions: the same
 * values, which are then shown and chosen in one list (OpenAPI 3.1.1, "Annotated Enumerations").
 * Returns other schemas as they are.
 */
export function joinConstants(schema: Schema): Schema {
  const { oneOf, anyOf, ...rest } = schema
  const options = oneOf ?? anyOf
  if (!options || (oneOf && anyOf)) return schema
  if (rest.enum ?? rest.const ?? rest.enumDescriptions ?? rest.discriminator)
    return schema
  const values = options.map(readConstant)
  if (values.includes(undefined) || new Set(values).size < values.length) return schema
  if (values.filter((value) => value !== null).length < 2) return schema
  const described = options.flatMap(({ title, description }, index) => {
    const value = String(values[index])
    const name = title === value ? undefined : title
    return (name ?? description) ? [compact({ value, name, description })] : []
  })
  return {
    ...rest,
    enum: values,
    ...(described.length > 0 && { enumDescriptions: described }),
  }
}

/** The only value that an alternative allows; `undefined` if it states anything else. */
function readConstant(option: Schema): string | number | boolean | null | undefined {
  if (!Object.keys(option).every((key) => PARTS.has(key))) return undefined
  const { const: constant, types, enum: values = [] } = option
  if (!constant && values.length === 0)
    return types?.length === 1 && types[0] === 'null' ? null : undefined
  const value = constant ? constant.value : values[0]
  if (values.length > 1 || (constant && values.length > 0)) return undefined
  return typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value === null
    ? value
    : undefined
}
