import { numberOf } from '../exact-number.ts'
import type { Schema } from '../schema-model.ts'
import type { Keywords } from '../schema/flat-schema.ts'
import { isSameJson } from './json-value.ts'
import type { ValueSearch } from './value-search.ts'

/** Longer arrays are not generated. */
const MAX_LENGTH = 1000

/**
 * Arrays that may fit a schema: as long as the wish if that is allowed, else as short as
 * possible. The items required by `contains` come first, or after the positions of `prefixItems`.
 */
export function* listCandidates(
  search: ValueSearch,
  flat: Keywords,
  wish: unknown,
  ancestors: readonly string[],
): Generator<unknown[]> {
  const { prefixItems = [], contains = [] } = flat
  const wished: readonly unknown[] = Array.isArray(wish) ? wish : []
  const minLength = numberOf(flat.minItems ?? 0)
  const maxLength = Math.min(numberOf(flat.maxItems ?? Infinity), MAX_LENGTH)
  const required = contains.flatMap(({ schema, min = 1 }) =>
    Array<Schema>(Math.min(numberOf(min), MAX_LENGTH)).fill(schema),
  )
  const lengths = [
    Math.min(Math.max(wished.length, minLength, required.length), maxLength),
    Math.max(minLength, required.length),
    Math.max(minLength, prefixItems.length + required.length),
    Math.max(minLength, prefixItems.length),
    minLength,
  ]
  for (const length of new Set(lengths)) {
    if (length > maxLength) continue
    for (const offset of new Set([0, prefixItems.length, length - required.length])) {
      if (offset < 0) continue
      const list = makeList(search, flat, { wished, length, required, offset }, ancestors)
      if (list) yield list
    }
  }
}

interface Plan {
  wished: readonly unknown[]
  length: number
  /** Schemas of `contains`, placed from index `offset` on. */
  required: readonly Schema[]
  offset: number
}

function makeList(
  search: ValueSearch,
  { prefixItems = [], items = {}, contains = [], uniqueItems }: Keywords,
  { wished, length, required, offset }: Plan,
  ancestors: readonly string[],
): unknown[] | undefined {
  const limited = contains.flatMap(({ schema, max }) =>
    max === undefined ? [] : [schema],
  )
  const other: Schema = limited.length > 0 ? { allOf: [items, { not: limited }] } : items
  const list: unknown[] = []
  for (let index = 0; index < length; index++) {
    const own = prefixItems[index]
    const extra = required[index - offset]
    const schema = extra ? { allOf: [own ?? items, extra] } : (own ?? other)
    const value = nextOf(
      search.values(schema, wished[index], ancestors),
      uniqueItems ? list : [],
    )
    if (value === undefined) return undefined
    list.push(value)
  }
  return list
}

/** The first value that the list doesn't contain. */
function nextOf(values: Iterable<unknown>, known: readonly unknown[]): unknown {
  for (const value of values)
    if (!known.some((other) => isSameJson(other, value))) return value
  return undefined
}
