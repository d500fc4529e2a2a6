import { matchesPattern } from '../../document/example/satisfies-limits.ts'
import type { Schema } from '../../document/schema-model.ts'
import type { FlatSchema, SchemaSource } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { choicesOf } from '../../document/schema/schema-choices.ts'
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

/** Returns the same value if nothing is masked. */
function maskValue(
  written: Schema,
  value: Value,
  source: SchemaSource,
  depth = 0,
): Value {
  if (value === undefined || depth > 12) return value
  const schema = flattenSchema(source, written)
  if (schema.format === 'password' && typeof value === 'string') return MASK

  const chosen = choicesOf(source, schema)
    .flatMap(({ options }) => options)
    .map((option) => maskValue(option.schema, value, source, depth + 1))
    .find((masked) => masked !== value)
  if (chosen !== undefined) return chosen
  if (Array.isArray(value)) {
    const items = value.map((item, index) =>
      maskValue(
        schema.prefixItems?.[index] ?? schema.items ?? {},
        item,
        source,
        depth + 1,
      ),
    )
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value)) return value
  let hidden = false
  const entries = Object.entries(value).map(([name, member]): [string, Value] => {
    const masked = schemasOfMember(schema, name)
      .map((each) => maskValue(each, member, source, depth + 1))
      .find((result) => result !== member)
    if (masked === undefined) return [name, member]
    hidden = true
    return [name, masked]
  })
  return hidden ? Object.fromEntries(entries) : value
}

/** As JSON Schema applies them: further properties are those that nothing else describes. */
function schemasOfMember(schema: FlatSchema, name: string): Schema[] {
  const { properties = [], patternProperties = [], additionalProperties } = schema
  const described = [
    ...properties.filter((property) => property.name === name),
    ...patternProperties.filter(({ pattern }) => matchesPattern(pattern, name)),
  ].map((each) => each.schema)
  if (described.length > 0) return described
  return typeof additionalProperties === 'object' ? [additionalProperties] : []
}
