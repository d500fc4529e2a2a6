import { buildBody, writeForm } from './build-body.ts'
import {
  findFieldProblem,
  type BuiltRequest,
  type HeaderField,
  type RequestProblem,
} from './built-request.ts'
import { mediaKind } from '../document/media-kind.ts'
import type {
  RequestOperation,
  RequestParameter,
  RequestValues,
  Value,
} from './operation.ts'
import { percentEncode, queryReserved, segmentReserved } from './percent-encode.ts'
import { buildServerUrl } from './server-url.ts'
import {
  writeCredentials,
  type Secrets,
  type WrittenCredential,
} from './write-credentials.ts'
import { writeJson } from './write-json.ts'
import { writeParameter, writePrimitive } from './write-parameter.ts'

/** How relative URLs and secrets are written. */
export interface BuildOptions {
  /**
   * Absolute URL against which relative servers are resolved: that of the description, else the
   * page's.
   */
  base?: string
  secrets?: Secrets
}

/**
 * Builds the request for an operation from the reader's values. A pure function; both the request
 * that is sent and all samples are derived from its result.
 *
 * Values that can't be sent (such as a header with a line break) are omitted and listed in
 * `problems`; the rest still makes a request. The specification says to ignore header parameters
 * named `Content-Type` and `Authorization`. They are overridden by the body's content type and by
 * credentials, but sent otherwise, because many descriptions declare their authorization that
 * way.
 */
export function buildRequest(
  operation: RequestOperation,
  values: RequestValues,
  { base, secrets = 'sent' }: BuildOptions = {},
): BuiltRequest {
  const problems: RequestProblem[] = []
  const server = buildServerUrl(operation, values, base)
  if (server.problem) problems.push({ code: server.problem })

  const credentials = writeCredentials(operation, values, secrets)
  const entered = operation.parameters.flatMap((parameter, index) => {
    const value = values.parameters[index]
    const hidden = credentials.some((credential) => sameField(parameter, credential))
    return isUnset(value) || hidden ? [] : [{ parameter, value, index }]
  })
  const enteredIn = (place: RequestParameter['in']) =>
    entered.filter(({ parameter }) => parameter.in === place)

  const path = buildPath(operation, values, enteredIn('path'), problems)
  const query = [
    server.query,
    path.query,
    ...enteredIn('querystring').map(({ parameter, value }) =>
      writeQuery(parameter, value),
    ),
    ...enteredIn('query').map(({ parameter, value }) => writeQuery(parameter, value)),
    ...credentialPairs(credentials, 'query', percentEncode),
  ].filter(Boolean)

  const cookies = enteredIn('cookie').flatMap(({ parameter, value, index }) => {
    const raw = parameter.style === 'cookie' || parameter.content !== undefined
    const pieces: string[] = []
    const keep = (text: string) => (pieces.push(text), text)
    const text = writePair(parameter, value, raw ? keep : percentEncode)
    if (pieces.every((piece) => /^[\x20-\x3a\x3c-\x7e]*$/.test(piece))) return [text]
    problems.push({ code: 'cookie-value', parameter: index })
    return []
  })
  cookies.push(...credentialPairs(credentials, 'cookie', encodeCookie))

  const headers: HeaderField[] = []
  for (const { scheme, name, value, in: place } of credentials) {
    if (place !== 'header' || has(headers, name)) continue
    const field = { name, value: value.trim() }
    const code = findFieldProblem(field)
    if (code) problems.push({ code, scheme })
    else headers.push(field)
  }

  const content = operation.body?.content[values.body?.content ?? 0]
  const built = content && values.body && buildBody(content, values.body)
  if (built) headers.push({ name: 'Content-Type', value: built.type })

  for (const { parameter, value, index } of enteredIn('header')) {
    const { name } = parameter
    const field = { name, value: write(parameter, value, String).trim() }
    const code = findFieldProblem(field)
    if (code) problems.push({ code, parameter: index })
    else if (name.toLowerCase() === 'cookie') cookies.push(field.value)
    else if (!has(headers, name)) headers.push(field)
  }

  return {
    method: operation.method.toUpperCase(),
    url: server.url + path.path + (query.length > 0 ? '?' + query.join('&') : ''),
    headers,
    ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    ...(built && { body: built.body }),
    problems,
  }
}

/** True if nothing was entered, or all items of an array are empty. */
function isUnset(value: Value): boolean {
  if (!Array.isArray(value)) return value === undefined
  return value.length > 0 && value.every((item) => item === undefined)
}

type TypedParameter = { parameter: RequestParameter; value: Value; index: number }

/**
 * Fills in the path parameters. A query in the path template is sent as well, except for what
 * query parameters replace; a fragment is dropped.
 */
function buildPath(
  { path: template, parameters }: RequestOperation,
  values: RequestValues,
  entered: TypedParameter[],
  problems: RequestProblem[],
): { path: string; query: string } {
  const [beforeHash = ''] = template.split('#', 1)
  const [pathPart = '', ...queryParts] = beforeHash.split('?')
  const fill = (part: string, encode: (literal: string) => string) =>
    part
      .split(/(\{[^{}]*\})/)
      .map((piece, position) => {
        if (position % 2 === 0) return encode(piece)
        const name = piece.slice(1, -1)
        const found = entered.find(({ parameter }) => parameter.name === name)
        const text =
          found &&
          write(found.parameter, found.value, encoderOf(found.parameter, found.value))
        if (found && text) return text
        const index = parameters.findIndex((p) => p.in === 'path' && p.name === name)
        problems.push({ code: 'missing-path', ...(index >= 0 && { parameter: index }) })
        return piece
      })
      .join('')
  const path = fill(pathPart, (literal) => percentEncode(literal, segmentReserved + '/'))

  for (const { parameter, index } of entered) {
    const segment = path.split('/')[segmentOf(pathPart, parameter.name)]
    if (segment && /^(?:\.|%2e){1,2}$/i.test(segment)) {
      problems.push({ code: 'dot-segment', parameter: index })
    }
  }
  const absolute = path === '' || path.startsWith('/') ? path : '/' + path
  const pairs = queryParts.join('?').split('&')
  const own = pairs.filter((pair) => {
    const [key] = pair.split('=')
    return !parameters.some(
      ({ in: place, name }, index) =>
        place === 'query' &&
        name === key &&
        (pair.endsWith('}') || !isUnset(values.parameters[index])),
    )
  })
  return { path: absolute, query: fill(own.join('&'), String) }
}

/**
 * The index of the segment is the same in the template and in the path, because `/` is always
 * encoded in values.
 */
function segmentOf(template: string, name: string): number {
  return template.split('/').findIndex((segment) => segment.includes(`{${name}}`))
}

function writeQuery(parameter: RequestParameter, value: Value): string {
  if (parameter.in === 'querystring') {
    const form = mediaKind(parameter.content?.type ?? '') === 'form'
    return form ? writeForm(value, []) : percentEncode(writePrimitive(value))
  }
  return writePair(parameter, value, encoderOf(parameter, value))
}

/** Serialises a parameter of a query or a cookie, with its name. Its style writes the name too. */
function writePair(
  parameter: RequestParameter,
  value: Value,
  encode: (text: string) => string,
): string {
  const text = write(parameter, value, encode)
  return parameter.content ? `${encode(parameter.name)}=${text}` : text
}

/** Serialises a parameter by its style, or by its `content` as JSON or plain text. */
function write(
  parameter: RequestParameter,
  value: Value,
  encode: (text: string) => string,
): string {
  const { content, in: place, name, style, explode } = parameter
  const isStandalone = place === 'path' || place === 'header'
  if (!content)
    return writeParameter(value, { name, style, explode, isStandalone, encode })
  const json = mediaKind(content.type) === 'json'
  return encode(json ? writeJson(value) : writePrimitive(value))
}

/**
 * With `allowReserved`, commas in arrays and objects are still encoded, because they are
 * delimiters.
 */
function encoderOf({ in: place, allowReserved }: RequestParameter, value: Value) {
  const all = place === 'path' ? segmentReserved : queryReserved
  const reserved = typeof value === 'object' ? all.replace(',', '') : all
  return (text: string) => percentEncode(text, allowReserved ? reserved : undefined)
}

function credentialPairs(
  credentials: WrittenCredential[],
  place: 'query' | 'cookie',
  encode: (text: string) => string,
): string[] {
  return credentials
    .filter((credential) => credential.in === place)
    .map(({ name, value, placeholder }) =>
      placeholder ? `${encode(name)}=${value}` : `${encode(name)}=${encode(value)}`,
    )
}

/**
 * Cookie values that are valid as they are (RFC 6265, section 4.1.1) aren't encoded: servers
 * compare session ids literally.
 */
function encodeCookie(text: string): string {
  return /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/.test(text)
    ? text
    : percentEncode(text)
}

function sameField(parameter: RequestParameter, credential: WrittenCredential): boolean {
  if (parameter.in !== credential.in) return false
  return parameter.in === 'header'
    ? parameter.name.toLowerCase() === credential.name.toLowerCase()
    : parameter.name === credential.name
}

function has(headers: readonly HeaderField[], name: string): boolean {
  return headers.some((field) => field.name.toLowerCase() === name.toLowerCase())
}
