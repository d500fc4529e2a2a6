import { mediaKind } from '../../document/media-kind.ts'
import type { Schema } from '../../document/schema-model.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import type {
  BodyValue,
  RequestContent,
  RequestEncoding,
  Value,
} from '../../request/operation.ts'
import { isStyled } from '../../request/is-styled.ts'
import { percentEncode } from '../../request/percent-encode.ts'
import { writeJson } from '../../request/write-json.ts'
import type { CommandPart } from './form-part.ts'
import { decodeQuery, readPairs, parsePair, type Pair } from './read-parameter.ts'
import { jsonOf, InputShape } from './read-value.ts'

/** A body content with its schema. */
export type DescribedContent = RequestContent & { schema?: Schema | undefined }

/** The result of reading a body. */
interface ReadBody {
  body?: BodyValue
  /** The command's content type isn't among those of the operation. */
  isOtherType: boolean
}

/**
 * Reads a textual body into the content with its type, else into the first content that the text
 * fits.
 *
 * @param type Content type of the command, with parameters.
 */
export function readBody(
  contents: readonly DescribedContent[],
  type: string,
  text: string,
  source: SchemaSource,
): ReadBody {
  const byType = contents.findIndex((content) => matchesType(content.type, type))
  const isJson = jsonOf(text) !== undefined
  const byText = contents.findIndex(
    (content) => isJson === (mediaKind(content.type) === 'json'),
  )
  const content = byType >= 0 ? byType : Math.max(0, byText)
  const described = contents[content]
  const isOtherType = byType < 0
  if (!described) return { isOtherType }
  const shape = shapeOf(described, source)
  const isRange = described.type.includes('*') && !isOtherType
  const place = { content, ...(isRange && { type }) }
  switch (mediaKind(described.type)) {
    case 'json':
      return { isOtherType, body: { ...place, ...readJson(text) } }
    case 'form':
      return {
        isOtherType,
        body: { ...place, value: readForm(text, described.encoding, shape) },
      }
    case 'text':
      return { isOtherType, body: { ...place, text } }
    default:
      return { isOtherType }
  }
}

/** Reads `--form` parts into the first multipart content. Parts from files are skipped. */
export function readParts(
  contents: readonly DescribedContent[],
  parts: readonly CommandPart[],
  source: SchemaSource,
): BodyValue | undefined {
  const content = contents.findIndex(({ type }) => mediaKind(type) === 'multipart')
  const described = contents[content]
  if (!described) return undefined
  const shape = shapeOf(described, source)
  const readable = parts.filter(({ file }) => file === undefined)
  const pairs = readable.map((part) => ({
    name: part.name,
    // Commas separate items, as in the pairs of a form.
    value: percentEncode(part.value).replaceAll('%2C', ','),
    isTaken: false,
  }))
  const found: FoundMember[] = []
  for (const encoding of described.encoding.filter(isStyled)) {
    const { property } = encoding
    found.push(...takeMember(property, [encoding], shape, pairs))
  }
  const others = readable.filter((_, index) => !pairs[index]?.isTaken)
  for (const name of new Set(others.map((part) => part.name))) {
    const own = others.filter((part) => part.name === name)
    const member = shape.member(name)
    const isList = member.kind === 'list' || own.length > 1
    const items = own.map((part, index) =>
      readPart(part, isList ? member.item(index) : member),
    )
    found.push({ at: readable.indexOf(own[0]!), name, value: isList ? items : items[0] })
  }
  return { content, value: inOrder(found) }
}

function readPart({ value, type = '' }: CommandPart, shape: InputShape): Value {
  const isJson = mediaKind(type) === 'json' || shape.kind !== 'text'
  return (isJson ? jsonOf(value) : undefined) ?? shape.read(value)
}

function shapeOf({ schema }: DescribedContent, source: SchemaSource): InputShape {
  return new InputShape(source, schema ? [schema] : [])
}

/** True if a content has the type, ignoring parameters, or is a range that includes it. */
function matchesType(described: string, type: string): boolean {
  const essence = (text: string) => (text.split(';')[0] ?? '').trim().toLowerCase()
  const [own, other] = [essence(described), essence(type)]
  if (own === other) return true
  return own.endsWith('/*') && (own === '*/*' || other.startsWith(own.slice(0, -1)))
}

/** Keeps the text as well, unless it differs from the serialised value only by white space. */
function readJson(text: string): Partial<BodyValue> {
  const value = jsonOf(text)
  if (value === undefined) return { text }
  const compact = text.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (token) =>
    token.startsWith('"') ? token : '',
  )
  return compact === writeJson(value) ? { value } : { text, value }
}

/** The inverse of `writeForm`. */
function readForm(
  text: string,
  encodings: readonly RequestEncoding[],
  shape: InputShape,
): Value {
  const pairs = text
    .split('&')
    .filter(Boolean)
    .map((pair) => parsePair(pair, decodeQuery))
  const found: FoundMember[] = []
  const read = (name: string) => found.push(...takeMember(name, encodings, shape, pairs))
  for (const name of new Set(shape.names)) read(name)
  for (const pair of pairs) if (!pair.isTaken) read(pair.name)
  return inOrder(found)
}

/** A member of a form. */
interface FoundMember {
  /** Where the first of its pairs is. */
  at: number
  name: string
  value: Value
}

/** Reads a member of a form from its pairs; nothing if there are none. */
function takeMember(
  name: string,
  encodings: readonly RequestEncoding[],
  shape: InputShape,
  pairs: Pair[],
): FoundMember[] {
  const free = pairs.filter((pair) => !pair.isTaken)
  const value = readProperty(name, encodings, shape.member(name), pairs)
  const first = free.find((pair) => pair.isTaken)
  return first && value !== undefined ? [{ at: pairs.indexOf(first), name, value }] : []
}

function inOrder(found: readonly FoundMember[]): Record<string, Value> {
  const sorted = [...found].sort((left, right) => left.at - right.at)
  return Object.fromEntries(sorted.map(({ name, value }) => [name, value]))
}

function readProperty(
  name: string,
  encodings: readonly RequestEncoding[],
  shape: InputShape,
  pairs: Pair[],
): Value {
  const encoding = encodings.find(({ property }) => property === name)
  const { style = 'form', contentType } = encoding ?? {}
  const isContent =
    !isStyled(encoding) && (contentType !== undefined || shape.kind === 'object')
  const isRepeated =
    pairs.filter((pair) => !pair.isTaken && pair.name === name).length > 1
  if (isRepeated && shape.kind === 'text') {
    const own = pairs.filter((pair) => !pair.isTaken && pair.name === name)
    for (const pair of own) pair.isTaken = true
    return own.map(({ value }) => shape.read(decodeQuery(value)))
  }
  return readPairs(
    {
      name,
      in: 'query',
      required: false,
      allowReserved: false,
      style,
      explode: encoding?.explode ?? (style === 'form' || style === 'deepObject'),
      ...(isContent && {
        content: { type: shape.kind === 'text' ? 'text/plain' : 'application/json' },
      }),
    },
    shape,
    pairs,
    decodeQuery,
  )
}
