import type { Value } from '../../request/operation.ts'
import { writeJson } from '../../request/write-json.ts'

/**
 * The label of a value in a select. A string is quoted if it is empty or could be mistaken for
 * another value.
 */
export function optionText(value: Value): string {
  return typeof value === 'string' && isUnambiguous(value) ? value : writeJson(value)
}

function isUnambiguous(text: string): boolean {
  if (text !== text.trim() || text === '') return false
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}
