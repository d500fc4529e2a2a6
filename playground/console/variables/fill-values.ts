import type { Schema } from '../../document/schema-model.ts'
import type { FlatSchema, SchemaSource } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { choicesOf } from '../../document/schema/schema-choices.ts'
import { isRecord, type RequestValues, type Value } from '../../request/operation.ts'
import type { ConsoleOperation } from '../props/console-props.ts'
import { fillText, typedText, type Lookup } from './fill-text.ts'

/** Alternatives may refer to each other in a circle. */
const DEEPEST = 6

/**
 * What the reader typed with its variables filled in: address, parameters, credentials and body. The same
 * object where there are none. Where a schema takes no text, `{{n}}` becomes the number that it stands for.
 */
export function fillValues(
  operation: ConsoleOperation,
  typed: RequestValues,
  source: SchemaSource,
  values: Lookup,
): RequestValues {
  const fill = (text: string) => fillText(text, values)
  const filler = new Filler(source, values)
  const { body } = typed
  const content = body && operation.body?.content[body.content]
  const next: RequestValues = {
    ...fillServer(typed, values),
    parameters: sameOr(typed.parameters, (value, index) =>
      filler.fill(value, () => filler.flat(operation.parameters[index]?.schema)),
    ),
    credentials: sameOr(typed.credentials, (credential) =>
      credential ? mapTexts(credential, fill) : credential,
    ),
    ...(body && {
      body:
        body.text === undefined
          ? withMember(
              body,
              'value',
              filler.fill(body.value, () => filler.flat(content?.schema)),
            )
          : withMember(body, 'text', fill(body.text)),
    }),
  }
  const isSame = (Object.keys(next) as (keyof RequestValues)[]).every(
    (key) => next[key] === typed[key],
  )
  return isSame ? typed : next
}

/** The parts of the server's address with variables filled in. */
export function fillServer(typed: RequestValues, values: Lookup): RequestValues {
  const fill = (text: string | undefined) =>
    text === undefined ? undefined : fillText(text, values)
  const baseUrl = fill(typed.baseUrl)
  const variables = sameOr(typed.variables, fill)
  return baseUrl === typed.baseUrl && variables === typed.variables
    ? typed
    : { ...typed, baseUrl, variables }
}

/** Fills in values by the schemas of their places, which are looked up only where something changes. */
class Filler {
  readonly #source: SchemaSource
  readonly #values: Lookup

  constructor(source: SchemaSource, values: Lookup) {
    this.#source = source
    this.#values = values
  }

  fill(value: Value, schemas: () => FlatSchema[]): Value {
    if (typeof value === 'string') {
      const text = fillText(value, this.#values)
      return text === value ? value : typedText(text, schemas())
    }
    if (Array.isArray(value)) {
      return sameOr(value, (item, index) =>
        this.fill(item, () =>
          schemas().flatMap(({ prefixItems, items }) =>
            this.flat(prefixItems?.[index] ?? items),
          ),
        ),
      )
    }
    if (!isRecord(value)) return value
    const entries = sameOr(Object.entries(value), (entry): [string, Value] => {
      const [name, member] = entry
      const key = fillText(name, this.#values)
      const filled = this.fill(member, () =>
        schemas().flatMap((schema) => this.flat(memberSchema(schema, name))),
      )
      return key === name && filled === member ? entry : [key, filled]
    })
    return entries.every(([name, member]) => value[name] === member)
      ? value
      : Object.fromEntries(entries)
  }

  /** A schema and its alternatives. */
  flat(schema: Schema | undefined, depth = 0): FlatSchema[] {
    if (!schema) return []
    const flat = flattenSchema(this.#source, schema)
    if (depth > DEEPEST) return [flat]
    const options = choicesOf(this.#source, flat).flatMap((choice) => choice.options)
    return [flat, ...options.flatMap((option) => this.flat(option.schema, depth + 1))]
  }
}

function memberSchema(
  { properties, additionalProperties }: FlatSchema,
  name: string,
): Schema | undefined {
  const found = properties?.find((property) => property.name === name)?.schema
  if (found) return found
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

/** A copy of a list with each item changed; the list itself where none is. */
function sameOr<Item>(list: Item[], change: (item: Item, index: number) => Item): Item[] {
  let changed = false
  // Places may be empty.
  const copy = Array.from(list, (item, index) => {
    const next = change(item, index)
    if (next !== item) changed = true
    return next
  })
  return changed ? copy : list
}

function withMember<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  key: Key,
  value: Whole[Key],
): Whole {
  return whole[key] === value ? whole : { ...whole, [key]: value }
}

/** The texts of a credential; how it was got is left alone. */
function mapTexts<Whole extends { token?: string; username?: string; password?: string }>(
  whole: Whole,
  change: (text: string) => string,
): Whole {
  let next = whole
  for (const key of ['token', 'username', 'password'] as const) {
    const text = whole[key]
    if (text !== undefined && change(text) !== text)
      next = { ...next, [key]: change(text) }
  }
  return next
}
