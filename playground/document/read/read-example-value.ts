import type { WrittenExample } from './document-as-written.ts'
import { referenceOf } from './json-reference.ts'
import { asObject, asRecord } from './raw.ts'
import type { SpecFile } from './spec-files.ts'
import type { SpecReader } from './spec-reader.ts'

/** References in one example, and levels of them and of objects, that are followed. */
const LIMITS = { references: 200, depth: 100 }

const EXAMPLE = /^#\/components\/examples\/[^/]+/

/**
 * Reads the value of an example. By the standard, `$ref` means nothing in it, but authors share
 * parts of examples as `#/components/examples/Name/value`, which tools that resolve whole
 * documents support. Other references, those in a cycle and those beyond the limits stay as
 * they are.
 */
export function readExampleValue(
  reader: SpecReader,
  value: unknown,
  file: SpecFile,
): unknown {
  let left = LIMITS.references
  const read = (written: unknown, above: readonly string[], depth: number): unknown => {
    if (depth > LIMITS.depth) return written
    if (Array.isArray(written)) {
      const items = written.map((item) => read(item, above, depth + 1))
      return items.every((item, index) => item === written[index]) ? written : items
    }
    const raw = asRecord(written)
    if (!raw) return written
    const reference = referenceOf(raw)
    if (reference !== undefined && EXAMPLE.test(reference)) {
      const target = reader.resolve(raw, file)
      if (!target || above.includes(reference) || left-- <= 0) return written
      const isWhole = reference.split('/').length === 4
      const shared = isWhole ? asObject<WrittenExample>(target.value)?.value : undefined
      return read(shared ?? target.value, [...above, reference], depth + 1)
    }
    const entries = Object.entries(raw)
    const members = entries.map(([key, member]) => [key, read(member, above, depth + 1)])
    const isSame = members.every(([, member], index) => member === entries[index]![1])
    return isSame ? written : Object.fromEntries(members)
  }
  return read(value, [], 0)
}
