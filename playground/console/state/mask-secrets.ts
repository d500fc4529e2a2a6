import { memberSchemas } from '../../document/example/member-schemas.ts'
import type { Schema } from '../../document/schema-model.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import { withAlternatives } from '../../document/schema/with-alternatives.ts'
import { isRecord, type RequestValues, type Value } from '../../request/operation.ts'
import type { ConsoleOperation } from '../props/console-props.ts'

/** Replaces secret values in samples. */
export const MASK = 'REDACTED'

/**
 * Masks all strings with format `password`. Returns the same object if there are none.
 * Credentials are masked by `buildRequest`.
 */
export function maskSecrets(
  operation: ConsoleOperation,
  values: RequestValues,
  source: SchemaSource,
): RequestValues {
  const parameters = values.parameters.map((value, index) =>
    maskValue(operation.parameters[index]?.schema ?? {}, value, source),
  )
  const { body } = values
  const same = parameters.every((value, index) => value === values.parameters[index])
  const rest = same ? values : { ...values, parameters }
  if (!body) return rest
  const schema = operation.body?.content[body.content]?.schema ?? {}
  const value = maskValue(schema, body.value, source)
  if (value === body.value) return rest
  const { text: _text, ...place } = body
  return { ...values, parameters, body: { ...place, value } }
}

/** Masks by each of the possible schemas. Returns the same value if nothing is masked. */
function maskValue(
  written: Schema,
  value: Value,
  source: SchemaSource,
  depth = 0,
): Value {
  if (value === undefined || depth > 12) return value
  const all = withAlternatives(source, written, 4 + depth / 6)
  const inside = (schemas: Schema[], inner: Value) =>
    schemas.reduce((masked, each) => maskValue(each, masked, source, depth + 1), inner)
  if (typeof value === 'string')
    return all.some(({ format }) => format === 'password') ? MASK : value
  if (Array.isArray(value)) {
    const items = value.map((item, index) =>
      inside(
        all.flatMap(({ prefixItems, items }) => prefixItems?.[index] ?? items ?? []),
        item,
      ),
    )
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, member]): [string, Value] => [
    name,
    inside(
      all.flatMap((schema) => memberSchemas(schema, name)),
      member,
    ),
  ])
  return entries.some(([name, member]) => member !== value[name])
    ? Object.fromEntries(entries)
    : value
}
