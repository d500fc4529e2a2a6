import { type Numeric, numberOf } from '../exact-number.ts'
import type { Api } from '../api-model.ts'
import type { Schema } from '../schema-model.ts'
import { allowsValue, isOfType } from './allows-value.ts'
import { ANY_FILLER, TEXT_FILLER } from './fillers.ts'
import { fitValue } from './fit-value.ts'
import { flattenSubtype } from './flatten-subtype.ts'
import { isJsonObject } from './json-value.ts'
import { sampleOfPattern } from './sample-of-pattern.ts'
import { matchesPattern, satisfiesLimits } from './satisfies-limits.ts'
import { textsOfFormat } from './known-formats.ts'
import { numberCandidates } from './number-candidates.ts'
import type { FlatSchema } from '../schema/flat-schema.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'
import { choicesOf } from '../schema/schema-choices.ts'
import { propertiesOf } from '../schema/schema-properties.ts'
import { isNullable, typesOf } from '../schema/schema-type.ts'

/** Which properties an example has. */
export interface ExampleOptions {
  direction: 'request' | 'response'
  /** Omit optional properties (`examples.defaults: required`). */
  requiredOnly: boolean
}

interface Walk extends ExampleOptions {
  /** How many more values may be generated. */
  left: number
  /** How many levels of nested objects include their optional properties. */
  optionalDepth: number
}

/** The ancestors of a value. */
interface Ancestors {
  /** Ids of the enclosing schemas, innermost last; used to detect recursion. */
  ids: readonly string[]
  /** Number of enclosing objects. */
  objects: number
}

const MAX_DEPTH = 10
/** Maximum number of values in an example that shows optional properties below the first level. */
const MAX_READABLE = 80
/** Maximum number of values in any example. */
const MAX_VALUES = 400

/**
 * Returns an example for a schema: its own example or default, else one generated from its type.
 * Values that violate the schema are replaced with `fitValue` if it finds valid ones; an author's
 * own examples are kept as they are. If the example gets too long, optional properties are
 * omitted, innermost first; required ones are always kept.
 */
export function exampleValue(api: Api, schema: Schema, options: ExampleOptions): unknown {
  const shown = readableExample(api, schema, options)
  const validation = { direction: options.direction, trustsExamples: true }
  if (allowsValue(api, schema, shown, validation)) return shown
  const fitted = fitValue(api, schema, shown, { ...validation, acceptsOverlap: true })
  return fitted === undefined ? shown : fitted
}

/** Generates the example with as many levels of optional properties as fit into the limits. */
function readableExample(api: Api, schema: Schema, options: ExampleOptions): unknown {
  const attempt = (left: number, optionalDepth: number) => {
    const walk = { ...options, left, optionalDepth }
    const value = tryMake(api, schema, walk, { ids: [], objects: 0 })
    return { value: value === NOTHING ? null : value, isWhole: walk.left > 0 }
  }
  const full = attempt(MAX_READABLE, Infinity)
  if (full.isWhole) return full.value
  let shown = attempt(MAX_VALUES, options.requiredOnly ? 0 : 1)
  for (let depth = 2; depth <= MAX_DEPTH && !options.requiredOnly; depth++) {
    const deeper = attempt(MAX_READABLE, depth)
    if (!deeper.isWhole) break
    shown = deeper
  }
  return shown.value
}

/** Marks a value that can't be generated. Its property is omitted. */
const NOTHING = Symbol('nothing')

function tryMake(api: Api, schema: Schema, walk: Walk, ancestors: Ancestors): unknown {
  const flat = flattenSubtype(api, schema)
  walk.left--
  const given = givenValue(flat, walk)
  if (given) return given.value
  if (flat.never || ancestors.ids.length >= MAX_DEPTH * 3 || walk.left <= 0)
    return NOTHING
  if (flat.ids.some((id) => ancestors.ids.includes(id))) return NOTHING
  const chain = {
    ids: [...ancestors.ids, ...(flat.ids.length > 0 ? flat.ids : [''])],
    objects: ancestors.objects,
  }
  const [choice] = choicesOf(api, flat)
  const types = typesOf(flat)
  if (types.includes('object') || (types.length === 0 && flat.properties))
    return makeObject(api, flat, choice, walk, chain)
  if (choice && (types.length === 0 || !types.includes('array')))
    return makeOption(api, flat, choice, walk, chain)
  // `oneOf: [T, null]` offers no choice: it is `T`.
  const only = flat.choices
    .flat()
    .find(
      (option) =>
        typesOf(flattenSchema(api, option)).length > 0 || option.ref !== undefined,
    )
  if (types.length === 0 && only) return tryMake(api, only, walk, chain)
  return makeByType(api, flat, types[0], walk, chain)
}

/**
 * `examples[0]`, the playground's initial value (of requests), `default`, `const` or the first
 * `enum` value, in this order.
 */
function givenValue(
  { examples, prefill, default: fallback, const: constant, enum: values }: FlatSchema,
  { direction }: ExampleOptions,
): { value: unknown } | undefined {
  if (examples && examples.length > 0) return { value: examples[0] }
  if (prefill && direction === 'request') return prefill
  if (fallback) return fallback
  if (constant) return constant
  return values && values.length > 0 ? { value: values[0] } : undefined
}

type Choice = ReturnType<typeof choicesOf>[number]

function makeOption(
  api: Api,
  flat: FlatSchema,
  choice: Choice,
  walk: Walk,
  ancestors: Ancestors,
): unknown {
  for (const { schema, value } of choice.options) {
    const made = tryMake(api, schema, walk, ancestors)
    if (made === NOTHING) continue
    const { discriminator } = flat
    if (discriminator && value !== undefined && isJsonObject(made))
      return { ...made, [discriminator.propertyName]: value }
    return made
  }
  return NOTHING
}

function makeObject(
  api: Api,
  flat: FlatSchema,
  choice: Choice | undefined,
  walk: Walk,
  ancestors: Ancestors,
): unknown {
  const made: [string, unknown][] = []
  const requiredOnly = walk.requiredOnly || ancestors.objects >= walk.optionalDepth
  const nested = { ids: ancestors.ids, objects: ancestors.objects + 1 }
  for (const { name, schema, required, pseudo } of propertiesOf(api, flat, {
    direction: walk.direction,
    maintainOrder: true,
  })) {
    if ((requiredOnly && !required) || (pseudo && made.length > 0)) continue
    const key = pseudo ? keyFor(flat, schema) : name
    if (key === undefined) continue
    const value = tryMake(api, schema, walk, nested)
    if (value !== NOTHING) made.push([key, value])
  }
  const own = Object.fromEntries(made)
  // Alternatives that extend this schema refer to it, which is not recursion.
  const ids = flat.discriminator
    ? ancestors.ids.filter((id) => !flat.ids.includes(id))
    : ancestors.ids
  const forOption = { ids, objects: ancestors.objects }
  const option = choice && makeOption(api, flat, choice, walk, forOption)
  return isJsonObject(option) ? { ...own, ...option } : own
}

/** The name of a further property in an example. */
function keyFor(
  { additionalProperties, patternProperties = [] }: FlatSchema,
  schema: Schema,
): string | undefined {
  if (schema === additionalProperties) return 'key'
  const { pattern } = patternProperties.find((each) => each.schema === schema) ?? {}
  if (pattern === undefined) return undefined
  const shortest = sampleOfPattern(pattern)
  const readable = `${shortest}key`
  return shortest !== undefined && matchesPattern(pattern, readable) ? readable : shortest
}

function makeByType(
  api: Api,
  flat: FlatSchema,
  type: string | undefined,
  walk: Walk,
  ancestors: Ancestors,
): unknown {
  switch (type) {
    case 'array': {
      const items = flat.prefixItems ?? (flat.items ? [flat.items] : [])
      return items
        .map((item) => tryMake(api, item, walk, ancestors))
        .filter((value) => value !== NOTHING)
    }
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return makeNumber(flat, type)
    case 'string':
      return makeText(flat)
    default:
      return isNullable(api, flat) && flat.types ? null : ANY_FILLER
  }
}

function makeText({ format, minLength = 0, maxLength = Infinity }: FlatSchema): string {
  const [least, most] = [numberOf(minLength), numberOf(maxLength)]
  const filler = TEXT_FILLER.length <= most ? TEXT_FILLER : 'string'
  const [usual = filler] = textsOfFormat(format)
  if (usual.length > most) return usual.slice(0, most)
  return least > usual.length && least <= 100 ? usual.padEnd(least, 'x') : usual
}

function makeNumber(flat: FlatSchema, type: 'integer' | 'number'): Numeric {
  for (const value of numberCandidates(flat, type))
    if (isOfType(type, value) && satisfiesLimits(flat, value)) return value
  return 123
}
