import type {
  SwaggerParameter,
  SwaggerResponse,
  WrittenBody,
  WrittenDescription,
  WrittenMediaType,
  WrittenOperation,
  WrittenParameter,
  WrittenResponse,
  WrittenSchema,
  WrittenServer,
} from './document-as-written.ts'
import { isUrl } from '../../../runtime/kit/is-url.ts'
import { type Raw, asList, asObject, asText, asTexts, entriesOf } from './raw.ts'
import type { SpecReader } from './spec-reader.ts'
import type { SpecFile } from './spec-files.ts'
import { stripTrailingSlashes } from '../../../runtime/kit/strip-trailing-slashes.ts'

/**
 * Converts a Swagger 2.0 operation to the shape of OpenAPI 3: body and form parameters become a
 * request body, response schemas move below media types. References in schemas are kept.
 */
export function upgradeOperation(
  reader: SpecReader,
  raw: WrittenOperation,
  file: SpecFile,
  shared: { value: unknown; file: SpecFile },
): { raw: WrittenOperation; parameters: { value: unknown; file: SpecFile }[] } {
  const consumes = texts(raw.consumes, reader.mediaTypes.consumes)
  const produces = texts(raw.produces, reader.mediaTypes.produces)
  const all = [shared, { value: raw.parameters, file }].flatMap((list) =>
    asList(list.value).flatMap((item) => {
      const at = reader.resolve(item, list.file)
      const parameter = asObject<SwaggerParameter>(at?.value)
      return at && parameter ? [{ parameter, file: at.file }] : []
    }),
  )
  const plain = all.filter(
    ({ parameter }) => parameter.in !== 'body' && parameter.in !== 'formData',
  )
  const requestBody = upgradeBody(all, consumes)
  const responses = Object.fromEntries(
    entriesOf(raw.responses).map(([status, response]) => {
      const target = asObject<SwaggerResponse>(reader.resolve(response, file)?.value)
      return [status, target ? upgradeResponse(target, produces) : response]
    }),
  )
  return {
    raw: {
      ...raw,
      responses,
      servers: ownServers(reader, raw),
      ...(requestBody && { requestBody }),
    },
    parameters: plain.map((item) => ({
      value: [upgradeParameter(item.parameter)],
      file: item.file,
    })),
  }
}

/** The servers of an operation that has its own `schemes`. */
function ownServers(
  { files: { first } }: SpecReader,
  { schemes }: WrittenOperation,
): WrittenServer[] | undefined {
  if (!first || asTexts(schemes).length === 0) return undefined
  return upgradeServers(
    { ...asObject<WrittenDescription>(first.value), schemes },
    first.name,
  )
}

function texts(value: unknown, fallback: string[]): string[] {
  const own = asTexts(value)
  return own.length > 0 ? own : fallback
}

function upgradeBody(
  all: { parameter: SwaggerParameter }[],
  consumes: string[],
): WrittenBody | undefined {
  const body = all.findLast(({ parameter }) => parameter.in === 'body')?.parameter
  if (body) {
    const types = consumes.length > 0 ? consumes : ['application/json']
    return {
      description: body.description,
      required: body.required,
      content: Object.fromEntries(
        types.map((type) => [type, { schema: body.schema, ...examplesOf(body, type) }]),
      ),
    }
  }
  const fields = all
    .map(({ parameter }) => parameter)
    .filter((parameter) => parameter.in === 'formData')
  if (fields.length === 0) return undefined
  const hasFile = fields.some((field) => field.type === 'file')
  const forms = consumes.filter((type) => /multipart\/|x-www-form-urlencoded/.test(type))
  const types = hasFile
    ? ['multipart/form-data']
    : forms.length > 0
      ? forms
      : ['application/x-www-form-urlencoded']
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [asText(field.name) ?? '', schemaOf(field, true)]),
    ),
    required: fields
      .filter((field) => field.required === true)
      .map((field) => asText(field.name) ?? ''),
  }
  const encoding = Object.fromEntries(
    fields.flatMap((field) =>
      field.type === 'array' ? [[asText(field.name) ?? '', styleOf(field)]] : [],
    ),
  )
  return {
    required: schema.required.length > 0,
    content: Object.fromEntries(types.map((type) => [type, { schema, encoding }])),
  }
}

/** `x-examples` by media type, or by name; else the `x-example`. */
function examplesOf(body: SwaggerParameter, type: string): WrittenMediaType {
  const entries = entriesOf(body['x-examples'])
  const own = entries.find(([key]) => key === type)
  if (own) return { example: own[1] }
  const named = entries.filter(([key]) => !key.includes('/'))
  if (named.length > 0)
    return {
      examples: Object.fromEntries(named.map(([key, value]) => [key, { value }])),
    }
  return Object.hasOwn(body, 'x-example') ? { example: body['x-example'] } : {}
}

function upgradeParameter(raw: SwaggerParameter): WrittenParameter {
  return {
    ...pick(raw, [
      'name',
      'in',
      'description',
      'required',
      'deprecated',
      'allowEmptyValue',
      'x-default',
    ]),
    schema: schemaOf(raw, false),
    ...styleOf(raw),
  }
}

const SCHEMA_KEYS: (keyof SwaggerParameter)[] = [
  'type',
  'format',
  'items',
  'default',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'uniqueItems',
  'enum',
  'multipleOf',
  'x-example',
  'x-nullable',
  'example',
  'x-mint-enum',
  'x-enumDescriptions',
  'x-enum-descriptions',
  'x-enum-varnames',
  'x-enumNames',
]

function schemaOf(raw: SwaggerParameter, withDescription: boolean): WrittenSchema {
  return pick(raw, withDescription ? [...SCHEMA_KEYS, 'description'] : SCHEMA_KEYS)
}

/** `collectionFormat` as `style` and `explode`. */
function styleOf(raw: SwaggerParameter): Pick<WrittenParameter, 'style' | 'explode'> {
  if (raw.type !== 'array') return {}
  switch (raw.collectionFormat) {
    case 'multi':
      return { style: 'form', explode: true }
    case 'ssv':
      return { style: 'spaceDelimited', explode: false }
    case 'tsv':
      return { style: 'tabDelimited', explode: false }
    case 'pipes':
      return { style: 'pipeDelimited', explode: false }
    default:
      return { explode: false }
  }
}

function upgradeResponse(raw: SwaggerResponse, produces: string[]): WrittenResponse {
  const headers = Object.fromEntries(
    entriesOf(raw.headers).map(([name, header]) => {
      const found = asObject<SwaggerParameter>(header) ?? {}
      return [
        name,
        {
          description: found.description,
          schema: schemaOf(found, false),
          ...styleOf(found),
        },
      ]
    }),
  )
  const examples = entriesOf(raw.examples)
  const isFile = asObject<WrittenSchema>(raw.schema)?.type === 'file'
  const types = new Set([
    ...(raw.schema === undefined
      ? []
      : produces.length > 0
        ? produces
        : [isFile ? 'application/octet-stream' : 'application/json']),
    ...examples.map(([type]) => type),
  ])
  const content = Object.fromEntries(
    [...types].map((type) => {
      const example = examples.find(([name]) => name === type)
      return [type, { schema: raw.schema, ...(example && { example: example[1] }) }]
    }),
  )
  return { description: raw.description, headers, content }
}

function pick(raw: SwaggerParameter, keys: readonly (keyof SwaggerParameter)[]): Raw {
  return Object.fromEntries(
    keys.filter((key) => Object.hasOwn(raw, key)).map((key) => [key, raw[key]]),
  )
}

/**
 * Converts `schemes`, `host` and `basePath` to servers. The host defaults to that of the
 * description's own URL.
 */
export function upgradeServers(
  root: WrittenDescription,
  source: string,
): WrittenServer[] {
  const from = isUrl(source) ? new URL(source) : undefined
  const host = asText(root.host) ?? from?.host
  const path = stripTrailingSlashes(asText(root.basePath) ?? '')
  if (!host) return path ? [{ url: path }] : []
  const schemes = texts(root.schemes, [from?.protocol.slice(0, -1) ?? 'https'])
  const usable = schemes
    .filter((scheme) => /^https?$/.test(scheme))
    .sort((a, b) => b.length - a.length)
  return (usable.length > 0 ? usable : ['https']).map((scheme) => ({
    url: `${scheme}://${host}${path}`,
  }))
}
