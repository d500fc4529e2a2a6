import { memberSchemas } from '../../document/example/member-schemas.ts'
import type { Schema } from '../../document/schema-model.ts'
import type { FlatSchema, SchemaSource } from '../../document/schema/flat-schema.ts'
import { isRecord, type RequestValues, type Value } from '../../request/operation.ts'
import type { ConsoleOperation } from '../props/console-props.ts'
import { fillText, typedText, type Lookup } from './fill-text.ts'
import { withAlternatives } from '../../document/schema/with-alternatives.ts'

/**
 * Fills in the variables of server, parameters, credentials and body. Returns the same object if
 * there are none. Where a schema doesn't allow strings, `{{n}}` becomes a number or other JSON
 * value.
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

/** Fills in the variables of the server's URL. */
export function fillServer(typed: RequestValues, values: Lookup): RequestValues {
  const fill = (text: string | undefined) =>
    text === undefined ? undefined : fillText(text, values)
  const baseUrl = fill(typed.baseUrl)
  const variables = sameOr(typed.variables, fill)
  return baseUrl === typed.baseUrl && variables === typed.variables
    ? typed
    : { ...typed, baseUrl, variables }
}

/** Fills in values according to their schemas, which are only resolved when a value changes. */
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
        schemas()
          .flatMap((schema) => memberSchemas(schema, name))
          .flatMap((schema) => this.flat(schema)),
      )
      return key === name && filled === member ? entry : [key, filled]
    })
    return entries.every(([name, member]) => value[name] === member)
      ? value
      : Object.fromEntries(entries)
  }

  /** A schema and its alternatives, flattened. */
  flat(schema: Schema | undefined): FlatSchema[] {
    return schema ? withAlternatives(this.#source, schema) : []
  }
}

/** Maps a list. Returns the same list if no item changed. */
function sameOr<Item>(list: Item[], change: (item: Item, index: number) => Item): Item[] {
  let changed = false
  // `Array.from` also visits empty indexes, unlike `map`.
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

/** Changes the texts of a credential, but not its token grant. */
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
