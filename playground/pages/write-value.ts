import type { Value } from '../request/operation.ts'
import { writeJson } from '../request/write-json.ts'

/** Writes a value as JSON, but strings without quotes. */
export function writeValue(value: unknown): string {
  return typeof value === 'string' ? value : writeJson(value as Value)
}
