import type { Api } from '../../document/api-model.ts'
import { fitValue } from '../../document/example/fit-value.ts'
import type { Schema } from '../../document/schema-model.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { isFileSchema, typesOf } from '../../document/schema/schema-type.ts'
import type { Value } from '../../request/operation.ts'

/**
 * The smallest valid body: only required properties. Used if the regular one is too large.
 * `undefined` in the same cases as for {@link prefillValue}.
 */
export function minimalValue(api: Pick<Api, 'schemas'>, schema: Schema): Value {
  if (isUnrestricted(api, schema)) return undefined
  return fitValue(api, schema, undefined, {
    direction: 'request',
    wants: () => false,
  }) as Value
}

/**
 * The initial value of a request's form: required properties, and optional ones with an example
 * or default; others only if the schema is invalid without them. `undefined` if no valid value is
 * found, if any value is valid, and for files.
 */
export function prefillValue(api: Pick<Api, 'schemas'>, schema: Schema): Value {
  if (isUnrestricted(api, schema)) return undefined
  // Schemas are often shared by many operations.
  const isBare = schema.ref !== undefined && Object.keys(schema).length === 1
  const key = (isBare && api.schemas[schema.ref!]) || schema
  const known = values.get(key)
  if (known) return known.value
  const value = fitValue(api, schema, undefined, {
    direction: 'request',
    wants: (property) => {
      const { prefill, default: fallback, examples = [] } = flattenSchema(api, property)
      return Boolean(prefill ?? fallback) || examples.length > 0
    },
  }) as Value
  values.set(key, { value })
  return value
}

/** Cached by schema. */
const values = new WeakMap<Schema, { value: Value }>()

/**
 * True if a schema doesn't restrict its values, so no initial value is better than another. Also
 * true for files, which the reader chooses.
 */
export function isUnrestricted(api: Pick<Api, 'schemas'>, schema: Schema): boolean {
  const flat = flattenSchema(api, schema)
  if (isFileSchema(flat)) return !flat.never
  const { examples, default: fallback, prefill, discriminator, choices, never } = flat
  if (typesOf(flat).length > 0 || flat.types || choices.length > 0) return false
  return !never && !discriminator && !examples && !fallback && !prefill
}
