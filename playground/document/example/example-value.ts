import { type Numeric, numberOf } from '../exact-number.ts'
import type { Api } from '../api-model.ts'
import type { Schema } from '../schema-model.ts'
import { allowsValue, isOfType } from './allows-value.ts'
import { fitValue } from './fit-value.ts'
import { isJsonObject } from './json-value.ts'
import { keepsLimits } from './keeps-limits.ts'
import { textsOfFormat } from './known-formats.ts'
import { numberCandidates } from './number-candidates.ts'
import type { FlatSchema } from '../schema/flat-schema.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'
import { choicesOf } from '../schema/schema-choices.ts'
import { propertiesOf } from '../schema/schema-properties.ts'
import { isNullable, typesOf } from '../schema/schema-type.ts'

export interface ExampleOptions {
  direction: 'request' | 'response'
  /** Leave out what is not required (`examples.defaults: required`). */
  requiredOnly: boolean
}

interface Walk extends ExampleOptions {
  /** Values that may still be generated. */
  left: number
  /** Objects inside each other that show what is optional. */
  optionalDepth: number
}

/** What a value stands in. */
interface Place {
  /** Schemas, the innermost last: one of them again is a circle. */
  ids: readonly string[]
  /** Objects around the value. */
  objects: number
}

const DEEPEST = 10
/** Most values in an example that shows more than its first level: more are not read. */
const READABLE = 80
/** Most values in any example. */
const MOST = 400

/**
 * An example of what a schema describes: its own example or default, else made from its type, and
 * so that the schema allows it, wherever such a value is found: what breaks a keyword is made anew. An example
 * that would be longer than one reads leaves out what is optional, from the inside; what is required stays.
 */
export function exampleValue(api: Api, schema: Schema, options: ExampleOptions): unknown {
  const shown = readableExample(api, schema, options)
  const judging = { direction: options.direction, trustsExamples: true }
  if (allowsValue(api, schema, shown, judging)) return shown
  const fitted = fitValue(api, schema, shown, judging)
  return fitted === undefined ? shown : fitted
}

function readableExample(api: Api, schema: Schema, options: ExampleOptions): unknown {
  const attempt = (left: number, optionalDepth: number) => {
    const walk = { ...options, left, optionalDepth }
    const value = tryMake(api, schema, walk, { ids: [], objects: 0 })
    return { value: value === NOTHING ? null : value, isWhole: walk.left > 0 }
  }
  const full = attempt(READABLE, Infinity)
  if (full.isWhole) return full.value
  let shown = attempt(MOST, options.requiredOnly ? 0 : 1)
  for (let depth = 2; depth <= DEEPEST && !options.requiredOnly; depth++) {
    const deeper = attempt(READABLE, depth)
    if (!deeper.isWhole) break
    shown = deeper
  }
  return shown.value
}

/** Stands for a value that can't be generated; its property is left out. */
const NOTHING = Symbol('nothing')

function tryMake(api: Api, schema: Schema, walk: Walk, around: Place): unknown {
  const flat = flattenSchema(api, schema)
  walk.left--
  const given = givenValue(flat)
  if (given) return given.value
  if (flat.never || around.ids.length >= DEEPEST * 3 || walk.left <= 0) return NOTHING
  if (flat.ids.some((id) => around.ids.includes(id))) return NOTHING
  const inside = {
    ids: [...around.ids, ...(flat.ids.length > 0 ? flat.ids : [''])],
    objects: around.objects,
  }
  const [choice] = choicesOf(api, flat)
  const types = typesOf(flat)
  if (types.includes('object') || (types.length === 0 && flat.properties))
    return makeObject(api, flat, choice, walk, inside)
  if (choice && (types.length === 0 || !types.includes('array')))
    return makeOption(api, flat, choice, walk, inside)
  // `oneOf: [T, null]` has no choice to show, and is T.
  const only = flat.choices
    .flat()
    .find(
      (option) =>
        typesOf(flattenSchema(api, option)).length > 0 || option.ref !== undefined,
    )
  if (types.length === 0 && only) return tryMake(api, only, walk, inside)
  return makeByType(api, flat, types[0], walk, inside)
}

/** `example`, `examples[0]`, `default`, `const`, the first of `enum`. */
function givenValue({
  examples,
  default: fallback,
  const: constant,
  enum: values,
}: FlatSchema): { value: unknown } | undefined {
  if (examples && examples.length > 0) return { value: examples[0] }
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
  around: Place,
): unknown {
  for (const { schema, value } of choice.options) {
    const made = tryMake(api, schema, walk, around)
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
  around: Place,
): unknown {
  const made: [string, unknown][] = []
  const requiredOnly = walk.requiredOnly || around.objects >= walk.optionalDepth
  const within = { ids: around.ids, objects: around.objects + 1 }
  for (const { name, schema, required, pseudo } of propertiesOf(api, flat, {
    direction: walk.direction,
    maintainOrder: true,
  })) {
    if (
      pseudo
        ? typeof flat.additionalProperties !== 'object' || made.length > 0 || requiredOnly
        : requiredOnly && !required
    )
      continue
    const value = tryMake(api, schema, walk, within)
    if (value !== NOTHING) made.push([pseudo ? 'key' : name, value])
  }
  const own = Object.fromEntries(made)
  // Alternatives that extend this schema contain it: that is no recursion.
  const ids = flat.discriminator
    ? around.ids.filter((id) => !flat.ids.includes(id))
    : around.ids
  const outside = { ids, objects: around.objects }
  const option = choice && makeOption(api, flat, choice, walk, outside)
  return isJsonObject(option) ? { ...own, ...option } : own
}

function makeByType(
  api: Api,
  flat: FlatSchema,
  type: string | undefined,
  walk: Walk,
  around: Place,
): unknown {
  switch (type) {
    case 'array': {
      const items = flat.prefixItems ?? (flat.items ? [flat.items] : [])
      return items
        .map((item) => tryMake(api, item, walk, around))
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
      return isNullable(api, flat) && flat.types ? null : '<any>'
  }
}

function makeText({ format, minLength = 0, maxLength = Infinity }: FlatSchema): string {
  const [least, most] = [numberOf(minLength), numberOf(maxLength)]
  const [usual = '<string>'] = textsOfFormat(format)
  if (usual.length > most) return usual.slice(0, most)
  return least > usual.length && least <= 100 ? usual.padEnd(least, 'x') : usual
}

function makeNumber(flat: FlatSchema, type: 'integer' | 'number'): Numeric {
  for (const value of numberCandidates(flat, type))
    if (isOfType(type, value) && keepsLimits(flat, value)) return value
  return 123
}
