import type { WrittenDiscriminator, WrittenSchema } from './document-as-written.ts'
import type { Discriminator, Schema } from '../schema-model.ts'
import {
  orNull,
  readBounds,
  readDependencies,
  readEnumDescriptions,
  readExamples,
  readExternalDocs,
  readPills,
  readTypes,
  readXml,
} from './schema-keywords.ts'
import { joinConstants } from './join-constants.ts'
import { readItems } from './read-items.ts'
import { compact } from '../compact.ts'
import { numberOf } from '../exact-number.ts'
import {
  asList,
  asNumber,
  asObject,
  asTrimmedText,
  asRecord,
  asText,
  asTexts,
  entriesOf,
  own,
} from './raw.ts'
import {
  type DynamicScope,
  dependsOnScope,
  dynamicTarget,
  extendScope,
} from './dynamic-scope.ts'
import {
  type Located,
  joinPointer,
  lookUp,
  referenceOf,
  splitReference,
} from './json-reference.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'

type SchemaKey = keyof WrittenSchema

/**
 * How many schemas are read in the scope of a named one that references them. Real descriptions
 * stay far below it; references to references could multiply.
 */
const MAX_INLINED = 200

/**
 * Converts JSON Schemas of any version to `Schema` and collects the schemas they reference.
 * References are not inlined: each becomes the id of a table entry, which is read once.
 */
export class SchemaTable {
  readonly schemas: Record<string, Schema> = {}
  readonly #files: SpecFiles
  readonly #first: SpecFile
  readonly #queue: { id: string; place: Located }[] = []
  #scope: DynamicScope = new Map()
  /** Values that are being read as part of the schema that references them. */
  readonly #inlined = new Set<unknown>()
  #leftToInline = MAX_INLINED

  constructor(files: SpecFiles, first: SpecFile) {
    this.#files = files
    this.#first = first
  }

  /**
   * The id of the referenced schema, which is added to the table; `undefined` if the reference is
   * broken.
   */
  refer(reference: string, from: SpecFile): string | undefined {
    const place = lookUp(this.#files, reference, from)
    return place && this.add(place)
  }

  /** Adds a schema by its location, to be read later, and returns its id. */
  add(place: Located): string {
    const id = `${place.file === this.#first ? '' : place.file.name}${joinPointer(place.pointer)}`
    // A reference to the whole first file: every key has to contain `/` or a file name, so that
    // none can be a prototype property.
    const key = id === '#' ? '#/' : id
    if (!Object.hasOwn(this.schemas, key)) {
      this.schemas[key] = {}
      this.#queue.push({ id: key, place })
    }
    return key
  }

  /** Reads all schemas that were added but not read yet, and returns the table. */
  finish(): Record<string, Schema> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#scope = extendScope(new Map(), next.place)
      this.#leftToInline = MAX_INLINED
      this.schemas[next.id] = this.read(next.place.value, next.place.file)
    }
    return this.schemas
  }

  /** Reads a schema. Values that aren't schemas become the schema that allows everything. */
  read(value: unknown, file: SpecFile): Schema {
    if (value === false) return { never: true }
    const raw = asObject<WrittenSchema>(value)
    if (!raw) return {}
    const schema = joinConstants(this.#keywords(raw, file))
    const reference = referenceOf(raw)
    const dynamic = reference === undefined ? asText(raw.$dynamicRef) : undefined
    const written = reference ?? dynamic
    if (written !== undefined) {
      const place =
        (dynamic !== undefined && dynamicTarget(this.#scope, dynamic)) ||
        lookUp(this.#files, written, file)
      if (!place) schema.title ??= nameOf(written)
      else if (dynamic === undefined && this.#isGeneric(place))
        schema.allOf = [this.#inline(place), ...(schema.allOf ?? [])]
      else schema.ref = this.add(place)
    }
    return raw.nullable === true || raw['x-nullable'] === true ? orNull(schema) : schema
  }

  /** Whether the schema at this place has another content in the current scope. */
  #isGeneric(place: Located): boolean {
    return (
      this.#leftToInline > 0 &&
      !this.#inlined.has(place.value) &&
      dependsOnScope(this.#files, place, this.#scope)
    )
  }

  /** Reads the schema at this place in the current scope, not as an entry of the table. */
  #inline(place: Located): Schema {
    const outer = this.#scope
    this.#leftToInline--
    this.#scope = extendScope(outer, place)
    this.#inlined.add(place.value)
    const schema = this.read(place.value, place.file)
    this.#inlined.delete(place.value)
    this.#scope = outer
    return schema
  }

  #keywords(raw: WrittenSchema, file: SpecFile): Schema {
    const read = (value: unknown) => this.read(value, file)
    const one = (key: SchemaKey) => (isSchema(raw[key]) ? read(raw[key]) : undefined)
    const many = (key: SchemaKey) => {
      const list = asList(raw[key]).map((item) => this.read(item, file))
      return list.length > 0 ? list : undefined
    }
    const boxed = (key: SchemaKey | 'x-default') =>
      Object.hasOwn(raw, key) ? { value: raw[key] } : undefined
    const flag = (key: SchemaKey) => raw[key] === true || undefined
    const isFile = raw.type === 'file'
    const tuple = Array.isArray(raw.items)
    const additional = raw.additionalProperties
    const extra = additional ?? raw.unevaluatedProperties

    return compact<Schema>({
      types: isFile ? ['string'] : readTypes(raw.type),
      title: asTrimmedText(raw.title),
      description: asTrimmedText(raw.description),
      format: isFile ? 'binary' : asText(raw.format),
      enum: Array.isArray(raw.enum) ? [...(raw.enum as unknown[])] : undefined,
      enumDescriptions: readEnumDescriptions(raw),
      const: boxed('const'),
      default: boxed('default'),
      examples: readExamples(raw),
      prefill: boxed('x-default'),
      deprecated: flag('deprecated'),
      readOnly: flag('readOnly'),
      writeOnly: flag('writeOnly'),
      ...readBounds(raw),
      pattern: typeof raw.pattern === 'string' ? raw.pattern : undefined,
      uniqueItems: flag('uniqueItems'),
      contentMediaType: asText(raw.contentMediaType),
      contentEncoding: asText(raw.contentEncoding),
      contentSchema: one('contentSchema'),
      properties: inOrder(this.#named(raw.properties, file), raw.properties),
      required: Array.isArray(raw.required) ? asTexts(raw.required) : undefined,
      additionalProperties:
        typeof extra === 'boolean'
          ? extra
          : isSchema(extra)
            ? this.read(extra, file)
            : undefined,
      isUnevaluated: (additional === undefined && extra !== undefined) || undefined,
      patternProperties: this.#named(raw.patternProperties, file)?.map(
        ([pattern, schema]) => ({ pattern, schema }),
      ),
      propertyNames: one('propertyNames'),
      ...readDependencies(raw, read),
      items: readItems(raw, (value) => (isSchema(value) ? read(value) : undefined)),
      prefixItems: many(tuple ? 'items' : 'prefixItems'),
      contains: isSchema(raw.contains)
        ? [
            compact({
              schema: read(raw.contains),
              min: asNumber(raw.minContains),
              max: asNumber(raw.maxContains),
            }),
          ]
        : undefined,
      allOf: many('allOf'),
      oneOf: many('oneOf'),
      anyOf: many('anyOf'),
      not: isSchema(raw.not) ? [read(raw.not)] : undefined,
      conditions: isSchema(raw.if)
        ? [
            compact({
              if: read(raw.if),
              pass: one('then'),
              fail: one('else'),
            }),
          ]
        : undefined,
      discriminator: this.#discriminator(raw.discriminator, file),
      externalDocs: readExternalDocs(raw.externalDocs),
      pills: readPills(raw['x-mint']),
      xml: readXml(raw.xml, raw),
      keyName: asText(raw['x-additionalPropertiesName']),
    })
  }

  #named(value: unknown, file: SpecFile): [string, Schema][] | undefined {
    if (!asRecord(value)) return undefined
    return entriesOf(value).map(([name, schema]) => [name, this.read(schema, file)])
  }

  #discriminator(value: unknown, file: SpecFile): Discriminator | undefined {
    if (typeof value === 'string') return { propertyName: value, mapping: [] }
    const raw = asObject<WrittenDiscriminator>(value)
    const propertyName = asText(raw?.propertyName)
    if (!raw || propertyName === undefined) return undefined
    const mapping = entriesOf(raw.mapping).flatMap(([name, target]) => {
      const id = this.#mapped(target, file)
      return id === undefined ? [] : [{ value: name, id }]
    })
    const mapped = [...new Set(mapping.map(({ id }) => id))].map((id) => ({ ref: id }))
    return compact<Discriminator>({
      propertyName,
      mapping,
      subtypes: mapped.length > 0 ? mapped : undefined,
      defaultId: this.#mapped(raw.defaultMapping, file),
    })
  }

  /** Mapping values are schema names or references. */
  #mapped(target: unknown, file: SpecFile): string | undefined {
    if (typeof target !== 'string') return undefined
    const byName = /^[\w.-]+$/.test(target)
      ? this.refer(`#/components/schemas/${target}`, file)
      : undefined
    return byName ?? this.refer(target, file)
  }
}

/**
 * The properties in the order of their `x-order` (Scalar, go-swagger), else of the document.
 * Those without a number come last.
 */
function inOrder(
  named: [string, Schema][] | undefined,
  written: unknown,
): Schema['properties'] {
  const orderOf = (name: string) => {
    const order = asNumber(asRecord(own(written, name))?.['x-order'])
    return order === undefined ? Infinity : numberOf(order)
  }
  const properties = named?.map(([name, schema]) => ({ name, schema }))
  return properties?.sort((a, b) => {
    const [first, second] = [orderOf(a.name), orderOf(b.name)]
    return first === second ? 0 : first - second
  })
}

function isSchema(value: unknown): boolean {
  return typeof value === 'boolean' || asRecord(value) !== undefined
}

function nameOf(reference: string): string {
  const { uri, tokens } = splitReference(reference)
  return tokens.at(-1) ?? uri
}
