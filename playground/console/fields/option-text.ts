import type { Value } from '../../request/operation.ts'
import { writeJson } from '../../request/write-json.ts'

/** A value in a list to choose from. A text has quotes where it looks like something else, or like nothing. */
export function optionText(value: Value): string {
  return typeof value === 'string' && isClear(value) ? value : writeJson(value)
}

function isClear(text: string): boolean {
  if (text !== text.trim() || text === '') return false
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}
