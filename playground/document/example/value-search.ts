import type { Schema } from '../schema-model.ts'
import type { SchemaSource } from '../schema/flat-schema.ts'
import type { Direction } from './allows-value.ts'

export interface FitOptions {
  direction: Direction
  /** Examples and defaults are right where they stand, whatever the schema says. */
  trustsExamples?: boolean
  /** Whether an optional property is wanted that the wish does not have. */
  wants?: (property: Schema) => boolean
}

/** The search for one value, as those see it that make its parts. */
export interface ValueSearch {
  readonly source: SchemaSource
  readonly options: FitOptions
  /** Values that a schema allows, the best first. `around` has the schemas that the value lies in. */
  values(schema: Schema, wish: unknown, around: readonly string[]): Iterable<unknown>
  /** Whether a schema allows a value; not undefined. */
  allows(schema: Schema, value: unknown): boolean
}

/** The first values of a search. */
export function* first(count: number, values: Iterable<unknown>): Generator<unknown> {
  if (count <= 0) return
  let left = count
  for (const value of values) {
    yield value
    if (--left <= 0) return
  }
}

/** The first value of a search; undefined where there is none. */
export function firstOf(values: Iterable<unknown>): unknown {
  for (const value of values) return value
  return undefined
}
