import type { Api } from '../api-model.ts'
import type { Schema } from '../schema-model.ts'
import { type Aspect, aspectsOf } from './aspects.ts'
import type { FlatSchema } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { type Choice, choicesOf } from './schema-choices.ts'
import { schemaName } from './schema-name.ts'
import { type SchemaPlace, placeOf, soleReference } from './schema-place.ts'
import {
  type PropertyOptions,
  propertiesOf,
  type SchemaProperty,
} from './schema-properties.ts'
import { typeLabel } from './schema-type.ts'

/** What is shown of one schema. Never circular; what is left out of it is named in `more`. */
export interface SchemaView {
  schema: FlatSchema
  /** `string<date-time>`, `object[] | null`. */
  type: string
  /** Child attributes of the object. */
  properties: PropertyView[]
  /** Labelled alternatives; several sets where `allOf` combines them. */
  choices: ChoiceView[]
  /** What other keywords say by schemas: conditions, places of tuples, …. */
  aspects: AspectView[]
  /** For arrays: the item, where it has anything to show. */
  items?: SchemaView
  /** It repeats a schema that is being shown around it: a link leads there. */
  repeats?: { name: string; anchor: string }
  /** Its inside, or what is beyond the first rows, is shown at another place. */
  more?: { place: SchemaPlace; shown: number; total: number; anchor: string }
}

export interface PropertyView {
  /** `{key}` for other properties. */
  name: string
  required: boolean
  /** Id of its row, unique on the page. */
  anchor: string
  view: SchemaView
  /** Its name is a pattern or placeholder. */
  pseudo?: true
}

export interface ChoiceView {
  options: OptionView[]
  /** The property that tells the alternatives apart. */
  discriminator?: string
}

export interface OptionView {
  label: string
  /** It has no name: `label` is one in English, which only serves as an id. */
  number?: number
  anchor: string
  view: SchemaView
}

export type AspectView = Omit<Aspect, 'schema'> & { anchor: string; view: SchemaView }

export interface ViewOptions extends PropertyOptions {
  /** Gives each row an id that nothing else on the page has. */
  claimAnchor(wanted: string): string
  /** Rows for what is nested; counted down. */
  budget: { left: number }
  /** Rows for what is outermost: from `first`, at most `most`. */
  first?: number
  most?: number
}

/** Levels of properties in properties that can be read on one page. */
const DEEPEST = 6

/** So few plain rows of a schema without a name take less room than what leads to them. */
const TINY = 2

interface Step {
  view: SchemaView
  /** As it is written in the description. */
  schema: Schema
  anchor: string
  depth: number
  /** Ids of the schemas around, with the rows that show them. */
  around: { id: string; anchor: string }[]
}

/**
 * What a page shows of a schema. Opened level by level, so that a bound leaves out the deepest
 * parts of an explosive description and not whatever comes last; what is left out has a place
 * of its own.
 *
 * @param anchor Id that rows of properties start with: `body`, `response-200`.
 */
export function viewSchema(
  api: Api,
  schema: Schema,
  anchor: string,
  options: ViewOptions,
): SchemaView {
  const root = blank(api, schema)
  let level: Step[] = [{ view: root, schema, anchor, depth: 0, around: [] }]
  while (level.length > 0) level = level.flatMap((step) => open(api, step, options))
  return root
}

function blank(api: Api, schema: Schema): SchemaView {
  return {
    schema: flattenSchema(api, schema),
    type: typeLabel(api, schema),
    properties: [],
    choices: [],
    aspects: [],
  }
}

/** One row inside of a schema. */
type Row =
  | { kind: 'property'; property: SchemaProperty }
  | { kind: 'option'; choice: Choice; option: Choice['options'][number] }
  | { kind: 'aspect'; aspect: Aspect }

/** The rows inside of a schema, in the order of the page. */
export function rowsOf(api: Api, flat: FlatSchema, options: PropertyOptions): Row[] {
  return [
    ...propertiesOf(api, flat, options).map((property): Row => ({
      kind: 'property',
      property,
    })),
    ...choicesOf(api, flat).flatMap((choice) =>
      choice.options.map((option): Row => ({ kind: 'option', choice, option })),
    ),
    ...aspectsOf(flat).map((aspect): Row => ({ kind: 'aspect', aspect })),
  ]
}

/** Fills one view, and returns the steps for the views inside it. */
function open(api: Api, step: Step, options: ViewOptions): Step[] {
  const { view, anchor, schema, depth } = step
  const flat = view.schema
  const id = soleReference(schema)
  const repeated = step.around.find((outer) => outer.id === id)
  if (repeated) {
    view.repeats = { name: schemaName(repeated.id), anchor: repeated.anchor }
    return []
  }
  if (!hasInside(flat)) return []
  const all = rowsOf(api, flat, options)
  const { budget, first = 0, most = Infinity } = options
  const isTiny = id === undefined && all.length <= TINY && all.every(isPlain(api))
  if (depth > 0 && all.length > 0 && !isTiny) {
    // A schema with a page of its own is here as a whole, or it is there.
    const fits = id !== undefined ? all.length <= budget.left : budget.left > 0
    if (depth >= DEEPEST || !fits) {
      view.more = { place: placeOf(api, schema), shown: 0, total: all.length, anchor }
      return []
    }
  }
  const rows =
    depth === 0
      ? all.slice(first, first + most)
      : isTiny
        ? all
        : all.slice(0, budget.left || 1)
  if (depth > 0 && !isTiny) budget.left -= rows.length
  if (rows.length < all.length && first === 0)
    view.more = {
      place: placeOf(api, schema),
      shown: rows.length,
      total: all.length,
      anchor,
    }
  const ids = id === undefined ? flat.ids.slice(0, 1) : [id]
  const around = [...step.around, ...ids.map((each) => ({ id: each, anchor }))]
  const next: Step[] = []
  const enter = (inner: Schema, at: string, deeper = depth + 1): SchemaView => {
    const opened = blank(api, inner)
    next.push({ view: opened, schema: inner, anchor: at, depth: deeper, around })
    return opened
  }
  const choices = new Map<Choice, ChoiceView>()
  for (const row of rows) {
    if (row.kind === 'property') {
      const { name, required, pseudo, schema: inner } = row.property
      const at = options.claimAnchor(`${anchor}-${name}`)
      const mark = pseudo && { pseudo }
      view.properties.push({
        name,
        required,
        anchor: at,
        ...mark,
        view: enter(inner, at),
      })
    } else if (row.kind === 'option') {
      const { label, number, schema: inner } = row.option
      const { discriminator } = row.choice
      const at = options.claimAnchor(`${anchor}-${label}`)
      let choice = choices.get(row.choice)
      if (!choice) {
        choice = { options: [], ...(discriminator && { discriminator }) }
        choices.set(row.choice, choice)
        view.choices.push(choice)
      }
      const numbered = number !== undefined && { number }
      choice.options.push({ label, ...numbered, anchor: at, view: enter(inner, at) })
    } else {
      const { schema: inner, ...aspect } = row.aspect
      const at = options.claimAnchor(`${anchor}-${aspect.name ?? aspect.kind}`)
      view.aspects.push({ ...aspect, anchor: at, view: enter(inner, at) })
    }
  }
  // Lists add no level: their items are as near as the properties of an object.
  if (flat.items && !flat.items.never && (first === 0 || all.length === 0))
    view.items = enter(flat.items, anchor, depth)
  return next
}

/** Whether a row has nothing inside. */
function isPlain(api: Api): (row: Row) => boolean {
  const schemaOf = (row: Row): Schema => {
    switch (row.kind) {
      case 'property':
        return row.property.schema
      case 'option':
        return row.option.schema
      case 'aspect':
        return row.aspect.schema
    }
  }
  return (row) => !hasInside(flattenSchema(api, schemaOf(row)))
}

function hasInside(flat: FlatSchema): boolean {
  return Boolean(
    flat.properties?.length ||
    flat.choices.length ||
    flat.items ||
    flat.patternProperties?.length ||
    flat.discriminator ||
    flat.additionalProperties ||
    aspectsOf(flat).length,
  )
}
