import type { Schema } from '../schema-model.ts'
import type { WrittenSchema } from './document-as-written.ts'

/** Keywords that `unevaluatedItems` exempts items of, besides `prefixItems` and `contains`. */
const APPLICATORS = '$ref $dynamicRef allOf anyOf oneOf if dependentSchemas'.split(' ')

/**
 * Reads what the items after those of a tuple are: `items`, or `additionalItems` beside a tuple of
 * older drafts. `unevaluatedItems` means the same where no other keyword describes items; items
 * that match `contains` are exempt from it (JSON Schema Core, section 11.2).
 */
export function readItems(
  raw: WrittenSchema,
  read: (value: unknown) => Schema | undefined,
): Schema | undefined {
  if (Array.isArray(raw.items)) return read(raw.additionalItems)
  if (raw.items !== undefined) return read(raw.items)
  if (APPLICATORS.some((key) => Object.hasOwn(raw, key))) return undefined
  const others = read(raw.unevaluatedItems)
  const contained = read(raw.contains)
  if (!others || !contained) return others
  return others.never ? contained : { anyOf: [contained, others] }
}
