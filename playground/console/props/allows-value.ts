import type { Api } from '../../document/api-model.ts'
import { isExactNumber, numberOf } from '../../document/exact-number.ts'
import type { Schema, SchemaType } from '../../document/schema-model.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { isFileSchema } from '../../document/schema/schema-type.ts'
import { isRecord, type Value } from '../../request/operation.ts'
import { writeJson } from '../../request/write-json.ts'
import { findProblem } from './find-problem.ts'
import { consoleWords } from './words.ts'

type Source = Pick<Api, 'schemas'>
type Members = { [name: string]: Value }

/** Values nested deeper are taken as right. */
const DEEPEST = 40

/**
 * Whether a schema allows a value of a request, by all its keywords (JSON Schema 2020-12): `oneOf`
 * means exactly one, conditions and dependencies count. Properties that are read-only, and files,
 * may be missing though they are required: a request leaves the ones out, a reader chooses the others.
 */
export function allowsValue(
  source: Source,
  schema: Schema,
  value: Value,
  depth = 0,
  excused: ReadonlySet<string> = new Set(),
): boolean {
  if (value === undefined || depth > DEEPEST) return true
  if (schema.never) return false
  const here = isRecord(value)
    ? new Set([...excused, ...excusedNames(source, schema)])
    : excused
  const same = (other: Schema) => allowsValue(source, other, value, depth + 1, here)
  const target = schema.ref === undefined ? undefined : source.schemas[schema.ref]
  if (!allowsItself(schema, value)) return false
  if (target && !same(target)) return false
  if (schema.allOf && !schema.allOf.every(same)) return false
  if (schema.anyOf && !schema.anyOf.some(same)) return false
  if (schema.oneOf && schema.oneOf.filter(same).length !== 1) return false
  if (schema.not?.some(same)) return false
  for (const { if: condition, pass = {}, fail = {} } of schema.conditions ?? [])
    if (!same(same(condition) ? pass : fail)) return false
  const inner = (other: Schema, each: Value) =>
    allowsValue(source, other, each, depth + 1)
  if (Array.isArray(value)) return allowsItems(schema, value, inner)
  return !isRecord(value) || allowsMembers(schema, value, here, inner, same)
}

/** Types, values, and limits of the value itself. */
function allowsItself(schema: Schema, value: Value): boolean {
  const { types = [], const: constant, enum: listed } = schema
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return false
  if (constant ?? listed) {
    const text = writeJson(value)
    const options = constant ? [constant.value] : listed!
    if (!options.some((each) => writeJson(each as Value) === text)) return false
  }
  // Without types, limits say nothing of values of another type.
  const { types: _types, enum: _enum, ...limits } = schema
  if (
    !isRecord(value) &&
    findProblem({ ...limits, types: [] }, value, true, consoleWords)
  )
    return false
  return typeof value !== 'string' || matchesPattern(schema.pattern, value)
}

function isOfType(type: SchemaType, value: Value): boolean {
  if (value === null) return type === 'null'
  if (Array.isArray(value)) return type === 'array'
  if (typeof value === 'number' || isExactNumber(value))
    return type === 'number' || (type === 'integer' && Number.isInteger(numberOf(value)))
  if (isRecord(value)) return type === 'object'
  return type === (value instanceof Blob ? 'string' : typeof value)
}

type Inner = (schema: Schema, value: Value) => boolean

function allowsItems(
  { prefixItems = [], items, contains = [] }: Schema,
  value: Value[],
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

function allowsMembers(
  schema: Schema,
  value: Members,
  excused: ReadonlySet<string>,
  inner: Inner,
  same: (schema: Schema) => boolean,
): boolean {
  const { properties = [], patternProperties = [], additionalProperties } = schema
  const { minProperties = 0, maxProperties = Infinity } = schema
  const names = Object.keys(value).filter((name) => value[name] !== undefined)
  const has = (name: string) => names.includes(name)
  const isMissing = (name: string) => !has(name) && !excused.has(name)
  if (schema.required?.some(isMissing)) return false
  if (names.length < numberOf(minProperties) || names.length > numberOf(maxProperties))
    return false
  for (const { name, required } of schema.dependentRequired ?? [])
    if (has(name) && required.some(isMissing)) return false
  for (const dependent of schema.dependentSchemas ?? [])
    if (has(dependent.name) && !same(dependent.schema)) return false
  return names.every((name) => {
    if (schema.propertyNames && !inner(schema.propertyNames, name)) return false
    const described = [
      ...properties.filter((property) => property.name === name),
      ...patternProperties.filter(({ pattern }) => matchesPattern(pattern, name)),
    ]
    if (described.length > 0)
      return described.every((property) => inner(property.schema, value[name]))
    if (additionalProperties === undefined || additionalProperties === true) return true
    return additionalProperties !== false && inner(additionalProperties, value[name])
  })
}

/** By schema, for alternatives are looked at again and again. */
const excusedBySchema = new WeakMap<Schema, string[]>()

/** Names of properties that a request need not have. */
function excusedNames(source: Source, schema: Schema): string[] {
  const known = excusedBySchema.get(schema)
  if (known) return known
  const { properties = [] } = flattenSchema(source, schema)
  const names = properties
    .filter(({ schema: property }) => {
      const flat = flattenSchema(source, property)
      return flat.readOnly ?? isFileSchema(flat)
    })
    .map(({ name }) => name)
  excusedBySchema.set(schema, names)
  return names
}

function matchesPattern(pattern: string | undefined, text: string): boolean {
  if (pattern === undefined) return true
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}
