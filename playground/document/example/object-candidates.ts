import { numberOf } from '../exact-number.ts'
import type { Schema } from '../schema-model.ts'
import type { Keywords } from '../schema/flat-schema.ts'
import { isExcused } from './allows-value.ts'
import { isJsonObject } from './json-value.ts'
import { matchesPattern } from './keeps-limits.ts'
import { sampleOfPattern } from './sample-of-pattern.ts'
import { type ValueSearch, first, firstOf } from './value-search.ts'

type Members = Record<string, unknown>

/** Properties that are varied, and added one by one. */
const MOST_VARIED = 40
/** Other values that one property is given. */
const VARIANTS = 6
/** Names that are made for an object that needs more. */
const MOST_NAMES = 500

/**
 * Objects that may fit a schema: with what is wished for, else with what is required and as
 * much more as is right, with everything, and with other values of single properties.
 */
export function* objectCandidates(
  search: ValueSearch,
  flat: Keywords,
  wish: unknown,
  around: readonly string[],
): Generator<Members> {
  const maker = new ObjectMaker(search, flat, isJsonObject(wish) ? wish : {}, around)
  const base = maker.withNames(flat.required ?? [])
  if (!base) return
  const wanted = maker.wantedNames()
  const whole = maker.padded(maker.grown(base, wanted))
  yield whole
  const least = maker.padded(base)
  yield least
  const own: Schema = flatOnly(flat)
  let grown = least
  for (const name of wanted.slice(0, MOST_VARIED)) {
    const more = maker.grown(grown, [name])
    if (search.allows(own, more)) grown = more
  }
  yield grown
  const all = maker.grown(base, maker.optionalNames())
  yield all
  for (const name of maker.optionalNames().slice(0, MOST_VARIED)) {
    yield maker.padded(maker.grown(base, [name]))
    const { [name]: _left, ...others } = all
    yield others
  }
  yield* maker.variants(least)
  yield* maker.variants(all)
}

function flatOnly(flat: Keywords): Schema {
  const { nullable: _nullable, earlier: _earlier, ...own } = flat
  return own
}

class ObjectMaker {
  readonly #search: ValueSearch
  readonly #flat: Keywords
  readonly #wish: Members
  readonly #around: readonly string[]
  readonly #properties: Map<string, Schema>
  readonly #made = new Map<string, unknown>()

  constructor(
    search: ValueSearch,
    flat: Keywords,
    wish: Members,
    around: readonly string[],
  ) {
    this.#search = search
    this.#flat = flat
    this.#wish = wish
    this.#around = around
    this.#properties = new Map(flat.properties?.map(({ name, schema }) => [name, schema]))
  }

  /** An object of required names; undefined where one of them cannot be made. */
  withNames(names: readonly string[]): Members | undefined {
    const asked = names.filter((name) => !this.#isExcused(name))
    const made = this.grown({}, asked)
    return asked.every((name) => has(made, name)) ? made : undefined
  }

  /** Optional properties that were wished for, or that the options ask for. */
  wantedNames(): string[] {
    const { wants } = this.#search.options
    const isWanted = (name: string) =>
      has(this.#wish, name) || wants?.(this.#properties.get(name) ?? {}) === true
    const others = Object.keys(this.#wish).filter((name) => !this.#properties.has(name))
    return [...this.optionalNames().filter(isWanted), ...others]
  }

  optionalNames(): string[] {
    return [...this.#properties.keys()].filter((name) => !this.#isExcused(name))
  }

  /** With further properties where they can be made, and with what those ask for; in the order of the description. */
  grown(members: Members, names: readonly string[]): Members {
    const all = { ...members }
    const queue = names.filter((name) => !has(all, name))
    for (const name of queue) {
      const value = this.#valueOf(name)
      if (value === undefined) continue
      setOwn(all, name, value)
      for (const { name: asking, required } of this.#flat.dependentRequired ?? [])
        if (asking === name)
          queue.push(
            ...required.filter((each) => !has(all, each) && !queue.includes(each)),
          )
    }
    return this.#inOrder(all)
  }

  /** With as many properties as are asked for, and without optional ones that are too many. */
  padded(members: Members): Members {
    const { minProperties = 0, maxProperties = Infinity, required = [] } = this.#flat
    const least = numberOf(minProperties)
    let all = members
    for (const name of [...this.optionalNames(), ...this.#freeNames(least)]) {
      if (Object.keys(all).length >= least) break
      if (!has(all, name)) all = this.grown(all, [name])
    }
    const names = Object.keys(all)
    const room = numberOf(maxProperties) - required.length
    if (names.length <= numberOf(maxProperties) || room < 0) return all
    const optional = names.filter((name) => !required.includes(name)).slice(0, room)
    const kept = new Set([...required, ...optional])
    return Object.fromEntries(Object.entries(all).filter(([name]) => kept.has(name)))
  }

  /** The same object with another value of one property. */
  *variants(members: Members): Generator<Members> {
    for (const name of Object.keys(members).slice(0, MOST_VARIED)) {
      const schema = this.#schemaOf(name)
      const others = first(VARIANTS, this.#search.values(schema, undefined, this.#around))
      for (const value of others)
        if (value !== members[name]) yield { ...members, [name]: value }
    }
  }

  #valueOf(name: string): unknown {
    if (!this.#made.has(name))
      this.#made.set(
        name,
        this.#isNameAllowed(name)
          ? firstOf(
              this.#search.values(
                this.#schemaOf(name),
                has(this.#wish, name) ? this.#wish[name] : undefined,
                this.#around,
              ),
            )
          : undefined,
      )
    return this.#made.get(name)
  }

  #schemaOf(name: string): Schema {
    const own = this.#properties.get(name)
    const { patternProperties = [], additionalProperties, isUnevaluated } = this.#flat
    const matching = patternProperties.flatMap(({ pattern, schema }) =>
      matchesPattern(pattern, name) ? [schema] : [],
    )
    const described = own ? [own, ...matching] : matching
    if (described.length > 0)
      return described.length === 1 ? described[0]! : { allOf: described }
    if (additionalProperties === false && !isUnevaluated) return { never: true }
    return typeof additionalProperties === 'object' ? additionalProperties : {}
  }

  #isNameAllowed(name: string): boolean {
    const { propertyNames } = this.#flat
    return !propertyNames || this.#search.allows(propertyNames, name)
  }

  #isExcused(name: string): boolean {
    const property = this.#properties.get(name)
    const { source, options } = this.#search
    return property !== undefined && isExcused(source, property, options.direction)
  }

  /** Names that nobody has described, for an object that needs more. */
  *#freeNames(count: number): Generator<string> {
    if (count === 0 || count > MOST_NAMES) return
    const { propertyNames, patternProperties = [] } = this.#flat
    for (const { pattern } of patternProperties)
      for (let turn = 0; turn < count; turn++) {
        const name = sampleOfPattern(pattern, { isVaried: true, turn, least: turn >> 3 })
        if (name !== undefined) yield name
      }
    if (propertyNames)
      for (const name of first(
        MOST_NAMES,
        this.#search.values({ allOf: [propertyNames, TEXT] }, undefined, this.#around),
      ))
        yield String(name)
    for (let number = 1; number <= count * 2; number++)
      yield number === 1 ? 'key' : `key${number}`
  }

  #inOrder(members: Members): Members {
    const names = new Set([...this.#properties.keys(), ...Object.keys(members)])
    const ordered: Members = {}
    for (const name of names) if (has(members, name)) setOwn(ordered, name, members[name])
    return ordered
  }
}

const TEXT: Schema = { types: ['string'] }

/** A property of a description may have any name: `constructor`. */
function has(members: Members, name: string): boolean {
  return Object.hasOwn(members, name) && members[name] !== undefined
}

/** `__proto__` too. */
function setOwn(members: Members, name: string, value: unknown): void {
  Object.defineProperty(members, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}
