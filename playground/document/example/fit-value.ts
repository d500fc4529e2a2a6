import type { Schema } from '../schema-model.ts'
import type { FlatSchema, Keywords, SchemaSource } from '../schema/flat-schema.ts'
import { flattenSubtype } from './flatten-subtype.ts'
import { isNullable, typesOf } from '../schema/schema-type.ts'
import { allowsValue } from './allows-value.ts'
import { ANY_FILLER } from './fillers.ts'
import { listCandidates } from './list-candidates.ts'
import { narrowSchema } from './narrow-schema.ts'
import { numberCandidates } from './number-candidates.ts'
import { objectCandidates } from './object-candidates.ts'
import { textCandidates } from './text-candidates.ts'
import { type FitOptions, type ValueSearch, first } from './value-search.ts'

const MAX_DEPTH = 40
/** Maximum number of schemas visited for one value. */
const MAX_SCHEMAS = 6000
/** Maximum number of objects and arrays that may be rejected. */
const MAX_FAILURES = 120
/**
 * Maximum depth of nested searches. The alternatives of a discriminator can refer to each other
 * without being detected as a cycle.
 */
const MAX_NESTED = 100
/** How many values of an alternative are tried before the next one. */
const MAX_PER_OPTION = 20

/**
 * Searches for a value that a schema allows, staying close to a wish: valid parts of the wish are
 * kept, the others are replaced by examples and defaults where they are valid, else by generated
 * values. Works part by part: each candidate is validated and, if rejected, the next one is
 * tried. So every keyword is respected, and the bounds above limit the search.
 *
 * @param wish The preferred value; `undefined` for none.
 * @returns `undefined` if no value was found within the bounds.
 */
export function fitValue(
  source: SchemaSource,
  schema: Schema,
  wish: unknown,
  options: FitOptions,
): unknown {
  const overlapping = new Set<Schema>()
  const search = () => {
    // A required property that refers back to its schema ends in an alternative; for some schemas
    // only when each may be entered twice.
    for (const repeats of [0, 1]) {
      const fitter = new Fitter(source, options, repeats, overlapping)
      for (const value of fitter.values(schema, wish, [])) return value
      if (!fitter.metCycle) return undefined
    }
    return undefined
  }
  const value = search()
  if (!options.acceptsOverlap) {
    if (value !== undefined) return value
    // With a discriminator, a value says which alternative it is.
    for (const each of overlapping) if (!each.discriminator) overlapping.delete(each)
  }
  return overlapping.size > 0 ? (search() ?? value) : value
}

/** One search. Nested values are searched by the same object, so that they share its bounds. */
class Fitter implements ValueSearch {
  readonly source: SchemaSource
  readonly options: FitOptions
  /** Set when a schema was skipped because it contains itself. */
  metCycle = false
  readonly #repeats: number
  /** Schemas whose `oneOf` may be satisfied by several alternatives. Shared between searches. */
  readonly #overlapping: Set<Schema>
  /** The schemas of which a value was rejected because of that, latest last. */
  readonly #rejected: Schema[] = []
  readonly #acceptsOverlap = (schema: Schema) => {
    if (this.#overlapping.has(schema)) return true
    this.#rejected.push(schema)
    return false
  }
  #left = MAX_SCHEMAS
  #failures = MAX_FAILURES
  #open = 0

  constructor(
    source: SchemaSource,
    options: FitOptions,
    repeats: number,
    overlapping: Set<Schema>,
  ) {
    this.source = source
    this.options = options
    this.#repeats = repeats
    this.#overlapping = overlapping
  }

  *values(
    schema: Schema,
    wish: unknown,
    ancestors: readonly string[],
  ): Generator<unknown> {
    if (this.#open >= MAX_NESTED) return
    this.#open++
    const rejected = this.#rejected.length
    let isFound = false
    try {
      for (const value of this.#search(schema, wish, ancestors)) {
        isFound = true
        yield value
      }
      if (isFound) this.#rejected.length = rejected
      else for (const each of this.#rejected.slice(rejected)) this.#overlapping.add(each)
    } finally {
      this.#open--
    }
  }

  *#search(
    schema: Schema,
    wish: unknown,
    ancestors: readonly string[],
  ): Generator<unknown> {
    const flat = flattenSubtype(this.source, schema)
    if (flat.never || this.#left-- <= 0 || ancestors.length > MAX_DEPTH) return
    if (this.allows(schema, wish)) yield wish
    const isCycle = flat.ids.some(
      (id) => ancestors.filter((other) => other === id).length > this.#repeats,
    )
    this.metCycle ||= isCycle
    const chain = flat.ids.length > 0 ? [...ancestors, ...flat.ids] : ancestors
    for (const value of given(flat)) if (this.allows(schema, value)) yield value
    if (!isCycle && !flat.enum && !flat.const)
      for (const value of this.#candidates(flat, wish, chain)) {
        if (this.#left <= 0 || this.#failures <= 0) return
        if (this.allows(schema, value)) yield value
        else if (typeof value === 'object') this.#failures--
      }
    if (isNullable(this.source, flat) && this.allows(schema, null)) yield null
  }

  allows(schema: Schema, value: unknown): boolean {
    if (value === undefined) return false
    const { direction, trustsExamples = false } = this.options
    return allowsValue(this.source, schema, value, {
      direction,
      trustsExamples,
      acceptsOverlap: this.#acceptsOverlap,
    })
  }

  /**
   * Candidates for a schema. If it has alternatives, conditions or dependent schemas: a few
   * values for each way to satisfy them. Otherwise by type, or of every type if none is declared.
   */
  *#candidates(
    flat: FlatSchema,
    wish: unknown,
    chain: readonly string[],
  ): Generator<unknown> {
    const ways = narrowSchema(this.source, flat, wish)
    if (ways) {
      // Alternatives that extend this schema refer to it, which is not a cycle.
      const ancestors = flat.discriminator
        ? chain.filter((id) => !flat.ids.includes(id))
        : chain
      for (const way of ways)
        yield* first(MAX_PER_OPTION, this.values(way, wish, ancestors))
      return
    }
    for (const type of typesOf(flat)) yield* this.#ofType(type, flat, wish, chain)
    if (typesOf(flat).length > 0 || flat.types) return
    if (typeof wish === 'string') yield wish
    yield* [ANY_FILLER, 1, true]
    yield* objectCandidates(this, flat, wish, chain)
    yield* listCandidates(this, flat, wish, chain)
    yield* textCandidates(flat)
  }

  *#ofType(
    type: string,
    flat: FlatSchema,
    wish: unknown,
    chain: readonly string[],
  ): Generator<unknown> {
    switch (type) {
      case 'object':
        yield* objectCandidates(this, flat, wish, chain)
        break
      case 'array':
        yield* listCandidates(this, flat, wish, chain)
        break
      case 'boolean':
        yield* [true, false]
        break
      case 'integer':
      case 'number':
        // Examples in YAML often quote numbers, or leave numeric strings unquoted.
        if (typeof wish === 'string' && wish.trim() !== '') yield Number(wish)
        yield* numberCandidates(flat, type)
        break
      default:
        if (/^(?:number|boolean)$/.test(typeof wish)) yield String(wish)
        yield* textCandidates(flat)
    }
  }
}

/** Values stated in the schema itself. */
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
