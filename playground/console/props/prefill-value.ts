import { consoleWords } from './words.ts'
import { findProblem } from './find-problem.ts'
import { isRecord, type Value } from '../../request/operation.ts'
import type { Api } from '../../document/api-model.ts'
import { isExactNumber, numberOf } from '../../document/exact-number.ts'
import type { Schema } from '../../document/schema-model.ts'
import { exampleValue } from '../../document/schema/example-value.ts'
import type { FlatSchema } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { sampleOfPattern } from './sample-of-pattern.ts'
import { choicesOf } from '../../document/schema/schema-choices.ts'
import { propertiesOf } from '../../document/schema/schema-properties.ts'
import { isFileSchema, typesOf } from '../../document/schema/schema-type.ts'

const DEEPEST = 12
/** Most values in one body. */
const MOST = 400

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

/**
 * What the form of a request starts with: all that is required, and what a description gives
 * examples or defaults of. Every value in it is one that its schema allows; undefined where
 * that can't be made.
 */
export function prefillValue(api: Pick<Api, 'schemas'>, schema: Schema): Value {
  const made = fill(api as Api, schema, [], { left: MOST })
  return made === NOTHING ? undefined : made
}

function fill(
  api: Api,
  schema: Schema,
  around: readonly string[],
  budget: { left: number },
): Value | typeof NOTHING {
  const flat = flattenSchema(api, schema)
  if (flat.never || budget.left-- <= 0 || around.length > DEEPEST) return NOTHING
  if (flat.ids.some((id) => around.includes(id))) return NOTHING
  const given = givenValues(flat).find((value) => fits(api, schema, value))
  if (given !== undefined) return given
  const inside = [...around, ...(flat.ids.length > 0 ? flat.ids : [''])]
  const [type] = typesOf(flat)
  const [choice] = choicesOf(api, flat)
  if (choice && type !== 'array') {
    const own = flat.properties ? fillObject(api, flat, inside, budget) : undefined
    if (own === NOTHING) return NOTHING
    for (const option of choice.options) {
      const made = fill(api, option.schema, inside, budget)
      if (made === NOTHING || made === undefined) continue
      if (!isRecord(made)) return made
      const { discriminator } = flat
      const tag = discriminator &&
        option.value !== undefined && { [discriminator.propertyName]: option.value }
      return { ...(own !== undefined && isRecord(own) && own), ...made, ...tag }
    }
    return own ?? NOTHING
  }
  if (isFileSchema(flat)) return undefined
  switch (type) {
    case 'object':
      return fillObject(api, flat, inside, budget)
    case 'array':
      return fillList(api, flat, inside, budget)
    case 'string':
      return fillText(api, flat)
    case undefined:
      return NOTHING
    default: {
      const plain = exampleValue(
        api,
        { ...flatOnly(flat) },
        { direction: 'request', requiredOnly: true },
      ) as Value
      return fits(api, schema, plain) ? plain : NOTHING
    }
  }
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
  api: Api,
  flat: FlatSchema,
  inside: readonly string[],
  budget: { left: number },
): Value | typeof NOTHING {
  const made: [string, Value][] = []
  for (const property of propertiesOf(api, flat, {
    direction: 'request',
    maintainOrder: true,
  })) {
    const { name, schema, required, pseudo } = property
    if (pseudo) continue
    const inner = flattenSchema(api, schema)
    const isGiven =
      Boolean(inner.prefill ?? inner.default) || Boolean(inner.examples?.length)
    if (!required && !isGiven) continue
    const value = fill(api, schema, inside, budget)
    if (value === NOTHING) {
      if (required) return NOTHING
    } else if (value !== undefined) made.push([name, value])
  }
  return Object.fromEntries(made)
}

function fillList(
  api: Api,
  { items, prefixItems = [], minItems = 0, uniqueItems }: FlatSchema,
  inside: readonly string[],
  budget: { left: number },
): Value | typeof NOTHING {
  const least = numberOf(minItems)
  if (least > 20 || (uniqueItems && least > 1)) return NOTHING
  const list: Value[] = []
  while (list.length < least) {
    const schema = prefixItems[list.length] ?? items
    const value = schema ? fill(api, schema, inside, budget) : 'string'
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

/** Whether a value is one that a schema allows, as far as its own keywords and those inside say. */
export function fits(api: Api, schema: Schema, value: Value, depth = 0): boolean {
  const flat = flattenSchema(api, schema)
  if (value === undefined || depth > DEEPEST) return true
  if (flat.never) return false
  const types = typesOf(flat)
  if (value === null)
    return flat.types?.includes('null') ?? (flat.nullable === true || types.length === 0)
  const kind = kindOf(value)
  if (
    types.length > 0 &&
    !types.some((type) => type === kind || (type === 'number' && kind === 'integer'))
  )
    return false
  if (findProblem(flat, value, true, consoleWords) !== undefined) return false
  if (
    typeof value === 'string' &&
    flat.pattern !== undefined &&
    !isMatch(flat.pattern, value)
  )
    return false
  for (const options of flat.choices)
    if (!options.some((option) => fits(api, option, value, depth + 1))) return false
  if (Array.isArray(value))
    return value.every((item, index) => {
      const inner = flat.prefixItems?.[index] ?? flat.items
      return !inner || fits(api, inner, item, depth + 1)
    })
  if (!isRecord(value)) return true
  const properties = propertiesOf(api, flat, {
    direction: 'request',
    maintainOrder: true,
  })
  return properties.every(
    ({ name, schema: inner, required, pseudo }) =>
      pseudo ||
      (Object.hasOwn(value, name)
        ? fits(api, inner, value[name], depth + 1)
        : !required || isFileSchema(flattenSchema(api, inner))),
  )
}

function kindOf(value: Value): string {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number' || isExactNumber(value))
    return Number.isInteger(numberOf(value)) ? 'integer' : 'number'
  return isRecord(value) ? 'object' : typeof value
}
