import type { Schema } from '../schema-model.ts'
import type { FlatSchema, Keywords, SchemaSource } from '../schema/flat-schema.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'
import { isNullable, typesOf } from '../schema/schema-type.ts'
import { allowsValue } from './allows-value.ts'
import { listCandidates } from './list-candidates.ts'
import { narrowed } from './narrowed.ts'
import { numberCandidates } from './number-candidates.ts'
import { objectCandidates } from './object-candidates.ts'
import { textCandidates } from './text-candidates.ts'
import { type FitOptions, type ValueSearch, first } from './value-search.ts'

const DEEPEST = 40
/** Schemas that are looked at for one value. */
const MOST = 6000
/** Objects and lists that may turn out wrong on the way. */
const MOST_FAILURES = 120
/** Searches within searches. A discriminator's alternatives may lead to each other, which is no circle. */
const MOST_OPEN = 100
/** Values that one alternative offers before the next has its turn. */
const MOST_OF_ONE = 20

/**
 * A value that a schema allows, as near to a wish as one is found: what of the wish is right stays, the rest
 * is made anew, from examples and defaults where they are right. Values are made part by part, each is
 * validated, and where one is wrong the next is tried; so any keyword counts, and the search has an end.
 *
 * @param wish What the value might be; undefined where nothing is wished for.
 * @returns undefined where no value is found within bounds.
 */
export function fitValue(
  source: SchemaSource,
  schema: Schema,
  wish: unknown,
  options: FitOptions,
): unknown {
  // What contains itself and is required has an end in an alternative; some only in the second round.
  for (const repeats of [0, 1]) {
    const fitter = new Fitter(source, options, repeats)
    for (const value of fitter.values(schema, wish, [])) return value
    if (!fitter.metCircle) return undefined
  }
  return undefined
}

/** One search. Parts of values are searched by the same, on the same account. */
class Fitter implements ValueSearch {
  readonly source: SchemaSource
  readonly options: FitOptions
  /** Whether a schema was left out since it contains itself. */
  metCircle = false
  readonly #repeats: number
  #left = MOST
  #failures = MOST_FAILURES
  #open = 0

  constructor(source: SchemaSource, options: FitOptions, repeats: number) {
    this.source = source
    this.options = options
    this.#repeats = repeats
  }

  *values(schema: Schema, wish: unknown, around: readonly string[]): Generator<unknown> {
    if (this.#open >= MOST_OPEN) return
    this.#open++
    try {
      yield* this.#search(schema, wish, around)
    } finally {
      this.#open--
    }
  }

  *#search(schema: Schema, wish: unknown, around: readonly string[]): Generator<unknown> {
    const flat = flattenSchema(this.source, schema)
    if (flat.never || this.#left-- <= 0 || around.length > DEEPEST) return
    if (this.allows(schema, wish)) yield wish
    const isCircle = flat.ids.some(
      (id) => around.filter((other) => other === id).length > this.#repeats,
    )
    this.metCircle ||= isCircle
    const inside = flat.ids.length > 0 ? [...around, ...flat.ids] : around
    for (const value of given(flat)) if (this.allows(schema, value)) yield value
    if (!isCircle && !flat.enum && !flat.const)
      for (const value of this.#made(flat, wish, inside)) {
        if (this.#left <= 0 || this.#failures <= 0) return
        if (this.allows(schema, value)) yield value
        else if (typeof value === 'object') this.#failures--
      }
    if (isNullable(this.source, flat) && this.allows(schema, null)) yield null
  }

  allows(schema: Schema, value: unknown): boolean {
    if (value === undefined) return false
    return allowsValue(this.source, schema, value, this.options)
  }

  /** Of each way to meet what is conditional, some values; where nothing is, of each type. */
  *#made(flat: FlatSchema, wish: unknown, inside: readonly string[]): Generator<unknown> {
    const ways = narrowed(this.source, flat)
    if (ways) {
      // Alternatives that extend this schema contain it: that is no circle.
      const around = flat.discriminator
        ? inside.filter((id) => !flat.ids.includes(id))
        : inside
      for (const way of ways) yield* first(MOST_OF_ONE, this.values(way, wish, around))
      return
    }
    for (const type of typesOf(flat)) yield* this.#ofType(type, flat, wish, inside)
    if (typesOf(flat).length > 0 || flat.types) return
    if (typeof wish === 'string') yield wish
    yield* ['string', 1, true]
    yield* objectCandidates(this, flat, wish, inside)
    yield* listCandidates(this, flat, wish, inside)
    yield* textCandidates(flat)
  }

  *#ofType(
    type: string,
    flat: FlatSchema,
    wish: unknown,
    inside: readonly string[],
  ): Generator<unknown> {
    switch (type) {
      case 'object':
        yield* objectCandidates(this, flat, wish, inside)
        break
      case 'array':
        yield* listCandidates(this, flat, wish, inside)
        break
      case 'boolean':
        yield* [true, false]
        break
      case 'integer':
      case 'number':
        // Examples in YAML are often written as the wrong one of the two.
        if (typeof wish === 'string' && wish.trim() !== '') yield Number(wish)
        yield* numberCandidates(flat, type)
        break
      default:
        if (/^(?:number|boolean)$/.test(typeof wish)) yield String(wish)
        yield* textCandidates(flat)
    }
  }
}

/** What a description itself gives as a value. */
function given(flat: Keywords): unknown[] {
  const { prefill, examples = [], default: fallback, const: constant } = flat
  return [
    ...(prefill ? [prefill.value] : []),
    ...examples,
    ...(fallback ? [fallback.value] : []),
    ...(constant ? [constant.value] : []),
    ...(flat.enum ?? []),
  ].filter((value) => value !== null)
}
