import type { Message, MessageExample, MessagePart } from '../channel-model.ts'
import { compact } from '../compact.ts'
import type { Schema } from '../schema-model.ts'
import type { AsyncReader, RawAt } from './async-reader.ts'
import { buildBindings } from './build-bindings.ts'
import { isJsonSchemaFormat } from './foreign-schemas.ts'
import { referenceOf } from './json-reference.ts'
import { asTrimmedText, asRecord, asText } from './raw.ts'
import type { SpecFile } from './spec-files.ts'

/**
 * An object and its traits, highest precedence first. Traits are merged with JSON Merge Patch: in
 * 2.x they override the object, in 3.x the object overrides them; later traits override earlier
 * ones.
 */
export function layersOf(reader: AsyncReader, whole: RawAt): RawAt[] {
  const traits = reader.items(whole.raw['traits'], whole.at.file).reverse()
  return reader.major === 2 ? [...traits, whole] : [whole, ...traits]
}

/** The value of a key in the first layer that has it. */
export function pick(
  layers: readonly RawAt[],
  key: string,
): { value: unknown; file: SpecFile } | undefined {
  const layer = layers.find(({ raw }) => raw[key] !== undefined)
  return layer && { value: layer.raw[key], file: layer.at.file }
}

/** Reads a message, with its traits applied. */
export function buildMessage(reader: AsyncReader, whole: RawAt, id: string): Message {
  const layers = layersOf(reader, whole)
  const prose = (key: string) => asTrimmedText(pick(layers, key)?.value)
  const headers = layers.flatMap(({ raw, at }) =>
    raw['headers'] === undefined ? [] : readPart(reader, raw['headers'], at.file),
  )
  const payload = pick(layers, 'payload')
  const format = asText(pick(layers, 'schemaFormat')?.value)
  const docs = pick(layers, 'externalDocs')
  return compact<Message>({
    id,
    name: prose('name'),
    title: prose('title'),
    summary: prose('summary'),
    description: prose('description'),
    contentType: prose('contentType'),
    headers: joinParts(headers),
    payload: payload && readPart(reader, payload.value, payload.file, format),
    correlationId: readLocation(reader, pick(layers, 'correlationId')),
    examples: layers.flatMap(({ raw, at }) => [
      ...reader.items(raw['examples'], at.file).map((one) => readExample(one.raw)),
      // AsyncAPI 1 had it, and authors still write it.
      ...(Object.hasOwn(raw, 'example')
        ? [readExample({ payload: raw['example'] })]
        : []),
    ]),
    bindings: buildBindings(reader, layers),
    tags: layers.flatMap(({ raw, at }) => reader.tags(raw['tags'], at.file)),
    externalDocs: docs && reader.externalDocs(docs.value, docs.file),
    deprecated: whole.raw['deprecated'] === true || undefined,
  })
}

/** Reads an object with a `location`: a runtime expression that points into a message. */
export function readLocation(
  reader: AsyncReader,
  place: { value: unknown; file: SpecFile } | undefined,
): { location: string; description?: string } | undefined {
  const found = place && reader.object(place.value, place.file)
  if (!found) return undefined
  return compact({
    location: asText(found.raw['location']) ?? '',
    description: asTrimmedText(found.raw['description']),
  })
}

function readExample(raw: RawAt['raw']): MessageExample {
  const boxed = (key: string) =>
    Object.hasOwn(raw, key) ? { value: raw[key] } : undefined
  return compact<MessageExample>({
    name: asTrimmedText(raw['name']),
    summary: asTrimmedText(raw['summary']),
    headers: boxed('headers'),
    payload: boxed('payload'),
  })
}

/**
 * Reads the headers or the payload. In 3.x the schema may be wrapped together with its format
 * (AsyncAPI 3.0, "Multi Format Schema Object").
 */
function readPart(
  reader: AsyncReader,
  value: unknown,
  file: SpecFile,
  outer?: string,
): MessagePart {
  const found = reader.object(value, file)
  const isBoxed =
    found !== undefined && Object.hasOwn(found.raw, 'schema') && reader.major === 3
  const inner = isBoxed ? found.raw['schema'] : value
  const home = isBoxed ? found.at.file : file
  const format = isBoxed ? asText(found.raw['schemaFormat']) : outer
  const target = reader.spec.resolve(inner, home)
  if (!target)
    return compact<MessagePart>({ format: format, reference: referenceOf(inner) ?? '' })
  if (isJsonSchemaFormat(format))
    return compact<MessagePart>({
      schema: reader.spec.table.read(inner, home),
      format,
    })
  return { format, written: { value: target.value } }
}

/** Headers of a message and of its traits all apply. */
function joinParts(parts: readonly MessagePart[]): MessagePart | undefined {
  const [first, ...others] = parts
  if (!first || others.length === 0) return first
  const schemas = parts.flatMap(({ schema }): Schema[] => (schema ? [schema] : []))
  if (schemas.length < 2) return parts.find(({ schema }) => schema) ?? first
  return { ...first, schema: { allOf: schemas } }
}

/** The messages in the `oneOf` of a `message` (2.x); `undefined` for a single message. */
export function alternativesOf(value: unknown): readonly unknown[] | undefined {
  const list = asRecord(value)?.['oneOf']
  return Array.isArray(list) ? (list as unknown[]) : undefined
}
