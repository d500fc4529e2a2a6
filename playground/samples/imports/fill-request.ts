import type { Schema } from '../../document/schema-model.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import type {
  RequestOperation,
  RequestParameter,
  RequestValues,
  Value,
} from '../../request/operation.ts'
import { percentDecode } from '../../request/percent-decode.ts'
import { matchUrl, type MatchedUrl } from './match-url.ts'
import { readBody, readParts, type DescribedContent } from './read-body.ts'
import type { CurlCommand } from './read-curl.ts'
import { readCredentials, type CredentialPlaces } from './read-credentials.ts'
import {
  decodeQuery,
  readPairs,
  readStandalone,
  parsePair,
  type Pair,
} from './read-parameter.ts'
import { InputShape } from './read-value.ts'

/** An operation with the schemas of its parameters and contents. */
export interface DescribedOperation extends RequestOperation {
  parameters: DescribedParameter[]
  body?: { required: boolean; content: DescribedContent[] }
}

type DescribedParameter = RequestParameter & { schema?: Schema }

interface FilledRequest {
  values: RequestValues
  /** Parts of the command that could not be mapped to the operation, as written. */
  unused: string[]
}

/**
 * The inverse of `buildRequest`: maps an imported command to the values of an operation.
 *
 * @param base Absolute URL against which relative servers are resolved.
 * @returns `undefined` if the method or path differs from the operation's.
 */
export function fillRequest(
  operation: DescribedOperation,
  command: CurlCommand,
  { source, base }: { source: SchemaSource; base: string },
): FilledRequest | undefined {
  if (command.method !== operation.method.toUpperCase()) return undefined
  const url = matchUrl(operation, command.url, base)
  if (!url) return undefined
  const headers = command.headers.map((field) => ({ ...field, isTaken: false }))
  const places: CredentialPlaces & { url: MatchedUrl } = {
    url,
    headers,
    query: url.query.map((pair) => parsePair(pair, decodeQuery)),
    cookies: headers
      .filter(({ name }) => isNamed(name, 'cookie'))
      .flatMap(({ value }) => value.split(/; */).filter(Boolean))
      .map((cookie) => parsePair(cookie, String)),
    user: command.user ?? url.user,
  }
  const unused = [...command.unused]
  const authorization = readCredentials(operation, places)
  const hasUser = authorization.credentials.some((each) => each?.username !== undefined)
  if (places.user !== undefined && !hasUser) unused.push(`--user ${places.user}`)
  const parameters = readParameters(operation.parameters, places, source)
  const body = fillBody(operation, command, source, unused)
  if (!body.isOtherType) takeHeader(headers, 'content-type')
  takeHeader(headers, 'cookie')
  const values: RequestValues = {
    ...url.place,
    ...authorization,
    parameters,
    ...(operation.body && { body: body.value ?? { content: 0 } }),
  }
  return { values, unused: [...unused, ...unmatched(places)] }
}

function isNamed(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase()
}

function takeHeader(headers: CredentialPlaces['headers'], name: string): void {
  for (const field of headers) if (isNamed(field.name, name)) field.isTaken = true
}

/** Exploded objects are read last, because they match arbitrary names. */
function readParameters(
  parameters: readonly DescribedParameter[],
  places: CredentialPlaces & { url: MatchedUrl },
  source: SchemaSource,
): Value[] {
  const shapes = parameters.map(
    ({ schema }) => new InputShape(source, schema ? [schema] : []),
  )
  const values: Value[] = parameters.map(() => undefined)
  const isExploded = (index: number) =>
    shapes[index]?.kind === 'object' && parameters[index]?.explode === true
  const order = [...parameters.keys()].sort(
    (left, right) => Number(isExploded(left)) - Number(isExploded(right)),
  )
  for (const index of order) {
    const parameter = parameters[index]
    const shape = shapes[index]
    if (parameter && shape) values[index] = readParameter(parameter, shape, places)
  }
  return values
}

function readParameter(
  parameter: DescribedParameter,
  shape: InputShape,
  { url, headers, query, cookies }: CredentialPlaces & { url: MatchedUrl },
): Value {
  const { name } = parameter
  switch (parameter.in) {
    case 'path': {
      const text = url.path.get(name)
      return text === undefined || text === ''
        ? undefined
        : readStandalone(parameter, shape, text, percentDecode)
    }
    case 'header': {
      const field = headers.find((each) => !each.isTaken && isNamed(each.name, name))
      if (!field) return undefined
      field.isTaken = true
      return readStandalone(parameter, shape, field.value, String)
    }
    case 'cookie':
      return readCookie(parameter, shape, cookies)
    case 'querystring': {
      const free = query.filter((pair) => !pair.isTaken)
      for (const pair of free) pair.isTaken = true
      const text = free.map(({ name: key, value }) => (value ? `${key}=${value}` : key))
      return free.length === 0 ? undefined : shape.read(decodeQuery(text.join('&')))
    }
    default:
      return readPairs(parameter, shape, query, decodeQuery)
  }
}

/** With style `form` and `explode`, all pairs are in a single cookie, separated by `&`. */
function readCookie(
  parameter: DescribedParameter,
  shape: InputShape,
  cookies: Pair[],
): Value {
  const isRaw = parameter.style === 'cookie' || parameter.content !== undefined
  if (isRaw) return readPairs(parameter, shape, cookies, String)
  if (!parameter.explode || shape.kind === 'text')
    return readPairs(parameter, shape, cookies, percentDecode)
  for (const cookie of cookies.filter((each) => !each.isTaken)) {
    const pairs = `${cookie.name}=${cookie.value}`
      .split('&')
      .map((pair) => parsePair(pair, percentDecode))
    const value = readPairs(parameter, shape, pairs, percentDecode)
    if (value === undefined || pairs.some((pair) => !pair.isTaken)) continue
    cookie.isTaken = true
    return value
  }
  return undefined
}

/** An unused body is truncated to this length in `unused`. */
const MAX_LENGTH = 80

function fillBody(
  operation: DescribedOperation,
  { headers, body, parts }: CurlCommand,
  source: SchemaSource,
  unused: string[],
): { value?: RequestValues['body']; isOtherType: boolean } {
  const contents = operation.body?.content ?? []
  if (parts) {
    const value = readParts(contents, parts, source)
    const texts = parts.filter(({ file }) => file === undefined)
    if (!value) unused.push(...texts.map((part) => `--form ${part.name}`))
    return { ...(value && { value }), isOtherType: false }
  }
  if (!body) return { isOtherType: contents.length === 0 }
  const type = headers.find(({ name }) => isNamed(name, 'content-type'))?.value ?? ''
  const read = readBody(contents, type, body.text, source)
  if (!read.body) unused.push(`--data ${body.text.slice(0, MAX_LENGTH)}`)
  return { ...(read.body && { value: read.body }), isOtherType: read.isOtherType }
}

/** Headers, query pairs and cookies that weren't matched. */
function unmatched({ headers, query, cookies }: CredentialPlaces): string[] {
  const free = <Each extends { isTaken: boolean }>(all: readonly Each[]) =>
    all.filter(({ isTaken }) => !isTaken)
  return [
    ...free(headers).map(({ name, value }) => `${name}: ${value}`),
    ...free(query).map(({ name, value }) => `?${name}=${value}`),
    ...free(cookies).map(({ name, value }) => `Cookie: ${name}=${value}`),
  ]
}
