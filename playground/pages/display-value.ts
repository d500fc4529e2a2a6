import type { Value } from '../request/operation.ts'
import { writeJson } from '../request/write-json.ts'

/**
 * Converts a value for theme components, which only support primitives: arrays, objects and exact
 * numbers become JSON.
 */
export function displayValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? writeJson(value as Value) : value
}
