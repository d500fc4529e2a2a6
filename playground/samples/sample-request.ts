import type {
  Api,
  Example,
  MediaType,
  Operation,
  Parameter,
} from '../document/api-model.ts'
import { exampleValue } from '../document/example/example-value.ts'
import { TEXT_FILLER } from '../document/example/fillers.ts'
import { isSerializedExample } from '../document/example/is-serialized-example.ts'
import { flattenSchema } from '../document/schema/flatten-schema.ts'
import type { Schema } from '../document/schema-model.ts'
import { parameterExample } from '../document/model/media-example.ts'
import { isFileBody } from '../document/schema/is-file-body.ts'
import { isFilePart } from '../document/schema/is-file-part.ts'
import { buildRequest } from '../request/build-request.ts'
import { encodingAt } from '../request/encoding-at.ts'
import { PLACEHOLDER_SERVER } from '../request/server-url.ts'
import { preferredAlternative } from '../request/write-credentials.ts'
import type { BuiltRequest } from '../request/built-request.ts'
import { mediaKind } from '../document/media-kind.ts'
import { type BodyValue, type Value, isRecord } from '../request/operation.ts'
import { writeBodyText } from './write-body-text.ts'

/** What a sample of a request contains. */
export interface SampleOptions {
  /**
   * The setting `examples.defaults`: include all properties of a body, or only the required ones.
   */
  defaults: 'all' | 'required'
  /** Absolute URL against which relative servers are resolved; a placeholder if not known. */
  base?: string
}

/** What the body of a sample is. */
interface BodyChoice {
  /** Index in `operation.body.content`. */
  content: number
  /** Generated from the schema if absent. */
  example?: Example
}

/** File name used in samples. */
const FILE = 'example-file'

/**
 * Builds the request that samples show before the reader enters anything: path parameters remain
 * as `{id}`; other parameters are included if required or if they have an example; the body is
 * its example; credentials are placeholders.
 *
 * @param choice The first example of the first content type, unless given.
 */
export function sampleRequest(
  api: Api,
  operation: Operation,
  { defaults, base }: SampleOptions,
  choice: BodyChoice = firstBody(operation),
): BuiltRequest {
  const requiredOnly = defaults === 'required'
  const parameters = operation.parameters.map((parameter) =>
    parameterValue(api, parameter),
  )
  const media = operation.body?.content[choice.content]
  const typed = media && bodyValue(api, media, choice.example, requiredOnly)
  const isLeftOut = !operation.body?.required && isEmptyForm(media, typed)
  const body = isLeftOut ? undefined : typed
  const request = {
    method: operation.method,
    path: operation.path,
    servers: operation.servers,
    security: operation.security,
    schemes: api.securitySchemes,
    parameters: operation.parameters,
    ...(operation.body && {
      body: {
        required: operation.body.required,
        content: operation.body.content.map(({ type, encoding }) => ({
          type,
          encoding: encoding.map(({ headers: _, ...rest }) => rest),
        })),
      },
    }),
  }
  const values = {
    server: 0,
    ...(operation.servers.length === 0 && { baseUrl: PLACEHOLDER_SERVER }),
    variables: [],
    parameters,
    alternative: preferredAlternative(operation.security),
    credentials: [],
    ...(body && { body: { content: choice.content, ...body } }),
  }
  return buildRequest(request, values, {
    secrets: 'masked',
    base: base ?? PLACEHOLDER_SERVER,
  })
}

/** False for an example with only an `externalValue`. */
export function hasValue(example: Example): boolean {
  return example.serialized !== undefined || 'value' in example
}

function parameterValue(api: Api, parameter: Parameter): Value {
  if (parameter.in === 'path') return undefined
  const example = parameterExample(api, parameter)
  // An optional parameter that is null is one that isn't sent.
  if (example && (example.value !== null || parameter.required)) {
    return example.value as Value
  }
  if (!parameter.required) return undefined
  const schema = parameter.schema ?? parameter.content?.schema ?? {}
  const made = (requiredOnly: boolean) =>
    exampleValue(api, schema, { direction: 'request', requiredOnly }) as Value
  const least = made(true)
  // Nothing would be sent for an object without properties.
  return isRecord(least) && Object.keys(least).length === 0 ? made(false) : least
}

function firstBody({ body }: Operation): BodyChoice {
  const example = body?.content[0]?.examples.find(hasValue)
  return { content: 0, ...(example && { example }) }
}

function bodyValue(
  api: Api,
  media: MediaType,
  example: Example | undefined,
  requiredOnly: boolean,
): Omit<BodyValue, 'content'> | undefined {
  if (example?.serialized !== undefined) return { text: example.serialized }
  const schema = media.schema ?? media.itemSchema
  const kind = mediaKind(media.type)
  const given = example && 'value' in example
  if (isFileBody(api, media) && !(given && typeof example.value === 'string'))
    return { value: new File([], FILE) }
  if (!given && !schema) return kind === 'json' ? undefined : { text: TEXT_FILLER }
  const made = given
    ? example.value
    : exampleValue(api, schema!, { direction: 'request', requiredOnly })
  // `itemSchema` describes one part.
  const value = kind === 'multipart' && !given && !media.schema ? [made] : made
  const isText =
    typeof value === 'string' &&
    (kind === 'json' || (given && kind !== 'multipart' && kind !== 'form')) &&
    isSerializedExample(api, media.type, schema, value)
  if (isText) return { text: value }
  if (kind === 'text')
    return {
      text:
        typeof value === 'string'
          ? value
          : writeBodyText(api, media.type, media.schema, value),
    }
  if (kind === 'multipart') return { value: withFiles(api, media, value as Value) }
  return { value: value as Value }
}

/** True for a form of which no part is known: a boundary alone tells readers nothing. */
function isEmptyForm(
  media: MediaType | undefined,
  body: Omit<BodyValue, 'content'> | undefined,
): boolean {
  if (!media || !/^(?:form|multipart)$/.test(mediaKind(media.type))) return false
  return isRecord(body?.value) && Object.keys(body.value).length === 0
}

/** Replaces the values of file parts, and of arrays of files, by files. */
function withFiles(
  api: Api,
  { schema, itemSchema, encoding }: MediaType,
  value: Value,
): Value {
  if (Array.isArray(value)) {
    const { prefixItems = [], items }: Schema = schema ? flattenSchema(api, schema) : {}
    return value.map((item, index) => {
      const type = encodingAt(encoding, index)?.contentType
      const described = prefixItems[index] ?? items ?? itemSchema
      return described && isFilePart(api, described, type) ? new File([], FILE) : item
    })
  }
  if (!schema || !isRecord(value)) return value
  const { properties = [] } = flattenSchema(api, schema)
  const entries = Object.entries(value).map(([name, inner]): [string, Value] => {
    const property = properties.find((candidate) => candidate.name === name)
    if (!property) return [name, inner]
    const type = encoding.find((part) => part.property === name)?.contentType
    if (isFilePart(api, property.schema, type)) return [name, new File([], FILE)]
    const { items } = flattenSchema(api, property.schema)
    return items && isFilePart(api, items, type)
      ? [name, [new File([], FILE)]]
      : [name, inner]
  })
  return Object.fromEntries(entries)
}
