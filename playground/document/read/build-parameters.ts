import type {
  WrittenEncoding,
  WrittenExample,
  WrittenHeader,
  WrittenMediaType,
  WrittenParameter,
} from './document-as-written.ts'
import type {
  Encoding,
  Example,
  MediaType,
  Parameter,
  ParameterStyle,
} from '../api-model.ts'
import { compact } from '../compact.ts'
import { mediaKind } from '../media-kind.ts'
import { asList, asObject, asTrimmedText, asText, entriesOf, own } from './raw.ts'
import { readExampleValue } from './read-example-value.ts'
import type { SpecReader } from './spec-reader.ts'
import type { SpecFile } from './spec-files.ts'
import { cleanUrl } from '../../../runtime/kit/split-url.ts'

const PLACES = new Set<string>(['path', 'query', 'querystring', 'header', 'cookie'])
const STYLES = new Set<string>([
  'matrix',
  'label',
  'simple',
  'form',
  'spaceDelimited',
  'pipeDelimited',
  'tabDelimited',
  'deepObject',
  'cookie',
])

/**
 * Merges lists of parameters, path-level before operation-level: a parameter of the same name and
 * location replaces an earlier one. Header parameters that the specification says to ignore
 * (`Accept`, `Content-Type`, `Authorization`) are kept, because authors document them.
 */
export function buildParameters(
  reader: SpecReader,
  lists: { value: unknown; file: SpecFile }[],
): Parameter[] {
  const found = new Map<string, Parameter>()
  for (const { value, file } of lists) {
    for (const item of asList(value)) {
      const at = reader.resolveObject(item, file)
      const raw = asObject<WrittenParameter>(at?.value)
      const name = asText(raw?.name)
      const place = asText(raw?.in)
      if (!at || !raw || name === undefined || !place || !PLACES.has(place)) continue
      found.set(
        `${place} ${name}`,
        buildParameter(reader, raw, at.file, name, place as Parameter['in']),
      )
    }
  }
  return [...found.values()]
}

/** Matches `{name}`, but neither runtime expressions nor the operators of RFC 6570. */
const IN_PATH = /\{([\w.-]+)\}/g

/**
 * Adds the path parameters that a path or its query names but nothing defines, which was reported:
 * without them, the operation couldn't be called.
 */
export function withImpliedParameters(
  path: string,
  parameters: Parameter[],
): Parameter[] {
  if (!path.startsWith('/')) return parameters
  const url = cleanUrl(path)
  const [whole = ''] = path.split('#', 1)
  const names = [...whole.matchAll(IN_PATH)].map(([, name]) => name!)
  const isDefined = (name: string) =>
    parameters.some(
      (each) =>
        each.name === name &&
        (each.in === 'path' || (each.in === 'query' && !url.includes(`{${name}}`))),
    )
  const implied = [...new Set(names)]
    .filter((name) => !isDefined(name))
    .map((name): Parameter => ({
      name,
      in: 'path',
      required: true,
      deprecated: false,
      style: 'simple',
      explode: false,
      allowReserved: false,
      allowEmptyValue: false,
      schema: { types: ['string'] },
      examples: [],
    }))
  return [...parameters, ...implied]
}

/** Reads a parameter or header, filling in the specification's defaults. */
function buildParameter(
  reader: SpecReader,
  raw: WrittenParameter | WrittenHeader,
  file: SpecFile,
  name: string,
  place: Parameter['in'],
): Parameter {
  const [content] = buildContent(reader, raw.content, file)
  const hasSchema = raw.schema !== undefined || !content
  const schema = hasSchema ? reader.table.read(raw.schema, file) : undefined
  const style =
    styleOf(raw.style) ?? (place === 'path' || place === 'header' ? 'simple' : 'form')
  return compact<Parameter>({
    name,
    in: place,
    required: place === 'path' || raw.required === true,
    deprecated: raw.deprecated === true,
    description: asTrimmedText(raw.description) ?? schema?.description,
    style,
    explode:
      typeof raw.explode === 'boolean'
        ? raw.explode
        : style === 'form' || style === 'cookie',
    allowReserved: raw.allowReserved === true,
    allowEmptyValue: raw.allowEmptyValue === true,
    schema,
    content: hasSchema ? undefined : content,
    examples: buildExamples(reader, raw, file),
    prefill: raw['x-default'],
  })
}

function styleOf(value: unknown): ParameterStyle | undefined {
  return typeof value === 'string' && STYLES.has(value)
    ? (value as ParameterStyle)
    : undefined
}

/** Reads `headers` of a response or multipart part, in document order. */
export function buildHeaders(
  reader: SpecReader,
  value: unknown,
  file: SpecFile,
): Parameter[] {
  return entriesOf(value).flatMap(([name, header]) => {
    const at = reader.resolveObject(header, file)
    const raw = asObject<WrittenHeader>(at?.value)
    return at && raw ? buildParameter(reader, raw, at.file, name, 'header') : []
  })
}

/** Reads `content`: media types, in document order. */
export function buildContent(
  reader: SpecReader,
  value: unknown,
  file: SpecFile,
): MediaType[] {
  return entriesOf(value).flatMap(([type, media]) => {
    const at = reader.resolve(media, file)
    const raw = asObject<WrittenMediaType>(at?.value)
    if (!at || !raw) return []
    const read = (key: 'schema' | 'itemSchema') =>
      raw[key] === undefined ? undefined : reader.table.read(raw[key], at.file)
    return compact<MediaType>({
      type,
      schema: read('schema'),
      itemSchema: read('itemSchema'),
      examples: asData(type, buildExamples(reader, raw, at.file)),
      encoding: buildEncodings(reader, raw, at.file).map((encoding) =>
        hasStyles(reader, type) ? encoding : withoutStyle(encoding),
      ),
    })
  })
}

/**
 * Whether parts of a body are serialised by style: those of forms, since OpenAPI 3.1 also those of
 * `multipart/form-data` ("Encoding Object"). Generators of 3.0 write `style: form` everywhere.
 */
function hasStyles({ specification }: SpecReader, type: string): boolean {
  return /^multipart\/form-data\b/i.test(type)
    ? !specification.startsWith('3.0')
    : mediaKind(type) !== 'multipart'
}

function withoutStyle({
  style: _style,
  explode: _explode,
  allowReserved: _allowReserved,
  ...encoding
}: Encoding): Encoding {
  return encoding
}

type WrittenEncodings = Pick<
  WrittenMediaType,
  'encoding' | 'prefixEncoding' | 'itemEncoding'
>

/** Encodings nested deeper are omitted. */
const ENCODING_DEPTH = 3

/** Reads `encoding`, `prefixEncoding` and `itemEncoding`. */
function buildEncodings(
  reader: SpecReader,
  raw: WrittenEncodings,
  file: SpecFile,
  depth = 0,
): Encoding[] {
  const places: [Pick<Encoding, 'property' | 'position'>, unknown][] = [
    ...entriesOf(raw.encoding).map(([property, value]): (typeof places)[number] => [
      { property },
      value,
    ]),
    ...asList(raw.prefixEncoding).map((value, position): (typeof places)[number] => [
      { property: '', position },
      value,
    ]),
  ]
  if (raw.itemEncoding !== undefined)
    places.push([{ property: '', position: 'rest' }, raw.itemEncoding])
  return places.map(([place, value]) => buildEncoding(reader, place, value, file, depth))
}

function buildEncoding(
  reader: SpecReader,
  place: Pick<Encoding, 'property' | 'position'>,
  value: unknown,
  file: SpecFile,
  depth: number,
): Encoding {
  const raw = asObject<WrittenEncoding & WrittenEncodings>(value) ?? {}
  const nested =
    depth < ENCODING_DEPTH ? buildEncodings(reader, raw, file, depth + 1) : []
  return compact<Encoding>({
    ...place,
    nested: nested.length > 0 ? nested : undefined,
    contentType: asText(raw.contentType),
    headers: buildHeaders(reader, raw.headers, file),
    style: styleOf(raw.style),
    explode: typeof raw.explode === 'boolean' ? raw.explode : undefined,
    allowReserved: typeof raw.allowReserved === 'boolean' ? raw.allowReserved : undefined,
  })
}

/**
 * Of examples with `dataValue` and `serializedValue` (3.2), the data alone for types that we
 * serialize ourselves: JSON is indented, forms can be edited, and only the request knows the
 * boundary of its parts.
 */
function asData(type: string, examples: readonly Example[]): Example[] {
  const isText = /^(?:text|binary)$/.test(mediaKind(type))
  return examples.map(({ serialized, ...example }) =>
    serialized !== undefined && (isText || !('value' in example))
      ? { ...example, serialized }
      : example,
  )
}

/** Reads `examples`, else the single `example` with an empty key. */
function buildExamples(
  reader: SpecReader,
  raw: Pick<WrittenMediaType, 'example' | 'examples'>,
  file: SpecFile,
): Example[] {
  const named = entriesOf(raw.examples).flatMap(([key, example]): Example[] => {
    const at = reader.resolveObject(example, file)
    const found = asObject<WrittenExample>(at?.value)
    if (!found) return []
    const texts = {
      summary: asTrimmedText(found.summary),
      description: asTrimmedText(found.description),
    }
    const written = Object.hasOwn(found, 'value') ? found.value : own(found, 'dataValue')
    const value = readExampleValue(reader, written, at!.file)
    const serialized = asText(found.serializedValue)
    const externalValue = asText(found.externalValue)
    return [
      compact<Example>({ key, ...texts, value, serialized, externalValue } as Example),
    ]
  })
  if (named.length > 0) return named
  if (!Object.hasOwn(raw, 'example')) return []
  // Multi-file descriptions may put a single example in its own file with `$ref`.
  const shared = readExampleValue(reader, raw.example, file)
  const at = shared === raw.example ? reader.resolve(shared, file) : undefined
  return [{ key: '', value: at ? readExampleValue(reader, at.value, at.file) : shared }]
}
