import type { Schema } from '../schema-model.ts'
import type { Keywords } from '../schema/flat-schema.ts'
import { matchesPattern } from './satisfies-limits.ts'

/**
 * The schemas of a member of an object, as JSON Schema applies them: further properties are those
 * that nothing else describes.
 */
export function memberSchemas(schema: Keywords, name: string): Schema[] {
  const { properties = [], patternProperties = [], additionalProperties } = schema
  const described = [
    ...properties.filter((property) => property.name === name),
    ...patternProperties.filter(({ pattern }) => matchesPattern(pattern, name)),
  ].map((each) => each.schema)
  if (described.length > 0) return described
  return typeof additionalProperties === 'object' ? [additionalProperties] : []
}
