import type { Api, Example, MediaType, Parameter } from '../api-model.ts'
import type { Schema } from '../schema-model.ts'
import { type ExampleOptions, exampleValue } from '../example/example-value.ts'
import { isSerializedExample } from '../example/is-serialized-example.ts'
import { parseExactJson } from '../exact-number.ts'
import { mediaKind } from '../media-kind.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'

/**
 * An example as displayed. `label` is empty for a generated one, and for a single one without a
 * name that tells something.
 */
export interface ShownExample {
  label: string
  description?: string
  value?: unknown
  /** The serialised form, displayed verbatim. */
  serialized?: string
  externalValue?: string
  /** Generated from the schema. */
  isGenerated?: true
}

/**
 * The examples of a media type: `examples`, else `example`, else a value taken or generated from
 * the schema (OpenAPI 3.1, "Media Type Object").
 */
export function mediaExamples(
  api: Api,
  media: MediaType,
  options: ExampleOptions,
): ShownExample[] {
  const { examples } = media
  if (examples.length > 0)
    return examples.map(({ key, summary, ...rest }) => ({
      label: summary ?? (examples.length === 1 && isPlainKey(key) ? '' : key),
      ...rest,
    }))
  const schema = media.schema ?? media.itemSchema
  if (!schema) return []
  const isGiven = flattenSchema(api, schema).examples?.length
  const value = exampleValue(api, schema, options)
  return [{ label: '', value, ...(!isGiven && { isGenerated: true }) }]
}

const PLAIN_KEY = /^(?:examples?|default|value|response)?[\s_-]*\d*$/i

/** True for keys that tell nothing about an example: `default`, `example-1`, … */
export function isPlainKey(key: string): boolean {
  return PLAIN_KEY.test(key)
}

/**
 * The examples of a parameter, else those of its `content` (OpenAPI 3.1, "Parameter Object"), of
 * which those written as JSON text are read.
 */
export function parameterExamples(
  api: Pick<Api, 'schemas'>,
  { examples, content }: Parameter,
): readonly Example[] {
  if (examples.length > 0 || !content) return examples
  const { type, schema } = content
  return content.examples.map((example) => {
    const { value, serialized } = example
    const isText = typeof value === 'string'
    const text =
      isText && isSerializedExample(api, type, schema, value) ? value : serialized
    return text === undefined ? example : { ...example, value: valueOfText(type, text) }
  })
}

function valueOfText(type: string, text: string): unknown {
  if (mediaKind(type) !== 'json') return text
  try {
    return parseExactJson(text)
  } catch {
    return text
  }
}

/**
 * The example of a parameter: its prefilled value, else its first example, else that of its
 * schema. `undefined` if there is none.
 */
export function parameterExample(
  api: Api,
  parameter: Parameter,
): { value: unknown } | undefined {
  if (parameter.prefill !== undefined) return { value: parameter.prefill }
  const [example] = parameterExamples(api, parameter)
  if (example && 'value' in example) return { value: example.value }
  const schema: Schema | undefined = parameter.schema ?? parameter.content?.schema
  const given = schema && api.schemas && firstGiven(api, schema)
  return given
}

function firstGiven(api: Api, schema: Schema, hops = 0): { value: unknown } | undefined {
  if (schema.examples && schema.examples.length > 0) return { value: schema.examples[0] }
  if (schema.prefill) return schema.prefill
  const target =
    schema.ref === undefined || hops > 20 ? undefined : api.schemas[schema.ref]
  return target && firstGiven(api, target, hops + 1)
}
