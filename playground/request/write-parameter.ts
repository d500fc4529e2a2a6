import type { ParameterStyle } from '../document/api-model.ts'
import { isRecord, type Value } from './operation.ts'
import { writeJson } from './write-json.ts'

export interface Serialization {
  name: string
  style: ParameterStyle
  explode: boolean
  /** Percent-encoding of the place: names and values of a query, raw text in a header. */
  encode: (text: string) => string
}

/**
 * A value in one of the standard's styles, as it stands in the place: `color=blue` in a
 * query or cookie, `blue` in a header, `.blue`, `;color=blue` or `blue` in a path
 * (Parameter Object, "Style Examples", as of 3.1.1: delimiters of `spaceDelimited` and
 * `pipeDelimited`, and the brackets of `deepObject`, are percent-encoded).
 *
 * Values inside arrays and objects that are not primitive travel as JSON, except in
 * `deepObject`, where they nest: the standard leaves both undefined.
 */
export function writeParameter(value: Value, serialization: Serialization): string {
  const { name, style, explode, encode } = serialization
  const parts = (separator: string, pairs: string) =>
    join(value, separator, pairs, encode)
  const key = encode(name)

  switch (style) {
    case 'simple':
      return parts(',', explode ? '=' : ',')
    case 'label':
      return '.' + (explode ? parts('.', '=') : parts(',', ','))
    case 'matrix':
      if (isEmpty(value)) return ';' + key
      if (!explode || !isCompound(value)) return `;${key}=${parts(',', ',')}`
      return ';' + exploded(value, key, ';', encode)
    case 'spaceDelimited':
    case 'pipeDelimited': {
      const separator = style === 'spaceDelimited' ? '%20' : '%7C'
      // The standard has no exploded form: arrays fall back to what `form` writes.
      if (explode && Array.isArray(value)) return exploded(value, key, '&', encode)
      return `${key}=${parts(separator, separator)}`
    }
    case 'deepObject':
      return deep(name, value, encode).join('&')
    default: {
      if (isEmpty(value)) return key + '='
      if (!explode || !isCompound(value)) return `${key}=${parts(',', ',')}`
      return exploded(value, key, style === 'cookie' ? '; ' : '&', encode)
    }
  }
}

/** A value that is not an array or object, as text: `null` is the empty text. */
export function writePrimitive(value: Value): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? writeJson(value) : String(value)
}

type Compound = Value[] | { [name: string]: Value }

function isCompound(value: Value): value is Compound {
  return Array.isArray(value) || isRecord(value)
}

function isEmpty(value: Value): boolean {
  return isCompound(value) ? members(value).length === 0 : writePrimitive(value) === ''
}

/** Pairs of an object, items of an array; what is undefined is left out. */
function members(value: Compound): [name: string | undefined, item: Value][] {
  const all: [string | undefined, Value][] = Array.isArray(value)
    ? value.map((item) => [undefined, item])
    : Object.entries(value)
  return all.filter(([, item]) => item !== undefined)
}

function join(
  value: Value,
  separator: string,
  pair: string,
  encode: Serialization['encode'],
): string {
  if (!isCompound(value)) return encode(writePrimitive(value))
  return members(value)
    .map(([name, item]) => {
      const text = encode(writePrimitive(item))
      return name === undefined ? text : encode(name) + pair + text
    })
    .join(separator)
}

function exploded(
  value: Compound,
  key: string,
  separator: string,
  encode: Serialization['encode'],
): string {
  return members(value)
    .map(([name, item]) => {
      const text = encode(writePrimitive(item))
      return `${name === undefined ? key : encode(name)}=${text}`
    })
    .join(separator)
}

/** `filter[a][b]=1`; lists of primitives as `filter[a][]=1`, other lists with their index. */
function deep(path: string, value: Value, encode: Serialization['encode']): string[] {
  if (value === undefined) return []
  if (!isCompound(value)) return [`${encode(path)}=${encode(writePrimitive(value))}`]
  const indexed = Array.isArray(value) && value.some(isCompound)
  return members(value).flatMap(([name, item], index) =>
    deep(`${path}[${name ?? (indexed ? index : '')}]`, item, encode),
  )
}
