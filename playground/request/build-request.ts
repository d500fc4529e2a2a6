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

export interface BuildOptions {
  /** Absolute address that relative servers stand on: the spec's, else the page's. */
  base?: string
  secrets?: Secrets
}

/**
 * The request that an operation and the reader's values make. Pure: what is sent and
 * every sample come from what this gives.
 *
 * Values that cannot travel (a line break in a header) are left out and named in
 * `problems`; the rest still makes a request. A header parameter called `Content-Type`
 * or `Authorization` yields to the body's type and to credentials, but is sent where
 * there are none: many specs describe their authorization that way.
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
  const typed = operation.parameters.flatMap((parameter, index) => {
    const value = values.parameters[index]
    const hidden = credentials.some((credential) => sameField(parameter, credential))
    return isUnset(value) || hidden ? [] : [{ parameter, value, index }]
  })
  const inPlace = (place: RequestParameter['in']) =>
    typed.filter(({ parameter }) => parameter.in === place)

  const path = buildPath(operation, inPlace('path'), problems)
  const query = [
    server.query,
    path.query,
    ...inPlace('querystring').map(({ parameter, value }) => writeQuery(parameter, value)),
    ...inPlace('query').map(({ parameter, value }) => writeQuery(parameter, value)),
    ...credentialPairs(credentials, 'query', percentEncode),
  ].filter(Boolean)

  const cookies = inPlace('cookie').flatMap(({ parameter, value, index }) => {
    const raw = parameter.style === 'cookie' || parameter.content !== undefined
    const pieces: string[] = []
    const keep = (text: string) => (pieces.push(text), text)
    const text = write(parameter, value, raw ? keep : percentEncode, true)
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

  for (const { parameter, value, index } of inPlace('header')) {
    const { name } = parameter
    const field = { name, value: write(parameter, value, String, false).trim() }
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

/** Nothing was typed: no value, or a list that was opened and left. */
function isUnset(value: Value): boolean {
  if (!Array.isArray(value)) return value === undefined
  return value.length > 0 && value.every((item) => item === undefined)
}

type TypedParameter = { parameter: RequestParameter; value: Value; index: number }

/** The path with its parameters in place. A query in the path is sent too, a fragment is not. */
function buildPath(
  { path: template, parameters }: RequestOperation,
  typed: TypedParameter[],
  problems: RequestProblem[],
): { path: string; query: string } {
  const [beforeHash = ''] = template.split('#', 1)
  const [pathPart = '', ...queryParts] = beforeHash.split('?')
  const pieces = pathPart.split(/(\{[^{}]*\})/)

  const path = pieces
    .map((piece, position) => {
      if (position % 2 === 0) return percentEncode(piece, segmentReserved + '/')
      const name = piece.slice(1, -1)
      const found = typed.find(({ parameter }) => parameter.name === name)
      const text =
        found &&
        write(
          found.parameter,
          found.value,
          encoderOf(found.parameter, found.value),
          false,
        )
      if (found && text) return text
      const index = parameters.findIndex((p) => p.in === 'path' && p.name === name)
      problems.push({ code: 'missing-path', ...(index >= 0 && { parameter: index }) })
      return piece
    })
    .join('')

  for (const { parameter, index } of typed) {
    const segment = path.split('/')[segmentOf(pathPart, parameter.name)]
    if (segment && /^(?:\.|%2e){1,2}$/i.test(segment)) {
      problems.push({ code: 'dot-segment', parameter: index })
    }
  }
  const rooted = path === '' || path.startsWith('/') ? path : '/' + path
  return { path: rooted, query: queryParts.join('?') }
}

/** Values never hold a bare `/`, so segments of the template and of the path agree. */
function segmentOf(template: string, name: string): number {
  return template.split('/').findIndex((segment) => segment.includes(`{${name}}`))
}

function writeQuery(parameter: RequestParameter, value: Value): string {
  if (parameter.in === 'querystring') {
    const form = mediaKind(parameter.content?.type ?? '') === 'form'
    return form ? writeForm(value, []) : percentEncode(writePrimitive(value))
  }
  return write(parameter, value, encoderOf(parameter, value), true)
}

/** By style, or by content: as JSON, or as the text typed. `named` places carry `name=`. */
function write(
  parameter: RequestParameter,
  value: Value,
  encode: (text: string) => string,
  named: boolean,
): string {
  const { content, name, style, explode } = parameter
  if (!content) return writeParameter(value, { name, style, explode, encode })
  const json = mediaKind(content.type) === 'json'
  const text = encode(json ? writeJson(value) : writePrimitive(value))
  return named ? `${encode(name)}=${text}` : text
}

/** Commas inside lists and objects are encoded even where reserved characters may stay: they delimit. */
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

/** Session ids travel as they are where a cookie can hold them: servers compare them so. */
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
