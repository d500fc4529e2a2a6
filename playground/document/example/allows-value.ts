import { isExactNumber, numberOf } from '../exact-number.ts'
import type { Schema, SchemaType } from '../schema-model.ts'
import type { SchemaSource } from '../schema/flat-schema.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'
import { isFileSchema } from '../schema/schema-type.ts'
import { isJsonObject, isSameJson } from './json-value.ts'
import { namesDescribedBy } from './names-described-by.ts'
import { satisfiesLimits, matchesPattern } from './satisfies-limits.ts'

/**
 * Who sends a value: the reader (`request`) or the API (`response`). It decides on `readOnly` and
 * `writeOnly`.
 */
export type Direction = 'request' | 'response'

/** Values nested deeper than this are accepted unchecked. */
const MAX_DEPTH = 40

/** Options of a validation. */
interface Validation {
  source: SchemaSource
  direction: Direction
  /** Accept a schema's own examples and default even if they violate the schema. */
  trustsExamples: boolean
  /**
   * Called when a value matches several alternatives of a schema's `oneOf`: whether to accept it
   * nevertheless. By default, it isn't.
   */
  acceptsOverlap: (schema: Schema) => boolean
}

/**
 * Validates a value against a schema by all of its keywords (JSON Schema 2020-12), including
 * `oneOf` (exactly one), conditions and dependencies. Required properties may be absent if they
 * aren't part of a message in this direction: `readOnly` ones and files in requests (the reader
 * chooses the file), `writeOnly` ones in responses.
 *
 * There is one deviation: `additionalProperties` ignores what other parts of the same schema
 * describe, as `unevaluatedProperties` does. Literally, a base and what extends it exclude each
 * other's properties if they are closed, as some generators write all objects.
 */
export function allowsValue(
  source: SchemaSource,
  schema: Schema,
  value: unknown,
  {
    direction = 'request',
    trustsExamples = false,
    acceptsOverlap = () => false,
  }: Partial<Validation> = {},
): boolean {
  const validation = { source, direction, trustsExamples, acceptsOverlap }
  return allows(validation, schema, value, { depth: 0, optional: NONE })
}

const NONE: ReadonlySet<string> = new Set()

/** State of the validation at one value. */
interface State {
  depth: number
  /** Names of required properties that may be absent. */
  optional: ReadonlySet<string>
  /**
   * Linked list of the schemas already being applied to the same value. A schema that reaches
   * itself through references adds no further restriction.
   */
  asked?: Asked | undefined
}

interface Asked {
  schema: Schema
  /** Part of the schema before it, by reference or `allOf`; others are alternatives. */
  isPart: boolean
  before: Asked | undefined
}

function allows(
  validation: Validation,
  schema: Schema,
  value: unknown,
  { depth, optional, asked }: State,
  isPart = false,
): boolean {
  if (value === undefined || depth > MAX_DEPTH) return true
  for (let each = asked; each; each = each.before) if (each.schema === schema) return true
  if (schema.never) return false
  if (validation.trustsExamples && isExample(validation.source, schema, value))
    return true
  const own = isJsonObject(value) ? optionalNames(validation, schema) : []
  const here = own.length > 0 ? new Set([...optional, ...own]) : optional
  const now: Asked = { schema, isPart, before: asked }
  const state = { depth: depth + 1, optional: here, asked: now }
  const same = (other: Schema) => allows(validation, other, value, state)
  const part = (other: Schema) => allows(validation, other, value, state, true)
  const target =
    schema.ref === undefined ? undefined : validation.source.schemas[schema.ref]
  if (!allowsItself(schema, value)) return false
  if (target && !part(target)) return false
  if (schema.allOf && !schema.allOf.every(part)) return false
  if (schema.anyOf && !schema.anyOf.some(same)) return false
  if (schema.oneOf) {
    const matches = schema.oneOf.filter(same).length
    if (matches === 0 || (matches > 1 && !validation.acceptsOverlap(schema))) return false
  }
  if (schema.not?.some(same)) return false
  for (const { if: condition, pass = {}, fail = {} } of schema.conditions ?? [])
    if (!same(same(condition) ? pass : fail)) return false
  const inner = (other: Schema, each: unknown) =>
    allows(validation, other, each, { depth: depth + 1, optional: NONE })
  if (Array.isArray(value)) return allowsItems(schema, value, inner)
  if (!isJsonObject(value)) return true
  return (
    allowsNames(schema, value, here, same) &&
    allowsMembers(validation.source, now, value, inner)
  )
}

/** Checks `type`, `const`, `enum` and the limits of the value itself. */
function allowsItself(schema: Schema, value: unknown): boolean {
  const { types = [], const: constant, enum: listed } = schema
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return false
  if (constant && !isSameJson(constant.value, value)) return false
  if (listed && !listed.some((each) => isSameJson(each, value))) return false
  return satisfiesLimits(schema, value)
}

/** True if a value has a JSON Schema type. `1.0` is an integer. */
export function isOfType(type: SchemaType, value: unknown): boolean {
  if (value === null) return type === 'null'
  if (Array.isArray(value)) return type === 'array'
  if (typeof value === 'number' || isExactNumber(value))
    return type === 'number' || (type === 'integer' && Number.isInteger(numberOf(value)))
  if (isJsonObject(value)) return type === 'object'
  return type === typeof value
}

/** True if the value is one of the schema's examples or its default. */
function isExample(source: SchemaSource, schema: Schema, value: unknown): boolean {
  const { examples = [], default: fallback } = flattenSchema(source, schema)
  return (
    examples.some((example) => isSameJson(example, value)) ||
    (fallback !== undefined && isSameJson(fallback.value, value))
  )
}

type Inner = (schema: Schema, value: unknown) => boolean

function allowsItems(
  { prefixItems = [], items, contains = [] }: Schema,
  value: readonly unknown[],
  inner: Inner,
): boolean {
  const isRight = value.every((item, index) => {
    const schema = prefixItems[index] ?? items
    return !schema || inner(schema, item)
  })
  return (
    isRight &&
    contains.every(({ schema, min = 1, max = Infinity }) => {
      const count = value.filter((item) => inner(schema, item)).length
      return count >= numberOf(min) && count <= numberOf(max)
    })
  )
}

/** Checks which properties are present and how many. */
function allowsNames(
  schema: Schema,
  value: Record<string, unknown>,
  optional: ReadonlySet<string>,
  same: (schema: Schema) => boolean,
): boolean {
  const { minProperties = 0, maxProperties = Infinity } = schema
  const count = Object.values(value).filter((member) => member !== undefined).length
  const has = (name: string) => Object.hasOwn(value, name) && value[name] !== undefined
  const isMissing = (name: string) => !has(name) && !optional.has(name)
  if (schema.required?.some(isMissing)) return false
  if (count < numberOf(minProperties) || count > numberOf(maxProperties)) return false
  for (const { name, required } of schema.dependentRequired ?? [])
    if (has(name) && required.some(isMissing)) return false
  for (const dependent of schema.dependentSchemas ?? [])
    if (has(dependent.name) && !same(dependent.schema)) return false
  return true
}

function allowsMembers(
  source: SchemaSource,
  asked: Asked,
  value: Record<string, unknown>,
  inner: Inner,
): boolean {
  const { schema } = asked
  const { patternProperties = [], additionalProperties, propertyNames } = schema
  const own = ownProperties(schema)
  return Object.entries(value).every(([name, member]) => {
    if (member === undefined) return true
    if (propertyNames && !inner(propertyNames, name)) return false
    const described = patternProperties
      .filter(({ pattern }) => matchesPattern(pattern, name))
      .map((property) => property.schema)
    const named = own.get(name)
    if (named) described.push(named)
    if (described.length > 0) return described.every((each) => inner(each, member))
    if (additionalProperties === undefined || additionalProperties === true) return true
    if (isDescribedAround(source, asked, name)) return true
    return additionalProperties !== false && inner(additionalProperties, member)
  })
}

const properties = new WeakMap<Schema, Map<string, Schema>>()

function ownProperties(schema: Schema): Map<string, Schema> {
  let known = properties.get(schema)
  if (!known) {
    known = new Map(schema.properties?.map(({ name, schema: each }) => [name, each]))
    properties.set(schema, known)
  }
  return known
}

/**
 * True if a property is described by another part of the schema that the value has to match, or
 * by alternatives in it. Alternatives are closed to each other's properties.
 */
function isDescribedAround(
  source: SchemaSource,
  { schema, isPart, before }: Asked,
  name: string,
  withAlternatives = true,
): boolean {
  const { names, patterns } = namesDescribedBy(source, schema, withAlternatives)
  return (
    names.has(name) ||
    patterns.some((pattern) => matchesPattern(pattern, name)) ||
    (before !== undefined &&
      isDescribedAround(source, before, name, withAlternatives && isPart))
  )
}

/** Cached, because the same alternatives are validated many times. */
const optionalBySchema = {
  request: new WeakMap<Schema, string[]>(),
  response: new WeakMap<Schema, string[]>(),
}

/** Names of the properties that may be absent from messages in the direction. */
function optionalNames({ source, direction }: Validation, schema: Schema): string[] {
  const known = optionalBySchema[direction].get(schema)
  if (known) return known
  const names = (flattenSchema(source, schema).properties ?? [])
    .filter(({ schema: property }) => isOmittedIn(source, property, direction))
    .map(({ name }) => name)
  optionalBySchema[direction].set(schema, names)
  return names
}

/**
 * True if messages in the direction omit the property: read-only properties and files in
 * requests, write-only ones in responses.
 */
export function isOmittedIn(
  source: SchemaSource,
  property: Schema,
  direction: Direction,
): boolean {
  const flat = flattenSchema(source, property)
  if (direction === 'response') return flat.writeOnly ?? false
  return flat.readOnly ?? isFileSchema(flat)
}
