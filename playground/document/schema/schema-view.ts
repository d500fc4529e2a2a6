import type { Api } from '../api-model.ts'
import type { Schema } from '../schema-model.ts'
import { type Aspect, aspectsOf } from './aspects.ts'
import type { FlatSchema } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { type Choice, choicesOf } from './schema-choices.ts'
import { contentAnchor, itemsAnchor, optionAnchor, propertyAnchor } from './row-anchor.ts'
import { schemaName } from './schema-name.ts'
import {
  effectiveReference,
  modelName,
  placeOf,
  type SchemaPlace,
} from './schema-place.ts'
import {
  type PropertyOptions,
  propertiesOf,
  type SchemaProperty,
} from './schema-properties.ts'
import { typeLabel } from './schema-type.ts'

/**
 * The part of a schema that a page shows. A finite tree; what is omitted is referenced by
 * `repeats` and `more`.
 */
export interface SchemaView {
  schema: FlatSchema
  /** `string<date-time>`, `object[] | null`. */
  type: string
  /** The name of the object, or of those in an array. */
  name?: string
  /** Child attributes of an object. */
  properties: PropertyView[]
  /** Labelled alternatives; several sets if `allOf` combines them. */
  choices: ChoiceView[]
  /** Other subschemas: conditions, tuple positions, `contains`, …. */
  aspects: AspectView[]
  /** For arrays: the items. */
  items?: SchemaView
  /** The schema is already shown further up: link to that row. */
  repeats?: { name: string; anchor: string }
  /** The schema's contents, or those beyond the first rows, are on another page. */
  more?: { place: SchemaPlace; shown: number; total: number; anchor: string }
}

/** A row of a schema: a property with what is displayed inside it. */
export interface PropertyView {
  /** `{key}` for additional properties. */
  name: string
  required: boolean
  /** Id of the row, unique on the page. */
  anchor: string
  view: SchemaView
  /** The name is a pattern or placeholder. */
  pseudo?: true
}

/** The alternatives of a schema, as folds. */
export interface ChoiceView {
  options: OptionView[]
  /** The property that tells the options apart. */
  discriminator?: string
  /** Label of the option for unknown values of that property. */
  fallback?: string
}

interface OptionView {
  label: string
  /** Set if the option has no name: `label` (`Option 2`) is then only used for ids. */
  number?: number
  anchor: string
  view: SchemaView
}

/** A subschema of a keyword such as `if` or `contains`, with what is displayed inside it. */
export type AspectView = Omit<Aspect, 'schema'> & { anchor: string; view: SchemaView }

interface ViewOptions extends PropertyOptions {
  /** Returns an id for a row, unique on the page. */
  claimAnchor(wanted: string): string
  /** How many nested rows may still be shown. Mutated. */
  budget: { left: number }
  /** Which top-level rows to show: `most` of them, starting at index `first`. */
  first?: number
  most?: number
}

/** Deeper nesting than this is not readable on one page. */
const MAX_DEPTH = 6

/**
 * An unnamed schema with this many rows or fewer, none of them nested, is always inlined: a link
 * to it would take more room.
 */
const MAX_TINY_ROWS = 2

interface Step {
  view: SchemaView
  /** As written in the description, before flattening. */
  schema: Schema
  /** Id of the row that shows it. */
  row: string
  /** What the ids of its rows start with. */
  anchor: string
  depth: number
  /** Ids of the enclosing schemas, with the rows that show them. */
  ancestors: { id: string; anchor: string }[]
}

/**
 * Builds the view of a schema. Works breadth-first, so that when the budget runs out the deepest
 * levels of a huge schema are cut off, not whatever comes last in the document.
 *
 * @param anchor Prefix of the row ids: `body`, `response-200`.
 */
export function viewSchema(
  api: Api,
  schema: Schema,
  anchor: string,
  options: ViewOptions,
): SchemaView {
  const root = emptyView(api, schema)
  const at = contentAnchor(api, anchor, schema)
  let level: Step[] = [
    { view: root, schema, row: anchor, anchor: at, depth: 0, ancestors: [] },
  ]
  while (level.length > 0) level = level.flatMap((step) => open(api, step, options))
  return root
}

function emptyView(api: Api, schema: Schema): SchemaView {
  const type = typeLabel(api, schema)
  const name = modelName(api, schema, type)
  return {
    schema: flattenSchema(api, schema),
    type,
    ...(name !== undefined && { name }),
    properties: [],
    choices: [],
    aspects: [],
  }
}

/** One row of a schema. */
type Row =
  | { kind: 'property'; property: SchemaProperty }
  | { kind: 'option'; choice: Choice; option: Choice['options'][number] }
  | { kind: 'aspect'; aspect: Aspect }

/** All rows of a schema, in display order. */
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

/** The views directly inside another, in display order. */
export function childViews({
  properties,
  choices,
  aspects,
  items,
}: SchemaView): SchemaView[] {
  const rows = [...properties, ...choices.flatMap(({ options }) => options), ...aspects]
  return [...rows.map(({ view }) => view), ...(items ? [items] : [])]
}

/** Fills one view and returns the steps for its children. */
function open(api: Api, step: Step, options: ViewOptions): Step[] {
  const { view, anchor, schema, depth } = step
  const flat = view.schema
  const id = effectiveReference(schema)
  const repeated = step.ancestors.find((outer) => outer.id === id)
  if (repeated) {
    view.repeats = { name: schemaName(repeated.id), anchor: repeated.anchor }
    return []
  }
  if (!hasChildren(flat)) return []
  const all = rowsOf(api, flat, options)
  const { budget, first = 0, most = Infinity } = options
  const isTiny =
    id === undefined && all.length <= MAX_TINY_ROWS && all.every(isPlain(api))
  if (depth > 0 && all.length > 0 && !isTiny) {
    // A named schema is shown completely or linked to. An inline one may be cut off.
    const fits = id !== undefined ? all.length <= budget.left : budget.left > 0
    if (depth >= MAX_DEPTH || !fits) {
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
  const own = ids.map((each) => ({ id: each, anchor: step.row }))
  const ancestors = [...step.ancestors, ...own]
  const next: Step[] = []
  const enter = (
    inner: Schema,
    anchor: string,
    at: Partial<Step> = { row: anchor, depth: depth + 1 },
  ): SchemaView => {
    const opened = emptyView(api, inner)
    next.push({ ...step, ...at, view: opened, schema: inner, anchor, ancestors })
    return opened
  }
  const choices = new Map<Choice, ChoiceView>()
  for (const row of rows) {
    if (row.kind === 'property') {
      const { schema: inner, ...property } = row.property
      const at = options.claimAnchor(propertyAnchor(api, anchor, row.property))
      view.properties.push({ ...property, anchor: at, view: enter(inner, at) })
    } else if (row.kind === 'option') {
      const { label, number, schema: inner } = row.option
      const { options: siblings, ...about } = row.choice
      const index = siblings.indexOf(row.option)
      const at = options.claimAnchor(optionAnchor(anchor, index))
      let choice = choices.get(row.choice)
      if (!choice) {
        choice = { ...about, options: [] }
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
  // Arrays add no level of nesting: their items are shown where an object has its properties.
  if (flat.items && !flat.items.never && (first === 0 || all.length === 0))
    view.items = enter(flat.items, itemsAnchor(api, anchor, flat.items), {})
  return next
}

/** A predicate for rows without children. */
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
  return (row) => !hasChildren(flattenSchema(api, schemaOf(row)))
}

/** True if the schema has rows or items. */
function hasChildren(flat: FlatSchema): boolean {
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
