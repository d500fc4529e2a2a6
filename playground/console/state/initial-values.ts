import type { Schema } from '../../document/schema-model.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { propertiesOf } from '../../document/schema/schema-properties.ts'
import { typesOf } from '../../document/schema/schema-type.ts'
import { mediaKind } from '../../document/media-kind.ts'
import type { BodyValue, RequestValues, Value } from '../../request/operation.ts'
import { preferredAlternative } from '../../request/write-credentials.ts'
import type { ConsoleOperation, ConsoleSettings } from '../props/console-props.ts'

const MAX_DEPTH = 6

/**
 * The initial values of the form: prefilled parameters and credentials, defaults of required
 * values, and a body.
 */
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
    alternative: preferredAlternative(operation.security),
    credentials: operation.schemes.map(({ prefill }) =>
      prefill === undefined ? undefined : { token: prefill },
    ),
    ...(operation.body && { body: initialBody(operation, 0, source, settings) }),
  }
}

/** Methods for which a body is sent even if the description doesn't mark it as required. */
const WITH_BODY = /^(?:POST|PUT|PATCH)$/

/**
 * The initial body of a content type: its prefilled value or first example, else the defaults of
 * required values. Empty if the body is optional and the method doesn't need one, or if there
 * would be nothing in it.
 *
 * @param place Index of the content type.
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
  const isStructured = kind === 'json' || kind === 'form' || kind === 'multipart'
  // If no valid body could be generated, a partial one would be invalid.
  const isUnfillable =
    content?.schema !== undefined &&
    (kind === 'json' || content.isUnfilled || content.isTooLarge)
  if (!isStructured || isUnfillable) return { content: place }
  return { content: place, value: initialValue(content?.schema ?? {}, source, required) }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** An example as a body: as text if that is how it is serialised. */
export function bodyOfExample(example: {
  value?: unknown
  text?: string
}): Partial<BodyValue> {
  return example.text === undefined
    ? { value: example.value as Value }
    : { text: example.text }
}

/** Collects the defaults of required values, recursively. `undefined` if there are none. */
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
  if (type !== 'object' || depth > MAX_DEPTH) return undefined

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
