import type { ParameterStyle } from '../document/api-model.ts'
import { isRecord, type Value } from './operation.ts'
import { writeJson } from './write-json.ts'

interface Serialization {
  name: string
  style: ParameterStyle
  explode: boolean
  /** The value is written without its name, as in a path or header. */
  isStandalone?: boolean
  /** The percent-encoding for the parameter's location; the identity for headers. */
  encode: (text: string) => string
}

const delimiters = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' }

/**
 * Serialises a value in one of the styles of OpenAPI: `color=blue` for a query or cookie, `blue`
 * for a header, and `.blue`, `;color=blue` or `blue` for a path. Follows the "Style Examples" of
 * the Parameter Object as of 3.1.1, where the delimiters of `spaceDelimited` and `pipeDelimited`
 * and the brackets of `deepObject` are percent-encoded.
 *
 * Nothing is written for an empty array or object in a path (RFC 6570, section 2.3), nor for an
 * exploded object without members, whose name is not written otherwise.
 *
 * The specification doesn't define nested arrays and objects. They are written as JSON, except in
 * `deepObject`, where they are nested; arrays of primitives in an exploded object repeat their
 * name, as they would as parameters.
 */
export function writeParameter(value: Value, serialization: Serialization): string {
  const { name, style, explode, isStandalone, encode } = serialization
  const parts = (separator: string, pairs: string) =>
    join(value, separator, pairs, encode)
  const key = encode(name)

  switch (style) {
    case 'simple':
      return parts(',', explode ? '=' : ',')
    case 'label':
      if (isCompound(value) && isEmpty(value)) return ''
      return '.' + (explode ? parts('.', '=') : parts(',', ','))
    case 'matrix':
      if (isEmpty(value)) return isCompound(value) ? '' : ';' + key
      if (!explode || !isCompound(value)) return `;${key}=${parts(',', ',')}`
      return ';' + exploded(value, name, ';', encode)
    case 'spaceDelimited':
    case 'pipeDelimited':
    case 'tabDelimited': {
      const separator = encode(delimiters[style])
      const text = parts(separator, separator)
      if (isStandalone) return text
      // Not defined by the specification: exploded arrays are written as for `form`.
      if (explode && Array.isArray(value)) return exploded(value, name, '&', encode)
      return `${key}=${text}`
    }
    case 'deepObject':
      return deep(name, value, encode).join('&')
    default: {
      if (isEmpty(value)) return explode && isRecord(value) ? '' : key + '='
      if (!explode || !isCompound(value)) return `${key}=${parts(',', ',')}`
      return exploded(value, name, style === 'cookie' ? '; ' : '&', encode)
    }
  }
}

/** A primitive value as text; `null` is empty. Arrays and objects are written as JSON. */
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

/** The entries of an object, or the items of an array, without `undefined`. */
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
    .flatMap(([name, item]) => {
      const isList = name !== undefined && Array.isArray(item) && !item.some(isCompound)
      const items = isList ? item.filter((each) => each !== undefined) : [item]
      return items.map((each) => `${encode(name ?? key)}=${encode(writePrimitive(each))}`)
    })
    .join(separator)
}

/** `filter[a][b]=1`. Arrays of primitives as `filter[a][]=1`, other arrays with indexes. */
function deep(path: string, value: Value, encode: Serialization['encode']): string[] {
  if (value === undefined) return []
  if (!isCompound(value)) return [`${encode(path)}=${encode(writePrimitive(value))}`]
  const indexed = Array.isArray(value) && value.some(isCompound)
  return members(value).flatMap(([name, item], index) =>
    deep(`${path}[${name ?? (indexed ? index : '')}]`, item, encode),
  )
}
