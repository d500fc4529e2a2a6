import type { Api } from '../api-model.ts'
import type { Schema } from '../schema-model.ts'
import { flattenSchema } from './flatten-schema.ts'
import { isNull } from './schema-type.ts'
import type { SchemaProperty } from './schema-properties.ts'

/** References are followed this far. */
const MAX_HOPS = 20

/**
 * The id of a property's row, below that of its object, as Mintlify publishes it:
 * `body-user-name`, `body-labels-additional-properties` for the other properties of a map.
 */
export function propertyAnchor(
  api: Api,
  above: string,
  { name, pseudo, schema }: SchemaProperty,
): string {
  const segment = pseudo ? 'additional-properties' : name
  return contentAnchor(api, `${above}-${segment}`, schema)
}

/** The id above the rows of an array's items. */
export function itemsAnchor(api: Api, above: string, items: Schema): string {
  return contentAnchor(api, `${above}-items`, items)
}

/** The id of an alternative, by its position. */
export function optionAnchor(above: string, index: number): string {
  return `${above}-one-of-${index}`
}

/**
 * The id above the rows of a schema. One with a single alternative, such as `anyOf` with `null`,
 * is shown as that alternative, and keeps its position in the id.
 */
export function contentAnchor(api: Api, above: string, schema: Schema): string {
  const index = positionOfOnly(api, schema)
  return index === undefined ? above : optionAnchor(above, index)
}

function positionOfOnly(api: Api, schema: Schema, hops = 0): number | undefined {
  const options = schema.oneOf ?? schema.anyOf
  if (options) {
    const others = [...options.keys()].filter(
      (index) => !isNull(flattenSchema(api, options[index]!)),
    )
    return others.length === 1 && !schema.properties ? others[0] : undefined
  }
  const target = schema.ref === undefined ? undefined : api.schemas[schema.ref]
  return target && hops < MAX_HOPS ? positionOfOnly(api, target, hops + 1) : undefined
}
