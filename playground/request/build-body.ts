import { encodingAt } from './encoding-at.ts'
import type { BodyPart, BuiltBody } from './built-request.ts'
import { mediaKind } from '../document/media-kind.ts'
import {
  isRecord,
  type BodyValue,
  type RequestContent,
  type RequestEncoding,
  type Value,
} from './operation.ts'
import { isStyled } from './is-styled.ts'
import { percentEncode, queryReserved } from './percent-encode.ts'
import { writeJson } from './write-json.ts'
import { writeParameter, writePrimitive } from './write-parameter.ts'

/**
 * Serialises the body and determines its content type. `undefined` if no value was entered.
 *
 * JSON is indented by two spaces, so that samples show exactly what is sent. A multipart type has
 * no boundary yet; `encodeMultipart` adds it.
 */
export function buildBody(
  content: RequestContent,
  typed: BodyValue,
): { body: BuiltBody; type: string } | undefined {
  const { text, value } = typed
  const type = typed.type ?? concreteType(content.type, value)
  if (text !== undefined) return { body: { kind: 'text', text }, type }
  if (value === undefined) return undefined
  if (value instanceof Blob) return { body: { kind: 'file', file: value }, type }

  switch (mediaKind(content.type)) {
    case 'form':
      return { body: { kind: 'text', text: writeForm(value, content.encoding) }, type }
    case 'multipart':
      return {
        body: { kind: 'multipart', parts: buildParts(value, content.encoding) },
        type,
      }
    case 'json':
      return { body: { kind: 'text', text: writeJson(value, '  ') }, type }
    default:
      return { body: { kind: 'text', text: writePrimitive(value) }, type }
  }
}

function concreteType(type: string, value: Value): string {
  if (!type.includes('*')) return type
  if (value instanceof Blob) return value.type || 'application/octet-stream'
  return mediaKind(type) === 'json' ? 'application/json' : 'application/octet-stream'
}

/**
 * Serialises an `application/x-www-form-urlencoded` body. A property is serialised by style if
 * its encoding sets `style`, `explode` or `allowReserved`; else by content type, where objects
 * become JSON and arrays repeated pairs (OpenAPI 3.1, "Encoding Object").
 */
export function writeForm(value: Value, encodings: readonly RequestEncoding[]): string {
  if (!isRecord(value)) return percentEncode(writePrimitive(value))
  return properties(value)
    .map(([name, item]) => {
      const encoding = encodings.find((candidate) => candidate.property === name)
      const encode = (text: string) =>
        percentEncode(text, encoding?.allowReserved ? queryReserved : undefined)
      const asContent = !isStyled(encoding) && (encoding?.contentType || isRecord(item))
      return asContent
        ? `${encode(name)}=${encode(writePrimitive(item))}`
        : writeStyled(name, item, encoding, encode)
    })
    .filter(Boolean)
    .join('&')
}

function writeStyled(
  name: string,
  value: Value,
  { style = 'form', explode }: Partial<RequestEncoding> = {},
  encode = percentEncode,
): string {
  return writeParameter(value, {
    name,
    style,
    explode: explode ?? (style === 'form' || style === 'deepObject'),
    encode,
  })
}

/**
 * One part per property, or per item of an array. Objects are sent as JSON, files with their own
 * type; with a style, the pairs of a form are sent as parts. The parts of a body that is an array
 * have no name (OpenAPI 3.2, "Encoding By Position").
 */
function buildParts(value: Value, encodings: readonly RequestEncoding[]): BodyPart[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      item === undefined ? [] : buildPart('', item, encodingAt(encodings, index)),
    )
  if (!isRecord(value)) return []
  return properties(value).flatMap(([name, property]) => {
    const encoding = encodings.find((candidate) => candidate.property === name)
    const items = Array.isArray(property) ? property : [property]
    if (isStyled(encoding) && !items.some((item) => item instanceof Blob))
      return writeStyled(name, property, encoding)
        .split('&')
        .filter(Boolean)
        .map((pair) => {
          const [key = '', text] = pair.split('=').map(decodeURIComponent)
          return buildPart(key, text, { headers: encoding?.headers ?? [] })
        })
    return items.map((item) => buildPart(name, item, encoding))
  })
}

function buildPart(
  name: string,
  item: Value,
  encoding?: Pick<RequestEncoding, 'contentType' | 'headers'>,
): BodyPart {
  // May list several types: `image/png, image/jpeg`.
  const listed = encoding?.contentType?.split(',')[0]?.trim()
  const declared = listed?.includes('*') ? undefined : listed
  const headers = (encoding?.headers ?? []).filter(
    (header) => !/^content-(?:type|disposition)$/i.test(header.name),
  )
  if (item instanceof Blob) {
    const type = item.type || declared || 'application/octet-stream'
    return { name, value: item, type, headers }
  }
  const json = Array.isArray(item) || isRecord(item)
  const type = declared ?? (json ? 'application/json' : undefined)
  return { name, value: writePrimitive(item), headers, ...(type && { type }) }
}

function properties(value: { [name: string]: Value }): [string, Value][] {
  return Object.entries(value).filter(([, item]) => item !== undefined)
}
