import { numberOf } from '../exact-number.ts'
import type { Schema } from '../schema-model.ts'
import type { Keywords } from '../schema/flat-schema.ts'
import { isOmittedIn } from './allows-value.ts'
import { isJsonObject } from './json-value.ts'
import { matchesPattern } from './satisfies-limits.ts'
import { sampleOfPattern } from './sample-of-pattern.ts'
import { type ValueSearch, first, firstOf } from './value-search.ts'

type Members = Record<string, unknown>

/** How many properties are varied, or added one by one. */
const MAX_VARIED = 40
/** How many other values are tried for one property. */
const MAX_VARIANTS = 6
/** How many names are made up for an object that needs more properties. */
const MAX_NAMES = 500

/**
 * Objects that may fit a schema: with the wished and required properties; with the required ones
 * and whatever else is allowed; with all properties; and with other values of single properties.
 */
export function* objectCandidates(
  search: ValueSearch,
  flat: Keywords,
  wish: unknown,
  ancestors: readonly string[],
): Generator<Members> {
  const maker = new ObjectMaker(search, flat, isJsonObject(wish) ? wish : {}, ancestors)
  const base = maker.withNames(flat.required ?? [])
  if (!base) return
  const wanted = maker.wantedNames()
  const wished = maker.padded(maker.grown(base, wanted))
  yield wished
  const minimal = maker.padded(base)
  yield minimal
  const own: Schema = flatOnly(flat)
  let grown = minimal
  for (const name of wanted.slice(0, MAX_VARIED)) {
    const more = maker.grown(grown, [name])
    if (search.allows(own, more)) grown = more
  }
  yield grown
  const all = maker.grown(base, maker.optionalNames())
  yield all
  for (const name of maker.optionalNames().slice(0, MAX_VARIED)) {
    yield maker.padded(maker.grown(base, [name]))
    const { [name]: _left, ...others } = all
    yield others
  }
  yield* maker.variants(minimal)
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
  readonly #ancestors: readonly string[]
  readonly #properties: Map<string, Schema>
  readonly #made = new Map<string, unknown>()

  constructor(
    search: ValueSearch,
    flat: Keywords,
    wish: Members,
    ancestors: readonly string[],
  ) {
    this.#search = search
    this.#flat = flat
    this.#wish = wish
    this.#ancestors = ancestors
    this.#properties = new Map(flat.properties?.map(({ name, schema }) => [name, schema]))
  }

  /** An object with the given names; `undefined` if one of them has no valid value. */
  withNames(names: readonly string[]): Members | undefined {
    const requiredNames = names.filter((name) => !this.#isOmitted(name))
    const made = this.grown({}, requiredNames)
    return requiredNames.every((name) => has(made, name)) ? made : undefined
  }

  /** Optional properties that the wish has or `FitOptions.wants` asks for. */
  wantedNames(): string[] {
    const { wants } = this.#search.options
    const isWanted = (name: string) =>
      has(this.#wish, name) || wants?.(this.#properties.get(name) ?? {}) === true
    const others = Object.keys(this.#wish).filter((name) => !this.#properties.has(name))
    return [...this.optionalNames().filter(isWanted), ...others]
  }

  optionalNames(): string[] {
    return [...this.#properties.keys()].filter((name) => !this.#isOmitted(name))
  }

  /**
   * Adds properties that have a valid value, together with their `dependentRequired`. Keeps the
   * order of the description.
   */
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

  /** Adds properties up to `minProperties`, or drops optional ones down to `maxProperties`. */
  padded(members: Members): Members {
    const { minProperties = 0, maxProperties = Infinity, required = [] } = this.#flat
    const minCount = numberOf(minProperties)
    let all = members
    for (const name of [...this.optionalNames(), ...this.#freeNames(minCount)]) {
      if (Object.keys(all).length >= minCount) break
      if (!has(all, name)) all = this.grown(all, [name])
    }
    const names = Object.keys(all)
    const room = numberOf(maxProperties) - required.length
    if (names.length <= numberOf(maxProperties) || room < 0) return all
    const optional = names.filter((name) => !required.includes(name)).slice(0, room)
    const kept = new Set([...required, ...optional])
    return Object.fromEntries(Object.entries(all).filter(([name]) => kept.has(name)))
  }

  /** Copies of the object with another value for one property. */
  *variants(members: Members): Generator<Members> {
    for (const name of Object.keys(members).slice(0, MAX_VARIED)) {
      const schema = this.#schemaOf(name)
      const others = first(
        MAX_VARIANTS,
        this.#search.values(schema, undefined, this.#ancestors),
      )
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
                this.#ancestors,
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

  #isOmitted(name: string): boolean {
    const property = this.#properties.get(name)
    const { source, options } = this.#search
    return property !== undefined && isOmittedIn(source, property, options.direction)
  }

  /** Made-up names, for an object that needs more properties than are described. */
  *#freeNames(count: number): Generator<string> {
    if (count === 0 || count > MAX_NAMES) return
    const { propertyNames, patternProperties = [] } = this.#flat
    for (const { pattern } of patternProperties)
      for (let turn = 0; turn < count; turn++) {
        const name = sampleOfPattern(pattern, {
          isVaried: true,
          turn,
          least: turn >> 3,
        })
        if (name !== undefined) yield name
      }
    if (propertyNames)
      for (const name of first(
        MAX_NAMES,
        this.#search.values({ allOf: [propertyNames, TEXT] }, undefined, this.#ancestors),
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

/** A description may name a property `constructor`. */
function has(members: Members, name: string): boolean {
  return Object.hasOwn(members, name) && members[name] !== undefined
}

/** An assignment would set the prototype for `__proto__`. */
function setOwn(members: Members, name: string, value: unknown): void {
  Object.defineProperty(members, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}
