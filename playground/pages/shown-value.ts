import type { Value } from '../request/operation.ts'
import { writeJson } from '../request/write-json.ts'

/** A value for parts of the theme, which know plain values only: numbers with all digits and lists as JSON. */
export function shownValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? writeJson(value as Value) : value
}
