import { isExactNumber, numberOf } from '../exact-number.ts'
import type { Schema, SchemaType } from '../schema-model.ts'
import type { SchemaSource } from '../schema/flat-schema.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'
import { isFileSchema } from '../schema/schema-type.ts'
import { isJsonObject, isSameJson } from './json-value.ts'
import { keepsLimits, matchesPattern } from './keeps-limits.ts'

export type Direction = 'request' | 'response'

/** Values nested deeper are taken as right. */
const DEEPEST = 40

/** How a value is judged. */
interface Judging {
  source: SchemaSource
  direction: Direction
  /** An author's own example is right where it stands, whatever the schema says. */
  trustsExamples: boolean
}

/**
 * Whether a schema allows a value, by all its keywords (JSON Schema 2020-12): `oneOf`
 * means exactly one, conditions and dependencies count. Properties that do not travel in the
 * direction, and files of a request, may be missing though they are required: a request leaves out what is
 * read-only, a reader chooses the files.
 */
export function allowsValue(
  source: SchemaSource,
  schema: Schema,
  value: unknown,
  { direction = 'request', trustsExamples = false }: Partial<Judging> = {},
): boolean {
  const judging = { source, direction, trustsExamples }
  return allows(judging, schema, value, { depth: 0, excused: NONE })
}

const NONE: ReadonlySet<string> = new Set()

/** Where a value is judged. */
interface Place {
  depth: number
  /** Names that may be missing. */
  excused: ReadonlySet<string>
  /** Schemas that are being asked about the same value: one that leads to itself asks nothing more. */
  asked?: { schema: Schema; before: Place['asked'] }
}

function allows(
  judging: Judging,
  schema: Schema,
  value: unknown,
  { depth, excused, asked }: Place,
): boolean {
  if (value === undefined || depth > DEEPEST) return true
  for (let each = asked; each; each = each.before) if (each.schema === schema) return true
  if (schema.never) return false
  if (judging.trustsExamples && isExample(judging.source, schema, value)) return true
  const own = isJsonObject(value) ? excusedNames(judging, schema) : []
  const here = own.length > 0 ? new Set([...excused, ...own]) : excused
  const around = { depth: depth + 1, excused: here, asked: { schema, before: asked } }
  const same = (other: Schema) => allows(judging, other, value, around)
  const target = schema.ref === undefined ? undefined : judging.source.schemas[schema.ref]
  if (!allowsItself(schema, value)) return false
  if (target && !same(target)) return false
  if (schema.allOf && !schema.allOf.every(same)) return false
  if (schema.anyOf && !schema.anyOf.some(same)) return false
  if (schema.oneOf && schema.oneOf.filter(same).length !== 1) return false
  if (schema.not?.some(same)) return false
  for (const { if: condition, pass = {}, fail = {} } of schema.conditions ?? [])
    if (!same(same(condition) ? pass : fail)) return false
  const inner = (other: Schema, each: unknown) =>
    allows(judging, other, each, { depth: depth + 1, excused: NONE })
  if (Array.isArray(value)) return allowsItems(schema, value, inner)
  if (!isJsonObject(value)) return true
  return (
    allowsNames(schema, value, here, same) &&
    allowsMembers(judging.source, schema, value, inner)
  )
}

/** Types, values, and limits of the value itself. */
function allowsItself(schema: Schema, value: unknown): boolean {
  const { types = [], const: constant, enum: listed } = schema
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return false
  if (constant && !isSameJson(constant.value, value)) return false
  if (listed && !listed.some((each) => isSameJson(each, value))) return false
  return keepsLimits(schema, value)
}

/** Whether a value is of a type of JSON Schema: `1.0` is an integer. */
export function isOfType(type: SchemaType, value: unknown): boolean {
  if (value === null) return type === 'null'
  if (Array.isArray(value)) return type === 'array'
  if (typeof value === 'number' || isExactNumber(value))
    return type === 'number' || (type === 'integer' && Number.isInteger(numberOf(value)))
  if (isJsonObject(value)) return type === 'object'
  return type === typeof value
}

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

/** What a schema says of the names that are there, and of how many. */
function allowsNames(
  schema: Schema,
  value: Record<string, unknown>,
  excused: ReadonlySet<string>,
  same: (schema: Schema) => boolean,
): boolean {
  const { minProperties = 0, maxProperties = Infinity } = schema
  const count = Object.values(value).filter((member) => member !== undefined).length
  const has = (name: string) => Object.hasOwn(value, name) && value[name] !== undefined
  const isMissing = (name: string) => !has(name) && !excused.has(name)
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
  schema: Schema,
  value: Record<string, unknown>,
  inner: Inner,
): boolean {
  const { patternProperties = [], additionalProperties, propertyNames } = schema
  const own = ownProperties(schema)
  const evaluated =
    schema.isUnevaluated && additionalProperties !== undefined
      ? evaluatedProperties(source, schema)
      : undefined
  return Object.entries(value).every(([name, member]) => {
    if (member === undefined) return true
    if (propertyNames && !inner(propertyNames, name)) return false
    const described = patternProperties
      .filter(({ pattern }) => matchesPattern(pattern, name))
      .map((property) => property.schema)
    const named = own.get(name)
    if (named) described.push(named)
    if (described.length > 0) return described.every((each) => inner(each, member))
    if (evaluated?.(name)) return true
    if (additionalProperties === undefined || additionalProperties === true) return true
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

/** The names that anything beside `unevaluatedProperties` describes (JSON Schema Core, section 11.3), alternatives that do not apply included. */
function evaluatedProperties(
  source: SchemaSource,
  schema: Schema,
): (name: string) => boolean {
  const names = new Set<string>()
  const patterns: string[] = []
  const queue: Schema[] = [schema]
  for (const each of queue) {
    if (queue.length > 200) break
    const flat = flattenSchema(source, each)
    for (const { name } of flat.properties ?? []) names.add(name)
    for (const { pattern } of flat.patternProperties ?? []) patterns.push(pattern)
    queue.push(...flat.choices.flat())
    for (const { schema: inner } of flat.dependentSchemas ?? []) queue.push(inner)
    for (const { if: condition, pass, fail } of flat.conditions ?? [])
      queue.push(condition, ...(pass ? [pass] : []), ...(fail ? [fail] : []))
  }
  return (name) =>
    names.has(name) || patterns.some((pattern) => matchesPattern(pattern, name))
}

/** By schema and direction, for alternatives are looked at again and again. */
const excusedBySchema = {
  request: new WeakMap<Schema, string[]>(),
  response: new WeakMap<Schema, string[]>(),
}

/** Names of properties that a message of a direction need not have. */
function excusedNames({ source, direction }: Judging, schema: Schema): string[] {
  const known = excusedBySchema[direction].get(schema)
  if (known) return known
  const names = (flattenSchema(source, schema).properties ?? [])
    .filter(({ schema: property }) => isExcused(source, property, direction))
    .map(({ name }) => name)
  excusedBySchema[direction].set(schema, names)
  return names
}

/** Whether a message of a direction leaves a property out. */
export function isExcused(
  source: SchemaSource,
  property: Schema,
  direction: Direction,
): boolean {
  const flat = flattenSchema(source, property)
  if (direction === 'response') return flat.writeOnly ?? false
  return flat.readOnly ?? isFileSchema(flat)
}
