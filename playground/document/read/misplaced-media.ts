import { isMapKeyword } from './keyword-places.ts'
import { asRecord, valueAt } from './raw.ts'
import type { Violation } from './violation.ts'

const FIELDS = new Set(['schema', 'itemSchema', 'example', 'examples', 'encoding'])
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  text: 'text/plain',
}

/**
 * Describes what is wrong in a `content` map whose keys aren't media types: fields of a media type
 * beside it instead of in it, and short names such as `json`.
 */
export function misplacedMedia(content: unknown): Violation | undefined {
  const map = asRecord(content) ?? {}
  const keys = Object.keys(map)
  const field = keys.find((key) => FIELDS.has(key))
  if (field !== undefined) {
    const empty = keys.find((key) => map[key] === null) ?? 'application/json'
    return {
      severity: 'error',
      message: `\`${field}\` is not a media type`,
      hint: `Indent it under \`${empty}\`.`,
      at: ['content', field],
    }
  }
  const name = keys.find((key) => {
    const media = asRecord(map[key]) ?? {}
    return !key.includes('/') && Object.keys(media).some((each) => FIELDS.has(each))
  })
  if (name === undefined) return undefined
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined
  return {
    message: `\`${name}\` is not a media type`,
    hint: type
      ? `Write \`${type}\`.`
      : 'Keys of `content` are media types such as `application/json`.',
    at: ['content', name],
  }
}

/** Whether a problem is in, or about, a `content` map with fields that `misplacedMedia` reports. */
export function isInMisplacedMedia(root: unknown, pointer: readonly string[]): boolean {
  return pointer.some((token, index) => {
    if (token !== 'content' || isMapKeyword(pointer[index - 1] ?? '')) return false
    const map = asRecord(valueAt(root, pointer.slice(0, index + 1))) ?? {}
    return Object.keys(map).some((key) => FIELDS.has(key))
  })
}
