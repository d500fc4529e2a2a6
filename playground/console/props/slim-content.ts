import type { Api, Example, MediaType } from '../../document/api-model.ts'
import { parseExactJson } from '../../document/exact-number.ts'
import { mediaKind } from '../../document/media-kind.ts'
import type { Schema } from '../../document/schema-model.ts'
import type { RequestContent, Value } from '../../request/operation.ts'
import { writePrimitive } from '../../request/write-parameter.ts'
import { writeBodyText } from '../../samples/write-body-text.ts'
import { allowsValue } from '../../document/example/allows-value.ts'
import { travelsAsText } from '../../document/example/travels-as-text.ts'
import { allowsAnything, leastValue, prefillValue } from './prefill-value.ts'
import type { SlimSchema } from './slim-schemas.ts'

export interface ConsoleContent extends RequestContent {
  schema?: Schema
  /** What the form starts with, where there is no example of the whole, or none that is right. */
  prefill?: Omit<ConsoleExample, 'label'>
  /** It is described, and no value was found that the description allows. */
  isUnfilled?: true
  /** What it would start with, or what describes it, is too large for the page. */
  isTooLarge?: true
  examples: ConsoleExample[]
}

export interface ConsoleExample {
  label: string
  value?: unknown
  /** The body as it travels. */
  text?: string
}

/** Of examples: characters of one, and how many; characters of what a body starts with as text. */
export const LIMITS = { example: 20_000, examples: 20, start: 60_000 }

/** A body of one content type as its editor needs it: what it starts with, its examples, its schema. */
export function slimContent(
  api: Pick<Api, 'schemas'>,
  { type, schema, encoding, examples }: MediaType,
  slim: SlimSchema,
): ConsoleContent {
  const asText = textWriter(api, type, schema)
  const value = schema && startValue(api, schema, type, examples)
  const wanted = value === undefined ? undefined : asText({ value })
  const prefill =
    wanted && schema && !isShort(wanted, type)
      ? asText({ value: leastValue(api, schema) })
      : wanted
  const fits = prefill !== undefined && isShort(prefill, type)
  const isUnfilled = schema && !prefill && isHopeless(api, schema, type, examples)
  return {
    type,
    ...(fits && { prefill }),
    ...(isUnfilled && { isUnfilled: true }),
    ...(prefill && !fits && { isTooLarge: true }),
    encoding: encoding.map(({ headers, ...rest }) => ({
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

/** Whether a body may start with a value: as text with more than as fields. */
function isShort(start: Omit<ConsoleExample, 'label'>, type: string): boolean {
  const kind = mediaKind(type)
  const most = kind === 'json' || kind === 'text' ? LIMITS.start : LIMITS.example
  return JSON.stringify(start).length <= most
}

/**
 * What a body starts with in place of its first example, where there is none, or one that its
 * schema does not allow: another example, else a value that is made. Text is taken as it is given.
 */
function startValue(
  api: Pick<Api, 'schemas'>,
  schema: Schema,
  type: string,
  examples: readonly Example[],
): Value {
  if (mediaKind(type) === 'binary') return undefined
  const isRight = rightExample(api, schema, type)
  const [first, ...others] = examples
  if (first && isRight(first)) return undefined
  const other = others.find((example) => example.value !== undefined && isRight(example))
  return (other?.value as Value) ?? prefillValue(api, schema)
}

/** Whether an example may stand in a body: text as it is given, a value where its schema allows it. */
function rightExample(
  api: Pick<Api, 'schemas'>,
  schema: Schema,
  type: string,
): (example: Example) => boolean {
  return ({ value, serialized }) => {
    if (mediaKind(type) === 'text' || serialized !== undefined) return true
    if (value === undefined) return false
    const isText = typeof value === 'string' && travelsAsText(api, type, schema, value)
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

/** Whether a body stays empty that would be filled if a value were found: not where anything is right, nor for files. */
function isHopeless(
  api: Pick<Api, 'schemas'>,
  schema: Schema,
  type: string,
  [first]: readonly Example[],
): boolean {
  const kind = mediaKind(type)
  if (kind === 'binary' || kind === 'text') return false
  if (first && rightExample(api, schema, type)(first)) return false
  return !allowsAnything(api, schema)
}

/** Turns values into text where they travel as text: XML by its schema, the rest as JSON. */
function textWriter(
  api: Pick<Api, 'schemas'>,
  type: string,
  schema: Schema = {},
): (example: Omit<ConsoleExample, 'label'>) => Omit<ConsoleExample, 'label'> {
  const isText = mediaKind(type) === 'text'
  return (example) => {
    const { value, text } = example
    if (typeof value === 'string' && travelsAsText(api, type, schema, value))
      return { text: value }
    if (!isText) return example
    if (text !== undefined || value === undefined) return { text: text ?? '' }
    return { text: writeBodyText(api, type, schema, value) }
  }
}

/** An example as a list offers it; none where it is too long, or lies elsewhere. */
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
