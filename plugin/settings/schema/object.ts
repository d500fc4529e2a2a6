import * as v from 'valibot'

/** `v.object`, which also refuses lists: to valibot, a list is an object with odd keys. */
export function object<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, undefined> {
  return withoutLists(v.object(entries))
}

/** `v.record` of text keys, which also refuses lists. */
export function record<const Value extends v.GenericSchema>(
  value: Value,
): v.RecordSchema<v.StringSchema<undefined>, Value, undefined> {
  return withoutLists(v.record(v.string(), value))
}

function withoutLists<Schema extends v.GenericSchema>(schema: Schema): Schema {
  const run = schema['~run']
  return {
    ...schema,
    '~run'(dataset, config) {
      if (!Array.isArray(dataset.value)) return run.call(this, dataset, config)
      v._addIssue(this as never, 'type', dataset as never, config)
      return dataset
    },
  } as Schema
}
