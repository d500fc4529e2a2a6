import type { Discriminator, Schema, SchemaType } from '../api.ts'
import {
  type Raw,
  asList,
  asNumber,
  asProse,
  asRecord,
  asText,
  asTexts,
  compact,
  entriesOf,
} from './raw.ts'
import {
  type Located,
  joinPointer,
  lookUp,
  referenceOf,
  splitReference,
} from './references.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'

const TYPES = new Set<string>([
  'null',
  'boolean',
  'object',
  'array',
  'number',
  'integer',
  'string',
])

/**
 * Turns JSON Schemas of any version into `Schema`, and collects what they refer to. Nothing
 * is dereferenced: a reference becomes the id of an entry, read once.
 */
export class SchemaTable {
  readonly schemas: Record<string, Schema> = {}
  readonly #files: SpecFiles
  readonly #first: SpecFile
  readonly #queue: { id: string; place: Located }[] = []

  constructor(files: SpecFiles, first: SpecFile) {
    this.#files = files
    this.#first = first
  }

  /** The id of what a reference names, or undefined where it names nothing. */
  refer(reference: string, from: SpecFile): string | undefined {
    const place = lookUp(this.#files, reference, from)
    return place && this.add(place)
  }

  /** Enters a schema that has a place of its own, and gives its id. */
  add(place: Located): string {
    const id = `${place.file === this.#first ? '' : place.file.name}${joinPointer(place.pointer)}`
    // The whole first file would be `#`, which is no key that keeps away from prototypes by its looks.
    const key = id === '#' ? '#/' : id
    if (!Object.hasOwn(this.schemas, key)) {
      this.schemas[key] = {}
      this.#queue.push({ id: key, place })
    }
    return key
  }

  /** Reads everything that was referred to and not read yet. */
  finish(): Record<string, Schema> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.schemas[next.id] = this.read(next.place.value, next.place.file)
    }
    return this.schemas
  }

  /** A schema written in a file; anything that is none becomes the schema that allows all. */
  read(value: unknown, file: SpecFile): Schema {
    if (value === false) return { never: true }
    const raw = asRecord(value)
    if (!raw) return {}
    const schema = this.#keywords(raw, file)
    const reference = referenceOf(raw) ?? asText(raw['$dynamicRef'])
    if (reference !== undefined) {
      const id = this.refer(reference, file)
      if (id !== undefined) schema.ref = id
      else schema.title ??= nameOf(reference)
    }
    return raw['nullable'] === true || raw['x-nullable'] === true
      ? nullable(schema)
      : schema
  }

  #keywords(raw: Raw, file: SpecFile): Schema {
    const one = (key: string) =>
      isSchema(raw[key]) ? this.read(raw[key], file) : undefined
    const many = (key: string) => {
      const list = asList(raw[key]).map((item) => this.read(item, file))
      return list.length > 0 ? list : undefined
    }
    const boxed = (key: string) =>
      Object.hasOwn(raw, key) ? { value: raw[key] } : undefined
    const yes = (key: string) => raw[key] === true || undefined
    const isFile = raw['type'] === 'file'
    const tuple = Array.isArray(raw['items'])
    const extra = raw['additionalProperties'] ?? raw['unevaluatedProperties']

    return compact<Schema>({
      types: isFile ? ['string'] : typesOf(raw['type']),
      title: asProse(raw['title']),
      description: asProse(raw['description']),
      format: isFile ? 'binary' : asText(raw['format']),
      enum: Array.isArray(raw['enum']) ? [...(raw['enum'] as unknown[])] : undefined,
      enumDescriptions: enumDescriptions(raw),
      const: boxed('const'),
      default: boxed('default'),
      examples: examplesOf(raw),
      prefill: boxed('x-default'),
      deprecated: yes('deprecated'),
      readOnly: yes('readOnly'),
      writeOnly: yes('writeOnly'),
      ...bounds(raw),
      multipleOf: asNumber(raw['multipleOf']),
      minLength: asNumber(raw['minLength']),
      maxLength: asNumber(raw['maxLength']),
      pattern: typeof raw['pattern'] === 'string' ? raw['pattern'] : undefined,
      minItems: asNumber(raw['minItems']),
      maxItems: asNumber(raw['maxItems']),
      uniqueItems: yes('uniqueItems'),
      minProperties: asNumber(raw['minProperties']),
      maxProperties: asNumber(raw['maxProperties']),
      contentMediaType: asText(raw['contentMediaType']),
      contentEncoding: asText(raw['contentEncoding']),
      properties: this.#named(raw['properties'], file)?.map(([name, schema]) => ({
        name,
        schema,
      })),
      required: Array.isArray(raw['required']) ? asTexts(raw['required']) : undefined,
      additionalProperties:
        typeof extra === 'boolean'
          ? extra
          : isSchema(extra)
            ? this.read(extra, file)
            : undefined,
      patternProperties: this.#named(raw['patternProperties'], file)?.map(
        ([pattern, schema]) => ({ pattern, schema }),
      ),
      items: tuple ? one('additionalItems') : one('items'),
      prefixItems: many(tuple ? 'items' : 'prefixItems'),
      allOf: many('allOf'),
      oneOf: many('oneOf'),
      anyOf: many('anyOf'),
      not: one('not'),
      discriminator: this.#discriminator(raw['discriminator'], file),
      externalDocs: externalDocs(raw['externalDocs']),
      pills: pills(raw['x-mint']),
      xml: xml(raw['xml']),
    })
  }

  #named(value: unknown, file: SpecFile): [string, Schema][] | undefined {
    if (!asRecord(value)) return undefined
    return entriesOf(value).map(([name, schema]) => [name, this.read(schema, file)])
  }

  #discriminator(value: unknown, file: SpecFile): Discriminator | undefined {
    if (typeof value === 'string') return { propertyName: value, mapping: [] }
    const raw = asRecord(value)
    const propertyName = asText(raw?.['propertyName'])
    if (!raw || propertyName === undefined) return undefined
    const mapping = entriesOf(raw['mapping']).flatMap(([name, target]) => {
      const id = this.#mapped(target, file)
      return id === undefined ? [] : [{ value: name, id }]
    })
    return compact<Discriminator>({
      propertyName,
      mapping,
      defaultId: this.#mapped(raw['defaultMapping'], file),
    })
  }

  /** Mappings hold schema names or references. */
  #mapped(target: unknown, file: SpecFile): string | undefined {
    if (typeof target !== 'string') return undefined
    const byName = /^[\w.-]+$/.test(target)
      ? this.refer(`#/components/schemas/${target}`, file)
      : undefined
    return byName ?? this.refer(target, file)
  }
}

function isSchema(value: unknown): boolean {
  return typeof value === 'boolean' || asRecord(value) !== undefined
}

function nameOf(reference: string): string {
  const { uri, tokens } = splitReference(reference)
  return tokens.at(-1) ?? uri
}

function typesOf(value: unknown): SchemaType[] | undefined {
  const types = asTexts(value).filter((type): type is SchemaType => TYPES.has(type))
  return types.length > 0 ? types : undefined
}

/** What says something about the value, wherever it stands: kept outside of `T | null`. */
const ANNOTATIONS = [
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'prefill',
  'pills',
] as const

function nullable(schema: Schema): Schema {
  if (schema.types) {
    return schema.types.includes('null')
      ? schema
      : { ...schema, types: [...schema.types, 'null'] }
  }
  const outside: Schema = {}
  const inside = { ...schema }
  for (const key of ANNOTATIONS) {
    if (inside[key] === undefined) continue
    Object.assign(outside, { [key]: inside[key] })
    delete inside[key]
  }
  return { ...outside, anyOf: [inside, { types: ['null'] }] }
}

/** 3.0 says with `true` that a bound is exclusive, 3.1 gives the bound itself. */
function bounds(raw: Raw): Partial<Schema> {
  const minimum = asNumber(raw['minimum'])
  const maximum = asNumber(raw['maximum'])
  const below = raw['exclusiveMinimum'] === true
  const above = raw['exclusiveMaximum'] === true
  return {
    minimum: below ? undefined : minimum,
    maximum: above ? undefined : maximum,
    exclusiveMinimum: below ? minimum : asNumber(raw['exclusiveMinimum']),
    exclusiveMaximum: above ? maximum : asNumber(raw['exclusiveMaximum']),
  } as Partial<Schema>
}

function examplesOf(raw: Raw): unknown[] | undefined {
  const examples: unknown[] = []
  if (Object.hasOwn(raw, 'example')) examples.push(raw['example'])
  if (Array.isArray(raw['examples'])) examples.push(...(raw['examples'] as unknown[]))
  if (examples.length === 0 && Object.hasOwn(raw, 'x-example'))
    examples.push(raw['x-example'])
  return examples.length > 0 ? examples : undefined
}

function enumDescriptions(raw: Raw): Schema['enumDescriptions'] {
  const words =
    raw['x-mint-enum'] ?? raw['x-enumDescriptions'] ?? raw['x-enum-descriptions']
  const list = Array.isArray(words)
    ? asList(raw['enum']).map(
        (value, index) =>
          [asText(value) ?? JSON.stringify(value), asProse(words[index])] as const,
      )
    : entriesOf(words).map(
        ([value, description]) => [value, asProse(description)] as const,
      )
  const found = list.flatMap(([value, description]) =>
    description ? [{ value, description }] : [],
  )
  return found.length > 0 ? found : undefined
}

/** A link to more documentation, where it is one. */
export function externalDocs(
  value: unknown,
): { url: string; description?: string } | undefined {
  const raw = asRecord(value)
  const url = asText(raw?.['url'])
  return raw && url
    ? compact({ url, description: asProse(raw['description'])! })
    : undefined
}

function pills(value: unknown): Schema['pills'] {
  const raw = asRecord(value)
  const pre = asTexts(raw?.['pre'])
  const post = asTexts(raw?.['post'])
  return pre.length + post.length > 0 ? { pre, post } : undefined
}

function xml(value: unknown): Schema['xml'] {
  const raw = asRecord(value)
  if (!raw) return undefined
  return compact<NonNullable<Schema['xml']>>({
    name: asText(raw['name'])!,
    prefix: asText(raw['prefix'])!,
    namespace: asText(raw['namespace'])!,
    attribute:
      raw['attribute'] === true || (raw['nodeType'] === 'attribute' || undefined)!,
    wrapped: raw['wrapped'] === true,
  })
}
