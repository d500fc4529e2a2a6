import type { Schema } from '../api.ts'
import { mediaKind } from '../request/media-kind.ts'
import type { BodyValue, RequestValues, Value } from '../request/operation.ts'
import type { ConsoleContent, ConsoleOperation, ConsoleSettings } from './props.ts'
import { resolveSchema, typesOf, type Schemas } from './resolve-schema.ts'

const maximumDepth = 6

/** What the form holds before the reader types: `x-default`, and defaults of what is required. */
export function initialValues(
  operation: ConsoleOperation,
  schemas: Schemas,
  settings: ConsoleSettings,
): RequestValues {
  return {
    server: 0,
    variables: [],
    parameters: operation.parameters.map(({ prefill, schema, required }) =>
      prefill ? (prefill.value as Value) : initialValue(schema ?? {}, schemas, required),
    ),
    alternative: 0,
    credentials: operation.schemes.map(({ prefill }) =>
      prefill === undefined ? undefined : { token: prefill },
    ),
    ...(operation.body && {
      body: initialBody(
        operation.body.content[0],
        0,
        operation.body.required,
        schemas,
        settings,
      ),
    }),
  }
}

/** The body of one content type: its first example where the site asks for them, else what is required. */
export function initialBody(
  content: ConsoleContent | undefined,
  place: number,
  required: boolean,
  schemas: Schemas,
  settings: ConsoleSettings,
): BodyValue {
  const example = settings.prefill ? content?.examples[0] : undefined
  if (example) return { content: place, ...bodyOfExample(example) }
  const kind = mediaKind(content?.type ?? '')
  const structured = kind === 'json' || kind === 'form' || kind === 'multipart'
  if (!structured || (!required && kind === 'json')) return { content: place }
  return { content: place, value: initialValue(content?.schema ?? {}, schemas, required) }
}

/** An example as a body: as text where the spec gives it as it travels. */
export function bodyOfExample(example: {
  value?: unknown
  text?: string
}): Partial<BodyValue> {
  if (example.text !== undefined) return { text: example.text }
  return typeof example.value === 'string'
    ? { value: example.value, text: example.value }
    : { value: example.value as Value }
}

/** Defaults of required values, deep; undefined where there is nothing to fill in. */
export function initialValue(
  written: Schema,
  schemas: Schemas,
  required: boolean,
  depth = 0,
): Value {
  const schema = resolveSchema(written, schemas)
  if (schema.prefill) return schema.prefill.value as Value
  if (!required) return undefined
  if (schema.const) return schema.const.value as Value
  if (schema.default) return schema.default.value as Value
  if (schema.enum?.length === 1) return schema.enum[0] as Value
  const [type] = typesOf(schema)
  if (type !== 'object' || depth > maximumDepth) return undefined

  const members = (schema.properties ?? []).flatMap(({ name, schema: child }) => {
    const value = initialValue(
      child,
      schemas,
      schema.required?.includes(name) ?? false,
      depth + 1,
    )
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(members)
}
