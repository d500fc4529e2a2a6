import type { Api } from '../../document/api-model.ts'
import { fitValue } from '../../document/example/fit-value.ts'
import type { Schema } from '../../document/schema-model.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { isFileSchema, typesOf } from '../../document/schema/schema-type.ts'
import type { Value } from '../../request/operation.ts'

/** What a body starts with where more would be too much: what is required, and nothing else. Undefined as {@link prefillValue}. */
export function leastValue(api: Pick<Api, 'schemas'>, schema: Schema): Value {
  if (allowsAnything(api, schema)) return undefined
  return fitValue(api, schema, undefined, {
    direction: 'request',
    wants: () => false,
  }) as Value
}

/**
 * What the form of a request starts with: all that is required, and what a description gives
 * examples or defaults of; more, where only that is right. Undefined where no value is found that the
 * schema allows, where anything is right, and for files.
 */
export function prefillValue(api: Pick<Api, 'schemas'>, schema: Schema): Value {
  if (allowsAnything(api, schema)) return undefined
  // Many operations of a description take the same thing.
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

/** By schema. */
const values = new WeakMap<Schema, { value: Value }>()

/** Whether nothing is said of a value, so that none is better than another; true for files, which the reader chooses. */
export function allowsAnything(api: Pick<Api, 'schemas'>, schema: Schema): boolean {
  const flat = flattenSchema(api, schema)
  if (isFileSchema(flat)) return !flat.never
  const { examples, default: fallback, prefill, discriminator, choices, never } = flat
  if (typesOf(flat).length > 0 || flat.types || choices.length > 0) return false
  return !never && !discriminator && !examples && !fallback && !prefill
}
