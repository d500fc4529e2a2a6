import type { PageField } from '../../../runtime/types/pages.ts'
import type { Api, Body, Operation, Parameter } from '../api-model.ts'
import type { ServerVariable } from '../api-parts.ts'
import type { Schema } from '../schema-model.ts'
import { mediaKind } from '../media-kind.ts'
import { fieldSchema, objectOfFields } from './field-schema.ts'
import { nestFields } from './nest-fields.ts'
import {
  authScheme,
  credentialHeader,
  securityOf,
  type ManualAuth,
} from './with-authorization.ts'

interface ManualEndpoint {
  /** Upper case. */
  method: string
  /** `/users/{id}`, `/users/:id`, or an absolute URL. */
  target: string
  /** The `ParamField`s of the page. */
  fields?: readonly PageField[]
  /**
   * Media type of the body: the page's `contentType`; by default that of its field for the header
   * `Content-Type`, else JSON, or multipart if it has files.
   */
  contentType?: string
}

/**
 * Builds an operation from a page with `api: METHOD /path` frontmatter: servers and authorization
 * come from the settings, parameters from the path and the page's `ParamField`s.
 */
export function manualOperation(
  { method, target, fields = [], contentType }: ManualEndpoint,
  servers: readonly string[],
  auth: ManualAuth,
): { api: Api; operation: Operation } {
  const absolute = URL.canParse(target)
    ? /^(https?:\/\/[^/?#]*)(.*)$/i.exec(target)
    : undefined
  // `:id` is the legacy syntax for path parameters.
  const path = (absolute ? absolute[2] || '/' : target).replace(/\/:(\w+)/g, '/{$1}')
  const urls = absolute ? [absolute[1]!] : servers
  const scheme = authScheme(auth)
  const body = bodyOf(fields, contentType)
  const operation: Operation = {
    kind: 'operation',
    method,
    path: path.startsWith('/') ? path : `/${path}`,
    tags: [],
    deprecated: false,
    servers: urls.map((url) => ({ url, variables: variablesOf(url, fields) })),
    security: securityOf(scheme),
    parameters: parametersOf(path, fields).filter(
      ({ in: place, name }) =>
        place !== 'header' || name.toLowerCase() !== credentialHeader(scheme),
    ),
    ...(body && { body }),
    responses: [],
    callbacks: [],
    codeSamples: [],
    hidden: false,
    excluded: false,
  }
  const api: Api = {
    source: '',
    info: {},
    specification: '3.1.0',
    title: '',
    version: '',
    servers: operation.servers,
    securitySchemes: scheme ? [scheme] : [],
    tags: [],
    operations: [operation],
    webhooks: [],
    components: [],
    schemas: {},
  }
  return { api, operation }
}

/**
 * Placeholders of a server, `https://{region}.api.example`, with the values of the page's path
 * fields. Without a value, the reader sees what is to be replaced.
 */
function variablesOf(url: string, fields: readonly PageField[]): ServerVariable[] {
  return placeholdersOf(url).map((name) => {
    const field = fields.find((each) => each.place === 'path' && each.name === name)
    const given = field?.initial ?? field?.default
    return { name, default: given ? String(given.value) : `{${name}}` }
  })
}

function placeholdersOf(url: string): string[] {
  return [...new Set([...url.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!))]
}

/**
 * Path parameters in the order of the path, then the page's others. Path fields that don't occur
 * in the path are dropped: they couldn't be sent. A path has no empty segments, so an empty default
 * is none.
 */
function parametersOf(path: string, fields: readonly PageField[]): Parameter[] {
  const inPath = placeholdersOf(path).map((name): PageField => {
    const found = fields.find((field) => field.place === 'path' && field.name === name)
    if (!found) return { place: 'path', name, type: 'string', required: true, fields: [] }
    const { default: fallback, ...field } = found
    return fallback?.value === '' ? field : found
  })
  const others = fields.filter(({ place }) => place !== 'path' && place !== 'body')
  return [...inPath, ...others].map(parameterOf)
}

function parameterOf(field: PageField): Parameter {
  const place = field.place as Parameter['in']
  const isForm = place === 'query' || place === 'cookie'
  // A URL and a header hold text, so a parameter without a type is one.
  const schema = fieldSchema({ type: 'string', ...field })
  return {
    name: field.name,
    in: place,
    required: field.required,
    deprecated: field.deprecated ?? false,
    style: isForm ? 'form' : 'simple',
    explode: isForm,
    allowReserved: false,
    allowEmptyValue: false,
    schema,
    examples: [],
    ...(schema.prefill && { prefill: schema.prefill.value }),
  }
}

/** The value of the page's field for the header `Content-Type`, if it gives a media type. */
function documentedType(fields: readonly PageField[]): string | undefined {
  const field = fields.find(
    ({ place, name }) => place === 'header' && name.toLowerCase() === 'content-type',
  )
  const value = (field?.initial ?? field?.default)?.value
  return typeof value === 'string' && /^[\w.+-]+\/[\w.+-]/.test(value.trim())
    ? value.trim()
    : undefined
}

function bodyOf(
  fields: readonly PageField[],
  contentType: string | undefined,
): Body | undefined {
  const members = fields.filter(({ place }) => place === 'body')
  if (members.length === 0) return undefined
  const hasFiles = members.some((field) => isFile(fieldSchema(field)))
  const documented = documentedType(fields) ?? 'application/json'
  const type =
    contentType ??
    (hasFiles && mediaKind(documented) === 'json' ? 'multipart/form-data' : documented)
  // In a form, a name with dots is only a name.
  const schema = objectOfFields(
    mediaKind(type) === 'json' ? nestFields(members) : members.map(textIfUnknown),
  )
  return {
    required: members.some(({ required }) => required),
    content: [{ type, schema, examples: [], encoding: [] }],
  }
}

/** Forms hold text and files, so a field of another type, such as `JSON` or none, is text. */
function textIfUnknown(field: PageField): PageField {
  const { types, anyOf } = fieldSchema(field)
  return types || anyOf ? field : { ...field, type: 'string' }
}

function isFile({ format, items, anyOf = [] }: Schema): boolean {
  return format === 'binary' || (items && isFile(items)) || anyOf.some(isFile)
}
