import type { Api, MediaType, Operation, Parameter, Schema } from '../api.ts'
import { exampleValue } from '../model/example-value.ts'
import { flattenSchema } from '../model/flatten-schema.ts'
import { parameterExample } from '../model/media-example.ts'
import { isFile } from '../model/schema-type.ts'
import { buildRequest } from '../request/build-request.ts'
import type { BuiltRequest } from '../request/built-request.ts'
import { mediaKind } from '../request/media-kind.ts'
import { type BodyValue, type Value, isRecord } from '../request/operation.ts'
import { writeXml } from './write-xml.ts'

export interface SampleOptions {
  /** `examples.defaults`: every property of a body, or the required ones. */
  defaults: 'all' | 'required'
  /** Absolute address that relative servers stand on. */
  base?: string
}

/** What a file is called in samples. */
const FILE = 'example-file'

/**
 * The request that samples show before the reader types (behaviour 5.4): path parameters as
 * `{id}`, other parameters where they are required or have an example, the body's example, and
 * placeholders for secrets.
 */
export function sampleRequest(
  api: Api,
  operation: Operation,
  { defaults, base }: SampleOptions,
): BuiltRequest {
  const requiredOnly = defaults === 'required'
  const parameters = operation.parameters.map((parameter) =>
    parameterValue(api, parameter),
  )
  const content = operation.body?.content[0]
  const body = content && bodyValue(api, content, requiredOnly)
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
    variables: [],
    parameters,
    alternative: firstAlternative(operation),
    credentials: [],
    ...(body && { body }),
  }
  return buildRequest(request, values, {
    secrets: 'masked',
    ...(base !== undefined && { base }),
  })
}

/** An alternative that asks for something says more than one that does not. */
function firstAlternative({ security }: Operation): number {
  return Math.max(
    0,
    security.findIndex(({ schemes }) => schemes.length > 0),
  )
}

function parameterValue(api: Api, parameter: Parameter): Value {
  if (parameter.in === 'path') return undefined
  const example = parameterExample(api, parameter)
  if (example) return example.value as Value
  if (!parameter.required) return undefined
  const schema = parameter.schema ?? parameter.content?.schema ?? {}
  return exampleValue(api, schema, { direction: 'request', requiredOnly: true }) as Value
}

function bodyValue(
  api: Api,
  media: MediaType,
  requiredOnly: boolean,
): BodyValue | undefined {
  const [example] = media.examples
  if (example?.serialized !== undefined) return { content: 0, text: example.serialized }
  const schema = media.schema ?? media.itemSchema
  const kind = mediaKind(media.type)
  const given = example && 'value' in example
  if (kind === 'binary' && !(given && typeof example.value === 'string'))
    return { content: 0, value: new File([], FILE) }
  if (!given && !schema)
    return kind === 'json' ? undefined : { content: 0, text: '<string>' }
  const value = given
    ? example.value
    : exampleValue(api, schema!, { direction: 'request', requiredOnly })
  // An example given as text is the body as it travels.
  if (given && typeof value === 'string' && kind !== 'multipart' && kind !== 'form')
    return { content: 0, text: value }
  if (kind === 'text')
    return {
      content: 0,
      text: typeof value === 'string' ? value : writeText(api, media, value),
    }
  if (kind === 'multipart')
    return { content: 0, value: withFiles(api, schema, value as Value) }
  return { content: 0, value: value as Value }
}

function writeText(api: Api, { type, schema }: MediaType, value: unknown): string {
  return /xml/.test(type)
    ? writeXml(api, schema ?? {}, value)
    : JSON.stringify(value, null, 2)
}

/** Real multipart: properties that are files become files, also in lists. */
function withFiles(api: Api, schema: Schema | undefined, value: Value): Value {
  if (!schema || !isRecord(value)) return value
  const { properties = [] } = flattenSchema(api, schema)
  const entries = Object.entries(value).map(([name, inner]): [string, Value] => {
    const property = properties.find((candidate) => candidate.name === name)
    const flat = property && flattenSchema(api, property.schema)
    if (flat && isFile(flat)) return [name, new File([], FILE)]
    const items = flat?.items && flattenSchema(api, flat.items)
    return items && isFile(items) ? [name, [new File([], FILE)]] : [name, inner]
  })
  return Object.fromEntries(entries)
}
