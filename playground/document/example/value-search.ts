import type { Schema } from '../schema-model.ts'
import type { SchemaSource } from '../schema/flat-schema.ts'
import type { Direction } from './allows-value.ts'

/** Which values a search may return, and which optional properties it includes. */
export interface FitOptions {
  direction: Direction
  /** Accept a schema's own examples and default even if they violate the schema. */
  trustsExamples?: boolean
  /**
   * Where no value matches exactly one alternative of a `oneOf`, accept values that match several.
   * Many descriptions have equal alternatives, or objects without required properties.
   */
  acceptsOverlap?: boolean
  /** Selects optional properties to include although the wish doesn't have them. */
  wants?: (property: Schema) => boolean
}

/** The search for a value, as seen by the functions that build parts of it. */
export interface ValueSearch {
  readonly source: SchemaSource
  readonly options: FitOptions
  /** Values that a schema allows, best first. `ancestors` are the ids of the enclosing schemas. */
  values(schema: Schema, wish: unknown, ancestors: readonly string[]): Iterable<unknown>
  /** True if a schema allows a value. False for `undefined`. */
  allows(schema: Schema, value: unknown): boolean
}

/** The first `count` values of a search. */
export function* first(count: number, values: Iterable<unknown>): Generator<unknown> {
  if (count <= 0) return
  let left = count
  for (const value of values) {
    yield value
    if (--left <= 0) return
  }
}

/** The first value of a search; `undefined` if there is none. */
export function firstOf(values: Iterable<unknown>): unknown {
  for (const value of values) return value
  return undefined
}
