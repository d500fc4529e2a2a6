import type { Value } from '../request/operation.ts'
import { writeJson } from '../request/write-json.ts'

/** A value as it is written in JSON; texts without their quotes. */
export function writeValue(value: unknown): string {
  return typeof value === 'string' ? value : writeJson(value as Value)
}
