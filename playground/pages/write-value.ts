import type { Value } from '../request/operation.ts'
import { writeJson } from '../request/write-json.ts'

/** Writes a value as JSON, but strings without quotes unless nothing of them would be visible. */
export function writeValue(value: unknown, indent = ''): string {
  return typeof value === 'string' && value.trim() !== ''
    ? value
    : writeJson(value as Value, indent)
}
