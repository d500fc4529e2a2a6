import * as v from 'valibot'
import { isPlainObject } from '../kit/is-plain-object.ts'

/** `v.object` that also rejects arrays, which valibot accepts as objects. */
export function object<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, undefined> {
  return withoutLists(v.object(entries))
}

/** `v.record` that also rejects arrays. By default, a key is any string. */
export function record<const Value extends v.GenericSchema>(
  value: Value,
  key: v.GenericSchema<string, string> = v.string(),
): v.RecordSchema<v.GenericSchema<string, string>, Value, undefined> {
  return withoutLists(withReservedKeys(v.record(key, value)))
}

/** Keys that valibot leaves out of records without an issue. */
const RESERVED = ['constructor', 'prototype']

/** Adds the entries of reserved keys, whose names suit any schema of keys. */
function withReservedKeys<
  const Value extends v.GenericSchema,
  Key extends v.GenericSchema<string, string>,
>(schema: v.RecordSchema<Key, Value, undefined>): typeof schema {
  const run = schema['~run']
  return {
    ...schema,
    '~run'(dataset, config) {
      const { value: input } = dataset
      const result = run.call(this, dataset, config)
      if (!isPlainObject(input) || !isPlainObject(result.value)) return result
      for (const key of RESERVED) {
        if (!Object.hasOwn(input, key)) continue
        const entry = schema.value['~run']({ value: input[key] }, config)
        if (entry.typed) Object.assign(result.value, { [key]: entry.value })
      }
      return result
    },
  }
}

function withoutLists<Schema extends v.GenericSchema>(schema: Schema): Schema {
  const run = schema['~run']
  return {
    ...schema,
    '~run'(dataset, config) {
      const { value: input } = dataset
      if (Array.isArray(input)) {
        v._addIssue(schema, 'type', dataset, config)
        return dataset
      }
      const result = run.call(this, dataset, config)
      if (isPlainObject(input) && isPlainObject(result.value)) {
        // Valibot orders by the schema; what authors list is rendered in their order.
        result.value = inOrderOf(input, result.value)
      }
      return result
    },
  } as Schema
}

function inOrderOf(first: Record<string, unknown>, value: Record<string, unknown>) {
  const known = Object.keys(first).filter((key) => Object.hasOwn(value, key))
  const keys = new Set([...known, ...Object.keys(value)])
  return Object.fromEntries([...keys].map((key) => [key, value[key]]))
}
