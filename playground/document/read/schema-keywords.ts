import type {
  WrittenDocs,
  WrittenMint,
  WrittenSchema,
  WrittenXml,
} from './document-as-written.ts'
import { compact } from '../compact.ts'
import type { Schema, SchemaType } from '../schema-model.ts'
import {
  asList,
  asNumber,
  asObject,
  asTrimmedText,
  asText,
  asTexts,
  entriesOf,
} from './raw.ts'

const TYPES = new Set<string>([
  'null',
  'boolean',
  'object',
  'array',
  'number',
  'integer',
  'string',
])

/** Reads `type`, a string or an array. Unknown types are dropped; `undefined` if none is left. */
export function readTypes(value: unknown): SchemaType[] | undefined {
  const types = asTexts(value).filter((type): type is SchemaType => TYPES.has(type))
  return types.length > 0 ? types : undefined
}

/** Annotations apply to `T | null` as a whole, so they stay outside of the union. */
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

/** Makes a schema nullable (`nullable` of OpenAPI 3.0). */
export function orNull(schema: Schema): Schema {
  if (schema.types) {
    return schema.types.includes('null')
      ? schema
      : { ...schema, types: [...schema.types, 'null'] }
  }
  const annotations: Schema = {}
  const rest = { ...schema }
  for (const key of ANNOTATIONS) {
    if (rest[key] === undefined) continue
    Object.assign(annotations, { [key]: rest[key] })
    delete rest[key]
  }
  return { ...annotations, anyOf: [rest, { types: ['null'] }] }
}

/**
 * Reads numeric limits and sizes. `exclusiveMinimum` and `exclusiveMaximum` are booleans in 3.0
 * and numbers since 3.1.
 */
export function readBounds(raw: WrittenSchema): Partial<Schema> {
  const minimum = asNumber(raw.minimum)
  const maximum = asNumber(raw.maximum)
  const below = raw.exclusiveMinimum === true
  const above = raw.exclusiveMaximum === true
  return {
    minimum: below ? undefined : minimum,
    maximum: above ? undefined : maximum,
    multipleOf: asNumber(raw.multipleOf),
    minLength: asNumber(raw.minLength),
    maxLength: asNumber(raw.maxLength),
    minItems: asNumber(raw.minItems),
    maxItems: asNumber(raw.maxItems),
    minProperties: asNumber(raw.minProperties),
    maxProperties: asNumber(raw.maxProperties),
    exclusiveMinimum: below ? minimum : asNumber(raw.exclusiveMinimum),
    exclusiveMaximum: above ? maximum : asNumber(raw.exclusiveMaximum),
  } as Partial<Schema>
}

/**
 * `example` and `examples`; if there are none, `x-example`. If a schema of arrays has `examples`
 * without any array, authors have written a single example instead of a list of them.
 */
export function readExamples(raw: WrittenSchema): unknown[] | undefined {
  const examples: unknown[] = []
  if (Object.hasOwn(raw, 'example')) examples.push(raw.example)
  if (Array.isArray(raw.examples)) {
    const list = raw.examples as unknown[]
    const isOne =
      readTypes(raw.type)?.every((type) => type === 'array' || type === 'null') &&
      list.length > 0 &&
      list.every((example) => !Array.isArray(example) && example !== null)
    examples.push(...(isOne ? [list] : list))
  }
  if (examples.length === 0 && Object.hasOwn(raw, 'x-example'))
    examples.push(raw['x-example'])
  return examples.length > 0 ? examples : undefined
}

/**
 * Names and descriptions of enum values, from `x-mint-enum`, `x-enumDescriptions`,
 * `x-enum-varnames` and their variants.
 */
export function readEnumDescriptions(raw: WrittenSchema): Schema['enumDescriptions'] {
  const descriptions = enumTexts(raw, [
    'x-enum-descriptions',
    'x-enumDescriptions',
    'x-mint-enum',
  ])
  const names = enumTexts(raw, ['x-enumNames', 'x-enum-varnames'])
  const listed = enumNames(raw).filter(
    (value) => names.has(value) || descriptions.has(value),
  )
  const all = new Set([...listed, ...names.keys(), ...descriptions.keys()])
  const found = [...all].map((value) =>
    compact({
      value,
      name: names.get(value),
      description: descriptions.get(value),
    }),
  )
  return found.length > 0 ? found : undefined
}

/**
 * Texts by enum value: given as arrays parallel to `enum`, or as objects. Those of later extensions
 * win.
 */
function enumTexts(
  raw: WrittenSchema,
  extensions: readonly `x-${string}`[],
): Map<string, string> {
  const found = extensions.flatMap((extension): [string, unknown][] => {
    const words = raw[extension]
    return Array.isArray(words)
      ? enumNames(raw).map((value, index) => [value, words[index] as unknown])
      : entriesOf(words)
  })
  return new Map(
    found.flatMap(([value, word]): [string, string][] => {
      const text = asTrimmedText(word)
      return text ? [[value, text]] : []
    }),
  )
}

function enumNames(raw: WrittenSchema): string[] {
  return asList(raw.enum).map((value) => asText(value) ?? JSON.stringify(value))
}

/**
 * Reads `dependentRequired`, `dependentSchemas`, and `dependencies` of older drafts, which can be
 * either.
 */
export function readDependencies(
  raw: WrittenSchema,
  read: (value: unknown) => Schema,
): Pick<Schema, 'dependentRequired' | 'dependentSchemas'> {
  const all = [
    ...entriesOf(raw.dependentRequired),
    ...entriesOf(raw.dependentSchemas),
    ...entriesOf(raw.dependencies),
  ]
  const required = all.flatMap(([name, value]) =>
    Array.isArray(value) ? [{ name, required: asTexts(value) }] : [],
  )
  const schemas = all.flatMap(([name, value]) =>
    Array.isArray(value) ? [] : [{ name, schema: read(value) }],
  )
  return {
    ...(required.length > 0 && { dependentRequired: required }),
    ...(schemas.length > 0 && { dependentSchemas: schemas }),
  }
}

/** Reads `externalDocs`; `undefined` without a URL. */
export function readExternalDocs(
  value: unknown,
): { url: string; description?: string } | undefined {
  const raw = asObject<WrittenDocs>(value)
  const url = asText(raw?.url)
  return raw && url
    ? compact({ url, description: asTrimmedText(raw.description) })
    : undefined
}

/** Reads the pills of `x-mint`: `pre` and `post`. */
export function readPills(value: unknown): Schema['pills'] {
  const raw = asObject<WrittenMint>(value)
  const pre = asTexts(raw?.pre)
  const post = asTexts(raw?.post)
  return pre.length + post.length > 0 ? { pre, post } : undefined
}

const NODES = ['text', 'cdata', 'none'] as const

/**
 * Reads the XML Object.
 *
 * @param schema The schema that has it: an array has an element of its own only if that is asked
 *   for.
 */
export function readXml(
  value: unknown,
  { type, items }: Pick<WrittenSchema, 'type' | 'items'>,
): Schema['xml'] {
  const raw = asObject<WrittenXml>(value)
  if (!raw) return undefined
  const { nodeType } = raw
  const isList = items !== undefined || asTexts(type).includes('array')
  return compact<NonNullable<Schema['xml']>>({
    name: asText(raw.name),
    prefix: asText(raw.prefix),
    namespace: asText(raw.namespace),
    attribute: raw.attribute === true || nodeType === 'attribute' || undefined,
    wrapped: raw.wrapped === true || (isList && nodeType === 'element'),
    node: NODES.find((node) => node === nodeType) ?? undefined,
  })
}
