import type { Schema } from '../../document/schema-model.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { propertiesOf } from '../../document/schema/schema-properties.ts'
import { typesOf } from '../../document/schema/schema-type.ts'
import { mediaKind } from '../../document/media-kind.ts'
import type { BodyValue, RequestValues, Value } from '../../request/operation.ts'
import type { ConsoleOperation, ConsoleSettings } from '../props/console-props.ts'

const maximumDepth = 6

/** What the form holds before the reader types: `x-default`, defaults of what is required, and a body. */
export function initialValues(
  operation: ConsoleOperation,
  source: SchemaSource,
  settings: ConsoleSettings,
): RequestValues {
  return {
    server: 0,
    variables: [],
    parameters: operation.parameters.map(({ prefill, schema, required }) =>
      prefill ? (prefill.value as Value) : initialValue(schema ?? {}, source, required),
    ),
    alternative: 0,
    credentials: operation.schemes.map(({ prefill }) =>
      prefill === undefined ? undefined : { token: prefill },
    ),
    ...(operation.body && { body: initialBody(operation, 0, source, settings) }),
  }
}

/** Methods whose requests are about their bodies, also where a description forgets to say that one is required. */
const WITH_BODY = /^(?:POST|PUT|PATCH)$/

/**
 * The body of one content type: its first example if that is right, else what was made of its schema, else what is
 * required. Empty where it may be left out and the method is about something else, or nothing would be in it.
 *
 * @param place Of the content type.
 */
export function initialBody(
  { method, body }: ConsoleOperation,
  place: number,
  source: SchemaSource,
  settings: ConsoleSettings,
): BodyValue {
  const content = body?.content[place]
  const required = body?.required ?? false
  const start = content?.prefill ?? content?.examples[0]
  if (start && (required || settings.prefill || WITH_BODY.test(method)))
    return !required && start === content?.prefill && isEmpty(start.value)
      ? { content: place }
      : { content: place, ...bodyOfExample(start) }
  const kind = mediaKind(content?.type ?? '')
  const structured = kind === 'json' || kind === 'form' || kind === 'multipart'
  // Where a described body could not be filled in, part of it would be wrong.
  const isHopeless =
    content?.schema !== undefined &&
    (kind === 'json' || content.isUnfilled || content.isTooLarge)
  if (!structured || isHopeless) return { content: place }
  return { content: place, value: initialValue(content?.schema ?? {}, source, required) }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** An example as a body: as text where the spec gives it as it travels. */
export function bodyOfExample(example: {
  value?: unknown
  text?: string
}): Partial<BodyValue> {
  return example.text === undefined
    ? { value: example.value as Value }
    : { text: example.text }
}

/** Defaults of required values, deep; undefined where there is nothing to fill in. */
export function initialValue(
  written: Schema,
  source: SchemaSource,
  required: boolean,
  depth = 0,
): Value {
  const schema = flattenSchema(source, written)
  if (schema.prefill) return schema.prefill.value as Value
  if (!required) return undefined
  if (schema.const) return schema.const.value as Value
  if (schema.default) return schema.default.value as Value
  if (schema.enum?.length === 1) return schema.enum[0] as Value
  const [type] = typesOf(schema)
  if (type !== 'object' || depth > maximumDepth) return undefined

  const properties = propertiesOf(source, schema, {
    direction: 'request',
    maintainOrder: true,
  })
  const members = properties.flatMap(
    ({ name, schema: child, required: asked, pseudo }) => {
      const value = pseudo ? undefined : initialValue(child, source, asked, depth + 1)
      return value === undefined ? [] : [[name, value] as const]
    },
  )
  return Object.fromEntries(members)
}
