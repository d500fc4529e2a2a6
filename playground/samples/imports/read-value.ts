import { parseExactJson, parseNumeric } from '../../document/exact-number.ts'
import { memberSchemas } from '../../document/example/member-schemas.ts'
import type { SchemaType, Schema } from '../../document/schema-model.ts'
import type { FlatSchema, SchemaSource } from '../../document/schema/flat-schema.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import { isNullable, typesOf } from '../../document/schema/schema-type.ts'
import type { Value } from '../../request/operation.ts'
import { writePrimitive } from '../../request/write-parameter.ts'
import { withAlternatives } from '../../document/schema/with-alternatives.ts'

/** The types that a value can have: those of a schema and all of its alternatives. */
export class InputShape {
  readonly #source: SchemaSource
  readonly #written: readonly Schema[]
  readonly #flat: FlatSchema[]

  constructor(source: SchemaSource, written: readonly Schema[]) {
    this.#source = source
    this.#written = written
    this.#flat = written.flatMap((schema) => withAlternatives(source, schema))
  }

  get types(): SchemaType[] {
    return [...new Set(this.#flat.flatMap((schema) => typesOf(schema)))]
  }

  /** How the value is serialised in a parameter. */
  get kind(): 'list' | 'object' | 'text' {
    const { types } = this
    if (types.includes('array')) return 'list'
    return types.includes('object') ? 'object' : 'text'
  }

  get names(): string[] {
    return this.#flat.flatMap(({ properties = [] }) => properties.map(({ name }) => name))
  }

  member(name: string): InputShape {
    const members = this.#flat.flatMap((schema) => memberSchemas(schema, name))
    return new InputShape(this.#source, members)
  }

  item(index: number): InputShape {
    const items = this.#flat.flatMap(
      ({ prefixItems, items: rest }) => prefixItems?.[index] ?? rest ?? [],
    )
    return new InputShape(this.#source, items)
  }

  /** Converts text to a value: an enum value, number, boolean, JSON, or the text itself. */
  read(text: string): Value {
    const listed = this.#flat.flatMap((schema): unknown[] =>
      schema.const ? [schema.const.value] : (schema.enum ?? []),
    ) as Value[]
    const option = listed.find((value) => writePrimitive(value) === text)
    if (option !== undefined) return option
    const { types } = this
    if (types.includes('string')) return text
    const isNull = this.#written.some((schema) =>
      isNullable(this.#source, flattenSchema(this.#source, schema)),
    )
    if (text === '' && isNull) return null
    const isNumber = types.includes('number') || types.includes('integer')
    if (isNumber && types.length === 1) return parseNumeric(text) ?? text
    return jsonOf(text) ?? text
  }
}

/** Parses JSON; `undefined` if invalid. */
export function jsonOf(text: string): Value {
  try {
    return parseExactJson(text) as Value
  } catch {
    return undefined
  }
}
