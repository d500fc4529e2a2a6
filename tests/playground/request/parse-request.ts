import type {
  RequestOperation,
  RequestParameter,
} from '../../../playground/request/operation.ts'
import { percentDecode } from '../../../playground/request/percent-decode.ts'

/** The type of a value, as far as a server needs it for parsing. */
export type Shape =
  { kind: 'text' } | { kind: 'list' } | { kind: 'object'; keys: readonly string[] }

/** A received value, in which everything is text. */
export type Parsed = string | string[] | Record<string, string> | undefined

interface Wire {
  /** Path and query. */
  url: string
  /** Names in lower case. */
  headers: readonly (readonly [string, string])[]
}

/**
 * The inverse of `buildRequest`, written from the specification: parses a sent request
 * into the values of the operation's parameters.
 */
export function parseRequest(
  { path: template, parameters }: Pick<RequestOperation, 'path' | 'parameters'>,
  shapes: readonly Shape[],
  { url, headers }: Wire,
): Parsed[] {
  const [path = '', query = ''] = split(url, '?')
  const header = (name: string) =>
    headers.find(([other]) => other === name.toLowerCase())?.[1]
  const segments = path.split('/')
  const places = template.split('/')

  return parameters.map((parameter, index) => {
    const shape = shapes[index] ?? { kind: 'text' }
    const { name } = parameter
    if (parameter.in === 'path') {
      const place = places.findIndex((part) => part.includes(`{${name}}`))
      return parsePath(parameter, shape, segments.at(place - places.length) ?? '')
    }
    if (parameter.in === 'header') {
      const text = header(name)
      if (text === undefined) return undefined
      return parameter.content
        ? flat(JSON.parse(text))
        : parseText(parameter, shape, text)
    }
    if (parameter.in === 'cookie') {
      return parseCookie(parameter, shape, header('cookie') ?? '')
    }
    return parsePairs(parameter, shape, query ? query.split('&') : [], percentDecode)
  })
}

function parsePath(parameter: RequestParameter, shape: Shape, text: string): Parsed {
  const { name, style, explode, content } = parameter
  if (content) return flat(JSON.parse(percentDecode(text)))
  if (style === 'label') return parseText(parameter, shape, text.slice(1))
  if (style !== 'matrix') return parseText(parameter, shape, text)
  const pairs = text.slice(1).split(';')
  if (!explode || shape.kind === 'text') {
    return parseText(parameter, shape, split(text.slice(1), '=')[1])
  }
  return ofPairs(name, shape, pairs, percentDecode)
}

/** Parses text without the parameter's name: `a,b`, `.a.b`, `R=1,G=2`. */
function parseText(parameter: RequestParameter, shape: Shape, text: string): Parsed {
  const { style, explode } = parameter
  const decode = parameter.in === 'header' ? String : percentDecode
  if (shape.kind === 'text') return decode(text)
  const items = text.split(style === 'label' && explode ? '.' : separatorOf(style))
  if (shape.kind === 'list') return items.map(decode)
  const joined = explode && (style === 'simple' || style === 'label')
  return joined
    ? Object.fromEntries(items.map((item) => split(item, '=').map(decode)))
    : alternating(items.map(decode))
}

function parseCookie(parameter: RequestParameter, shape: Shape, text: string): Parsed {
  const cookies = text.split('; ')
  if (parameter.style === 'cookie' || parameter.content) {
    return parsePairs(parameter, shape, cookies, String)
  }
  return parsePairs(
    parameter,
    shape,
    cookies.flatMap((cookie) => cookie.split('&')),
    percentDecode,
  )
}

function parsePairs(
  parameter: RequestParameter,
  shape: Shape,
  pairs: string[],
  decode: (text: string) => string,
): Parsed {
  const { name, style, explode, content } = parameter
  if (style === 'deepObject' && shape.kind === 'object') {
    const found = pairs.map((pair) => split(pair, '=').map(decode))
    return Object.fromEntries(
      shape.keys.flatMap((key) =>
        found
          .filter(([other]) => other === `${name}[${key}]`)
          .map(([, value]) => [key, value ?? '']),
      ),
    )
  }
  const spread = explode && (style === 'form' || style === 'cookie')
  if (spread && !content && shape.kind !== 'text')
    return ofPairs(name, shape, pairs, decode)

  const text = pairs
    .map((pair) => split(pair, '='))
    .find(([key]) => decode(key) === name)?.[1]
  if (text === undefined) return undefined
  if (content) return flat(JSON.parse(decode(text)))
  if (shape.kind === 'text') return decode(text)
  const items = text.split(separatorOf(style)).map(decode)
  return shape.kind === 'list' ? items : alternating(items)
}

function separatorOf(style: RequestParameter['style']): string {
  switch (style) {
    case 'spaceDelimited':
      return '%20'
    case 'pipeDelimited':
      return '%7C'
    case 'tabDelimited':
      return '%09'
    default:
      return ','
  }
}

/**
 * Parses pairs: `name=a`, `name=b` of a list; `R=1`, `G=2` of an object, among others.
 */
function ofPairs(
  name: string,
  shape: Shape,
  pairs: string[],
  decode: (text: string) => string,
): Parsed {
  const found = pairs.map((pair) => split(pair, '=').map(decode) as [string, string])
  if (shape.kind === 'object') {
    return Object.fromEntries(found.filter(([key]) => shape.keys.includes(key)))
  }
  return found.filter(([key]) => key === name).map(([, value]) => value)
}

function alternating(items: string[]): Record<string, string> {
  const pairs: [string, string][] = []
  for (let index = 0; index < items.length; index += 2) {
    pairs.push([items[index] ?? '', items[index + 1] ?? ''])
  }
  return Object.fromEntries(pairs)
}

function flat(value: unknown): Parsed {
  return Object.fromEntries(
    Object.entries(value as object).map(([k, v]) => [k, String(v)]),
  )
}

/** The text before and after the first separator. */
function split(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}
