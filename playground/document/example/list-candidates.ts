import { numberOf } from '../exact-number.ts'
import type { Schema } from '../schema-model.ts'
import type { Keywords } from '../schema/flat-schema.ts'
import { isSameJson } from './json-value.ts'
import type { ValueSearch } from './value-search.ts'

/** Lists that are longer are not made. */
const LONGEST = 1000

/**
 * Lists that may fit a schema: as long as the wished one where that may be, else as short as is
 * allowed; what the list has to contain comes first, or after the places that have schemas of their own.
 */
export function* listCandidates(
  search: ValueSearch,
  flat: Keywords,
  wish: unknown,
  around: readonly string[],
): Generator<unknown[]> {
  const { prefixItems = [], contains = [] } = flat
  const wished: readonly unknown[] = Array.isArray(wish) ? wish : []
  const least = numberOf(flat.minItems ?? 0)
  const most = Math.min(numberOf(flat.maxItems ?? Infinity), LONGEST)
  const asked = contains.flatMap(({ schema, min = 1 }) =>
    Array<Schema>(Math.min(numberOf(min), LONGEST)).fill(schema),
  )
  const lengths = [
    Math.min(Math.max(wished.length, least, asked.length), most),
    Math.max(least, asked.length),
    Math.max(least, prefixItems.length + asked.length),
    Math.max(least, prefixItems.length),
    least,
  ]
  for (const length of new Set(lengths)) {
    if (length > most) continue
    for (const offset of new Set([0, prefixItems.length, length - asked.length])) {
      if (offset < 0) continue
      const list = makeList(search, flat, { wished, length, asked, offset }, around)
      if (list) yield list
    }
  }
}

interface Plan {
  wished: readonly unknown[]
  length: number
  /** What the list has to contain, from a place on. */
  asked: readonly Schema[]
  offset: number
}

function makeList(
  search: ValueSearch,
  { prefixItems = [], items = {}, contains = [], uniqueItems }: Keywords,
  { wished, length, asked, offset }: Plan,
  around: readonly string[],
): unknown[] | undefined {
  const limited = contains.flatMap(({ schema, max }) =>
    max === undefined ? [] : [schema],
  )
  const other: Schema = limited.length > 0 ? { allOf: [items, { not: limited }] } : items
  const list: unknown[] = []
  for (let index = 0; index < length; index++) {
    const own = prefixItems[index]
    const extra = asked[index - offset]
    const schema = extra ? { allOf: [own ?? items, extra] } : (own ?? other)
    const value = nextOf(
      search.values(schema, wished[index], around),
      uniqueItems ? list : [],
    )
    if (value === undefined) return undefined
    list.push(value)
  }
  return list
}

/** The first value that is not in a list. */
function nextOf(values: Iterable<unknown>, known: readonly unknown[]): unknown {
  for (const value of values)
    if (!known.some((other) => isSameJson(other, value))) return value
  return undefined
}
