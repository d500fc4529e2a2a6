import { asRecord } from './raw.ts'

const KEYWORDS =
  /^(?:type|format|items|enum|default|pattern|nullable|properties|multipleOf|uniqueItems|(?:exclusive)?(?:min|max)[A-Z]?[a-z]*)$/

/**
 * Keywords of a schema that a parameter has itself, as in Swagger 2.0, instead of in `schema`.
 * None if it has a `schema` or `content`, or isn't a parameter.
 */
export function keywordsOutsideSchema(value: unknown): string[] {
  const raw = asRecord(value)
  if (typeof raw?.['in'] !== 'string' || 'schema' in raw || 'content' in raw) return []
  return Object.keys(raw).filter((key) => KEYWORDS.test(key))
}
