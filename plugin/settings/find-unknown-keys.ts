import * as v from 'valibot'
import type { JsonNode } from './json-node.ts'

/** A key that no schema at its path has. */
export interface UnknownKey {
  keys: (string | number)[]
  node: JsonNode
  /** The keys that are known there. */
  known: string[]
  /** All keys of the object. */
  siblings: string[]
}

/**
 * Walks a value together with its schema and lists the keys that the schema does not know. If a
 * union allows several shapes, the keys of all of them are known. (Valibot's own strict
 * objects stop at the first unknown key, and fail where a warning is enough.)
 */
export function findUnknownKeys(
  schema: v.GenericSchema,
  node: JsonNode,
  keys: (string | number)[] = [],
): UnknownKey[] {
  const found: UnknownKey[] = []
  walk([schema], node, keys, found)
  return found
}

/** The keys that an object may have. */
export function knownKeys(schema: v.GenericSchema): string[] {
  return unfold(schema).flatMap((shape) =>
    shape.type === 'object' ? Object.keys(shape.entries) : [],
  )
}

function walk(
  schemas: readonly v.GenericSchema[],
  node: JsonNode,
  keys: (string | number)[],
  found: UnknownKey[],
): void {
  if (node.type === 'primitive') return
  const shapes = schemas.flatMap(unfold)
  if (node.type === 'array') {
    const items = shapes.flatMap((shape) => (shape.type === 'array' ? [shape.item] : []))
    if (items.length === 0) return
    node.items.forEach((item, index) => walk(items, item, [...keys, index], found))
    return
  }

  const objects = shapes.flatMap((shape) =>
    shape.type === 'object' ? [shape.entries] : [],
  )
  const values = shapes.flatMap((shape) => (shape.type === 'record' ? [shape.value] : []))
  if (objects.length === 0 && values.length === 0) return
  for (const [key, child] of node.entries) {
    const inner = objects.flatMap((entries) =>
      Object.hasOwn(entries, key) ? [entries[key]!] : [],
    )
    if (inner.length + values.length > 0)
      walk([...inner, ...values], child, [...keys, key], found)
    else
      found.push({
        keys: [...keys, key],
        node: child,
        known: objects.flatMap(Object.keys),
        siblings: [...node.entries.keys()],
      })
  }
}

/** Valibot's schemas that contain others, and one that represents the rest. */
type Shape = v.GenericSchema &
  (
    | { type: 'object'; entries: Record<string, v.GenericSchema> }
    | { type: 'array'; item: v.GenericSchema }
    | { type: 'record'; value: v.GenericSchema }
    | { type: 'union'; options: v.GenericSchema[] }
    | { type: 'optional'; wrapped: v.GenericSchema }
    | { type: 'lazy'; getter: (input: unknown) => v.GenericSchema }
    | { type: 'string' }
  )

/** Unwraps optional, lazy and union schemas. */
function unfold(schema: v.GenericSchema): Shape[] {
  // A schema says what it is by `type`; valibot has no type for "any of its schemas".
  const shape = schema as Shape
  if (shape.type === 'optional') return unfold(shape.wrapped)
  if (shape.type === 'lazy') return unfold(shape.getter(undefined))
  if (shape.type === 'union') return shape.options.flatMap(unfold)
  return [shape]
}
