import { consoleWords } from './words.ts'
import { findProblem } from './find-problem.ts'
import { isRecord, type Value } from '../../request/operation.ts'
import type { Api } from '../../document/api-model.ts'
import { numberOf } from '../../document/exact-number.ts'
import type { Schema } from '../../document/schema-model.ts'
import { exampleValue } from '../../document/schema/example-value.ts'
import type { FlatSchema } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { allowsValue } from './allows-value.ts'
import { sampleOfPattern } from './sample-of-pattern.ts'
import { type Choice, choicesOf } from '../../document/schema/schema-choices.ts'
import { propertiesOf } from '../../document/schema/schema-properties.ts'
import { isFileSchema, typesOf } from '../../document/schema/schema-type.ts'

const DEEPEST = 12
/** Most values that are made for one body. */
const MOST = 400
/** Alternatives that are tried for one body. */
const MOST_ATTEMPTS = 40

/** Texts of formats that `exampleValue` has none for. */
const FORMATS: Readonly<Record<string, string>> = {
  uri: 'https://example.com',
  url: 'https://example.com',
  'uri-reference': '/example',
  iri: 'https://example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
}
const TEXTS = ['string', 'a', '1', 'A']

/** Stands for a value that nobody can make. */
const NOTHING = Symbol('nothing')

/** How values are made. */
interface Making {
  api: Pick<Api, 'schemas'>
  /** Objects have all their properties, not only those that are required or given. */
  isFull: boolean
  /** Values that may still be made, those of alternatives that were given up included. */
  budget: { left: number; attempts: number }
}

/**
 * What the form of a request starts with: all that is required, and what a description gives
 * examples or defaults of; all properties, where only such a value is right. Undefined where none
 * can be made that the schema allows.
 */
export function prefillValue(api: Pick<Api, 'schemas'>, schema: Schema): Value {
  for (const isFull of [false, true]) {
    const made = fill(
      { api, isFull, budget: { left: MOST, attempts: MOST_ATTEMPTS } },
      schema,
      [],
    )
    if (made !== NOTHING && allowsValue(api, schema, made)) return made
  }
  return undefined
}

/** By schema: alternatives are looked at again and again. */
const flats = new WeakMap<Schema, FlatSchema>()
const choices = new WeakMap<FlatSchema, Choice[]>()

function flatOf(api: Pick<Api, 'schemas'>, schema: Schema): FlatSchema {
  const known = flats.get(schema)
  if (known) return known
  const flat = flattenSchema(api, schema)
  flats.set(schema, flat)
  return flat
}

function choicesOfFlat(api: Pick<Api, 'schemas'>, flat: FlatSchema): Choice[] {
  const known = choices.get(flat)
  if (known) return known
  const found = choicesOf(api, flat)
  choices.set(flat, found)
  return found
}

function fill(
  making: Making,
  schema: Schema,
  around: readonly string[],
): Value | typeof NOTHING {
  const { api } = making
  const flat = flatOf(api, schema)
  if (flat.never || making.budget.left-- <= 0 || around.length > DEEPEST) return NOTHING
  if (flat.ids.some((id) => around.includes(id))) return NOTHING
  const given = givenValues(flat).find((value) => allowsValue(api, schema, value))
  if (given !== undefined) return given
  const inside = [...around, ...(flat.ids.length > 0 ? flat.ids : [''])]
  const [type] = typesOf(flat)
  const [choice] = choicesOfFlat(api, flat)
  if (choice && type !== 'array') return fillChoice(making, schema, choice, inside)
  if (isFileSchema(flat)) return undefined
  switch (type) {
    case 'object':
      return fillObject(making, flat, inside)
    case 'array':
      return fillList(making, flat, inside)
    case 'string':
      return fillText(api as Api, flat)
    case undefined:
      return NOTHING
    default: {
      const plain = exampleValue(
        api as Api,
        { ...flatOnly(flat) },
        { direction: 'request', requiredOnly: true },
      ) as Value
      return allowsValue(api, schema, plain) ? plain : NOTHING
    }
  }
}

/** The first alternative of which a value can be made that is right for the whole. */
function fillChoice(
  making: Making,
  schema: Schema,
  choice: Choice,
  inside: readonly string[],
): Value | typeof NOTHING {
  const { api } = making
  const flat = flatOf(api, schema)
  const own = flat.properties ? fillObject(making, flat, inside) : undefined
  if (own === NOTHING) return NOTHING
  const { discriminator } = flat
  for (const isFull of making.isFull ? [true] : [false, true]) {
    for (const option of choice.options) {
      if (making.budget.attempts-- <= 0) return NOTHING
      const made = fill({ ...making, isFull }, option.schema, inside)
      if (made === NOTHING || made === undefined) continue
      const tag = discriminator &&
        option.value !== undefined && { [discriminator.propertyName]: option.value }
      const whole = isRecord(made)
        ? { ...(own !== undefined && isRecord(own) && own), ...made, ...tag }
        : made
      if (allowsValue(api, schema, whole)) return whole
    }
  }
  return own !== undefined && allowsValue(api, schema, own) ? own : NOTHING
}

/** The keywords of a flat schema as one that is written so. */
function flatOnly({
  ids: _ids,
  choices: _choices,
  earlier: _earlier,
  ...own
}: FlatSchema): Schema {
  const { examples: _examples, default: _default, nullable: _nullable, ...rest } = own
  return rest
}

function givenValues(flat: FlatSchema): Value[] {
  const { prefill, examples = [], default: fallback, const: constant } = flat
  return [
    ...(prefill ? [prefill.value] : []),
    ...examples,
    ...(fallback ? [fallback.value] : []),
    ...(constant ? [constant.value] : []),
    ...(flat.enum ?? []),
  ].filter((value) => value !== null) as Value[]
}

function fillObject(
  making: Making,
  flat: FlatSchema,
  inside: readonly string[],
): Value | typeof NOTHING {
  const { api, isFull } = making
  const made: [string, Value][] = []
  const properties = propertiesOf(api, flat, {
    direction: 'request',
    maintainOrder: true,
  })
  for (const { name, schema, required, pseudo } of properties) {
    if (pseudo) continue
    const inner = flatOf(api, schema)
    const isGiven =
      Boolean(inner.prefill ?? inner.default) || Boolean(inner.examples?.length)
    if (!required && !isGiven && !isFull) continue
    const value = fill(making, schema, inside)
    if (value === NOTHING || (value !== undefined && !allowsValue(api, schema, value))) {
      if (required) return NOTHING
    } else if (value !== undefined) made.push([name, value])
  }
  // What is required and nowhere described may be anything.
  const listed = new Set(flat.properties?.map(({ name }) => name))
  const others =
    typeof flat.additionalProperties === 'object' ? flat.additionalProperties : {}
  for (const name of flat.required ?? []) {
    if (listed.has(name)) continue
    const value = fill(making, others, inside)
    made.push([name, value === NOTHING || value === undefined ? 'string' : value])
  }
  return Object.fromEntries(made)
}

function fillList(
  making: Making,
  { items, prefixItems = [], minItems = 0, uniqueItems }: FlatSchema,
  inside: readonly string[],
): Value | typeof NOTHING {
  const least = numberOf(minItems)
  if (least > 20 || (uniqueItems && least > 1)) return NOTHING
  const list: Value[] = []
  while (list.length < least) {
    const schema = prefixItems[list.length] ?? items
    const value = schema ? fill(making, schema, inside) : 'string'
    if (value === NOTHING || value === undefined) return NOTHING
    list.push(value)
  }
  return list
}

function fillText(api: Api, flat: FlatSchema): Value | typeof NOTHING {
  const { format = '', pattern, minLength = 0, maxLength = Infinity } = flat
  const [least, most] = [numberOf(minLength), numberOf(maxLength)]
  if (least > 1000) return NOTHING
  const byFormat = Object.hasOwn(FORMATS, format)
    ? FORMATS[format]!
    : (exampleValue(
        api,
        { types: ['string'], format },
        {
          direction: 'request',
          requiredOnly: true,
        },
      ) as string)
  const candidates = [
    ...(byFormat === '<string>' ? [] : [byFormat]),
    ...TEXTS.map((text) => text.slice(0, most).padEnd(least, text[0])),
    ...(pattern === undefined
      ? []
      : [sampleOfPattern(pattern), sampleOfPattern(pattern, least)]),
  ]
  const found = candidates.find(
    (text) =>
      text !== undefined &&
      (pattern === undefined || isMatch(pattern, text)) &&
      findProblem(flat, text, true, consoleWords) === undefined,
  )
  return found ?? NOTHING
}

/** `findProblem` leaves patterns that may take long in a browser; here the texts are short. */
function isMatch(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}
