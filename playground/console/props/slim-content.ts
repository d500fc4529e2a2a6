import type { Api, Example, MediaType } from '../../document/api-model.ts'
import { parseExactJson } from '../../document/exact-number.ts'
import { mediaKind } from '../../document/media-kind.ts'
import { isFileBody } from '../../document/schema/is-file-body.ts'
import type { Schema } from '../../document/schema-model.ts'
import type { RequestContent, Value } from '../../request/operation.ts'
import { writePrimitive } from '../../request/write-parameter.ts'
import { writeBodyText } from '../../samples/write-body-text.ts'
import { allowsValue } from '../../document/example/allows-value.ts'
import { isSerializedExample } from '../../document/example/is-serialized-example.ts'
import { isUnrestricted, minimalValue, prefillValue } from './prefill-value.ts'
import type { SlimSchema } from './slim-schemas.ts'

/** One content type of a body, as its editor needs it. */
export interface ConsoleContent extends RequestContent {
  schema?: Schema
  /** The initial value, if there is no valid example. */
  prefill?: Omit<ConsoleExample, 'label'>
  /** The schema restricts the body, but no valid value was found. */
  isUnfilled?: true
  /** The initial value or the schema is too large for the page. */
  isTooLarge?: true
  examples: ConsoleExample[]
}

/** An example that the reader can insert, as a value or as text. */
export interface ConsoleExample {
  label: string
  value?: unknown
  /** The serialised body. */
  text?: string
}

/**
 * Limits in characters: `example` for each example, `start` for the initial value as text.
 * `examples` limits their number.
 */
export const LIMITS = { example: 20_000, examples: 20, start: 60_000 }

/**
 * Reduces one content type of a body to what its editor needs: initial value, examples and
 * schema.
 */
export function slimContent(
  api: Pick<Api, 'schemas'>,
  media: MediaType,
  slim: SlimSchema,
): ConsoleContent {
  const { type, schema, encoding, examples } = media
  const asText = textWriter(api, type, schema)
  const value =
    schema && !isFileBody(api, media)
      ? startValue(api, schema, type, examples)
      : undefined
  const wanted = value === undefined ? undefined : asText({ value })
  const prefill =
    wanted && schema && !isShort(wanted, type)
      ? asText({ value: minimalValue(api, schema) })
      : wanted
  const isShortEnough = prefill !== undefined && isShort(prefill, type)
  const isUnfilled = schema && !prefill && isUnfillable(api, schema, type, examples)
  return {
    type,
    ...(isShortEnough && { prefill }),
    ...(isUnfilled && { isUnfilled: true }),
    ...(prefill && !isShortEnough && { isTooLarge: true }),
    encoding: encoding.map(({ headers, nested: _, ...rest }) => ({
      ...rest,
      headers: headers.flatMap((header) => {
        const value = header.prefill ?? header.schema?.default?.value
        return value === undefined
          ? []
          : [{ name: header.name, value: writePrimitive(value as Value) }]
      }),
    })),
    ...(schema && { schema: slim(schema) }),
    examples: examples
      .flatMap(slimExample)
      .map((example) => ({ label: example.label, ...asText(example) }))
      .slice(0, LIMITS.examples),
  }
}

/** True if an initial value fits into the page. More is allowed for text than for fields. */
function isShort(start: Omit<ConsoleExample, 'label'>, type: string): boolean {
  const kind = mediaKind(type)
  const limit = kind === 'json' || kind === 'text' ? LIMITS.start : LIMITS.example
  return JSON.stringify(start).length <= limit
}

/**
 * The initial value to use instead of the first example, if there is none or it is invalid:
 * another example, else a generated value. `undefined` if the first example is used.
 */
function startValue(
  api: Pick<Api, 'schemas'>,
  schema: Schema,
  type: string,
  examples: readonly Example[],
): Value {
  const isValid = exampleValidator(api, schema, type)
  const [first, ...others] = examples
  if (first && isValid(first)) return undefined
  const other = others.find((example) => example.value !== undefined && isValid(example))
  return (other?.value as Value) ?? prefillValue(api, schema)
}

/**
 * A predicate for examples that can be sent: text is taken as it is, a value has to satisfy the
 * schema.
 */
function exampleValidator(
  api: Pick<Api, 'schemas'>,
  schema: Schema,
  type: string,
): (example: Example) => boolean {
  return ({ value, serialized }) => {
    if (mediaKind(type) === 'text' || serialized !== undefined) return true
    if (value === undefined) return false
    const isText =
      typeof value === 'string' && isSerializedExample(api, type, schema, value)
    return allowsValue(api, schema, isText ? valueOfText(value) : value)
  }
}

function valueOfText(text: string): unknown {
  try {
    return parseExactJson(text)
  } catch {
    return text
  }
}

/**
 * True if the body has to stay empty because no valid value was found. False if any value is
 * valid, and for files.
 */
function isUnfillable(
  api: Pick<Api, 'schemas'>,
  schema: Schema,
  type: string,
  [first]: readonly Example[],
): boolean {
  const kind = mediaKind(type)
  if (kind === 'binary' || kind === 'text') return false
  if (first && exampleValidator(api, schema, type)(first)) return false
  return !isUnrestricted(api, schema)
}

/** Serialises values of textual content types: XML according to the schema, others as JSON. */
function textWriter(
  api: Pick<Api, 'schemas'>,
  type: string,
  schema: Schema = {},
): (example: Omit<ConsoleExample, 'label'>) => Omit<ConsoleExample, 'label'> {
  const isText = mediaKind(type) === 'text'
  return (example) => {
    const { value, text } = example
    if (typeof value === 'string' && isSerializedExample(api, type, schema, value))
      return { text: value }
    if (!isText) return example
    if (text !== undefined || value === undefined) return { text: text ?? '' }
    return { text: writeBodyText(api, type, schema, value) }
  }
}

/**
 * Converts an example to an option of a select. Empty if it is too long or only has an
 * `externalValue`.
 */
export function slimExample({
  key,
  summary,
  value,
  serialized,
}: Example): ConsoleExample[] {
  const label = summary ?? key
  if (serialized !== undefined) {
    return serialized.length > LIMITS.example ? [] : [{ label, text: serialized }]
  }
  if (value === undefined) return []
  if ((JSON.stringify(value) ?? '').length > LIMITS.example) return []
  return [{ label, value }]
}
